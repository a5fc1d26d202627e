"""Between which numbers something is said to be: `more than 15`, `at least three`, `below 20`, `4 or more`."""

from __future__ import annotations

from collections.abc import Sequence

from bot.scenario.text.tokens import Token
from bot.scenario.text.words import number
from bot.values import dataclass


@dataclass(frozen=True, slots=True)
class Bound:
    """From `least` to `most`, both included; None where there is no end."""

    least: int | None = None
    most: int | None = None

    def holds(self, value: int) -> bool:
        """Whether `value` is in it."""
        return (self.least is None or value >= self.least) and (self.most is None or value <= self.most)


#: Words before a number, with how far beyond it the least or the most is.
_ABOVE = {
    ("more", "than"): 1, ("greater", "than"): 1, ("higher", "than"): 1, ("above",): 1, ("over",): 1, ("past",): 1,
    ("at", "least"): 0, ("no", "less", "than"): 0, ("no", "fewer", "than"): 0,
}  # fmt: skip
_BELOW = {
    ("less", "than"): -1, ("fewer", "than"): -1, ("lower", "than"): -1, ("below",): -1, ("under",): -1,
    ("at", "most"): 0, ("no", "more", "than"): 0, ("up", "to"): 0,
}  # fmt: skip
_EXACTLY = (("exactly",), ("precisely",))
#: Words after a number.
_OR_MORE = frozenset({"more", "greater", "higher", "above"})
_OR_LESS = frozenset({"less", "fewer", "lower", "below"})


def bound_at(tokens: Sequence[Token], at: int, stop: int) -> tuple[Bound, int] | None:
    """What is said at `at` and where it ends; None where no bound stands there. A number alone is none."""
    folds = [token.fold for token in tokens[at : min(at + 5, stop)]]
    for words in (*_ABOVE, *_BELOW, *_EXACTLY):
        told = folds[len(words)] if tuple(folds[: len(words)]) == words and len(folds) > len(words) else ""
        if told and (value := number(told)) is not None:
            end = at + len(words) + 1
            if words in _ABOVE:
                return Bound(least=value + _ABOVE[words]), end
            return Bound(most=value + _BELOW[words]) if words in _BELOW else Bound(value, value), end
    value = number(folds[0]) if folds else None
    if value is not None and len(folds) > 2 and folds[1] == "or":
        if folds[2] in _OR_MORE:
            return Bound(least=value), at + 3
        if folds[2] in _OR_LESS:
            return Bound(most=value), at + 3
    return None
