"""Finds rule numbers and card names in somebody's message."""

from __future__ import annotations

import re
from collections.abc import Mapping

from rulesdb.folding import fold

#: More than this many of either in one message are left out: the answer would be a book.
MOST = 10

_NUMBER = re.compile(
    r"(?<![\w.])(?:CR\s*)?(\d{3}(?:\.\d{1,3}(?:[a-z]|\([a-z]\))?)|G\.\d+(?:\.\d+)*)(?![\w%])", re.I
)
_CR_SECTION = re.compile(r"\b(?:CR|rules?)\s*(\d{3})(?![\w.]\w)", re.I)
_BRACKETED = re.compile(r"\[\[([^\[\]\n]{1,150})\]\]")
_WORD = re.compile(r"[^\s.,;:!?()\"“”*_~`|<>\[\]]+")
#: The longest card names have about this many words.
_LONGEST = 12


def rule_numbers(text: str) -> list[str]:
    """The rule numbers in `text`, each once, in order: `704.5g`, `120.3(a)`, `G.12.3`, `CR 120`. A bare
    `120` is no rule number, nor are prices and percentages."""
    found = [(match.start(), match[1].replace("(", "").replace(")", "")) for match in _NUMBER.finditer(text)]
    found += [(match.start(), match[1]) for match in _CR_SECTION.finditer(text)]
    return list(dict.fromkeys(number for _, number in sorted(found)))[:MOST]


def card_names(text: str, names: Mapping[str, str]) -> list[str]:
    """The cards named in `text`, each once, in order. `names` maps folded names to their own spelling.

    `[[names]]` in brackets are taken as they stand. A name of one word counts only when it is capitalised,
    since `shock` and `fear` are words too; of overlapping names the longest counts."""
    found: list[tuple[int, str]] = []
    taken: list[tuple[int, int]] = []
    for match in _BRACKETED.finditer(text):
        found.append((match.start(), names.get(fold(match[1]), match[1].strip())))
        taken.append(match.span())
    words = [match for match in _WORD.finditer(text) if not any(a <= match.start() < b for a, b in taken)]
    at = 0
    while at < len(words):
        for count in range(min(_LONGEST, len(words) - at), 0, -1):
            start, end = words[at].start(), words[at + count - 1].end()
            name = _named(text[start:end], count, names)
            if name is not None:
                found.append((start, name))
                at += count - 1
                break
        at += 1
    return list(dict.fromkeys(name for _, name in sorted(found)))[:MOST]


def _named(said: str, words: int, names: Mapping[str, str]) -> str | None:
    """The card that `said` names, a possessive at its end apart."""
    if words == 1 and not said[:1].isupper():
        return None
    for form in (said, re.sub(r"['’]s?$", "", said)):
        name = names.get(fold(form))
        if name is not None and len(form) > 1:
            return name
    return None
