"""What a creature is said to do by a rule of its own: `Ogre can block two creatures`, `My 3/3 deals double damage`."""

from __future__ import annotations

from bot.regex import regex
from bot.scenario.errors import CannotMean
from bot.scenario.meaning.registry import MEANINGS, means
from bot.scenario.phrases.values import ThingRef
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.story import Story
from bot.values import replace

_DOUBLES = regex(r"\b(?:double|twice|triple)\b")
_BLOCKS = regex(r"\bblock an additional\b|\bblock any number\b")


@means("ownrule")
def own_rule(story: Story, statement: Statement) -> None:
    """An ability of its own. Raises `CannotMean` where a card that is told of does as much: then it may only say what comes of that."""
    told: ThingRef = statement.slots["withlist"]
    said = _DOUBLES if "double" in told.lines[0] else _BLOCKS
    by = next((thing for thing in story.things if any(said.search(text) for text in thing.texts)), None)
    if by is not None:
        raise CannotMean(
            f"It is not told whether that comes of {by.label} or is another ability.",
            (),
            statement.start,
            statement.end,
        )
    MEANINGS["hasability"](story, replace(statement, kind="hasability"))
