"""Full text: what was typed made into a query that cannot go wrong, and where its words stand in a rule."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass

from rulesdb.rows import RuleRow
from rulesdb.shelf import Shelf

_PART = re.compile(r"[\"“„]([^\"”“]+)[\"”]?|(\S+)")
_WORD = re.compile(r"\w+")
#: Contractions typed without their sign: the index has `can` and `t`.
_WITHOUT_SIGN = {
    word: f"{word[:-1]} {word[-1]}"
    for word in [
        "cant",
        "dont",
        "wont",
        "isnt",
        "arent",
        "doesnt",
        "didnt",
        "wouldnt",
        "couldnt",
        "hasnt",
        "havent",
        "wasnt",
    ]
}
#: Words that say nothing about what is looked for; left out unless there are no others.
_EMPTY = """a an and are as at be been by do does for from in is it its of on that the these this those to was were which
who with"""
_EMPTY_WORDS = frozenset(_EMPTY.split())
_OPEN, _CLOSE = "\x02", "\x03"
_MARK = re.compile(f"{_OPEN}|{_CLOSE}")


@dataclass(frozen=True, slots=True)
class Found:
    """A rule that has the words, and the half-open ranges of its text at which they stand."""

    rule: RuleRow
    marks: tuple[tuple[int, int], ...]


def match_expression(typed: str, any_word: bool = False) -> str:
    """An FTS5 expression for what was typed: words in any order, `"phrases"`, beginnings with `*`. Whatever else
    was typed is taken as words. Empty when there is no word in it."""
    terms: list[str] = []
    empty: list[str] = []
    for phrase, word in _PART.findall(typed):
        words = _WORD.findall(phrase or word)
        if len(words) == 1 and words[0].casefold() in _WITHOUT_SIGN:
            words = _WITHOUT_SIGN[words[0].casefold()].split()
        if words:
            beginning = not phrase and word.endswith("*")
            kept = (
                empty if len(words) == 1 and words[0].casefold() in _EMPTY_WORDS and not beginning else terms
            )
            kept.append('"' + " ".join(words) + '"' + (" *" if beginning else ""))
    return (" OR " if any_word else " AND ").join(dict.fromkeys((terms or empty)[:24]))


def search(
    connection: sqlite3.Connection, shelf: Shelf, typed: str, documents: Sequence[int], limit: int = 10
) -> tuple[list[Found], bool]:
    """The rules of those documents that have all the words, best first; where none has them all, those that
    have most of them. Second: whether every word was found together."""
    for any_word in (False, True):
        expression = match_expression(typed, any_word)
        if not expression or not documents:
            return [], False
        found = _run(connection, shelf, expression, documents, limit)
        if found:
            return found, not any_word
    return [], False


def _run(
    connection: sqlite3.Connection, shelf: Shelf, expression: str, documents: Sequence[int], limit: int
) -> list[Found]:
    places = ", ".join("?" * len(documents))
    ranked = connection.execute(
        "select rules_words.rowid from rules_words join rules on rules.id = rules_words.rowid"
        f" where rules_words match ? and rules.document in ({places})"
        " order by bm25(rules_words, 0.0, 4.0, 1.0, 0.3) + 2.0 * rules.is_heading limit ?",
        [expression, *documents, limit],
    ).fetchall()
    found = []
    for (row,) in ranked:
        marked = connection.execute(
            "select highlight(rules_words, 2, ?, ?) from rules_words where rules_words match ? and rowid = ?",
            [_OPEN, _CLOSE, expression, row],
        ).fetchone()
        found.append(Found(shelf.by_id(row), _ranges(marked[0]) if marked else ()))
    return found


def _ranges(marked: str) -> tuple[tuple[int, int], ...]:
    """Where the marks stand in the text without them."""
    places = [sign.start() - order for order, sign in enumerate(_MARK.finditer(marked))]
    return tuple(zip(places[0::2], places[1::2], strict=False))
