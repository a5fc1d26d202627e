"""A mana cost in its parts: the generic mana, and each other symbol (CR 107.4, 202.1)."""

from __future__ import annotations

from bot.values import dataclass, replace


@dataclass(frozen=True, slots=True)
class ManaInParts:
    """`generic` mana, and the `others` in the order in which they stand; an X of which nothing is said is one of them."""

    generic: int = 0
    others: tuple[str, ...] = ()

    @classmethod
    def of(cls, symbols: str, x: int | None = None) -> ManaInParts:
        """The parts of `{2}{R}{R}`; X is `x`."""
        generic, others = 0, []
        for symbol in symbols.replace("}", "").split("{")[1:]:
            if symbol.isdigit():
                generic += int(symbol)
            elif symbol == "X" and x is not None:
                generic += x
            else:
                others.append(symbol)
        return cls(generic, tuple(others))

    @property
    def symbols(self) -> str:
        """It as it is printed: X first, then generic mana, then colors; `{0}` where nothing is left."""
        free = [s for s in self.others if s == "X"]
        rest = [s for s in self.others if s != "X"]
        generic = [str(self.generic)] if self.generic or not self.others else []
        return "".join(f"{{{symbol}}}" for symbol in (*free, *generic, *rest))

    @property
    def for_life(self) -> tuple[str, ...]:
        """The symbols that may be paid with 2 life each (CR 107.4f)."""
        return tuple(symbol for symbol in self.others if "P" in symbol.split("/"))

    def without(self, symbols: tuple[str, ...]) -> ManaInParts:
        """It without these symbols."""
        left = list(self.others)
        for symbol in symbols:
            left.remove(symbol)
        return ManaInParts(self.generic, tuple(left))

    def paid_by(self, letters: frozenset[str]) -> ManaInParts:
        """What is left once one of it is paid by something of these colors: of a color, else generic mana."""
        colored = next((symbol for symbol in self.others if _halves(symbol) & letters), None)
        if colored is not None:
            return self.without((colored,))
        return replace(self, generic=max(0, self.generic - 1))

    @property
    def amount(self) -> int | None:
        """How much mana it is; None where X is open."""
        if "X" in self.others:
            return None
        return self.generic + sum(_worth(symbol) for symbol in self.others)

    def plus(self, more: ManaInParts) -> ManaInParts:
        """It with more of it added."""
        return ManaInParts(self.generic + more.generic, (*self.others, *more.others))

    def times(self, number: int) -> ManaInParts:
        """So many times as much."""
        return ManaInParts(self.generic * number, self.others * number)

    def less(self, off: ManaInParts, *, only_colored: bool = False) -> ManaInParts:
        """What is left of it: generic mana takes off generic mana alone; of what takes off a color the rest takes off generic mana, unless
        it takes off `only_colored` mana (CR 118.7a-d)."""
        left, generic = list(self.others), off.generic
        for symbol in off.others:
            if symbol in left:
                left.remove(symbol)
            elif not only_colored:
                generic += _worth(symbol)
        return ManaInParts(max(0, self.generic - generic), tuple(left))

    def at_least(self, least: int) -> ManaInParts:
        """It, made up to that much mana with generic mana."""
        own = self.amount
        return self if own is None or own >= least else replace(self, generic=self.generic + least - own)

    def payable(self, pool: tuple[str, ...]) -> bool:
        """Whether mana of these types pays for it, with an X of 0: each of `pool` is the letters of the colors (or C) that it may be."""
        colored = [_halves(s) for s in self.others if not _is_optional(s)]
        return len(pool) >= self.generic + len(colored) and _assigned(colored, list(pool), self.generic)


def _is_optional(symbol: str) -> bool:
    """A Phyrexian symbol may be paid with life, and X may be 0."""
    return symbol == "X" or "P" in symbol.split("/")


def _halves(symbol: str) -> frozenset[str]:
    return frozenset(symbol.split("/"))


def _assigned(needs: list[frozenset[str]], pool: list[str], generic: int) -> bool:
    if not needs:
        return len(pool) >= generic
    first, *rest = sorted(needs, key=lambda need: sum(_pays(mana, need) for mana in pool))
    for at, mana in enumerate(pool):
        if _pays(mana, first) and _assigned(rest, pool[:at] + pool[at + 1 :], generic):
            return True
    two = "2" in first and len(pool) >= 2
    return two and _assigned(rest, pool, generic + 2)


def _pays(mana: str, need: frozenset[str]) -> bool:
    return bool(need & set(mana)) or "S" in need


def _worth(symbol: str) -> int:
    return 2 if symbol.startswith("2/") else 1
