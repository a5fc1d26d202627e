"""How much, how often and how long something is, told in words that are passed over: `I gain twice as much life`, `he gains 2 life each
turn`, `permanently`. Nothing that is not on the board says so, and without it the story is another."""

from __future__ import annotations

import re

from bot.engine.told.script import GoTo, Moment
from bot.regex import regex
from bot.scenario.telling.story import Story
from bot.scenario.text.words import NUMBERS

_MUCH = regex(
    r"\b(?:gain|gains|gained|lose|loses|lost|take|takes|took|deal|deals|dealt|get|gets|got|draw|draws|drew|prevent|prevents)\b"
    r"[^.;]*\b(?:twice|double|doubled|triple|tripled|half|three times|2x|3x)\b"
    r"|\b(?:doubled|tripled|halved)\b",
    re.IGNORECASE,
)
_ON_CARDS = regex(r"\b(?:twice|double|triple|half|three times|that much|additional)\b", re.IGNORECASE)
_OFTEN = regex(
    r"\b(?:gain|gains|lose|loses|take|takes|deal|deals|get|gets|draw|draws|make|makes)\b"
    r"[^.;]*\b(?:each|every)\s+(?:turn|upkeep|end\s?step|round|combat)\b",
    re.IGNORECASE,
)
_EACH_TURN = regex(
    r"\b(?:beginning of|each turn|each combat|each upkeep|each end step|every turn)\b", re.IGNORECASE
)
_LONG = regex(r"\b(?:permanently|forever|for good|for the rest of the game)\b", re.IGNORECASE)


_LOOKS = regex(
    r"\b(?P<verb>scr|surveil|blight)(?:y|ies|ied|s|ed|led|ing|ling|ying)?\s+(?P<n>\d+|[a-z]+)\b",
    re.IGNORECASE,
)


def looks_at_others(words: str, text: str, story: Story) -> bool:
    """`I cast Opt and scry 6`, `blight 6 on Elf`: whether so many cards are told to be looked at, or counters put, in words that are passed
    over, and every card that is told of and does so does it with another number."""
    for found in _LOOKS.finditer(text):
        if found["n"] not in words.split() and found.group() not in words:
            continue
        number = NUMBERS.get(found["n"].lower()) or (int(found["n"]) if found["n"].isdecimal() else None)
        texts = [line for thing in story.things for line in thing.texts]
        verb = "scry" if found["verb"].lower() == "scr" else found["verb"].lower()
        does = [
            one[1] for line in texts for one in re.finditer(rf"\b{verb}s? (\d+|X)\b", line, re.IGNORECASE)
        ]
        if number is not None and does and str(number) not in does and "X" not in does:
            return True
    return False


def says_how_much(words: str, story: Story) -> bool:
    """Whether words that are passed over say that something is multiplied, comes again each turn or lasts, and no card that is told of does
    so; what lasts is no matter where no turn ends."""
    texts = [text for thing in story.things for text in thing.texts]
    if _MUCH.search(words) and not any(_ON_CARDS.search(text) for text in texts):
        return True
    if _OFTEN.search(words) and not any(_EACH_TURN.search(text) for text in texts):
        return True
    turns = any(isinstance(one, GoTo) and one.moment is Moment.NEXT_TURN for one in story.actions)
    return turns and _LONG.search(words) is not None
