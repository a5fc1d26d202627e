"""What every reader of phrases needs: the tokens, the names, the memory of what was read, numbers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from bot.scenario.lexicon import Lexicon
from bot.scenario.template import words_of
from bot.scenario.tokens import Token
from bot.scenario.words import (
    NUMBERS,
)

Readings = list[tuple[Any, int]]
#: Phrases under (kind, place), slots under (place, kind).
Memo = dict[tuple[str, int] | tuple[int, str], Readings]


class PhraseBase:
    """Reads phrases at token places; every answer is remembered."""

    def __init__(self, tokens: Sequence[Token], lexicon: Lexicon) -> None:
        self.tokens = tokens
        self.lexicon = lexicon
        self.stop = len(tokens)
        self.guessing = False
        self.far = 0
        self.words: frozenset[str] | None = None
        #: Whether how the sentence is read hangs on what other sentences name.
        self.looked_elsewhere = False
        self._memo: Memo = {}

    def forget(self, start: int, stop: int, guessing: bool = False, sieved: bool = True) -> None:
        """Starts anew for the sentence `start`..`stop`; `guessing` lets near misses of names count; `sieved` tries only what
        the sentence has the words for."""
        self.stop = stop
        self.words = words_of(self.tokens[start:stop]) if sieved else None
        self.guessing = guessing
        self.looked_elsewhere = False
        self._memo.clear()

    def _remembered(self, kind: str, at: int, read: Callable[[int], Readings]) -> Readings:
        key = (kind, at)
        found = self._memo.get(key)
        if found is None:
            found = self._memo[key] = []  # a phrase inside itself reads as nothing
            found = self._memo[key] = read(at) if at < self.stop else []
            if not found and at > self.far and kind in ("thing", "told"):
                self.far = at
        return found

    def fold(self, at: int) -> str:
        """The folded word at `at`; empty past the sentence's end."""
        return self.tokens[at].fold if at < self.stop else ""

    def number(self, at: int) -> Readings:
        """A number in digits or words: 3, three, -2."""
        if at >= self.stop:
            return []
        token = self.tokens[at]
        if token.kind == "number":
            return [(int(token.fold), at + 1)]
        if token.kind == "word" and token.fold in NUMBERS:
            value = NUMBERS[token.fold]
            if (
                value in (20, 30, 40, 50)
                and self.fold(at + 1) in NUMBERS
                and 0 < NUMBERS[self.fold(at + 1)] < 10
            ) and self.fold(at + 1) not in ("a", "an"):
                return [(value + NUMBERS[self.fold(at + 1)], at + 2)]
            return [(value, at + 1)]
        return []

    def text_between(self, start: int, end: int) -> str:
        """The words from `start` to `end`."""
        return " ".join(t.text for t in self.tokens[start:end])

    def _as_written(self, start: int, end: int) -> str:
        """The words as the user wrote them (`pro-green`)."""
        text = self.lexicon.text
        written = " ".join(text[self.tokens[start].start : self.tokens[end - 1].end].split())
        said = written.lower()
        as_told = all(
            token.kind not in ("word", "size") or token.fold in said for token in self.tokens[start:end]
        )
        return (
            written if as_told else self.text_between(start, end)
        )  # other words stand for those that were typed
