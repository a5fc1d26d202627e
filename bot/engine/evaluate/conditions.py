"""Whether a condition is true in a context."""

from __future__ import annotations

from collections import Counter
from typing import Any as AnyValue

from bot.abilities.amounts import CardsIn, CountersOn, DamageTakenThisTurn, LifeOf
from bot.abilities.amounts_this_turn import CastThisTurn, DrawnThisTurn, LifeThisTurn
from bot.abilities.conditions import (
    AllSo,
    AmountIs,
    AnySo,
    AttackedTogether,
    AttackedWithPower,
    CameFrom,
    CastAnother,
    CastDuringMainPhase,
    CastLastTurn,
    ColorIsMostCommon,
    Condition,
    Controls,
    CouldNot,
    DidIt,
    Happened,
    HasKeywordState,
    HasMore,
    Is,
    IsCombat,
    IsFirstCombat,
    IsMainPhase,
    IsTime,
    IsTurnOf,
    LibraryIsEmpty,
    NotSo,
    Paid,
    ThereIs,
    TimesThisTurn,
    WordChosen,
)
from bot.abilities.filters import ControlledBy, Filter, OneOf
from bot.abilities.opaque import MaybeThisTurn
from bot.abilities.who import Any, EachOpponent, EachPlayer
from bot.engine.evaluate import amounts, filters
from bot.engine.evaluate import who as who_
from bot.engine.evaluate.context import Context
from bot.engine.evaluate.empty_library import has_empty_library
from bot.engine.evaluate.events import matches
from bot.engine.evaluate.exactly import Exactly
from bot.engine.evaluate.origins import came_from, itself
from bot.engine.evaluate.paid import was_paid
from bot.engine.evaluate.sight import Sight
from bot.engine.evaluate.stats import compare, paid_for
from bot.engine.happenings import Happening, What
from bot.engine.state import Entity, Zone, is_player
from bot.engine.unknown_kind import UnknownKind
from bot.values import replace


def is_true(condition: Condition, sight: Sight, context: Context) -> bool:
    """Whether the condition holds now."""
    match condition:
        case NotSo():
            return not is_true(condition.of, sight, context)
        case AllSo():
            return all(is_true(c, sight, context) for c in condition.of)
        case AnySo():
            return any(is_true(c, sight, context) for c in condition.of)
        case Controls():
            number = _controlled(condition, sight, context)
            return condition.at_least <= number and (condition.at_most is None or number <= condition.at_most)
        case Is():
            things = who_.who_is(condition.who, sight, context)
            # "If that spell has mana value 5 or greater": of what it asks is said, wherever that is; no permanent is meant.
            said = isinstance(condition.quality, OneOf)
            return bool(things) and all(
                filters.holds(condition.quality, e, sight, context, said) for e in things
            )
        case ThereIs():
            return bool(filters.all_that_fit(condition.what, sight, context))
        case IsFirstCombat():
            return sight.state.turn.combats == 1 and sight.state.turn.step.in_combat
        case IsCombat():
            return sight.state.turn.step.in_combat
        case IsTime():
            return sight.state.turn.daytime == condition.time
        case IsMainPhase():
            return sight.state.turn.active == context.you and sight.state.turn.step.is_main
        case AmountIs():
            of_any = _so_of_any(condition, sight, context)
            if of_any is not None:
                return of_any
            left = amounts.amount_of(condition.amount, sight, context)
            return compare(left, condition.how, amounts.amount_of(condition.than, sight, context))
        case Paid():
            return _paid(condition, sight, context)
        case MaybeThisTurn():
            kinds = condition.kinds
            return any(h.what in kinds or f"{h.what} {h.detail}" in kinds for h in sight.state.history)
        case Happened():
            history = _of_this_combat(sight) if condition.this_combat else sight.state.history
            so_far = sum(matches(condition.event, h, sight, context) for h in history)
            return so_far >= condition.at_least
        case AttackedTogether():
            return _attacked_together(condition, sight, context)
        case AttackedWithPower():
            attacks = [h for h in sight.state.history if h.what is What.ATTACKS]
            declared = [h for h in attacks if h.together == attacks[-1].together]
            mine = sight.state.combat is not None and sight.state.turn.active == context.you
            return mine and sum(h.power for h in declared) >= condition.least
        case CastAnother():
            own = itself(sight, context)
            spells = [h for h in sight.state.history if h.what is What.CASTS and h.subject == context.you]
            return any(
                h.object is not None
                and h.object not in own
                and filters.fits(condition.what, h.object, sight, context, any_zone=True)
                for h in spells
            )
        case IsTurnOf():
            return sight.state.turn.active in who_.who_is(condition.who, sight, context)
        case CastLastTurn():
            return sight.state.turn.cast_last_turn >= condition.at_least
        case DidIt():
            return any(
                number == condition.number and done.was is not False for number, done in context.results
            )
        case CouldNot():
            return any(number == condition.number and done.was is False for number, done in context.results)
        case TimesThisTurn():
            times = _times(condition, sight, context)
            return times >= condition.times if condition.or_more else times == condition.times
        case CameFrom():
            things = who_.who_is(condition.who, sight, context)
            return any(came_from(condition, e, sight, context) for e in things)
        case CastDuringMainPhase():
            return sight.state.turn.active == context.you and sight.state.turn.step.is_main
        case HasMore():
            return _has_more(condition, sight, context)
        case LibraryIsEmpty():
            return all(
                has_empty_library(sight.state, player)
                for player in who_.who_is(condition.whose, sight, context)
            )
        case ColorIsMostCommon():
            return _is_most_common(condition, sight, context)
        case WordChosen():
            found = sight.state.object(context.source) if context.source is not None else None
            return found is not None and ("word", condition.word) in found.chosen
        case HasKeywordState():
            things = who_.who_is(condition.who, sight, context)
            return bool(things) and all(_designated(condition.state, e, sight) for e in things)
        case _:
            raise UnknownKind(condition)


def _controlled(condition: Controls, sight: Sight, context: Context) -> int:
    best = 0
    for player in who_.who_is(condition.who, sight, context):
        rest = tuple(q for q in condition.what.qualities if not isinstance(q, ControlledBy))
        mine = filters.all_that_fit(Filter(rest), sight, context)
        best = max(best, sum(1 for e in mine if e > 0 and sight.controller(e) == player))
    return best


def _of_this_combat(sight: Sight) -> tuple[Happening, ...]:
    """What has happened since this combat phase began, as a part of this turn's history."""
    history = sight.state.history
    begun = [at for at, h in enumerate(history) if h.what is What.BEGINNING and h.detail == "combat"]
    return history[begun[-1] :] if begun else history


def _attacked_together(condition: AttackedTogether, sight: Sight, context: Context) -> bool:
    """Whether it was declared as an attacker in this combat with that many others."""
    attacks = [h for h in sight.state.history if h.what is What.ATTACKS]
    if sight.state.combat is None or not attacks:
        return False
    declared = [h.subject for h in attacks if h.together == attacks[-1].together]
    things = who_.who_is(condition.who, sight, context)
    return any(e in declared and len(declared) > condition.others for e in things)


def _is_most_common(condition: ColorIsMostCommon, sight: Sight, context: Context) -> bool:
    """Whether no color is that of more permanents; a permanent of several colors counts for each."""
    colors = Counter(c for chars in sight.chars.values() for c in chars.colors)
    most = {color for color, n in colors.items() if n == max(colors.values())}
    things = who_.who_is(condition.who, sight, context) if condition.who is not None else ()
    own = (chars for e in things if (chars := sight.chars_of(e)) is not None)
    return condition.color in most or any(not most.isdisjoint(chars.colors) for chars in own)


def _times(condition: TimesThisTurn, sight: Sight, context: Context) -> int:
    """How often the ability that asks has been activated or has resolved this turn."""
    if condition.did == "resolved":
        return sum(
            h.what is What.RESOLVES and h.subject == context.source and h.amount == context.ability
            for h in sight.state.history
        )
    thing = sight.state.last_known(context.source)
    return thing.activated_this_turn.count(context.ability) if thing is not None else 0


_WHOSE = {CountersOn: "on", DamageTakenThisTurn: "of", CastThisTurn: "who", DrawnThisTurn: "who"}
"""What says whose an amount is, where it is not `whose`."""


def _so_of_any(condition: AmountIs, sight: Sight, context: Context) -> bool | None:
    """Whether it is so of one of several players: `an opponent has 10 or less life`. None where it is asked of no such
    player, and the amount is one."""
    amount = condition.amount
    if not isinstance(
        amount,
        LifeOf | CardsIn | CountersOn | LifeThisTurn | DamageTakenThisTurn | CastThisTurn | DrawnThisTurn,
    ):
        return None
    named = _WHOSE.get(type(amount), "whose")
    anybodys: AnyValue = amount
    whose = getattr(amount, named)
    if not isinstance(whose, Any):
        return None
    than = amounts.amount_of(condition.than, sight, context)
    for player in who_.who_is(whose, sight, context):
        one = Exactly(player)
        of_one = replace(anybodys, **{named: one})
        if compare(amounts.amount_of(of_one, sight, context), condition.how, than):
            return True
    return False


def _has_more(condition: HasMore, sight: Sight, context: Context) -> bool:
    """Whether one of `who` has more than one of `than`, or than each of them."""

    def number(player: Entity) -> int:
        one = Exactly(player)
        if condition.what is not None:
            return _controlled(Controls(one, condition.what), sight, context)
        return amounts.amount_of(
            LifeOf(one) if condition.of == "life" else CardsIn("hand", one), sight, context
        )

    others = [number(p) for p in who_.who_is(condition.than, sight, context)]
    if not others:
        return False
    least = max(others) if isinstance(condition.than, EachOpponent | EachPlayer) else min(others)
    return any(number(p) > least for p in who_.who_is(condition.who, sight, context))


def _designated(state: str, entity: Entity, sight: Sight) -> bool:
    """Whether a permanent is or last was so designated (monstrous), or a player is (the monarch), whose designation is kept in
    the command zone."""
    if is_player(entity):
        objects = sight.state.objects.values()
        return any(
            o.zone is Zone.COMMAND and o.card.name == state and o.controller == entity for o in objects
        )
    thing = sight.state.last_known(entity)
    if state == "paired":
        return thing is not None and thing.paired_with is not None
    return thing is not None and state in thing.designations


def _paid(asked: Paid, sight: Sight, context: Context) -> bool:
    """Whether it was paid as what has the ability, or what is asked of, was cast, also where that has left the stack since (CR 603.4)."""
    if asked.of is not None:
        others = (sight.state.objects.get(e) for e in who_.who_is(asked.of, sight, context))
        return any(was_paid(asked.what, other.paid) for other in others if other is not None)
    return was_paid(asked.what, context.paid + paid_for(context.source, sight))
