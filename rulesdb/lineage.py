"""Which rule of one year is which of the next: matched by what they say, not by their numbers.

Between two texts most rules are word for word the same; those pair first. The rest are compared word by
word, each with each, and paired best first: rules under the same (already paired) parent, or of the same
number, get a head start, since a rule that was reworded usually stayed where it was.
"""

from __future__ import annotations

import sqlite3
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from rapidfuzz import process
from rapidfuzz.distance import Indel

from rulesdb.readers.document import COMPREHENSIVE_RULES
from rulesdb.wording import plain_words, telling

SAME = 100
#: A section under another title.
_RETITLED = 50
#: Two rules that share less of their words than this are two rules, wherever they stand.
_ALIKE = 0.52
#: Under the same parent and of the same number, this much is enough.
_ALIKE_IN_PLACE = 0.34
#: Under the same title (`702.15. Lifelink`) and with the same letter, even this much: the keyword was redefined.
_ALIKE_UNDER_TITLE = 0.26
#: Of a rewritten rule: this share of the shorter one's telling words, and of the longer one's.
_MOST, _SOME, _SOME_OF_LETTER, _TELLING = 0.7, 0.45, 0.2, 6
_CANDIDATES = 20
_PARENT_BONUS, _NUMBER_BONUS, _SECTION_BONUS = 0.12, 0.06, 0.05


@dataclass(slots=True)
class _Rule:
    id: int
    number: str
    parent: str
    plain: str
    title: str
    under_title: bool


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
    return [
        _Rule(row[0], row[1], row[2], plain_words(row[4]), plain_words(row[3]), ": " in row[3])
        for row in rows
    ]


def pair_up(older: list[_Rule], newer: list[_Rule]) -> list[tuple[_Rule, _Rule, int]]:
    """Pairs of rules that are one rule, with how alike their words are; each rule in one pair at most."""
    if not older or not newer:
        return []
    pairs = _word_for_word(older, newer)
    taken_old = {old.id for old, _, _ in pairs}
    taken_new = {new.id for _, new, _ in pairs}
    rest_old = [rule for rule in older if rule.id not in taken_old and "." in rule.number]
    rest_new = [rule for rule in newer if rule.id not in taken_new and "." in rule.number]
    pairs.extend(_reworded(rest_old, rest_new, {old.number: new.number for old, new, _ in pairs}))
    pairs.extend(_sections(older, newer, pairs))
    pairs.extend(_rewritten(older, newer, pairs))
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
        if "." not in rule.number and len(same) > 1:
            continue  # several sections have this title: their rules tell which is which
        if len(rule.plain.split()) < 4 and best.title != rule.title and best.number != rule.number:
            continue
        same.remove(best)
        pairs.append((rule, best, SAME))
    return pairs


def _sections(
    older: list[_Rule], newer: list[_Rule], pairs: list[tuple[_Rule, _Rule, int]]
) -> list[tuple[_Rule, _Rule, int]]:
    """Sections that did not pair by their titles pair with the section where most of their rules went."""
    went: dict[str, Counter[str]] = defaultdict(Counter)
    for old, new, _ in pairs:
        if "." in old.number and "." in new.number:
            went[old.number.split(".")[0]][new.number.split(".")[0]] += 1
    paired_old = {old.number for old, _, _ in pairs}
    paired_new = {new.number for _, new, _ in pairs}
    by_number = {rule.number: rule for rule in newer if "." not in rule.number}
    found = []
    for old in older:
        if "." in old.number or old.number in paired_old or not went[old.number]:
            continue
        number, _ = went[old.number].most_common(1)[0]
        if number in by_number and number not in paired_new:
            paired_new.add(number)
            found.append(
                (old, by_number[number], SAME if old.plain == by_number[number].plain else _RETITLED)
            )
    return found


def _rewritten(
    older: list[_Rule], newer: list[_Rule], pairs: list[tuple[_Rule, _Rule, int]]
) -> list[tuple[_Rule, _Rule, int]]:
    """Rules that were rewritten at another length: in a section and what it became, those left over pair where
    one has most of the other's telling words, and about as many of its own or the same letter."""
    became = {old.number: new.number for old, new, _ in pairs if "." not in old.number}
    used = {old.id for old, _, _ in pairs}, {new.id for _, new, _ in pairs}
    left: dict[str, list[_Rule]] = defaultdict(list)
    for rule in newer:
        if rule.id not in used[1] and "." in rule.number:
            left[rule.number.split(".")[0]].append(rule)
    found: list[tuple[float, float, _Rule, _Rule]] = []
    for old in older:
        if old.id in used[0] or "." not in old.number:
            continue
        words = telling(old.plain)
        for new in left[became.get(old.number.split(".")[0], "")]:
            others = telling(new.plain)
            common = len(words & others)
            if common < _TELLING:
                continue
            of_less, of_more = common / min(len(words), len(others)), common / max(len(words), len(others))
            same_letter = old.number[-1] == new.number[-1] and old.number[-1].isalpha()
            if of_less >= _MOST and of_more >= (_SOME_OF_LETTER if same_letter else _SOME):
                found.append((of_less, of_more, old, new))
    found.sort(key=lambda entry: (-entry[0], -entry[1], entry[2].id, entry[3].id))
    rewritten: list[tuple[_Rule, _Rule, int]] = []
    for _, of_more, old, new in found:
        if old.id not in used[0] and new.id not in used[1]:
            used[0].add(old.id)
            used[1].add(new.id)
            rewritten.append((old, new, round(100 * of_more)))
    return rewritten


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
            score_cutoff=_ALIKE_UNDER_TITLE,
            limit=_CANDIDATES,
        )
        for _, score, column in near:
            new = newer[column]
            under_parent = bool(parent) and new.parent == parent
            if score < _least(old, new, under_parent):
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


def _least(old: _Rule, new: _Rule, under_parent: bool) -> float:
    """How alike two rules have to be to be one, where they stand."""
    if under_parent and old.under_title and new.under_title and old.number[-1] == new.number[-1]:
        return _ALIKE_UNDER_TITLE
    return _ALIKE_IN_PLACE if under_parent or new.number == old.number else _ALIKE


def _as_letters(words: str, letters: dict[str, str]) -> str:
    """One character a word, so that comparing rules compares words, at the speed of comparing letters."""
    return "".join(letters.setdefault(word, chr(0x100 + len(letters))) for word in words.split())
