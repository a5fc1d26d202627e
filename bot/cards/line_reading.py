"""Reads one line in normal form, with proof; prints abilities back."""

from __future__ import annotations

import re
from collections import Counter
from enum import StrEnum
from functools import lru_cache

from bot.abilities.ability import Ability, Spell
from bot.abilities.combining import If
from bot.abilities.conditions import Paid
from bot.abilities.opaque import unread_words
from bot.cards.phrases.language import FRAMES, FRAMES_OF_SPELL, LINE_OF_PERMANENT, LINE_OF_SPELL
from bot.language.proof import proved
from bot.language.run import Run
from bot.language.tokens import tokenize, with_articles
from bot.regex import regex
from bot.values import dataclass


class Verdict(StrEnum):
    """How reading a line went."""

    READ = "read"
    DECLINED = "declined"  # no phrase goes on at some place
    AMBIGUOUS = "ambiguous"  # several meanings
    MISMATCH = "mismatch"  # does not print back as it was written
    MARKER = "marker"  # a word such as "if" or "other" would be lost


@dataclass(frozen=True, slots=True)
class Reading:
    """What a line says, or where reading it stopped: the offset in the line and the words there."""

    verdict: Verdict
    abilities: tuple[Ability, ...] = ()
    offset: int = 0
    tail: str = ""
    readings: int = 0


#: Words that must not get lost between what was written and what is printed back.
_MARKERS = regex(
    r"\b(?:if|unless|instead|may|until|only|other|another|up to|non\w+|don't|can't|each|all|except|without|not|no|doesn't"
    r"|isn't|aren't|didn't|one or more|any number)\b"
)


@lru_cache(maxsize=256)
def read_line(line: str, spell: bool) -> Reading:
    """Read a normal line (its spelling apart: capitals, `a` and `an`, spaces); `spell`: it stands on an instant or sorcery."""
    tokens = tokenize(line)
    if not tokens.starts:
        return Reading(Verdict.DECLINED)
    if spell and _BRACKETED.search(line):
        return _read_both(line)
    run = Run(tokens)
    found = run.whole(LINE_OF_SPELL if spell else LINE_OF_PERMANENT)
    if not found:
        at = min(run.far, len(tokens.starts) - 1)
        return Reading(Verdict.DECLINED, (), tokens.starts[at], line[tokens.starts[at] :])
    if len(found) > 1:
        return Reading(Verdict.AMBIGUOUS, tuple(found[0][0]), 0, line, len(found))
    abilities, node = found[0]
    if not proved(node):
        return Reading(Verdict.MISMATCH, tuple(abilities), 0, line, 1)
    return Reading(Verdict.READ, tuple(abilities), readings=1)


_BRACKETED = regex(r" ?\[([^\]\[]*)\]")


def _read_both(line: str) -> Reading:
    """A line with words in brackets, which are left out where its cleave cost was paid (CR 702.148)."""
    whole, without = (
        read_line(re.sub(" {2,}", " ", _BRACKETED.sub(by, line)).strip(), True) for by in (r" \1", "")
    )
    match whole.abilities, without.abilities:
        case ((Spell(effects=said),), (Spell(effects=left),)) if (
            whole.verdict is without.verdict is Verdict.READ
        ):
            cleaved = If(Paid("cleave"), left, said, instead=True)
            return Reading(Verdict.READ, (Spell((cleaved,)),), readings=1)
        case _:
            at = line.index("[")
            return Reading(Verdict.DECLINED, (), at, line[at:])


def read_frame(line: str, spell: bool) -> Ability | None:
    """The frame of a line that is not read: when it comes into play, its other words opaque; None when that isn't read
    either. Of several frames the one that leaves the fewest words unread is taken."""
    tokens = tokenize(line)
    if not tokens.starts:
        return None
    run = Run(tokens)
    for rule in FRAMES_OF_SPELL if spell else FRAMES:
        found = [(value, node) for value, node in run.whole(rule) if proved(node)]
        if found:
            ability: Ability = min(found, key=lambda f: unread_words(f[0]))[0]
            return ability
    return None


def print_line(abilities: tuple[Ability, ...], spell: bool = False) -> str | None:
    """The line that says these abilities (keywords together, anything else alone); None when no phrase says them."""
    text = (LINE_OF_SPELL if spell else LINE_OF_PERMANENT).write(abilities)
    return None if text is None else with_articles(text)


def markers(text: str) -> Counter[str]:
    """The words in a text that change its meaning."""
    return Counter(_MARKERS.findall(text.lower()))
