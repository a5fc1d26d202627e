"""`My Wurmcoil Engine dies. I attack with both Wurms`: what was told to be destroyed is none of those, and what came of its dying is."""

from __future__ import annotations

import re

from bot.engine.told.script import Activate, Cast, Sacrifices
from bot.regex import regex
from bot.scenario.text.words import NUMBERS
from bot.scenario.things.board import Thing
from bot.scenario.things.creating import Creating

_WHEN_IT_DIES = regex(r"When(?:ever)? (?:~|this creature|this permanent) dies,")
_DESTROYS = regex(r"\b[Dd]estroy target\b")
_ONE_MORE = regex(r"\b(a|an|one|two|three|four|five|\d+)\b((?:(?!\btokens?\b)[^.\"])*)\bcreature tokens?\b")


def makes_as_it_dies(text: str) -> bool:
    """Whether a line is followed once, as what has it dies."""
    return _WHEN_IT_DIES.match(text) is not None


def died_before(story: Creating, thing: Thing) -> bool:
    """Whether it makes something as it dies and the story told that it is destroyed or sacrificed."""
    if not any(makes_as_it_dies(text) for text in thing.texts) or thing.has_keyword("indestructible"):
        return False
    for deed in story.actions:
        if isinstance(deed, Sacrifices) and deed.what == thing.label:
            return True
        if isinstance(deed, Cast | Activate) and thing.label in deed.sacrificed:
            return True
        if isinstance(deed, Cast) and thing.label in (deed.targets.names or ()):
            spell = next((t for t in story.things if t.label == deed.card), None)
            if spell is not None and any(_DESTROYS.search(text) for text in spell.texts):
                return True
    return False


def as_many_more(rest: str, subtypes: tuple[str, ...]) -> int | None:
    """How many more of that kind the same line makes: `..., a Golem token with flying, and a Golem token with trample`; None where that
    is not told by a number."""
    found = 0
    for one in _ONE_MORE.finditer(rest):
        if subtypes and not all(re.search(rf"\b{re.escape(kind)}\b", one[2]) for kind in subtypes):
            continue
        word = one[1].lower()
        number = 1 if word in ("a", "an") else NUMBERS.get(word, int(word) if word.isdigit() else 0)
        if not number:
            return None
        found += number
    return found
