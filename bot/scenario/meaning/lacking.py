"""What something does not have: `The 3/3 doesn't have trample`, `What if it had no first strike?`"""

from __future__ import annotations

from bot.scenario.errors import CannotMean
from bot.scenario.meaning.registry import means
from bot.scenario.phrases.values import ThingRef
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.story import Story
from bot.scenario.things.lacking import bearers_of, take_away


@means("lacks")
def lacks(story: Story, statement: Statement) -> None:
    """A question supposes it of what has that keyword; told, it says nothing new of what has it not. Raises `CannotMean` where a story tells it
    of what it has told to have that."""
    told: ThingRef = statement.slots["withlist"]
    refs = statement.slots["it"]
    things = story.resolve(refs, "any")
    back = all(isinstance(ref, ThingRef) and ref.source == "it" for ref in refs)
    for keyword in told.lines:
        if _is_supposed(story, statement):
            for thing in bearers_of(keyword, things, story.things, may_be_any=back):
                take_away(thing, keyword)
        elif any(thing.has_keyword(keyword) for thing in things):
            said = f"It is not told what takes {keyword} away."
            raise CannotMean(said, (), statement.start, statement.end)


def _is_supposed(story: Story, statement: Statement) -> bool:
    """Whether it stands in a question."""
    after = story.tokens[statement.end :]
    return any("?" in token.text for token in after[:1]) or "?" in next(
        (t.text for t in after if t.kind == "break"), ""
    )
