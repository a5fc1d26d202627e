"""How instructions combine: one after another, under a condition, by choice, again, later (CR 608.2c-e)."""

from __future__ import annotations

from typing import Literal

from bot.abilities.amounts import Amount
from bot.abilities.conditions import Condition
from bot.abilities.costs import Cost
from bot.abilities.durations import Duration
from bot.abilities.effects import Effect
from bot.abilities.events import Event
from bot.abilities.filters import Filter
from bot.abilities.who import Count, Who
from bot.values import dataclass


@dataclass(frozen=True, slots=True)
class Then(Effect):
    """Several instructions in one sentence, followed in order: `A and B`, `A, then B`. `joiner` is what the text has
    between them."""

    parts: tuple[Effect, ...]
    joiner: str = " and "


@dataclass(frozen=True, slots=True)
class If(Effect):
    """`If C, do A. Otherwise, B`. `condition_last`: `A if C`, `A unless C` (with NotSo). `instead`: `B. If C, A instead`, so that
    B is done too where A is what a player may do and does not."""

    condition: Condition
    then: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()
    condition_last: bool = False
    instead: bool = False


@dataclass(frozen=True, slots=True)
class May(Effect):
    """`You may do A`, `You may pay {2}. If you do, A`: `cost` is paid first; `if_not` happens otherwise."""

    who: Who
    then: tuple[Effect, ...]
    cost: tuple[Cost, ...] = ()
    if_not: tuple[Effect, ...] = ()


@dataclass(frozen=True, slots=True)
class MuchPaid(Amount):
    """`that much`, `the amount of {E} paid this way`: of an amount that was chosen as it was paid, the X of that."""

    said: Literal["that much", "amount of {E}"]


@dataclass(frozen=True, slots=True)
class MayPayX(Effect):
    """`You may pay {X}{R}. If you do, A`: the X of the cost is chosen as it is paid (CR 107.3f) and is the X of A; `most`: `where X is
    less than or equal to the amount of life you gained`; `least`: `pay one or more {E}`; `surely`: A is done whatever is paid, with an
    X of 0 where nothing is."""

    who: Who
    then: tuple[Effect, ...]
    cost: tuple[Cost, ...]
    most: Amount | None = None
    least: int = 0
    surely: bool = False


@dataclass(frozen=True, slots=True)
class OnceEachTurn(Effect):
    """`You may do A. [If you do, B.] Do this only once each turn`: what was done once this turn is not offered again."""

    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class MarkDone(Effect):
    """No words of the text: what is offered once each turn has been done."""

    what: str


@dataclass(frozen=True, slots=True)
class UnlessPaid(Effect):
    """`A unless that player pays {2}`."""

    who: Who
    cost: tuple[Cost, ...]
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class ForEachOf(Effect):
    """`For each creature you control, A`, `each player does A`: `TheOne` is that one."""

    what: Who
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Repeat(Effect):
    """`Do A. Repeat this process X times`, `A twice`."""

    times: Amount
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class WhereX(Effect):
    """`A, where X is the number of ...`: the amount `x` is found as the effects begin, and is their X."""

    effects: tuple[Effect, ...]
    x: Amount


@dataclass(frozen=True, slots=True)
class ModeCost:
    """`{2} —`, `Fira — {2} —`, `Fira —` in front of a mode."""

    cost: tuple[Cost, ...]
    name: str = ""


@dataclass(frozen=True, slots=True)
class ModesInstead:
    """`If C, choose both instead`: another number of modes while the condition holds; `may`: `you may choose both instead`."""

    condition: Condition
    choose: Count
    may: bool = False


@dataclass(frozen=True, slots=True)
class Modes(Effect):
    """`Choose one —` and its modes (CR 700.2); `costs`: an additional cost of each, of spree and tiered (CR 702.172, 702.183), and
    what it is called. `again`: `You may choose the same mode more than once` (CR 700.2d). `unchosen`: `choose one that hasn't
    been chosen [this turn]`. `instead`: another number where something is so (CR 700.2a)."""

    choose: Count
    modes: tuple[tuple[Effect, ...], ...]
    costs: tuple[ModeCost, ...] = ()
    again: bool = False
    unchosen: Literal["", "ever", "this turn"] = ""
    instead: ModesInstead | None = None


@dataclass(frozen=True, slots=True)
class Later(Effect):
    """A delayed trigger (CR 603.7): `At the beginning of the next end step, A`, `When that creature dies this turn, A`.
    `duration` INDEFINITELY waits until it happens once; `next_turn`: not in this turn (`at the beginning of that turn's end step`)."""

    when: Event
    effects: tuple[Effect, ...]
    duration: Duration = Duration.INDEFINITELY
    once: bool = True
    next_turn: bool = False


@dataclass(frozen=True, slots=True)
class ChooseOfEach(Effect):
    """`each player chooses from among the permanents they control an artifact, a creature, and a land`: one of each of these
    `kinds` that is `among` those; the same one may be chosen for several."""

    who: Who
    among: Filter
    kinds: tuple[Filter, ...]


@dataclass(frozen=True, slots=True)
class DuringNextTurnOf(Effect):
    """`During target player's next turn, A`, `A during its controller's next turn`: what A says is so for that turn."""

    whose: Who
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class WhenYouDo(Effect):
    """A reflexive trigger (CR 603.12): `When you do, A`; what is done is the instruction with that number (0: what stands
    right before it in "you may")."""

    effects: tuple[Effect, ...]
    number: int = 0


@dataclass(frozen=True, slots=True)
class Remember(Effect):
    """No words of the text: what the instruction just before made, moved, chose or was done to, how much came of it and whether it
    was done is kept under its number for words back that follow (`DoneBy`, `DoneAmount`, `DidIt`)."""

    number: int


@dataclass(frozen=True, slots=True)
class InsteadOfAbove(Effect):
    """A paragraph `If C, instead A`: while C holds, A takes the place of the whole paragraph before it, which then does
    not happen; else nothing. Words back in A may mean targets of that paragraph."""

    condition: Condition
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class LimitX(Effect):
    """`X can't be 0`: a limit on the announced X, nothing as it resolves."""

    least: int = 1


@dataclass(frozen=True, slots=True)
class ChooseType(Effect):
    """`Choose a creature type.`: for `the chosen type` in later words; `barred`: `other than Wall`."""

    kind: Literal["creature type", "basic land type"]
    barred: str = ""


@dataclass(frozen=True, slots=True)
class ChooseCardName(Effect):
    """`Choose a card name`, `a nonland card name` (CR 201.4): for `the chosen name` in later words."""

    of: Literal["card", "nonland card", "creature card", "land card"] = "card"


@dataclass(frozen=True, slots=True)
class ChooseColor(Effect):
    """`Choose a color.`: for `the chosen color` in later words."""


@dataclass(frozen=True, slots=True)
class ChooseTargets(Effect):
    """`Choose target creature you control and target creature an opponent controls.`: names targets for later words."""

    what: Who


@dataclass(frozen=True, slots=True)
class FlipCoins(Effect):
    """`Flip a coin. If you win the flip, A. If you lose the flip, B.`"""

    who: Who
    win: tuple[Effect, ...] = ()
    lose: tuple[Effect, ...] = ()


@dataclass(frozen=True, slots=True)
class FlipUntilAllHeads(Effect):
    """`You and target opponent each flip a coin. A for each whose coin comes up tails. Repeat until all come up heads on the
    same flip`: in `tails` `TheOne` is each such player."""

    players: Who
    tails: tuple[Effect, ...]
