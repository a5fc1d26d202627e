"""What is told to be impossible for a creature: `My 2/2 can't be blocked` is more than that nobody blocks it, where nothing told makes it so."""

from __future__ import annotations

import re

from bot.engine.told.script import AnnounceAttack, Attack
from bot.regex import regex
from bot.scenario.meaning.registry import MEANINGS
from bot.scenario.phrases.values import ThingRef
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing
from bot.values import replace

_CAN = frozenset({"can", "cannot", "could", "cant"})
_LINES = {
    "unblocked": "This creature can't be blocked.",
    "notattacking": "This creature can't attack.",
    "notblocking": "This creature can't block.",
}
_MADE_SO = regex(r"\b(?:can't|can’t|cannot|doesn't untap|detain)\b", re.IGNORECASE)
#: Keywords by which a creature may be unable to do so as it is.
_KEYWORDS = (
    "defender",
    "flying",
    "menace",
    "shadow",
    "fear",
    "intimidate",
    "skulk",
    "horsemanship",
    "decayed",
)


def is_told_to_be_unable(story: Story, statement: Statement) -> bool:
    """Gives a creature that ability where it is told that it can't, and no more. False where something that is told explains it."""
    words = story.tokens[statement.start : statement.end]
    refs = statement.get("it")
    told = any(token.fold in _CAN for token in words) and isinstance(refs, tuple)
    if (
        not told
        or statement.get("attackers")
        or statement.get("whom")
        or words[-1].fold in ("turn", "anyone")
    ):
        return False
    things = story.resolve(refs, "any")
    if not things or any(thing.tapped or thing.sick or thing.attacking or thing.blocking for thing in things):
        return False
    fought = any(isinstance(action, Attack | AnnounceAttack) for action in story.actions)
    if fought or any(_explains(thing) for thing in story.things):
        return False
    line = ThingRef("kind", statement.start, statement.start, lines=(_LINES[statement.kind],), described=True)
    slots = {"it": refs, "withlist": line}
    MEANINGS["hasability"](story, replace(statement, kind="hasability", slots=slots))
    return True


def _explains(thing: Thing) -> bool:
    return any(_MADE_SO.search(text) for text in thing.texts) or any(map(thing.has_keyword, _KEYWORDS))
