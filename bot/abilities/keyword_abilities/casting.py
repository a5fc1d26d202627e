"""Keywords of how a permanent was cast (CR 702): what it has where their cost was paid, and what becomes of it."""

from __future__ import annotations

from collections.abc import Callable

from bot.abilities.ability import Ability, Keyword, Static, Triggered
from bot.abilities.amounts import ManaSpent, Number, StatOf, TimesPaid
from bot.abilities.changes import BasePT, Gains, LosesType
from bot.abilities.combining import May
from bot.abilities.conditions import AllSo, AmountIs, AnySo, Is, Paid
from bot.abilities.copying import CopySpell, CreateCopy
from bot.abilities.effects import Effect, Move, PutCounters, RemoveCounters, Sacrifice
from bot.abilities.entering import EntersWith
from bot.abilities.events import BeginningOf, Enters, PutIntoGraveyard
from bot.abilities.filters import AnOpponent, Filter, IsSelf, OfType, WithCounter
from bot.abilities.player_effects import (
    Draw,
)
from bot.abilities.player_events import Casts
from bot.abilities.statics import Changes, While
from bot.abilities.who import SELF, YOU, Chosen, EventObject


def _blitz(keyword: Keyword) -> tuple[Ability, ...]:
    """702.152a"""
    drawing = Triggered(PutIntoGraveyard(SELF), (Draw(YOU, Number(1)),), word="when", label="blitz")
    has = Changes(SELF, (Gains(Keyword("haste")), Gains(drawing)))
    return (
        Static((While(Paid("blitz"), (has,)),), label="blitz"),
        _at_end_step("blitz", Sacrifice(YOU, SELF)),
    )


def _warp(keyword: Keyword) -> tuple[Ability, ...]:
    """702.185a: it can be cast again from exile, which is told where it is done."""
    return (_at_end_step("warp", Move(SELF, "exile")),)


def _impending(keyword: Keyword) -> tuple[Ability, ...]:
    """702.176a"""
    paid, waits = Paid("impending"), Is(SELF, WithCounter("time"))
    counters = EntersWith(SELF, counters=(("time", keyword.value or Number(1)),))
    no_creature = Changes(SELF, (LosesType("Creature"),))
    ticks = RemoveCounters("time", Number(1), SELF)
    return (
        Static((While(paid, (counters,)),), label="impending"),
        Static((While(AllSo((paid, waits)), (no_creature,)),), label="impending"),
        Triggered(BeginningOf("end step", YOU), (ticks,), AllSo((paid, waits)), word="at", label="impending"),
    )


def _at_end_step(label: str, effect: Effect) -> Triggered:
    return Triggered(BeginningOf("end step"), (effect,), Paid(label), word="at", label=label)


def _squad(keyword: Keyword) -> tuple[Ability, ...]:
    """702.157a"""
    return (_as_enters("squad", CreateCopy(YOU, TimesPaid("squad"), SELF)),)


def _offspring(keyword: Keyword) -> tuple[Ability, ...]:
    """702.175a"""
    small = (BasePT(Number(1), Number(1)),)
    return (_as_enters("offspring", CreateCopy(YOU, Number(1), SELF, excepting=small)),)


def _as_enters(label: str, effect: Effect) -> Triggered:
    return Triggered(Enters(SELF), (effect,), Paid(label), word="when", label=label)


def _casualty(keyword: Keyword) -> tuple[Ability, ...]:
    """702.153a, its triggered half; its cost is an additional one of the spell."""
    cast = Casts(YOU, Filter((IsSelf(),)))
    return (Triggered(cast, (CopySpell(EventObject()),), Paid("casualty"), word="when", label="casualty"),)


def _demonstrate(keyword: Keyword) -> tuple[Ability, ...]:
    """702.144a: who copies it has an opponent copy it too."""
    theirs = CopySpell(EventObject(), who=Chosen(Filter((AnOpponent(),))))
    copies = May(YOU, (CopySpell(EventObject()), theirs))
    return (Triggered(Casts(YOU, Filter((IsSelf(),))), (copies,), word="when", label="demonstrate"),)


def _increment(keyword: Keyword) -> tuple[Ability, ...]:
    """Whenever you cast a spell on which more mana was spent than the creature's power or its toughness."""
    spent = ManaSpent(EventObject())
    more = AnySo(
        (AmountIs(spent, ">", StatOf("power", SELF)), AmountIs(spent, ">", StatOf("toughness", SELF)))
    )
    asked = AllSo((Is(SELF, OfType("Creature")), more))
    counter = PutCounters("+1/+1", Number(1), SELF)
    return (Triggered(Casts(YOU, Filter((OfType("Spell"),))), (counter,), asked, label="increment"),)


MADE: dict[str, Callable[[Keyword], tuple[Ability, ...]]] = {
    "blitz": _blitz,
    "warp": _warp,
    "impending": _impending,
    "squad": _squad,
    "offspring": _offspring,
    "casualty": _casualty,
    "increment": _increment,
    "demonstrate": _demonstrate,
}
