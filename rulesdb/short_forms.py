"""What players write for short: abbreviations of terms, nicknames of cards."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from rulesdb.folding import fold
from rulesdb.starter_files import lines


@cache
def abbreviations() -> Mapping[str, str]:
    """Folded short forms of terms and what they stand for: a term, a rule's number, or `number@date`."""
    return _read("abbreviations.txt")


@cache
def nicknames() -> Mapping[str, str]:
    """Folded nicknames and the cards' names."""
    return _read("nicknames.txt")


@cache
def written_large() -> frozenset[str]:
    """Folded nicknames that are ordinary words besides: names only with a capital letter (`my Bears`)."""
    forms = (form.strip() for line in lines("nicknames.txt") for form in line.partition(" = ")[0].split(","))
    return frozenset(fold(form) for form in forms if form[:1].isupper())


def _read(name: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for line in lines(name):
        short, _, meaning = line.partition(" = ")
        for form in short.split(","):
            found.setdefault(fold(form), meaning.strip())
    return found
