"""Finds the names of cards in somebody's words."""

from __future__ import annotations

import re
from collections.abc import Callable

from rulesdb.folding import fold

#: More than this many in one text are left out: the answer would be a book.
MOST = 10

_BRACKETED = re.compile(r"\[\[([^\[\]\n]{1,150})\]\]")
_WORD = re.compile(r"[^\s.,;:!?()\"“”*_~`|<>\[\]]+")
#: The longest card names have about this many words.
_LONGEST = 12

Spelling = Callable[[str], str | None]


def card_names(text: str, spelling: Spelling) -> list[str]:
    """The cards named in `text`, each once, in order. `spelling` is a folded name's own spelling, if it is a card's.

    `[[names]]` in brackets are taken as they stand. A name of one word counts only when it is capitalised,
    since `shock` and `fear` are words too; of overlapping names the longest counts."""
    found: list[tuple[int, str]] = []
    taken: list[tuple[int, int]] = []
    for match in _BRACKETED.finditer(text):
        found.append((match.start(), spelling(fold(match[1])) or match[1].strip()))
        taken.append(match.span())
    words = [match for match in _WORD.finditer(text) if not any(a <= match.start() < b for a, b in taken)]
    at = 0
    while at < len(words):
        for count in range(min(_LONGEST, len(words) - at), 0, -1):
            start, end = words[at].start(), words[at + count - 1].end()
            name = _named(text[start:end], count, spelling)
            if name is not None:
                found.append((start, name))
                at += count - 1
                break
        at += 1
    return list(dict.fromkeys(name for _, name in sorted(found)))[:MOST]


def _named(said: str, words: int, spelling: Spelling) -> str | None:
    """The card that `said` names, a possessive at its end apart."""
    if words == 1 and not said[:1].isupper():
        return None
    for form in dict.fromkeys((said, re.sub(r"['’]s?$", "", said))):
        name = spelling(fold(form))
        if name is not None and len(form) > 1:
            return name
    return None
