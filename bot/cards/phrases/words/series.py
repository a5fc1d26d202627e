"""Lists in a sentence: `a`, `a and b`, `a, b, and c`, and keyword lines `a, b, c`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from bot.cards.phrases.base import G
from bot.language.rules import Found, Node, Rule, joined, slot_part
from bot.language.run import Run

#: Splits a tuple into the tuples that its items print from.
Chunks = Callable[[tuple[Any, ...]], Sequence[tuple[Any, ...]]]


def one_by_one(values: tuple[Any, ...]) -> Sequence[tuple[Any, ...]]:
    """Each value is an item of its own."""
    return [(v,) for v in values]


class Series(Rule):
    """A list of items (each item a tuple), as one tuple. With an empty `word` it is `a, b, c`."""

    def __init__(
        self,
        name: str,
        item: str,
        word: str = "and",
        chunks: Chunks = one_by_one,
        least: int = 1,
        most: int = 6,
        capitals: bool = False,
    ) -> None:
        super().__init__(name)
        self._item = G.rule(item)
        self._word = word
        self._chunks = chunks
        self._least = least
        self._most = most
        self._capitals = capitals

    def read(self, run: Run, at: int) -> list[Found]:
        out: list[Found] = []
        for end, value, node in run.read(self._item, at):
            self._more(run, end, [value], (node,), out)
        return out

    def _more(
        self, run: Run, at: int, values: list[tuple[Any, ...]], nodes: tuple[Node, ...], out: list[Found]
    ) -> None:
        if len(nodes) == 1 or not self._word:
            self._add(at, values, nodes, out)
        if len(nodes) >= self._most:
            return
        comma = run.folded[at] == ","
        after = at + comma
        if self._word and run.folded[after] == self._word and (comma == (len(nodes) > 1)):
            for end, value, node in run.read(self._item, after + 1):
                self._add(end, [*values, value], (*nodes, node), out)
        if comma:
            for end, value, node in run.read(self._item, after):
                self._more(run, end, [*values, value], (*nodes, node), out)

    def _add(
        self, end: int, values: list[tuple[Any, ...]], nodes: tuple[Node, ...], out: list[Found]
    ) -> None:
        if len(nodes) < self._least:
            return
        value = tuple(v for item in values for v in item)
        # What one verb could say may be said by two: "is a Wall in addition to its other types and has defender".
        apart = [tuple(c) for c in self._chunks(value)] != values
        out.append((end, value, self.node(value, self._parts(len(nodes)), nodes, apart)))

    def _parts(self, count: int) -> list[str | int]:
        parts: list[str | int] = [0]
        for i in range(1, count):
            last = i == count - 1
            if not self._word or not last:
                parts.append(", ")
            else:
                parts.append(f", {self._word} " if count > 2 else f" {self._word} ")
            parts.append(slot_part(i, self._capitals))
        return parts

    def write(self, value: Any) -> str | None:
        if not isinstance(value, tuple) or not value:
            return None
        texts: list[str | None] = []
        for chunk in self._chunks(value):
            whole = self._item.write(tuple(chunk))
            # What one verb cannot say, two do: "are black and are Zombies in addition to their other types".
            texts += [whole] if whole is not None else [self._item.write((change,)) for change in chunk]
        if not self._least <= len(texts) <= self._most or any(t is None for t in texts):
            return None
        return joined(self._parts(len(texts)), [str(t) for t in texts])
