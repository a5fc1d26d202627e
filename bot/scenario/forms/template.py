"""Templates of the grammar: `{who} attack [{whom}] with {things}`. A template is data; matching tries every way it fits.

In a template a word stands for itself in any form of the verb; `a|b` are alternatives; `[ ]` may be left out; `( | )` groups
alternatives of several words; `=a` is that very word, in no other form of the verb; `{name:kind}` is a slot that the phrase reader of that kind fills; `{kind}` is a slot named
like its kind. `...` stands for what may be skipped: fillers such as `then`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Protocol

from bot.scenario.text.tokens import Token
from bot.values import dataclass

#: What the slots of a match were filled with: a chain of (name, value, rest).
Filled = tuple[str, Any, "Filled"] | None


#: How many steps of looking one sentence is worth.
WORK = 40_000


class TooHard(Exception):
    """A sentence took more looking than it is worth."""


class Reader(Protocol):
    """Reads phrases at places of a token list; keeps the farthest place that was looked at."""

    tokens: Sequence[Token]
    stop: int
    far: int  # the farthest place where something was looked for in vain
    words: (
        frozenset[str] | None
    )  # the sentence's, as they stand and as a verb's lemma; None: all is tried, so that `far` is true

    def phrases(self, kind: str, at: int) -> Sequence[tuple[Any, int]]:
        """Every reading of a phrase of that kind that begins at `at`, likeliest first, with its end."""
        ...

    def spend(self) -> None:
        """Counts a step of work; raises when a sentence takes too many."""
        ...


#: No way to fit.
_NOTHING: Iterator[tuple[int, Filled]] = iter(())


class Node:
    """A part of a template."""

    __slots__ = ()

    def match(self, reader: Reader, at: int, filled: Filled) -> Iterator[tuple[int, Filled]]:
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Word(Node):
    words: frozenset[str]

    def match(self, reader: Reader, at: int, filled: Filled) -> Iterator[tuple[int, Filled]]:
        if at < reader.stop:
            token = reader.tokens[at]
            if token.fold in self.words or token.lemma in self.words:
                yield at + 1, filled
                return
        if at > reader.far:
            reader.far = at


@dataclass(frozen=True, slots=True)
class Plain(Node):
    """A word in this form alone: `block`, but not `blocks`."""

    word: str

    def match(self, reader: Reader, at: int, filled: Filled) -> Iterator[tuple[int, Filled]]:
        if at < reader.stop and reader.tokens[at].fold == self.word:
            yield at + 1, filled
        elif at > reader.far:
            reader.far = at


@dataclass(frozen=True, slots=True)
class Slot(Node):
    name: str
    kind: str

    def match(self, reader: Reader, at: int, filled: Filled) -> Iterator[tuple[int, Filled]]:
        if at < reader.stop:
            for value, end in reader.phrases(self.kind, at):
                yield end, (self.name, value, filled)
        if at > reader.far:
            reader.far = at


@dataclass(frozen=True, slots=True)
class Maybe(Node):
    inner: Node

    def match(self, reader: Reader, at: int, filled: Filled) -> Iterator[tuple[int, Filled]]:
        yield from self.inner.match(reader, at, filled)
        yield at, filled


@dataclass(frozen=True, slots=True)
class OneOf(Node):
    options: tuple[Node, ...]

    def match(self, reader: Reader, at: int, filled: Filled) -> Iterator[tuple[int, Filled]]:
        for option in self.options:
            yield from option.match(reader, at, filled)


@dataclass(frozen=True, slots=True)
class Chain(Node):
    """One part after another. `needs` must all be in the sentence, and one word of each of `needs_one_of`, or nothing need be
    tried."""

    parts: tuple[Node, ...]
    needs: frozenset[str] = frozenset()
    needs_one_of: tuple[frozenset[str], ...] = ()

    def match(self, reader: Reader, at: int, filled: Filled) -> Iterator[tuple[int, Filled]]:
        words = reader.words
        if words is None or (
            self.needs <= words and not (self.needs_one_of and any(map(words.isdisjoint, self.needs_one_of)))
        ):
            return self._from(0, reader, at, filled)
        return _NOTHING

    def _from(self, part: int, reader: Reader, at: int, filled: Filled) -> Iterator[tuple[int, Filled]]:
        parts, last = self.parts, len(self.parts) - 1
        while type(node := parts[part]) is Word:  # words fit in one way or none: no search is begun for them
            if at >= reader.stop:
                break
            token = reader.tokens[at]
            if token.fold not in node.words and token.lemma not in node.words:
                break
            at += 1
            if part == last:
                yield at, filled
                return
            part += 1
        else:
            reader.spend()
            if part == last:
                yield from node.match(reader, at, filled)
                return
            for end, now in node.match(reader, at, filled):
                yield from self._from(part + 1, reader, end, now)
            return
        if at > reader.far:
            reader.far = at


def may_fit(node: Node, reader: Reader) -> bool:
    """Whether the sentence has the words for it."""
    words = reader.words
    if words is None or type(node) is not Chain:
        return True
    return node.needs <= words and not any(map(words.isdisjoint, node.needs_one_of))


def slots(filled: Filled) -> dict[str, Any]:
    """The slots of a match by name, the latest value of each."""
    found: dict[str, Any] = {}
    while filled is not None:
        name, value, filled = filled
        found.setdefault(name, value)
    return found


def words_of(tokens: Sequence[Token]) -> frozenset[str]:
    """What a sentence's words are, as they stand and as a verb's lemma."""
    return frozenset([token.fold for token in tokens]).union([token.lemma for token in tokens])
