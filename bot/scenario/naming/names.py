"""Where card names come from: what the reader asks for, and a small collection that answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Protocol

from bot.abilities.card import Card
from bot.scenario.things.made import MadeUp
from bot.scenario.things.making import compile_made
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

    def longest(self, word: str) -> int:
        """How many words the longest name has that begins with this folded word; 0 where none begins with it."""
        ...

    def made(self, thing: MadeUp) -> Card:
        """A made-up thing as a card: its abilities read by the card grammar."""
        ...


class NamesOf:
    """Names over a plain mapping of cards: for small collections, such as those of tests."""

    def __init__(self, cards: Mapping[str, Card]) -> None:
        self._cards = {fold(name): card for name, card in cards.items()}
        self._spelled = Spellings({fold(name): name for name in cards})

    def spelling(self, folded: str) -> str | None:
        return self._spelled.own.get(folded)

    def exact(self, name: str) -> Card | None:
        return self._cards.get(fold(name))

    def near(self, name: str) -> Sequence[tuple[str, float]]:
        from rapidfuzz import fuzz, process

        found = process.extract(
            fold(name), list(self._spelled.own), scorer=fuzz.ratio, limit=5, score_cutoff=60
        )
        return [(self._spelled.own[key], score) for key, score, _ in found]

    def containing(self, words: str) -> Sequence[str]:
        return self._spelled.holding(words)

    def longest(self, word: str) -> int:
        return self._spelled.longest(word)

    def made(self, thing: MadeUp) -> Card:
        return compile_made(thing)


class Spellings:
    """Folded names and how each is spelled, in which words are found without a look at every name."""

    def __init__(self, own: Mapping[str, str]) -> None:
        self.own = own

    def holding(self, words: str) -> list[str]:
        """Own spellings of the names that hold the folded `words` as whole words and more, those that begin with them
        first."""
        begins: list[str] = []
        holds: list[str] = []
        text, wanted = self._text, f" {words} "
        at = text.find(wanted)
        while at >= 0:
            start, end = text.rindex("\n", 0, at) + 2, text.index("\n", at) - 1
            name = text[start:end]
            if name != words:
                (begins if start == at + 1 else holds).append(self.own[name])
            at = text.find(wanted, end)
        return begins + holds

    def longest(self, word: str) -> int:
        """How many words the longest name has that begins with this word; 0 where none begins with it."""
        return self.longest_by_first.get(word, 0)

    @cached_property
    def _text(self) -> str:
        """Every name, a line each, a space before and after it."""
        return "\n " + " \n ".join(self.own) + " \n"

    @cached_property
    def longest_by_first(self) -> dict[str, int]:
        """How many words the longest name has that begins with each word."""
        found: dict[str, int] = {}
        for name in self.own:
            first = name.partition(" ")[0]
            words = name.count(" ") + 1
            if words > found.get(first, 0):
                found[first] = words
        return found
