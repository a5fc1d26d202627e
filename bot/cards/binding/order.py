"""In which order the text says the parts of a value, where that is not the order of its fields; tried in turn."""

from __future__ import annotations

from typing import Any

from bot.abilities import (
    amounts,
    chosen_counters,
    combining,
    conditions,
    copying,
    costs,
    dice,
    effects,
    keyword_actions,
    libraries,
    player_effects,
    retargeting,
    statics,
    tokens,
)
from bot.abilities.ability import Activated, Keyword
from bot.abilities.amounts import Amount
from bot.abilities.changes import Gains
from bot.abilities.combat_rules import CombatRule
from bot.abilities.combining import (
    If,
)
from bot.abilities.conditions import Condition, CouldNot, DidIt, NotSo, Paid
from bot.abilities.effects import (
    Effect,
)
from bot.abilities.filters import BlockingIt, ControlledBy, ExiledByIt, OwnedBy
from bot.abilities.who import ControllerOf, OwnerOf
from bot.cards.binding.discourse import Wanted
from bot.values import fields

_ORDERS: dict[type[Any], tuple[tuple[str, ...], ...]] = {
    combining.UnlessPaid: (("effects", "who", "cost"),),
    combining.May: (("who", "cost", "then", "if_not"),),
    combining.MayPayX: (("who", "cost", "most", "then"),),
    combining.Repeat: (("effects", "times"),),
    # "If that player controls more lands than each other player, ~ deals 2 damage to them": to the first of the two
    conditions.HasMore: (("than", "what", "who"), ("who", "what", "than")),
    effects.PutCounters: (("on", "amount"),),
    effects.RemoveCounters: (("on", "amount"),),
    effects.Portion: (("amount", "to"), ("to", "amount")),
    effects.DealDivided: (("source", "amount", "among"), ("source", "among", "amount")),
    statics.While: (("condition", "effects"), ("effects", "condition")),
    Activated: (("cost", "effects", "condition"),),
}


def asks_if_done(value: Any) -> bool:
    """Whether it is `if you do, ...`, `if you can't, ...`: of an instruction before it."""
    condition = value.condition if isinstance(value, If) else None
    return isinstance(condition.of if isinstance(condition, NotSo) else condition, DidIt | CouldNot)


def orders_of(value: Any) -> tuple[tuple[str, ...], ...]:
    """The orders in which the fields of a value may be said; the usual one first."""
    if isinstance(value, If):
        if value.otherwise and isinstance(value.condition, DidIt):  # "If you do, A. Otherwise, B."
            return ("condition", "then", "otherwise"), ("otherwise", "condition", "then")
        if value.otherwise:  # "A. If C, B instead.", or the other way
            return ("otherwise", "condition", "then"), ("condition", "then", "otherwise")
        if asks_if_done(value):
            return (("condition", "then"),)
        first = ("then", "condition") if value.condition_last else ("condition", "then")
        return (first, first[::-1])
    if isinstance(value, combining.DuringNextTurnOf) and isinstance(value.whose, ControllerOf):
        return (("effects", "whose"),)  # "attacks during its controller's next turn"
    return _ORDERS.get(type(value)) or (tuple(f.name for f in fields(value)),)


_PLAYER_FIELDS = frozenset(
    {
        (combining.May, "who"),
        (combining.MayPayX, "who"),
        (combining.UnlessPaid, "who"),
        (player_effects.GainLife, "who"),
        (player_effects.LoseLife, "who"),
        (player_effects.SetLife, "who"),
        (player_effects.Draw, "who"),
        (player_effects.Discard, "who"),
        (player_effects.Mill, "who"),
        (player_effects.ExileFromLibrary, "who"),
        (player_effects.LoseTheGame, "who"),
        (player_effects.AddMana, "who"),
        (player_effects.ExtraTurn, "who"),
        (libraries.SeeTop, "who"),
        (libraries.RevealAtRandom, "who"),
        (libraries.SeeUntil, "who"),
        (effects.Sacrifice, "who"),
        (effects.SearchOnto, "who"),
        (effects.Move, "under"),
        (tokens.CreateToken, "who"),
        (copying.CreateCopy, "who"),
        (copying.CopyForEach, "who"),
        (retargeting.ChooseNewTargets, "who"),
        (dice.RollDie, "who"),
        (combining.FlipCoins, "who"),
        (combining.FlipUntilAllHeads, "players"),
        (player_effects.GetEmblem, "who"),
        (player_effects.BecomeMonarch, "who"),
        (player_effects.ChooseDiscard, "who"),
        (keyword_actions.Incubate, "who"),
        (keyword_actions.Venture, "who"),
        (keyword_actions.TakeInitiative, "who"),
        (keyword_actions.Investigate, "who"),
        (keyword_actions.CreateRole, "who"),
        (keyword_actions.Blight, "who"),
        (effects.DealDamage, "excess_to"),
        (amounts.CardsIn, "whose"),
        (amounts.LifeOf, "whose"),
        (amounts.SpeedOf, "whose"),
        (amounts.StartingLife, "whose"),
        (amounts.BasicLandTypes, "whose"),
    }
)

_THING_FIELDS: dict[tuple[type[Any], str], Wanted] = {
    (libraries.Show, "what"): Wanted.SEEN,
    (effects.CounterSpell, "what"): Wanted.SPELL,
    (Paid, "of"): Wanted.SPELL,
    (keyword_actions.Unattach, "what"): Wanted.WORN,
    (copying.CopySpell, "what"): Wanted.SPELL,
    (copying.CopyForEach, "spell"): Wanted.SPELL,
    (retargeting.ChangeTarget, "what"): Wanted.SPELL,
    (retargeting.ChooseNewTargets, "what"): Wanted.SPELL,
    (effects.Destroy, "what"): Wanted.PERMANENT,
    (effects.Sacrifice, "what"): Wanted.PERMANENT,
    (effects.Move, "what"): Wanted.CARD,
    (effects.Move, "attached_to"): Wanted.PERMANENT,
    (effects.TapOrUntap, "what"): Wanted.PERMANENT,
    (effects.Regenerate, "what"): Wanted.PERMANENT,
    (effects.RemoveFromCombat, "what"): Wanted.PERMANENT,
    (effects.BecomesBlockedNow, "what"): Wanted.PERMANENT,
    (effects.ChangeNow, "who"): Wanted.PERMANENT,
    (effects.SetRule, "who"): Wanted.PERMANENT,
    (effects.Attach, "what"): Wanted.PERMANENT,
    (effects.Attach, "to"): Wanted.PERMANENT,
    (effects.SearchOnto, "attached_to"): Wanted.PERMANENT,
    (keyword_actions.Transform, "what"): Wanted.PERMANENT,
    (keyword_actions.FlipCard, "what"): Wanted.PERMANENT,
    (keyword_actions.Explore, "who"): Wanted.PERMANENT,
    (keyword_actions.Connive, "who"): Wanted.PERMANENT,
    (keyword_actions.CreateRole, "on"): Wanted.PERMANENT,
    (keyword_actions.Endure, "who"): Wanted.PERMANENT,
    (keyword_actions.Suspect, "what"): Wanted.PERMANENT,
    (keyword_actions.Airbend, "what"): Wanted.PERMANENT,
    (keyword_actions.Fight, "first"): Wanted.PERMANENT,
    (keyword_actions.Fight, "second"): Wanted.PERMANENT,
    (effects.ExchangeControl, "first"): Wanted.PERMANENT,
    (effects.ExchangeControl, "second"): Wanted.PERMANENT,
    (tokens.CreateToken, "blocking"): Wanted.PERMANENT,
    (effects.RemoveCounters, "on"): Wanted.PERMANENT,
    (effects.PutCounters, "on"): Wanted.MARKED,
    (chosen_counters.DoubleCounters, "on"): Wanted.MARKED,
    (effects.MoveCounters, "of"): Wanted.PERMANENT,
    (effects.MoveCounters, "onto"): Wanted.PERMANENT,
    (effects.PutItsCounters, "of"): Wanted.SIZED,
    (effects.PutItsCounters, "onto"): Wanted.MARKED,
    (effects.DealDamage, "source"): Wanted.DEALER,
    (effects.DealDivided, "source"): Wanted.DEALER,
    (amounts.StatOf, "of"): Wanted.SIZED,
    (amounts.CountersOn, "on"): Wanted.SIZED,
    (costs.RemoveCountersCost, "on"): Wanted.PERMANENT,
    (costs.PutCountersCost, "on"): Wanted.PERMANENT,
    (statics.Changes, "who"): Wanted.PERMANENT,
    (statics.Rules, "who"): Wanted.PERMANENT,
    (ControllerOf, "of"): Wanted.CONTROLLED,
    (OwnerOf, "of"): Wanted.OWNED,
    (BlockingIt, "who"): Wanted.SIZED,
}

#: Only looked at: what has moved is seen as it was before (CR 608.2h).
_LOOKS_BACK = frozenset(
    {
        (amounts.StatOf, "of"),
        (ControllerOf, "of"),
        (OwnerOf, "of"),
        (amounts.CountersOn, "on"),
        (effects.PutItsCounters, "of"),
        (effects.DealDamage, "source"),
        (effects.DealDivided, "source"),
        (ExiledByIt, "who"),
    }
)


#: Counters that only players get (CR 122.1).
_OF_PLAYERS = frozenset({"poison", "energy", "experience", "rad"})


def wanted(holder: Any, field: str) -> Wanted:
    """What a word back in this field can stand for."""
    key = (type(holder), field)
    if key in _PLAYER_FIELDS or isinstance(holder, ControlledBy | OwnedBy):
        return Wanted.PLAYER
    if isinstance(holder, effects.PutCounters) and field == "on" and holder.kind in _OF_PLAYERS:
        return Wanted.PLAYER
    if isinstance(holder, effects.ChangeNow) and Gains(Keyword("suspend")) in holder.changes:
        return Wanted.CARD
    if isinstance(holder, amounts.StatOf) and holder.stat == "mana value":
        return Wanted.CARD
    if isinstance(holder, Condition) and type(holder).__name__ in ("Controls", "IsTurnOf", "DidIt"):
        return Wanted.PLAYER
    return _THING_FIELDS.get(key, Wanted.ANYTHING)


def looks_back(holder: Any, field: str) -> bool:
    """Whether the thing is only looked at there, not acted on."""
    return (type(holder), field) in _LOOKS_BACK or isinstance(holder, Condition)


def is_instruction(value: Any) -> bool:
    """Whether the value is an instruction that does something by itself."""
    return isinstance(value, Effect)


__all__ = ["Amount", "CombatRule", "is_instruction", "looks_back", "orders_of", "wanted"]
