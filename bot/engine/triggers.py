"""Triggered abilities (CR 603): what happened is matched against what they watch for, and they wait for the stack."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import islice

from bot.abilities.ability import Ability, Exert, Keyword, Static, Triggered
from bot.abilities.combining import (
    Later,
)
from bot.abilities.events import Attacks, Chapter, Event
from bot.abilities.filters import WithXInCost
from bot.abilities.keyword_abilities.battle_types import of_battle_types
from bot.abilities.keyword_abilities.triggered import implied
from bot.abilities.lent import GIVEN_BACK
from bot.abilities.opaque import OpaqueWhen
from bot.abilities.statics import MayCastAsThough
from bot.abilities.triggering import DontTrigger, TriggersAgain
from bot.abilities.walk import holds, inside
from bot.abilities.who import SELF
from bot.engine.characteristics.functioning import functioning, is_put_there_from_anywhere
from bot.engine.characteristics.statements import Statement
from bot.engine.characteristics.view import see, statements, view_of
from bot.engine.evaluate import Sight, is_among, is_true
from bot.engine.evaluate.context import Context
from bot.engine.event_matching.occurrences import occurrences
from bot.engine.happenings import Happening, What
from bot.engine.marks import counted_as
from bot.engine.relevance.met import meet
from bot.engine.state import Active, Entity, State, Waiting, Zone
from bot.values import replace

# What leaves the battlefield is watched by what was there before (CR 603.10a).
_MOMENTS = frozenset((What.BEGINNING, What.END_OF_COMBAT))
#: So many abilities may trigger at one time, at most: past that nothing is known of the story.
_MOST_AT_ONCE = 2000
_LOOKS_BACK = frozenset((What.DIES, What.LEAVES, What.TO_GRAVEYARD, What.EXPLOITS, What.UNATTACHED))


def happen(state: State, *happened: Happening, before: State | None = None) -> State:
    """The state after these things happened at one time: they are part of the turn's history, and the abilities that watch
    for them wait to be put on the stack. `before` is the state just before, for abilities that look back."""
    if not happened:
        return state
    happened += tuple(_attached_as_they_enter(state, happened))
    state = about_to(state, *happened, before=before)
    state = state.having(history=state.history + happened)
    waiting: list[Waiting] = []
    now = watching(state)
    if now or state.effects:
        here = [h for h in happened if before is None or h.what not in _LOOKS_BACK]
        waiting += islice(_matching(now, state, here), _MOST_AT_ONCE + 1)
    if before is not None:
        then = [one for one in watching(before) if not is_put_there_from_anywhere(one[1].when)]
        then += _from_where_they_lie(state, happened)
        back = [h for h in happened if h.what in _LOOKS_BACK]
        waiting += islice(_matching(then, state, back, before), _MOST_AT_ONCE + 1)
    if len(waiting) > _MOST_AT_ONCE:
        return meet(state, waiting[0].source, "more of its triggers at one time than are looked at")
    state, delayed = _delayed(state, happened)
    waiting += delayed
    if any(getattr(w.ability, "once_each_turn", False) for w in waiting):
        state, waiting = _only_once(state, waiting)
    return state.having(waiting=state.waiting + tuple(waiting)) if waiting else state


def _attached_as_they_enter(state: State, happened: Iterable[Happening]) -> Iterator[Happening]:
    """What enters on something becomes attached to it (CR 701.3a)."""
    for one in happened:
        entered = state.objects.get(one.subject) if one.what is What.ENTERS else None
        if entered is not None and entered.attached_to is not None:
            yield Happening(What.ATTACHED, entered.id, entered.attached_to)


def _from_where_they_lie(state: State, happened: Iterable[Happening]) -> Iterator[tuple[Entity, Triggered]]:
    """What triggers as it is put into a graveyard from anywhere does so by what it is there, not by what it was before (CR 603.6c):
    a copy of Emrakul is none in the graveyard."""
    modern = state.game.era.lifelink_is_static
    for one in happened:
        left = state.known.get(one.subject) if one.what is What.TO_GRAVEYARD else None
        if left is None or left.became is None or left.became not in state.objects:
            continue
        for ability in triggered_of(state.objects[left.became].card.abilities, modern):
            if is_put_there_from_anywhere(ability.when):
                yield one.subject, ability


def _only_once(state: State, waiting: list[Waiting]) -> tuple[State, list[Waiting]]:
    """Without the abilities that trigger only once each turn and have done so (CR 603.2h)."""
    kept: list[Waiting] = []
    for one in waiting:
        if getattr(one.ability, "once_each_turn", False):
            mark = Happening(What.TRIGGERED, one.source, detail=repr(one.ability))
            if mark in state.history:
                continue
            state = state.having(history=(*state.history, mark))
        kept.append(one)
    return state, kept


def watching(state: State) -> tuple[tuple[Entity, Triggered], ...]:
    """Every triggered ability that functions where it is, keywords included: those of permanents, and of spells and cards
    elsewhere whose words say or need that zone (CR 113.6)."""
    view = view_of(state)
    if view.watching is None:
        view.watching = tuple(_watching(state))
    return view.watching


def _watching(state: State) -> Iterator[tuple[Entity, Triggered]]:
    sight, modern = see(state), state.game.era.lifelink_is_static
    for entity, chars in sight.chars.items():
        if chars.abilities:
            for ability in _watching_in(chars.abilities, state.objects[entity].zone, modern):
                yield entity, ability
        if "Battle" in chars.types:
            yield from ((entity, ability) for ability in of_battle_types(chars.subtypes))
    for entity, found in state.objects.items():
        if entity not in sight.chars:
            changed = sight.elsewhere.get(entity)
            abilities = changed.abilities if changed is not None else found.card.abilities
            for ability in _watching_in(abilities, found.zone, modern) if abilities else ():
                yield entity, ability


@lru_cache(maxsize=1024)
def _watching_in(abilities: tuple[Ability, ...], zone: Zone, modern: bool) -> tuple[Triggered, ...]:
    return triggered_of(functioning(abilities, zone), modern)


def about_to(state: State, *coming: Happening, before: State | None = None) -> State:
    """The state, ended where one of these things that are about to happen would be met by an opaque effect that waits for it
    (`If E would ..., A`, `As ~ enters, A`)."""
    if before is None and not statements(state, OpaqueWhen):
        return state
    now = state if before is None else before
    for one, back in ((now, True), (state, False)):
        events = [h for h in coming if (h.what in _LOOKS_BACK) is back]
        for statement in statements(one, OpaqueWhen) if events else ():
            if (
                next(occurrences(statement.effect.event, events, see(one), statement.context), None)
                is not None
            ):
                return meet(state, statement.context.source, statement.effect.text)
    return state


@lru_cache(maxsize=512)
def triggered_of(abilities: tuple[Ability, ...], modern: bool) -> tuple[Triggered, ...]:
    """The triggered abilities among these, those that keywords stand for included. A chapter ability of several numbers is one
    for each of them (CR 714.2c)."""
    found: list[Triggered] = []
    for ability in abilities:
        if isinstance(ability, Triggered) and isinstance(ability.when, Chapter):
            found.extend(replace(ability, when=Chapter((number,))) for number in ability.when.numbers)
        elif isinstance(ability, Triggered):
            found.append(ability)
        elif isinstance(ability, Exert):
            found.append(Triggered(Attacks(SELF, exerted=True), ability.effects, word="when", label="exert"))
        elif isinstance(ability, Static) and any(cast.lent for cast in inside(ability, MayCastAsThough)):
            found.append(GIVEN_BACK)
        elif isinstance(ability, Keyword):
            found.extend(a for a in implied(ability, modern) if isinstance(a, Triggered))
    return tuple(found)


def _matching(
    watching: Iterable[tuple[Entity, Triggered]],
    state: State,
    happened: list[Happening],
    before: State | None = None,
) -> Iterator[Waiting]:
    if not happened:
        return
    sight = see(state)
    look = see(before) if before is not None else sight
    again, quiet = statements(before or state, TriggersAgain), statements(before or state, DontTrigger)
    for entity, ability in watching:
        chars = look.chars_of(entity)
        assert chars is not None
        found = (before or state).objects[entity]
        # The X of a spell is that of what triggers as it enters (CR 107.3m).
        context = Context(entity, chars.controller, chosen=found.chosen, x=found.x)
        for event in occurrences(ability.when, happened, look, context):
            if any(_causes(s, event, entity, look) for s in quiet):
                continue
            own = replace(context, event=event, amount=event.size, ability=counted_as(ability))
            if event.what is What.MONSTROUS:
                own = replace(own, x=event.amount)
            own = _with_x_of_spell(own, ability.when, sight)
            if ability.condition is None or is_true(ability.condition, _sight_for(look, sight, event), own):
                more = sum(_again(s, event, entity, look) for s in again)
                yield from (Waiting(entity, chars.controller, ability, own),) * (1 + more)


def _with_x_of_spell(context: Context, when: Event, sight: Sight) -> Context:
    """Where it waits for a spell with {X} in its mana cost to be cast, X is that of the spell (CR 107.3e)."""
    event = context.event
    if event is None or event.what is not What.CASTS or not holds(when, WithXInCost):
        return context
    spell = sight.state.last_known(event.object) if event.object is not None else None
    return replace(context, x=spell.x) if spell is not None else context


def _causes(said: Statement, event: Happening, entity: Entity, sight: Sight) -> bool:
    """Whether such an event is what makes this object's ability trigger (CR 603.2d). Who dies leaves the battlefield by that."""
    rule = said.effect
    if rule.of is not None and not is_among(rule.of, entity, sight, said.context):
        return False
    each = [replace(event, subject=one, group=()) for one in event.group] or [event]
    each += [replace(h, what=What.DIES) for h in each if _is_dying(h)]
    return any(True for _ in occurrences(rule.cause, each, sight, said.context))


def _is_dying(event: Happening) -> bool:
    to_graveyard = event.what is What.TO_GRAVEYARD and event.detail == "battlefield"
    return to_graveyard or (event.what is What.LEAVES and event.detail == "graveyard")


def _again(said: Statement, event: Happening, entity: Entity, sight: Sight) -> bool:
    if said.effect.cause is None:
        return is_among(said.effect.of, entity, sight, said.context)
    return _causes(said, event, entity, sight)


def _sight_for(look: Sight, now: Sight, event: Happening) -> Sight:
    return look if event.what in _LOOKS_BACK else now


def _delayed(state: State, happened: tuple[Happening, ...]) -> tuple[State, list[Waiting]]:
    """Delayed triggered abilities (CR 603.7); one that waits for one event is used up."""
    waiting: list[Waiting] = []
    if not any(isinstance(a.content, Later) for a in state.effects):
        return state, waiting
    sight = see(state)
    kept: list[Active] = []
    for active in state.effects:
        later = active.content
        fired = False
        if isinstance(later, Later) and not (later.next_turn and active.made_in_turn == state.turn.number):
            for event in occurrences(later.when, list(happened), sight, active.context):
                fired = True
                # "At end of combat, return that creature": what was spoken of before, not the moment.
                moment = event.what in _MOMENTS and active.context.event is not None
                own = active.context if moment else active.context.about(event)
                own = replace(own, amount=active.context.amount if moment else event.size)
                own = _with_x_of_spell(own, later.when, sight)
                waiting.append(Waiting(active.context.source, active.context.you, later, own))
                if later.once:
                    break
        if not (fired and isinstance(later, Later) and later.once):
            kept.append(active)
    if len(kept) != len(state.effects):
        state = state.having(effects=tuple(kept))
    return state, waiting
