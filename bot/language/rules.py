"""A rule reads a category at a place and writes its values; a node is one reading of a span."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from bot.language.tokens import capitalized

if TYPE_CHECKING:
    from bot.language.run import Run


class Node:
    """One reading of a span: its rule, its value, and the printed parts with the readings of its slots."""

    __slots__ = ("alternate", "children", "parts", "rule", "value")

    def __init__(
        self,
        rule: Rule,
        value: Any,
        parts: Sequence[str | int],
        children: Sequence[Node],
        alternate: bool = False,
    ) -> None:
        self.rule = rule
        self.value = value
        self.parts = parts
        self.children = children
        self.alternate = alternate


#: A reading ends before a token and stands for a value.
Found = tuple[int, Any, Node]


class Rule:
    """A category of phrases, or a reader written by hand (a subclass) that also goes both ways. `firsts`: the folded words
    that what it reads can begin with; None where that is not known."""

    firsts: frozenset[str] | None = None

    def __init__(self, name: str) -> None:
        self.name = name

    def read(self, run: Run, at: int) -> list[Found]:
        """All readings that begin at token `at`."""
        raise NotImplementedError

    def write(self, value: Any) -> str | None:
        """The text of `value`; None when the rule has none for it."""
        raise NotImplementedError

    def node(
        self, value: Any, parts: Sequence[str | int], children: Sequence[Node] = (), alternate: bool = False
    ) -> Node:
        """A reading made by hand: `parts` are texts and indexes of `children` (negative: with a capital)."""
        return Node(self, value, parts, children, alternate)


def slot_part(index: int, capital: bool = False) -> int:
    """How `parts` of a node name child `index`."""
    return -index - 1 if capital else index


def joined(parts: Sequence[str | int], texts: Sequence[str]) -> str:
    """The text of `parts` with the children's `texts` in their places."""
    out: list[str] = []
    for part in parts:
        if isinstance(part, str):
            out.append(part)
        elif part < 0:
            out.append(capitalized(texts[-part - 1]))
        else:
            out.append(texts[part])
    return "".join(out)
