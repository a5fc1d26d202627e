"""One line being read: the memo of every rule at every place."""

from __future__ import annotations

from typing import Any

from bot.language.rules import Found, Node, Rule
from bot.language.tokens import Tokens

#: More readings than this of one rule at one place are not worth keeping: such a line is ambiguous anyway.
CAP = 64


#: What rules that look ahead find after the last token.
_END = ("",) * 8


class Run:
    """Reads one line. All readings are kept, equal values of one span once (the first one's node)."""

    __slots__ = ("_memo", "exact", "far", "folded", "size", "tokens")

    def __init__(self, tokens: Tokens) -> None:
        self.tokens = tokens
        self.exact = (*tokens.exact, *_END)
        self.folded = (*tokens.folded, *_END)
        self.size = len(tokens.exact)
        self.far = 0
        self._memo: dict[tuple[Rule, int], list[Found]] = {}

    def read(self, rule: Rule, at: int) -> list[Found]:
        """All readings of `rule` from token `at`, each (end, value, node)."""
        key = (rule, at)
        known = self._memo.get(key)
        if known is not None:
            return known
        self._memo[key] = []  # a rule that comes back to itself without a word finds nothing
        found = rule.read(self, at)
        if len(found) > 1:
            found = _distinct(found)
        self._memo[key] = found
        return found

    def whole(self, rule: Rule) -> list[tuple[Any, Node]]:
        """The readings that use the whole line."""
        return [(value, node) for end, value, node in self.read(rule, 0) if end == self.size]


def _distinct(found: list[Found]) -> list[Found]:
    seen: dict[tuple[int, Any], int] = {}
    out: list[Found] = []
    for item in found:
        key = (item[0], item[1])
        at = seen.get(key)
        if at is None:
            seen[key] = len(out)
            out.append(item)
        elif _alternates(out[at][2]) > _alternates(item[2]):
            out[at] = item  # a reading in canonical words proves more
    return out[:CAP]


def _alternates(node: Node) -> int:
    return node.alternate + sum(_alternates(child) for child in node.children)
