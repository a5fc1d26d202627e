"""Amounts of what has happened this turn."""

from __future__ import annotations

from bot.abilities.amounts import (
    DamageTakenThisTurn,
    HappenedThisTurn,
    TimesAttacked,
)
from bot.abilities.amounts_this_turn import CastThisTurn, DrawnThisTurn, LifeThisTurn
from bot.abilities.damage import DamageKind
from bot.abilities.past import DamageDealtThisTurn
from bot.abilities.who import Any, Who
from bot.engine.evaluate import filters
from bot.engine.evaluate import who as who_
from bot.engine.evaluate.amounts import worth
from bot.engine.evaluate.context import Context
from bot.engine.evaluate.sight import Sight
from bot.engine.happenings import Happening, What
from bot.engine.state import Entity

_HAPPENED = {
    "attacked": What.ATTACKS,
    "entered": What.ENTERS,
    "died": What.DIES,
    "left the battlefield": What.LEAVES,
}


@worth(HappenedThisTurn)
def _happened_this_turn(amount: HappenedThisTurn, sight: Sight, context: Context) -> int:
    what = _HAPPENED[amount.how]
    happened = dict.fromkeys(h.subject for h in sight.state.history if h.what is what)
    return sum(filters.fits(amount.which, e, sight, context, any_zone=True) for e in happened)


@worth(LifeThisTurn)
def _life_this_turn(amount: LifeThisTurn, sight: Sight, context: Context) -> int:
    mine = who_.who_is(amount.whose, sight, context)
    what = What.GAINS_LIFE if amount.how == "gained" else What.LOSES_LIFE
    return sum(h.amount for h in sight.state.history if h.what is what and h.subject in mine)


@worth(TimesAttacked)
def _times_attacked(amount: TimesAttacked, sight: Sight, context: Context) -> int:
    own = who_.who_is(amount.who, sight, context)
    return sum(h.what is What.ATTACKS and h.subject in own for h in sight.state.history)


@worth(DrawnThisTurn)
def _drawn_this_turn(amount: DrawnThisTurn, sight: Sight, context: Context) -> int:
    drawers = who_.who_is(amount.who, sight, context)
    return sum(h.what is What.DRAWS and h.subject in drawers for h in sight.state.history)


@worth(CastThisTurn)
def _cast_this_turn(amount: CastThisTurn, sight: Sight, context: Context) -> int:
    who = who_.who_is(amount.who, sight, context)
    spells = [h.object for h in sight.state.history if h.what is What.CASTS and h.subject in who]
    return sum(filters.fits(amount.what, e, sight, context, any_zone=True) for e in spells if e is not None)


@worth(DamageTakenThisTurn)
def _damage_taken_this_turn(amount: DamageTakenThisTurn, sight: Sight, context: Context) -> int:
    whom = who_.who_is(amount.of, sight, context)
    history = sight.state.history
    return sum(h.amount for h in history if h.what is What.DEALT and h.subject in whom)


@worth(DamageDealtThisTurn)
def _damage_dealt_this_turn(amount: DamageDealtThisTurn, sight: Sight, context: Context) -> int:
    """How much damage it was in all; sources and recipients that are gone count as last known (CR 608.2h)."""
    return sum(
        h.amount
        for h in sight.state.history
        if h.what is What.DAMAGE
        and _of_kind(h, amount.kind)
        and _is_one(amount.by, h.subject, sight, context)
        and _is_one(amount.to, h.object, sight, context)
    )


def _of_kind(h: Happening, kind: DamageKind) -> bool:
    return kind is DamageKind.ANY or h.combat is (kind is DamageKind.COMBAT)


def _is_one(who: Who | None, entity: Entity | None, sight: Sight, context: Context) -> bool:
    if who is None:
        return True
    if entity is None:
        return False
    if isinstance(who, Any):
        return filters.fits(who.what, entity, sight, context, any_zone=True)
    return entity in who_.who_is(who, sight, context)
