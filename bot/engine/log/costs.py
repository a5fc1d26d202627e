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


@says("cost", "{spell} costs {whole}.")
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

    @property
    def whole(self) -> str:
        """The total, how it comes about, and what is paid besides."""
        how = [f"{self.what} {self.base}" if self.base != self.total or self.changes else self.what]
        how += map(str, self.changes)
        if self.least:
            how.append(self.least)
        besides = f", and besides {listed(self.besides)}" if self.besides else ""
        more = "".join(f"; {words}" for words in (*self.helped, *self.remarks))
        return f"{self.total}{besides} ({', '.join(how)}){more}"


@says("cost", "{spell} has no such cost: {why}.")
class Unpriced(Step):
    """There is no such cost, or nobody can say it, and why."""

    spell: str
    why: str
