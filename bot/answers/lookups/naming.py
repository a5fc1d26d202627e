"""Finds the names of cards in somebody's words."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from bot.regex import regex
from bot.values import dataclass
from rulesdb.folding import fold

#: More than this many in one text are left out: the answer would be a book.
MOST = 10

_BRACKETED = regex(r"\[\[([^\[\]\n]{1,150})\]\]")
_WORD = regex(r"[^\s.,;:!?()\"“”*_~`|<>\[\]]+")
#: The longest card names have about this many words.
MOST_WORDS = 12

_POSSESSIVE = regex(r"['’]s?$")

Spelling = Callable[[str], str | None]
Longest = Callable[[str], int]


@dataclass(frozen=True, slots=True)
class _Said:
    """A word of a text: whether it has a capital, folded whole and without a possessive, and its first part (`x` of `X-ray`)."""

    capital: bool
    folded: str
    bare: str
    first: str


def card_names(text: str, spelling: Spelling, longest: Longest = lambda word: MOST_WORDS) -> list[str]:
    """The cards named in `text`, each once, in order. `spelling` is a folded name's own spelling, if it is a card's;
    `longest` tells how many words a name has at most that begins with a word.

    `[[names]]` in brackets are taken as they stand. A name of one word counts only when it is capitalised,
    since `shock` and `fear` are words too; of overlapping names the longest counts."""
    found: list[tuple[int, str]] = []
    taken: list[tuple[int, int]] = []
    for match in _BRACKETED.finditer(text):
        found.append((match.start(), spelling(fold(match[1])) or match[1].strip()))
        taken.append(match.span())
    places: list[int] = []
    words: list[_Said] = []
    for match in _WORD.finditer(text):
        start = match.start()
        if not (taken and any(a <= start < b for a, b in taken)):
            places.append(start)
            words.append(_said(match[0]))
    at = 0
    while at < len(words):
        first = words[at]
        most = longest(first.first)
        if not most and first.bare == first.folded:
            at += 1  # no name begins with it
            continue
        name, count = _longest_name(words, at, min(max(1, most), MOST_WORDS), spelling)
        if name is not None:
            found.append((places[at], name))
        at += count
    return list(dict.fromkeys(name for _, name in sorted(found)))[:MOST]


@lru_cache(maxsize=1024)  # stories are told in few words
def _said(word: str) -> _Said:
    folded = fold(word)
    return _Said(word[:1].isupper(), folded, fold(_POSSESSIVE.sub("", word)), folded.partition(" ")[0])


def _longest_name(words: list[_Said], at: int, most: int, spelling: Spelling) -> tuple[str | None, int]:
    """The longest card name of at most so many words that begins at a word, a possessive at its end apart, and how many words it has;
    None and one word where none begins there."""
    found, length, before = None, 1, ""
    for count, word in enumerate(words[at : at + most], 1):
        if count > 1 or word.capital:
            for end in (word.folded, word.bare) if word.bare != word.folded else (word.folded,):
                said = before + end
                name = spelling(said) if len(said) > 1 else None
                if name is not None:
                    found, length = name, count
                    break
        if word.folded:
            before = f"{before}{word.folded} "
    return found, length
