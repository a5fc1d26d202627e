"""Templates of the grammar: `{who} attack [{whom}] with {things}`. A template is data; matching tries every way it fits.

In a template a word stands for itself in any form of the verb; `a|b` are alternatives; `[ ]` may be left out; `( | )` groups
alternatives of several words; `=a` is that very word, in no other form of the verb; `{name:kind}` is a slot that the phrase reader of that kind fills; `{kind}` is a slot named
like its kind. `...` stands for what may be skipped: fillers such as `then`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Any, Protocol

from bot.scenario.tokens import Token
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


_PIECE = re.compile(r"[\[\]()]|(?:\{[^}]*\}|[^\s\[\](){}])+")


def compile_template(text: str) -> Node:
    """The template as a tree. Raises `ValueError` for one that is badly written: brackets left open, `x|( y z )` (write `( x | y z )`)."""
    pieces = _PIECE.findall(text)
    node, rest = _alternatives(pieces, 0)
    if rest != len(pieces):
        raise ValueError(f"unbalanced template: {text}")
    return node


def words_in(text: str) -> set[str]:
    """Every word that a template has, which is not compiled for that."""
    pieces = (piece for piece in _PIECE.findall(text) if piece not in _SIGNS)
    words = (word for piece in pieces for word in piece.removeprefix("=").split("|"))
    return {word for word in words if not word.startswith("{")}


_SIGNS = frozenset("[]()|")


def begins_with(text: str) -> set[str]:
    """The words with which a template can begin, `ANY` where a slot can: it is compiled only where that is not plain to see."""
    piece = _PIECE.match(text)
    if piece is None or piece[0] in _SIGNS or " | " in text:
        return first_words(compile_template(text))
    return {ANY if word.startswith("{") else word for word in piece[0].removeprefix("=").split("|")}


def _alternatives(pieces: list[str], at: int) -> tuple[Node, int]:
    options: list[Node] = []
    parts: list[Node] = []
    while at < len(pieces) and pieces[at] not in ("]", ")"):
        piece = pieces[at]
        if piece == "|":
            options.append(_chain(parts))
            parts, at = [], at + 1
        elif piece in ("[", "("):
            inner, at = _alternatives(pieces, at + 1)
            if at >= len(pieces):
                raise ValueError("unbalanced template: " + " ".join(pieces))
            parts.append(Maybe(inner) if piece == "[" else inner)
            at += 1
        else:
            parts.append(_words_and_slots(piece))
            at += 1
    options.append(_chain(parts))
    return (options[0] if len(options) == 1 else OneOf(tuple(options))), at


@cache  # thousands of templates are made of a few hundred such pieces
def _words_and_slots(piece: str) -> Node:
    """`a|b`, `{number}`, `any|{number}`, `=a`."""
    if "" in piece.split("|") or (piece.startswith("=") and "|" in piece):
        raise ValueError(f"an alternative of nothing or of a bracket: {piece} (write ( x | y z ))")
    if piece.startswith("="):
        return Plain(piece[1:])
    words = frozenset(w for w in piece.split("|") if w and not w.startswith("{"))
    found: list[Node] = [Word(words)] if words else []
    for option in piece.split("|"):
        if option.startswith("{"):
            name, _, kind = option[1:-1].partition(":")
            found.append(Slot(name, kind or name))
    return found[0] if len(found) == 1 else OneOf(tuple(found))


def _chain(parts: list[Node]) -> Node:
    if len(parts) == 1:
        return parts[0]
    needed = [words for part in parts for words in _needed(part)]
    alone = frozenset(word for words in needed if len(words) == 1 for word in words)
    return Chain(tuple(parts), alone, tuple(words for words in needed if len(words) > 1))


def may_fit(node: Node, reader: Reader) -> bool:
    """Whether the sentence has the words for it."""
    words = reader.words
    if words is None or type(node) is not Chain:
        return True
    return node.needs <= words and not any(map(words.isdisjoint, node.needs_one_of))


def needs_one(node: Node) -> frozenset[str]:
    """Words of which whatever fits has one; empty where nothing is needed."""
    return min(_needed(node), key=len, default=frozenset())


def _needed(node: Node) -> tuple[frozenset[str], ...]:
    """Sets of words; what fits the part has one of each."""
    match node:
        case Word():
            return (node.words,)
        case Chain():
            return (*(frozenset((word,)) for word in node.needs), *node.needs_one_of)
        case _:
            return ()


def slots(filled: Filled) -> dict[str, Any]:
    """The slots of a match by name, the latest value of each."""
    found: dict[str, Any] = {}
    while filled is not None:
        name, value, filled = filled
        found.setdefault(name, value)
    return found


def words_of(tokens: Iterable[Token]) -> frozenset[str]:
    """What a sentence's words are, as they stand and as a verb's lemma."""
    return frozenset(word for token in tokens for word in (token.fold, token.lemma))


#: The key of forms that may begin with anything.
ANY = "*"


def first_words(node: Node) -> set[str]:
    """The words with which a template can begin; `ANY` where a slot can."""
    return _firsts(node)[0]


def _firsts(node: Node) -> tuple[set[str], bool]:
    """First words of a part, and whether it may be empty."""
    match node:
        case Word():
            return set(node.words), False
        case Plain():
            return {node.word}, False
        case Slot():
            return {ANY}, False
        case Maybe():
            return _firsts(node.inner)[0], True
        case OneOf():
            found = [_firsts(option) for option in node.options]
            return set().union(*(words for words, _ in found)), any(empty for _, empty in found)
        case Chain():
            words: set[str] = set()
            for part in node.parts:
                more, empty = _firsts(part)
                words |= more
                if not empty:
                    return words, False
            return words, True
        case _:
            raise TypeError(type(node).__name__)
