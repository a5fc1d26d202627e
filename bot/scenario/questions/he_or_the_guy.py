"""Who is asked about as `he`, where a creature was called so and a player was named since."""

from __future__ import annotations

from bot.scenario.errors import CannotMean
from bot.scenario.phrases.values import PlayerRef
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.story import Story
from bot.scenario.text.words import word_set


def refuse_he_or_the_guy(story: Story, statement: Statement, kind: str, names: tuple[str, ...]) -> None:
    """`My dude is a 1/1 and he has Rancor. Opp chumps. How much damage does he take?`, with what that was taken for. Raises `CannotMean`."""
    asked = statement.get("to")
    who = asked[0] if kind in _DAMAGED and isinstance(asked, tuple) and len(asked) == 1 else None
    if not isinstance(who, PlayerRef) or who.how != "they" or not names or names[0] in story.seats:
        return
    before = [token.fold for token in story.tokens[: who.start]]
    called = max((n for n, word in enumerate(before) if word in _CALLED), default=-1)
    named = max((n for n, word in enumerate(before) if word in _OPPONENTS), default=-1)
    if named > called:
        labels = (story.opponent("You") if story.speaks else "the player", names[0])
        said = f"It is not told which “{story.tokens[who.start].fold}” means: {' or '.join(labels)}."
        raise CannotMean(said, labels, who.start, who.start + 1, labels)


_DAMAGED = frozenset({"damageto", "anydamage"})
_CALLED = word_set("he him his she her")
_OPPONENTS = word_set("opp opponent opps oppo buddy friend")
