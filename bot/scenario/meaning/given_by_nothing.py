"""What something is told to be done for, and no card that the story tells of gives: `I cast Shock on it to draw a card`."""

from __future__ import annotations

import re
from collections.abc import Iterator

from bot.abilities.predefined_tokens import PREDEFINED
from bot.regex import regex
from bot.scenario.errors import CannotMean
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing

#: The start of a purpose, or of a further one behind `and`.
_PART = regex(r"(?:^|\band |, )(?:to |then |also )*", re.IGNORECASE)
#: What is given, as players tell it, and the words one of which stands on what gives it.
_GIVEN = (
    (
        regex(r"draw(?:s|ing)? (?:a|an|one|two|three|four|five|\d+|some|that many|my|extra) ?(?:cards?)?"),
        regex(r"\bdraw|cycl|connive|\blearn|investigate|\bclue|explore|\bblood\b|\bmap\b"),
    ),
    (
        regex(r"gain(?:s|ing)? (?:(?:\d+|some|a|one|two|three|four|five|that much|much) )?life\b"),
        regex(r"\blife\b|lifelink|extort|drain|\bfood\b"),
    ),
    (
        regex(r"(?:make|makes|making|create|creates|creating|get|gets|getting) (?:\S+ ){0,4}tokens?\b"),
        regex(
            r"\btoken|\bcreate|investigate|amass|incubate|fabricate|afterlife|embalm|eternalize|encore|populate|myriad|squad|offspring|copy"
        ),
    ),
    (regex(r"(?:scry|scries|scrying)\b"), regex(r"\bscry")),
    (regex(r"(?:surveil|surveils|surveiling)\b"), regex(r"\bsurveil")),
    (regex(r"(?:proliferate|proliferates|proliferating)\b"), regex(r"\bproliferate")),
)


def refuse_what_nothing_gives(story: Story, words: str) -> None:
    """Raises `CannotMean` where something is told to be done for a card, life, a token that no text of the story gives: something else
    is meant, of which nothing is told, and it would be dropped. What is done to a thing (`to kill it`) is meant, and may fail."""
    for said, sign in _parts(words.lower()):
        if not any(sign.search(line.lower()) for thing in story.things for line in _texts(thing)):
            raise CannotMean(f"It is not told what lets anybody {said}: no card of the story says so.")


def _texts(thing: Thing) -> tuple[str, ...]:
    """Its lines; of a Clue or a Food its name says what it does (CR 111.10)."""
    return (*thing.texts, thing.name) if thing.name in PREDEFINED else thing.texts


def _parts(words: str) -> Iterator[tuple[str, re.Pattern[str]]]:
    for start in _PART.finditer(words):
        for given, sign in _GIVEN:
            found = given.match(words, start.end())
            if found is not None:
                yield found[0].strip(), sign
