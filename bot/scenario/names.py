"""Where card names come from: what the reader asks for, and a small collection that answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from bot.abilities.card import Card
from bot.scenario.made import MadeUp
from bot.scenario.making import compile_made
from rulesdb.folding import fold


class Names(Protocol):
    """Cards by name. Folded names are as `rulesdb.folding.fold` makes them. All answers are quick but `near`."""

    def spelling(self, folded: str) -> str | None:
        """The name, in its own spelling, of the card or face whose folded name is exactly `folded`."""
        ...

    def exact(self, name: str) -> Card | None:
        """The card or face of that name, compiled; None where there is none."""
        ...

    def near(self, name: str) -> Sequence[tuple[str, float]]:
        """Names that are near to what was typed, best first, with a score of 0 to 100."""
        ...

    def containing(self, words: str) -> Sequence[str]:
        """Names that hold the folded `words` as whole words, those that begin with them first."""
        ...

    def made(self, thing: MadeUp) -> Card:
        """A made-up thing as a card: its abilities read by the card grammar."""
        ...


class NamesOf:
    """Names over a plain mapping of cards: for small collections, such as those of tests."""

    def __init__(self, cards: Mapping[str, Card]) -> None:
        self._cards = {fold(name): card for name, card in cards.items()}
        self._spelled = {fold(name): name for name in cards}

    def spelling(self, folded: str) -> str | None:
        return self._spelled.get(folded)

    def exact(self, name: str) -> Card | None:
        return self._cards.get(fold(name))

    def near(self, name: str) -> Sequence[tuple[str, float]]:
        from rapidfuzz import fuzz, process

        found = process.extract(fold(name), list(self._spelled), scorer=fuzz.ratio, limit=5, score_cutoff=60)
        return [(self._spelled[key], score) for key, score, _ in found]

    def containing(self, words: str) -> Sequence[str]:
        return names_holding(words, self._spelled)

    def made(self, thing: MadeUp) -> Card:
        return compile_made(thing)


def names_holding(words: str, spelled: Mapping[str, str]) -> list[str]:
    """Own spellings of the folded names that hold `words` as whole words, those that begin with them first."""
    first, inside = words + " ", f" {words} "
    begins = [own for folded, own in spelled.items() if folded.startswith(first)]
    holds = [
        own for folded, own in spelled.items() if inside in f"{folded} " and not folded.startswith(first)
    ]
    return begins + holds
