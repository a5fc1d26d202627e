"""Keywords that stand for abilities activated while their card is in a graveyard (CR 702): it is exiled to pay for them."""

from __future__ import annotations

from collections.abc import Callable

from bot.abilities.ability import Ability, Activated, Keyword, Triggered
from bot.abilities.amounts import Number, StatOf
from bot.abilities.changes import BasePT, BecomesColor, BecomesType, Change, Gains
from bot.abilities.combat_rules import MustAttack
from bot.abilities.combining import (
    ForEachOf,
    Later,
    Remember,
)
from bot.abilities.copying import CreateCopy
from bot.abilities.costs import ExileCost
from bot.abilities.durations import Duration
from bot.abilities.effects import ChangeNow, Effect, PutCounters, Sacrifice, SetRule
from bot.abilities.events import BeginningOf, PutIntoGraveyard
from bot.abilities.filters import Filter, OfType
from bot.abilities.keyword_actions import Haunt
from bot.abilities.limits import Only
from bot.abilities.who import SELF, YOU, DoneBy, EachOpponent, Target, TheOne

_ZOMBIE = BecomesType(subtypes=("Zombie",))


def _scavenge(keyword: Keyword) -> tuple[Ability, ...]:
    """702.97a"""
    onto = Target(Filter((OfType("Creature"),)))
    return _exiling(keyword, PutCounters("+1/+1", StatOf("power", SELF), onto))


def _embalm(keyword: Keyword) -> tuple[Ability, ...]:
    """702.128a"""
    return _exiling(keyword, _copy(BecomesColor(("white",)), _ZOMBIE))


def _eternalize(keyword: Keyword) -> tuple[Ability, ...]:
    """702.129a"""
    return _exiling(keyword, _copy(BecomesColor(("black",)), BasePT(Number(4), Number(4)), _ZOMBIE))


def _copy(*excepting: Change) -> CreateCopy:
    return CreateCopy(YOU, Number(1), SELF, excepting=excepting, without_mana_cost=True)


def _encore(keyword: Keyword) -> tuple[Ability, ...]:
    """702.141a"""
    made = DoneBy(1)
    each = ForEachOf(
        EachOpponent(),
        (
            CreateCopy(YOU, Number(1), SELF),
            Remember(1),
            SetRule(made, (MustAttack(whom=TheOne()),)),
            ChangeNow(made, (Gains(Keyword("haste")),), Duration.INDEFINITELY),
            Later(BeginningOf("end step"), (Sacrifice(YOU, made),)),
        ),
    )
    return _exiling(keyword, each)


def _exiling(keyword: Keyword, *effects: Effect) -> tuple[Ability, ...]:
    cost = (*keyword.cost, ExileCost(None, zone="graveyard"))
    return (Activated(cost, effects, (Only.AS_A_SORCERY,), label=keyword.name),)


def _haunt(keyword: Keyword) -> tuple[Ability, ...]:
    """702.55a, of a permanent; of a spell it is noticed as that has resolved."""
    return (Triggered(PutIntoGraveyard(SELF), (HAUNTING,), word="when", label="haunt"),)


HAUNTING = Haunt(Target(Filter((OfType("Creature"),))))


MADE: dict[str, Callable[[Keyword], tuple[Ability, ...]]] = {
    "haunt": _haunt,
    "scavenge": _scavenge,
    "embalm": _embalm,
    "eternalize": _eternalize,
    "encore": _encore,
}
