"""Destroying, moving, tapping, making and attaching permanents."""

from __future__ import annotations

from bot.abilities import effects
from bot.abilities.changes import ControlledByNow
from bot.abilities.durations import Duration
from bot.engine.agenda import Choice, Option
from bot.engine.characteristics.view import permanents
from bot.engine.citations import Cite
from bot.engine.combat.leave import (
    become_blocked,
    check_combat,
    remove_from_combat,
)
from bot.engine.effects.moved import NowThere
from bot.engine.evaluate.exactly import Exactly
from bot.engine.happenings import Happening, What
from bot.engine.instructions import (
    Instructions,
    context_of,
    done_to,
    handles,
    source_name,
    whom,
)
from bot.engine.lasting import add_effect
from bot.engine.log.notes import Note
from bot.engine.log.things import (
    Attached,
    ControlExchanged,
    LeftCombat,
    RegenerationWaits,
    Tapped,
    Untapped,
)
from bot.engine.permanents.attaching import may_be_attached
from bot.engine.permanents.tapping import tapped, untapped
from bot.engine.stack.spell_control import controlled_on_stack, controller_on_stack
from bot.engine.state import Entity, State, Zone, is_player
from bot.engine.told.decisions import TapsOrUntaps
from bot.engine.told.scripted import decisions_left, mark_used
from bot.engine.triggers import happen
from bot.engine.zones.destroy import Destroy
from bot.values import replace


@handles(effects.Destroy)
def destroys(effect: effects.Destroy, state: State) -> State:
    doomed = whom(state, effect.what)
    destroy = Destroy(doomed, (Cite.DESTROY,), context_of(state).source, effect.regenerate)
    return state.then(destroy, NowThere(doomed))


@handles(effects.TapOrUntap)
def taps(effect: effects.TapOrUntap, state: State) -> State | Choice:
    if effect.tap is None:
        you = context_of(state).you
        for index, answer in decisions_left(state, TapsOrUntaps):
            if answer.player == state.label(you) and answer.about == source_name(state):
                return mark_used(state, index).then(Instructions((replace(effect, tap=answer.tap),)))
        options = tuple(
            Option(f"{'taps' if way else 'untaps'} it", (Instructions((replace(effect, tap=way),)),))
            for way in (True, False)
        )
        return Choice(state, you, "Tap or untap?", options, (Cite.RESOLVE_CHOICE,))
    things = tuple(e for e in whom(state, effect.what) if not is_player(e))
    turned = tuple(e for e in things if (o := state.object(e)) is not None and o.tapped is not effect.tap)
    moved = turned if effect.tap else tuple(e for e in turned if not state.objects[e].count("stun"))
    if moved:
        names = state.labels(moved)
        state = state.step(
            Tapped(names) if effect.tap else Untapped(names), Cite.TAP if effect.tap else Cite.UNTAP_ONE
        )
    state = tapped(state, *things) if effect.tap else untapped(state, *things)
    return done_to(state, *things, before=turned)


@handles(effects.Regenerate)
def regenerates(effect: effects.Regenerate, state: State) -> State:
    things = tuple(e for e in whom(state, effect.what) if e in permanents(state))
    for entity in things:
        state = add_effect(
            state,
            effects.Regenerate(effect.what, effect.then, effect.triggers),
            context_of(state),
            Duration.THIS_TURN,
            source_name(state),
            (entity,),
        )
        state = state.step(RegenerationWaits(state.label(entity)), Cite.REGENERATION)
    return done_to(state, *things)


@handles(effects.RemoveFromCombat)
def leaves_combat(effect: effects.RemoveFromCombat, state: State) -> State:
    things = whom(state, effect.what)
    for entity in things:
        state = state.step(LeftCombat(state.label(entity)), Cite.REMOVED_FROM_COMBAT)
    return done_to(remove_from_combat(state, *things), *things)


@handles(effects.BecomesBlockedNow)
def becomes_blocked(effect: effects.BecomesBlockedNow, state: State) -> State:
    things = whom(state, effect.what)
    for entity in things:
        state = become_blocked(state, entity)
    return done_to(state, *things)


@handles(effects.ExchangeControl)
def exchanges(effect: effects.ExchangeControl, state: State) -> State:
    """Both or neither (CR 701.12a)."""
    first, second = whom(state, effect.first), whom(state, effect.second)
    if effect.second == effect.first:
        first, second = first[:1], first[1:2]  # "two target creatures"
    one = _controls(state, first[0]) if first else None
    two = _controls(state, second[0]) if second else None
    if one is None or two is None:
        return state.step(Note.EXCHANGE_IMPOSSIBLE.of(), Cite.EXCHANGE)
    if one == two:
        return state.step(Note.EXCHANGE_NEEDLESS.of(), Cite.EXCHANGE)
    for entity, player in ((first[0], two), (second[0], one)):
        if controller_on_stack(state, entity) is not None:
            state = controlled_on_stack(state, entity, player)
            continue
        change = effects.ChangeNow(
            Exactly(entity), (ControlledByNow(Exactly(player)),), Duration.INDEFINITELY
        )
        state = add_effect(
            state, change, context_of(state), Duration.INDEFINITELY, source_name(state), (entity,)
        )
    exchanged = ControlExchanged(state.label(first[0]), state.label(second[0]))
    return done_to(check_combat(state.step(exchanged, Cite.EXCHANGE)), first[0], second[0])


def _controls(state: State, entity: Entity) -> Entity | None:
    """Who controls this permanent or spell; None of what is neither."""
    found = permanents(state).get(entity)
    return found.controller if found is not None else controller_on_stack(state, entity)


@handles(effects.Attach)
def attaches(effect: effects.Attach, state: State) -> State:
    to = whom(state, effect.to)
    for entity in whom(state, effect.what):
        found = state.object(entity)
        if found is None or not to or found.zone is not Zone.BATTLEFIELD or found.attached_to == to[0]:
            continue  # CR 701.3b
        if not may_be_attached(state, found, to[0]):
            state = state.step(Note.STAYS_WHERE_IT_IS.of(found.label, state.label(to[0])), Cite.ATTACH)
            continue
        state = attach(state, entity, to[0])
    return done_to(state, *to)


def attach(state: State, what: Entity, to: Entity) -> State:
    """Attach a permanent (CR 701.3): it gets a new timestamp."""
    state, time = state.tick()
    found = state.objects[what]
    state = state.with_object(replace(found, attached_to=to, timestamp=time))
    state = state.step(Attached(found.label, state.label(to)), Cite.ATTACH)
    on = Happening(What.ATTACHED, what, to)
    if found.attached_to is None:
        return happen(state, on)
    return happen(state, Happening(What.UNATTACHED, what, found.attached_to), on)
