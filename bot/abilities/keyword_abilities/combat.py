"""Keywords of combat that stand for triggered abilities (CR 702): what each means, as an ability like any printed one.

What a keyword forbids (decayed, unleash, evasion) is no ability here: the declarations know it by name.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from bot.abilities.ability import Ability, Keyword, Triggered
from bot.abilities.amounts import (
    Amount,
    CountOf,
    Number,
    Plus,
    StatOf,
    Times,
)
from bot.abilities.changes import GetsPT
from bot.abilities.combat_rules import MustBlock
from bot.abilities.combining import (
    ForEachOf,
    If,
    Later,
    May,
    Remember,
)
from bot.abilities.conditions import AmountIs, Condition
from bot.abilities.copying import CreateCopy
from bot.abilities.damage import DamageKind
from bot.abilities.durations import Duration
from bot.abilities.effects import ChangeNow, Effect, Move, PutCounters, Sacrifice, SetRule, TapOrUntap
from bot.abilities.events import (
    AnyOfEvents,
    Attacks,
    BecomesBlocked,
    BeginningOf,
    Blocks,
    DealsDamage,
    EndOfCombat,
    Event,
)
from bot.abilities.filters import (
    APlayer,
    BlockingIt,
    Compare,
    ControlledBy,
    Filter,
    InStatus,
    Not,
    OfType,
    Other,
    WithKeyword,
)
from bot.abilities.keyword_abilities.instructions import HasDone, PumpForOpponentsAttacked
from bot.abilities.keyword_actions import Acts
from bot.abilities.player_effects import (
    LoseLife,
)
from bot.abilities.tokens import CreateToken, TokenSpec
from bot.abilities.who import (
    SELF,
    YOU,
    Any,
    Chosen,
    Count,
    DefendingPlayer,
    DoneBy,
    Each,
    EachOpponent,
    EventObject,
    EventSubject,
    Target,
    TheOne,
    TheTarget,
    Who,
)

_CREATURE = OfType("Creature")


@lru_cache(maxsize=1024)
def implied(keyword: Keyword) -> tuple[Ability, ...]:
    """The abilities that a combat keyword stands for; none for keywords that are no triggered abilities of combat.
    A missing number counts as 1."""
    made = _MADE.get(keyword.name)
    return made(keyword.value or Number(1)) if made else ()


def _pump(who: Who, power: Amount, toughness: Amount) -> ChangeNow:
    return ChangeNow(who, (GetsPT(power, toughness),), Duration.THIS_TURN)


def _when(
    label: str, when: Event, *effects: Effect, condition: Condition | None = None
) -> tuple[Ability, ...]:
    return (Triggered(when, effects, condition=condition, label=label),)


def _bushido(n: Amount) -> tuple[Ability, ...]:
    """702.45a"""
    return _when("bushido", AnyOfEvents((Blocks(SELF), BecomesBlocked(SELF))), _pump(SELF, n, n))


def _flanking(_: Amount) -> tuple[Ability, ...]:
    """702.25a"""
    without = Any(Filter((_CREATURE, Not(WithKeyword("flanking")))))
    less = _pump(EventObject(), Number(-1), Number(-1))
    return _when("flanking", BecomesBlocked(SELF, without), less)


def _rampage(n: Amount) -> tuple[Ability, ...]:
    """702.23a-b: counted as it resolves; no penalty when nothing blocks it any more."""
    blockers = CountOf(Filter((_CREATURE, BlockingIt(SELF))))
    factor = n.n if isinstance(n, Number) else 1
    more = Times(factor, Plus(blockers, -1))
    beyond = If(AmountIs(blockers, ">=", Number(2)), (_pump(SELF, more, more),))
    return _when("rampage", BecomesBlocked(SELF), beyond)


def _exalted(_: Amount) -> tuple[Ability, ...]:
    """702.83a"""
    mine = Any(Filter((_CREATURE, ControlledBy(YOU))))
    return _when("exalted", Attacks(mine, alone=True), _pump(EventSubject(), Number(1), Number(1)))


def _battle_cry(_: Amount) -> tuple[Ability, ...]:
    """702.91a"""
    others = Each(Filter((Other(), InStatus("attacking"), _CREATURE)))
    return _when("battle cry", Attacks(SELF), _pump(others, Number(1), Number(0)))


def _provoke(_: Amount) -> tuple[Ability, ...]:
    """702.39a"""
    theirs = Target(Filter((_CREATURE, ControlledBy(DefendingPlayer()))), number=1)
    must = SetRule(theirs, (MustBlock("each combat", SELF),), Duration.THIS_COMBAT)
    return _when("provoke", Attacks(SELF), May(YOU, (must, TapOrUntap(TheTarget(1), tap=False))))


def _afflict(n: Amount) -> tuple[Ability, ...]:
    """702.130a"""
    return _when("afflict", BecomesBlocked(SELF), LoseLife(DefendingPlayer(), n))


def _annihilator(n: Amount) -> tuple[Ability, ...]:
    """702.86a"""
    theirs = Chosen(Filter((OfType("Permanent"),)), Count(n, n), DefendingPlayer())
    return _when("annihilator", Attacks(SELF), Sacrifice(DefendingPlayer(), theirs))


def _melee(_: Amount) -> tuple[Ability, ...]:
    """702.121a"""
    return _when("melee", Attacks(SELF), PumpForOpponentsAttacked())


def _mentor(_: Amount) -> tuple[Ability, ...]:
    """702.134a"""
    lesser = Filter((_CREATURE, InStatus("attacking"), Compare("power", "<", StatOf("power", SELF))))
    return _when("mentor", Attacks(SELF), PutCounters("+1/+1", Number(1), Target(lesser)))


def _training(_: Amount) -> tuple[Ability, ...]:
    """702.149a: what attacks beside it is asked as it triggers, not again as it resolves."""
    greater = Filter((_CREATURE, Compare("power", ">", StatOf("power", SELF))))
    together = Attacks(SELF, others=1, beside=greater)
    return _when("training", together, PutCounters("+1/+1", Number(1), SELF), HasDone("trains"))


def _frenzy(n: Amount) -> tuple[Ability, ...]:
    """702.68a"""
    return _when("frenzy", Attacks(SELF, unblocked=True), _pump(SELF, n, Number(0)))


def _poisonous(n: Amount) -> tuple[Ability, ...]:
    """702.70a"""
    hit = DealsDamage(SELF, Any(Filter((APlayer(),))), DamageKind.COMBAT)
    return _when("poisonous", hit, PutCounters("poison", n, EventObject()))


def _decayed(_: Amount) -> tuple[Ability, ...]:
    """702.147a, its triggered half; that it can't block is known to the declaration of blockers."""
    return _when("decayed", Attacks(SELF), Later(EndOfCombat(), (Sacrifice(YOU, SELF),)))


def _mobilize(n: Amount) -> tuple[Ability, ...]:
    """702.181a"""
    warrior = TokenSpec(Number(1), Number(1), ("red",), ("Creature",), ("Warrior",))
    made = CreateToken(YOU, n, warrior, tapped=True, attacking=True)
    gone = Later(BeginningOf("end step"), (Sacrifice(YOU, DoneBy(1)),))
    return _when("mobilize", Attacks(SELF), made, Remember(1), gone)


def _myriad(_: Amount) -> tuple[Ability, ...]:
    """702.116a"""
    made = CreateCopy(YOU, Number(1), SELF, tapped=True, attacking=True, whom=TheOne())
    gone = Later(EndOfCombat(), (Move(DoneBy(1), "exile"),))
    others = EachOpponent(other=True, than=DefendingPlayer())
    return _when("myriad", Attacks(SELF), ForEachOf(others, (May(YOU, (made, Remember(1), gone)),)))


def _enlist(_: Amount) -> tuple[Ability, ...]:
    """702.154a, its triggered half; that it may tap a creature is known to the declaration of attackers."""
    return _when(
        "enlist", Acts(SELF, "enlists a creature"), _pump(SELF, StatOf("power", EventObject()), Number(0))
    )


_MADE: dict[str, Callable[[Amount], tuple[Ability, ...]]] = {
    "bushido": _bushido,
    "flanking": _flanking,
    "rampage": _rampage,
    "exalted": _exalted,
    "battle cry": _battle_cry,
    "provoke": _provoke,
    "afflict": _afflict,
    "annihilator": _annihilator,
    "melee": _melee,
    "mentor": _mentor,
    "training": _training,
    "frenzy": _frenzy,
    "poisonous": _poisonous,
    "decayed": _decayed,
    "mobilize": _mobilize,
    "myriad": _myriad,
    "enlist": _enlist,
}
