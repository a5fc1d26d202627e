"""Splits a card's text into lines: one ability each, the modes with their header."""

from __future__ import annotations

import re

from bot.abilities.keywords import KEYWORDS, Takes
from bot.cards.normal.names import with_tilde
from bot.cards.normal.said_once import of_one_player, written_out
from bot.cards.normal.slips import repaired
from bot.cards.normal.wording import todays, without_reminders
from bot.regex import regex


def lines_of(text: str) -> list[str]:
    """The text's lines as printed, modes (and what stands under a level) joined to their header by
    ` • `, lines of reminder text alone left out."""
    out: list[str] = []
    for raw in _whole(re.sub(r"(?<=\.)\\(?=[A-Z])", "\n", text.replace("\r\n", "\n"))).split("\n"):
        line = without_reminders(raw)
        if not line:
            continue
        banded = bool(out) and out[-1].startswith(_BANDS)
        if banded and not line.startswith(_BANDS):
            out[-1] += " • " + line
        elif line.startswith(("•", "* ", "+ {")) and out:
            out[-1] += " • " + line.lstrip("•*+ ").strip()
        elif out and _RESULTS.match(line):
            results, bar, does = line.partition(" | ")
            out[-1] += " • " + re.sub("[–—]", "-", results) + bar + does
        elif out and _GOES_ON.match(line) and not any(mark in out[-1] for mark in "•|"):
            out[-1] += " " + line
        else:
            out.append(line)
    return out


def _whole(text: str) -> str:
    """The text without what breaks an ability in two (a reminder over several lines, a comma or "and" at the end of one), and without
    a ruling that stands below it."""
    return _BROKEN.sub(" ", _RULING.sub("", text))


_RULING = regex(r"\nRuling \(\d{4}-\d\d-\d\d\)\n.*", re.DOTALL)
_BROKEN = regex(r"\n(?=[^()]*\))|(?<=,)\n|(?<= and)\n")

#: No ability begins so: the sentence belongs to the line before.
_GOES_ON = regex(
    r"(?:If you do|If you don't,|When you do|Otherwise|Then|That (?:creature|player|card)|Those|They|"
    r"If (?:that|they)|If it's an?|If it would|It's an?|It enters tapped|You gain control of that|"
    r"You may play (?:that|those)|Until the end of your next turn, you may play that|Put (?:the rest|up to one of them)|"
    r"You may reveal an? .* from among them|Put a \+1/\+1 counter on .* for each 1 damage prevented this way)\b"
)

#: A row of a results table belongs to what rolls (CR 706.3a).
_RESULTS = regex(r"\d+(?:[-–—]\d+|\+)? \| ")

_BANDS = ("LEVEL ", "STATION ")


def normal(line: str, name: str, legendary: bool = False) -> str:
    """A line in the form that the grammar reads."""
    return written_out(
        todays(of_one_player(repaired(with_tilde(_keywords(_straight(line)), name, legendary))))
    )


def _keywords(line: str) -> str:
    """A line of keywords alone with one capital, its first."""
    words = line.lower().split(", ")
    plain = all(word in KEYWORDS and KEYWORDS[word].takes == (Takes.NOTHING,) for word in words)
    if plain:
        return line.lower().capitalize()
    titled = next(
        (name for name in _TITLED if line.startswith(name.title()[:9]) and words[0].startswith(name)), ""
    )
    return titled.capitalize() + line[len(titled) :] if titled else line


#: Keywords of several words before a cost, of which some cards write each with a capital.
_TITLED = tuple(name for name, row in KEYWORDS.items() if " " in name and Takes.COST in row.takes)


def _straight(line: str) -> str:
    return line.replace("’", "'").replace("‘", "'").replace("“", '"').replace("”", '"')
