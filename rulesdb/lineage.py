"""Which rule of one year is which of the next: matched by what they say, not by their numbers.

Between two texts most rules are word for word the same; those pair first. The rest are compared word by
word, each with each, and paired best first: rules under the same (already paired) parent, or of the same
number, get a head start, since a rule that was reworded usually stayed where it was.
"""

from __future__ import annotations

import re
import sqlite3
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from rapidfuzz import process
from rapidfuzz.distance import Indel

from rulesdb.readers.document import COMPREHENSIVE_RULES

SAME = 100
#: Two rules that share less of their words than this are two rules, wherever they stand.
_ALIKE = 0.52
#: Under the same parent and of the same number, this much is enough.
_ALIKE_IN_PLACE = 0.34
_CANDIDATES = 20
_PARENT_BONUS, _NUMBER_BONUS, _SECTION_BONUS = 0.12, 0.06, 0.05

_REFERENCE = re.compile(
    r"\b(?:rules?|sections?) \d[\d.]*[a-z]?(?:[-–]\w+)?|\b\d{3}(?:\.\d+[a-z]?)?\b(?:[-–][a-z0-9.]+)?"
)
_OLD_SYMBOL = re.compile(r"\{o(?=[0-9WUBRGTQCX])")
_WORD = re.compile(r"\{[^}]*\}|[a-z0-9+/*-]+(?:'[a-z]+)?")
#: One word of today for each of yesterday's, where only the name of the thing changed.
_TERMS = (
    ("he or she", "they"),
    ("him or her", "them"),
    ("his or her", "their"),
    ("in play", "on the battlefield"),
    ("into play", "onto the battlefield"),
    ("comes onto the battlefield", "enters the battlefield"),
    ("state-based effect", "state-based action"),
    ("removed from the game", "exiled"),
    ("converted mana cost", "mana value"),
    ("end of turn step", "end step"),
)


@dataclass(slots=True)
class _Rule:
    id: int
    number: str
    parent: str
    plain: str
    title: str


def plain_words(text: str) -> str:
    """A rule's words for comparing: no references, no case, one spelling of quotes, symbols and old terms."""
    text = text.casefold().replace("’", "'").replace("‘", "'")
    text = _OLD_SYMBOL.sub("{", text.replace("{oc}", "{t}"))
    text = _REFERENCE.sub(" ", text)
    for old, new in _TERMS:
        text = text.replace(old, new)
    return " ".join(_WORD.findall(text))


def link_documents(connection: sqlite3.Connection) -> Iterator[dict[str, Any]]:
    """A row (older rule, newer rule, how alike from 0 to 100) for each pair that is one rule, through every
    two Comprehensive Rules texts that follow each other in time."""
    documents = [
        row[0]
        for row in connection.execute(
            "select id from documents where kind = ? and date <> '' order by date, id", [COMPREHENSIVE_RULES]
        )
    ]
    older: list[_Rule] = []
    for document in documents:
        newer = _load(connection, document)
        for old, new, score in pair_up(older, newer):
            yield {"older": old.id, "newer": new.id, "score": score}
        older = newer


def _load(connection: sqlite3.Connection, document: int) -> list[_Rule]:
    rows = connection.execute(
        "select id, number, parent, heading, text from rules where document = ? and length(number) > 1 order by id",
        [document],
    )
    return [_Rule(row[0], row[1], row[2], plain_words(row[4]), plain_words(row[3])) for row in rows]


def pair_up(older: list[_Rule], newer: list[_Rule]) -> list[tuple[_Rule, _Rule, int]]:
    """Pairs of rules that are one rule, with how alike their words are; each rule in one pair at most."""
    if not older or not newer:
        return []
    pairs = _word_for_word(older, newer)
    taken_old = {old.id for old, _, _ in pairs}
    taken_new = {new.id for _, new, _ in pairs}
    rest_old = [rule for rule in older if rule.id not in taken_old]
    rest_new = [rule for rule in newer if rule.id not in taken_new]
    pairs.extend(_reworded(rest_old, rest_new, {old.number: new.number for old, new, _ in pairs}))
    return pairs


def _word_for_word(older: list[_Rule], newer: list[_Rule]) -> list[tuple[_Rule, _Rule, int]]:
    by_words: dict[str, list[_Rule]] = defaultdict(list)
    for rule in newer:
        by_words[rule.plain].append(rule)
    pairs = []
    for rule in older:
        same = by_words.get(rule.plain)
        if not same or not rule.plain:
            continue
        best = max(same, key=lambda new: (new.title == rule.title, new.number == rule.number))
        # the same few words under another heading are another rule ("General")
        if best.title != rule.title and len(same) > 1 and best.number != rule.number:
            continue
        if len(rule.plain.split()) < 4 and best.title != rule.title and best.number != rule.number:
            continue
        same.remove(best)
        pairs.append((rule, best, SAME))
    return pairs


def _reworded(
    older: list[_Rule], newer: list[_Rule], moved: dict[str, str]
) -> list[tuple[_Rule, _Rule, int]]:
    if not older or not newer:
        return []
    letters: dict[str, str] = {}
    choices = [_as_letters(rule.plain, letters) for rule in newer]
    found: list[tuple[float, float, int, int]] = []
    for row, old in enumerate(older):
        parent = moved.get(old.parent, "")
        near = process.extract(
            _as_letters(old.plain, letters),
            choices,
            scorer=Indel.normalized_similarity,
            score_cutoff=_ALIKE_IN_PLACE,
            limit=_CANDIDATES,
        )
        for _, score, column in near:
            new = newer[column]
            under_parent = bool(parent) and new.parent == parent
            if score < (_ALIKE_IN_PLACE if under_parent or new.number == old.number else _ALIKE):
                continue
            bonus = _PARENT_BONUS * under_parent
            bonus += _NUMBER_BONUS * (new.number == old.number) + _SECTION_BONUS * (new.title == old.title)
            found.append((score + bonus, score, row, column))
    found.sort(key=lambda entry: (-entry[0], entry[2], entry[3]))
    pairs: list[tuple[_Rule, _Rule, int]] = []
    used_old: set[int] = set()
    used_new: set[int] = set()
    for _, score, row, column in found:
        if row in used_old or column in used_new:
            continue
        used_old.add(row)
        used_new.add(column)
        pairs.append((older[row], newer[column], min(round(score * 100), SAME - 1)))
    return pairs


def _as_letters(words: str, letters: dict[str, str]) -> str:
    """One character a word, so that comparing rules compares words, at the speed of comparing letters."""
    return "".join(letters.setdefault(word, chr(0x100 + len(letters))) for word in words.split())
