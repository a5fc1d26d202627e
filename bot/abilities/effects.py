"""What spells and abilities do as they resolve (CR 608.2c): one type for each kind of instruction.

An instruction that the engine has no handler for makes a scenario `unsupported` when it could matter; see
`bot.engine.relevance.acted`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from bot.abilities.amounts import Amount
from bot.abilities.changes import Change
from bot.abilities.combat_rules import CombatRule
from bot.abilities.damage import ReplaceDamage
from bot.abilities.durations import Duration, Lasting
from bot.abilities.filters import Filter
from bot.abilities.who import Chosen, Count, Target, Who
from bot.values import dataclass

if TYPE_CHECKING:
    from bot.abilities.conditions import Condition


class Effect:
    """One instruction."""

    __slots__ = ()


# --- damage -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Portion:
    """`N damage to R`."""

    amount: Amount
    to: Who


@dataclass(frozen=True, slots=True)
class DealDamage(Effect):
    """`~ deals 3 damage to any target [and 2 damage to you]`: all portions at one time. `source` may be several things
    (`each creature you control deals damage equal to its power`). `excess_to`: `Excess damage is dealt to that
    creature's controller instead`, where `excess_if` holds."""

    source: Who
    portions: tuple[Portion, ...]
    unpreventable: bool = False
    excess_to: Who | None = None
    excess_if: Condition | None = None


@dataclass(frozen=True, slots=True)
class DealDivided(Effect):
    """`~ deals 5 damage divided as you choose among any number of targets` (CR 601.2d), or among what was named before;
    `evenly`: `divided evenly, rounded down`."""

    source: Who
    amount: Amount
    among: Who
    evenly: bool = False


@dataclass(frozen=True, slots=True)
class Shield(Effect):
    """`Prevent the next 3 damage ...`, `All damage that would be dealt to you this turn is dealt to ~ instead`."""

    replace: ReplaceDamage


@dataclass(frozen=True, slots=True)
class PreventItNow(Effect):
    """`Prevent that damage` as an instruction of a trigger or of the 1997 damage-prevention step."""

    amount: Amount | None = None


# --- counters -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class PutCounters(Effect):
    """`put two +1/+1 counters on target creature`; kind `poison` on players: `gets two poison counters`."""

    kind: str
    amount: Amount
    on: Who


@dataclass(frozen=True, slots=True)
class DistributeCounters(Effect):
    """`distribute three +1/+1 counters among one, two, or three target creatures`: how is announced (CR 601.2d)."""

    kind: str
    amount: Amount
    among: Who


@dataclass(frozen=True, slots=True)
class PutItsCounters(Effect):
    """`put its counters on target creature`: as many of each kind as it has, or had (CR 122.8-9)."""

    of: Who
    onto: Who


@dataclass(frozen=True, slots=True)
class MoveCounters(Effect):
    """`move a +1/+1 counter from ~ onto target creature` (CR 122.5); kind "": of every kind; amount None: all."""

    kind: str
    amount: Amount | None
    of: Who
    onto: Who


@dataclass(frozen=True, slots=True)
class RemoveCounters(Effect):
    """`remove a +1/+1 counter from ~`; kind "": of any kind; amount None: all; `up_to`: or fewer."""

    kind: str
    amount: Amount | None
    on: Who
    up_to: bool = False


# --- permanents and cards --------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Destroy(Effect):
    """`destroy target creature`; `regenerate` False: `It can't be regenerated`."""

    what: Who
    regenerate: bool = True


@dataclass(frozen=True, slots=True)
class ChooseThings(Effect):
    """`choose up to one creature`, `each player chooses a creature they control`: of no consequence but for the words that follow
    (`chosen this way`, `destroy the rest`)."""

    who: Who
    what: Chosen


@dataclass(frozen=True, slots=True)
class Sacrifice(Effect):
    """`sacrifice ~` (what a `Self`), `target player sacrifices a creature` (what a `Chosen`)."""

    who: Who
    what: Who


@dataclass(frozen=True, slots=True)
class Move(Effect):
    """To another zone: `return target creature to its owner's hand`, `exile it`, `put it on top of its owner's library`,
    `return it to the battlefield under your control`. `until_leaves`: `until ~ leaves the battlefield`. `with_counters`:
    `with a +1/+1 counter on it`. `from_zone`: `return ~ from your graveyard ...` (nothing happens from elsewhere)."""

    what: Who
    to: Literal[
        "hand",
        "graveyard",
        "exile",
        "library top",
        "library bottom",
        "library top or bottom",  # as its owner chooses
        "library second from the top",
        "library third from the top",
        "library",
        "battlefield",
    ]
    under: Who | None = None
    until_leaves: bool = False
    tapped: bool = False
    attacking: bool = False
    with_counters: tuple[tuple[str, int], ...] = ()
    attached_to: Who | None = None
    from_zone: str = ""
    transformed: bool = False  # "return it to the battlefield transformed"
    face_down: bool = False  # "exile it face down": who may look at it is not asked here
    being: tuple[Change, ...] = ()  # "It's a Zombie in addition to its other types": as it enters (CR 611.2e)
    whom: Who | None = None  # "attacking that player"; None: whom its new controller chooses (CR 508.4)


@dataclass(frozen=True, slots=True)
class ExchangeControl(Effect):
    """`exchange control of target creature you control and target creature an opponent controls` (CR 701.12)."""

    first: Who
    second: Who


@dataclass(frozen=True, slots=True)
class TapOrUntap(Effect):
    """`tap target creature`, `untap it`; `tap` None: `tap or untap`, chosen as it resolves."""

    what: Who
    tap: bool | None


@dataclass(frozen=True, slots=True)
class Regenerate(Effect):
    """`regenerate ~` (CR 701.19): the next time it would be destroyed this turn. `then`: what is done as it regenerates so, or
    `triggers` by it (`when it regenerates this way`)."""

    what: Who
    then: tuple[Effect, ...] = ()
    triggers: bool = False


@dataclass(frozen=True, slots=True)
class RemoveFromCombat(Effect):
    """`remove target attacking creature from combat`."""

    what: Who


@dataclass(frozen=True, slots=True)
class BecomesBlockedNow(Effect):
    """`target attacking creature becomes blocked` (CR 509.1h)."""

    what: Who


@dataclass(frozen=True, slots=True)
class ChangeNow(Effect):
    """`target creature gets +3/+3 and gains trample until end of turn`: a continuous effect on what `who` names now
    (CR 611.2c). `at_once`: what it `is` or `has`, not becomes or gains; said of what is put onto the battlefield that is part of
    how it enters (`Move.being`, CR 611.2e)."""

    who: Who
    changes: tuple[Change, ...]
    duration: Lasting = Duration.THIS_TURN
    at_once: bool = False


@dataclass(frozen=True, slots=True)
class SetRule(Effect):
    """`target creature can't block this turn`, `attacks this turn if able`."""

    who: Who
    rules: tuple[CombatRule, ...]
    duration: Lasting = Duration.THIS_TURN


@dataclass(frozen=True, slots=True)
class ReplaceLater(Effect):
    """`If that creature would die this turn, exile it instead`: a waiting replacement (see `statics`)."""

    replace: object
    duration: Duration = Duration.THIS_TURN


@dataclass(frozen=True, slots=True)
class CounterSpell(Effect):
    """`counter target spell`; `instead`: where its card goes instead of into its owner's graveyard."""

    what: Who
    instead: Literal["", "exile", "hand", "library top", "library bottom"] = ""


@dataclass(frozen=True, slots=True)
class Attach(Effect):
    """`attach ~ to target creature you control`."""

    what: Who
    to: Who


@dataclass(frozen=True, slots=True)
class Beside(Effect):
    """An instruction beside the point of damage and combat, named for what it does (`scry`); `words` is the text, `targets` what it is
    aimed at; `sought`: what goes from a library to the hand, where not any card does, and `taken`: how many of each (None: all, or not
    said). `known`: what is done where the story tells which card it is."""

    what: str
    words: str
    targets: tuple[Target, ...] = ()
    sought: tuple[Filter, ...] = ()
    taken: Count | None = None
    known: tuple[Effect, ...] = ()


@dataclass(frozen=True, slots=True)
class SearchOnto(Effect):
    """`search your library for a basic land card, put it onto the battlefield tapped` (CR 701.23): which it is, is told. `among`: of the
    cards that were looked at, `put a creature card from among them onto the battlefield`; `graveyard`: `library and/or graveyard`."""

    who: Who
    what: Chosen
    tapped: bool = False
    attached_to: Who | None = None
    among: bool = False
    graveyard: bool = False
