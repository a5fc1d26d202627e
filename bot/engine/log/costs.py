"""What something costs, worked out and said."""

from __future__ import annotations

from bot.engine.log.step import Step, listed, says
from bot.values import dataclass


@dataclass(frozen=True, slots=True)
class CostPart:
    """`mana` that is added or taken off (`more`), and by what; `took`: whether that made a difference."""

    by: str
    mana: str
    more: bool
    took: bool = True

    def __str__(self) -> str:
        if not self.took:
            return f"nothing less for {self.by}, as there is no generic mana left to take off"
        return f"{self.mana} {'more' if self.more else 'less'} for {self.by}"


@says("mana", "{spell} costs {whole}.")
class Priced(Step):
    """`total` in symbols, `amount` of mana (None: X is open); `base` in symbols and what that is; `besides`: what is paid but mana;
    `helped`: how part of it may be paid otherwise, and what mana that leaves; `unknown`: words of cards that may change it and are not
    worked out. `enough`: whether the mana that is told pays for it."""

    player: str
    spell: str
    total: str
    amount: int | None
    base: str
    what: str
    changes: tuple[CostPart, ...] = ()
    least: str = ""
    besides: tuple[str, ...] = ()
    helped: tuple[str, ...] = ()
    left: int | None = None
    unknown: tuple[str, ...] = ()
    enough: bool | None = None
    pool: str = ""
    remarks: tuple[str, ...] = ()
    named: bool = False  # the ability of a keyword

    @property
    def whole(self) -> str:
        """The total, how it comes about, and what is paid besides."""
        plain = self.base == self.total and not self.changes and self.what != "taken to be"
        how = [self.what if plain else f"{self.what} {self.base}"]
        how += map(str, self.changes)
        if self.least:
            how.append(self.least)
        besides = f", and besides {listed(self.besides)}" if self.besides else ""
        more = "".join(f"; {words}" for words in (*self.helped, *self.remarks))
        return f"{self.total}{besides} ({', '.join(how)}){more}"


@says("mana", "{spell} has no such cost: {why}.")
class Unpriced(Step):
    """There is no such cost, or nobody can say it, and why."""

    spell: str
    why: str


@dataclass(frozen=True, slots=True)
class ManaPart:
    """`number` things of one name that make `amount` mana each, and what it costs; `why`: what changes it or adds to it; `known`: whether all
    of it is worked out."""

    source: str
    number: int
    amount: int
    mana: str
    cost: int
    why: tuple[str, ...] = ()
    known: bool = True

    def __str__(self) -> str:
        each = " each" if self.number > 1 else ""
        paid = f" for {{{self.cost}}}" if self.cost else ""
        why = f" ({', '.join(self.why)})" if self.why else ""
        words = self.mana.partition(" mana ")[2]  # `of any one color`
        symbols = f" {words}" if words else f", of {self.mana}" if self.amount and self.mana else ""
        symbols = symbols if self.amount else ""
        makes = "make" if self.number > 1 else "makes"
        return f"{self.source} {makes} {self.amount} mana{each}{symbols}{paid}{why}"


@says("mana", "{whole}.")
class ManaCounted(Step):
    """What the player's things make; `net`: how much more mana there is than before, `gross`: how much is made."""

    player: str
    parts: tuple[ManaPart, ...]
    gross: int
    net: int
    all_of_it: bool = False

    @property
    def whole(self) -> str:
        """Each of them, and what it comes to."""
        if not self.parts:
            return "Nothing untapped that is told makes mana"
        told = "; ".join(map(str, self.parts))
        several = len(self.parts) > 1 or self.parts[0].number > 1
        return f"{told}: {self.net if self.all_of_it else self.gross} in all" if several else told


@says("mana", "The mana value of {thing} is {number}: {why}.")
class ManaValued(Step):
    """What a thing's mana value is, and why."""

    thing: str
    number: int
    why: str
