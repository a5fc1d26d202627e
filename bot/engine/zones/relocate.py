"""The bare change of zone: the new object that it makes, and with what that enters (CR 400.7, 614.1c)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from bot.abilities.ability import Keyword
from bot.abilities.durations import Duration
from bot.abilities.effects import ChangeNow
from bot.abilities.entering import (
    EntersWith,
)
from bot.abilities.replacements import ReplaceCounters
from bot.abilities.who import SELF
from bot.engine.characteristics.view import see, statements
from bot.engine.evaluate import amount_of, is_among
from bot.engine.evaluate.exactly import Exactly
from bot.engine.happenings import Happening, What
from bot.engine.lasting import add_effect
from bot.engine.objects import (
    Counters,
    Known,
    Object,
)
from bot.engine.permanents import sagas
from bot.engine.permanents.counters import CounterWay, ways_to_enter_with
from bot.engine.permanents.transforming import other_face_up, other_side
from bot.engine.players.commanders import kept_designations
from bot.engine.players.top_cards import ON_TOP
from bot.engine.state import (
    Active,
    Entity,
    State,
    Zone,
    next_incarnation,
)
from bot.engine.zones.zone_change import ZoneChange
from bot.values import replace


def relocate(state: State, found: Object, change: ZoneChange, chars: Any) -> tuple[State, Entity]:
    """The bare change of zone, without logging or triggers: the new object and its number."""
    new_id = next_incarnation(found.id)
    known = state.known
    combat = state.combat
    attacker = combat.attacker(found.id) if combat else None
    blocking = combat.blocked_by(found.id) if combat else ()
    attacked, blockers = (attacker.whom, attacker.blockers) if attacker else (None, ())
    alone = combat is not None and combat.is_alone(found.id)
    attachments = tuple(o.id for o in state.battlefield() if o.attached_to == found.id)
    known = known.set(
        found.id,
        Known(found, chars, new_id, attacked, blocking, blockers, attachments, change.to.value, alone),
    )
    objects = state.objects.delete(found.id)
    # a copy of a permanent spell is a token once it has resolved (CR 608.3f)
    is_no_card = found.token or (found.on_stack is not None and found.on_stack.is_copy)
    ceases = is_no_card and change.to not in (Zone.BATTLEFIELD, Zone.STACK)
    zone = Zone.CEASED if ceases else change.to
    # Off the stack, but onto the battlefield, a card is whole again and face up (CR 708.9, 709.4, 712.8a).
    stays_so = found.zone is Zone.STACK and zone is Zone.BATTLEFIELD
    card = found.card if stays_so or found.printed is None else found.printed
    controller = change.under if change.under is not None else found.owner
    state, time = state.tick()
    new = Object(
        new_id,
        found.label,
        change.copying or card,
        found.owner,
        controller,
        zone,
        tapped=change.tapped and zone is Zone.BATTLEFIELD,
        sick=zone is Zone.BATTLEFIELD,
        token=is_no_card,
        timestamp=time,
        attached_to=change.attached_to,
        chosen=found.chosen if found.zone is Zone.STACK or zone is Zone.STACK else (),
        came_back_from=found.id,
        paid=(*(found.paid if found.zone is Zone.STACK else ()), *change.paid),
        x=found.x if found.zone is Zone.STACK else 0,
        mana=found.mana if found.zone is Zone.STACK else 0,
        printed=card if change.copying is not None else found.printed if stays_so else None,
        designations=kept_designations(found, zone),
    )
    if zone is Zone.LIBRARY and change.position == "top":
        new = replace(new, designations=(*new.designations, ON_TOP))
    if zone is Zone.BATTLEFIELD and change.being is not None:
        said = change.being
        state = add_effect(state, said.content, said.context, said.duration, said.name, (new_id,))
    if zone is Zone.BATTLEFIELD:
        new = _by_night(state, new)
        other = other_side(new.card) if change.transformed else None
        new = new if other is None else other_face_up(new, other)
        new = _entering(state.having(objects=objects.set(new_id, new), known=known), new, change)
    stack = tuple(e for e in state.stack if e != found.id)
    return state.having(objects=objects.set(new_id, new), known=known, stack=stack), new_id


def _by_night(state: State, new: Object) -> Object:
    """What is bound to the day enters transformed at night (CR 702.145b)."""
    other = other_side(new.card) if state.turn.daytime == "night" else None
    bound = any(isinstance(a, Keyword) and a.name == "daybound" for a in new.card.abilities)
    return other_face_up(new, other) if other is not None and bound else new


def _entering(state: State, new: Object, change: ZoneChange) -> Object:
    """With what it enters: loyalty, defense, its own counters, tapped (CR 614.1c)."""
    tapped, numbers = _what_is_said(state, new, (*_own(state, new), *change.counters))
    new = replace(new, tapped=new.tapped or tapped)
    chosen = dict(change.counted)
    for kind, number in numbers.items():
        settled = chosen.get(kind)
        new = new.with_counters(
            kind, ways_to_enter_with(state, new, kind, number)[0].amount if settled is None else settled
        )
    return new


def _own(state: State, new: Object) -> Counters:
    """The counters that it enters with by what it is: loyalty, defense, a Saga's first lore counter."""
    card = new.card
    own = [(kind, n) for kind, n in (("loyalty", card.loyalty), ("defense", card.defense)) if n is not None]
    return (*own, *sagas.entering_with(state, new))


def with_what_is_said(state: State, token: Object, besides: Counters = ()) -> Object | None:
    """What is made where it is, a token or a card put there face down, as static abilities say that it enters: with counters,
    tapped (CR 614.1c), and with those `besides`. None where an order would have to be chosen of what changes how many counters
    there are."""
    tapped, numbers = _what_is_said(state, token, (*_own(state, token), *besides))
    token = replace(token, tapped=token.tapped or tapped)
    for kind, number in numbers.items():
        way, *others = ways_to_enter_with(state, token, kind, number)
        if others:
            return None
        token = token.with_counters(kind, way.amount)
    return token


def orders_to_choose(
    there: State, entity: Entity, change: ZoneChange
) -> Iterator[tuple[str, tuple[CounterWay, ...]]]:
    """The kinds of counters whose number depends on which effect applies first, and what has not been chosen of that: `there` is
    how it would be once this object has entered (CR 614.12, 616.1)."""
    if sum(1 for _ in statements(there, ReplaceCounters)) < 2:
        return
    new = replace(there.objects[entity], counters=())
    there = there.with_object(new)
    _, numbers = _what_is_said(there, new, (*_own(there, new), *change.counters))
    for kind, number in numbers.items():
        ways = ways_to_enter_with(there, new, kind, number)
        if len(ways) > 1 and kind not in dict(change.counted):
            yield kind, ways


def _what_is_said(state: State, new: Object, besides: Counters = ()) -> tuple[bool, dict[str, int]]:
    """Whether it enters tapped, and with how many counters of each kind, as static abilities say (CR 614.1c). Of its own, only
    what is said of itself alone, not of permanents of which it is one (614.12). It enters with all its counters at once, those
    `besides` too: what changes how many there are does so once (614.5)."""
    sight = see(state)
    tapped = False
    numbers = dict.fromkeys((kind for kind, _ in besides), 0)
    for kind, number in besides:
        numbers[kind] += number
    for statement in statements(state, EntersWith):
        effect = statement.effect
        if statement.context.source == new.id and effect.who != SELF:
            continue
        if is_among(effect.who, new.id, sight, statement.context):
            context = replace(statement.context, x=new.x, respective=new.id)
            tapped = tapped or effect.tapped
            for kind, amount in effect.counters:
                numbers[kind] = numbers.get(kind, 0) + max(0, amount_of(amount, sight, context))
    for waiting in _of_what_it_was(state, new):
        for kind, amount in waiting.content.counters:
            context = replace(waiting.context, respective=new.id)
            numbers[kind] = numbers.get(kind, 0) + max(0, amount_of(amount, sight, context))
    return tapped, numbers


def _of_what_it_was(state: State, new: Object) -> Iterator[Active]:
    """What waits for the spell that this permanent was: "that creature enters with an additional +1/+1 counter on it"."""
    for waiting in state.effects:
        of_it = waiting.affected is not None and new.came_back_from in waiting.affected
        if of_it and isinstance(waiting.content, EntersWith):
            yield waiting


def counters_entered_with(state: State, entered: Iterable[Entity]) -> Iterator[Happening]:
    """The counters that they enter with are put on them by whoever controls them (CR 122.6, 122.6a); a Saga's chapters watch how it
    enters."""
    for entity in entered:
        found = state.objects[entity]
        for kind, number in found.counters:
            if kind != "lore":
                yield Happening(What.COUNTERS, entity, found.controller, amount=number, detail=kind)


def with_what_it_also_is(state: State, entered: Entity) -> State:
    """What static abilities say that it enters as besides what it is: an effect that lasts (CR 614.1c, 611.2)."""
    sight = see(state)
    for statement in statements(state, EntersWith):
        also = statement.effect.also
        if also and is_among(statement.effect.who, entered, sight, statement.context):
            change = ChangeNow(Exactly(entered), also, Duration.INDEFINITELY)
            own = (entered,)
            state = add_effect(state, change, statement.context, Duration.INDEFINITELY, statement.name, own)
    return state
