"""Spells on the stack: countering, copying, changing targets (CR 701.6, 707.10, 115.7)."""

from __future__ import annotations

from bot.abilities.ability import Static
from bot.abilities.copying import CopyForEach, CopySpell
from bot.abilities.effects import CounterSpell
from bot.abilities.retargeting import ChangeTarget, ChooseNewTargets
from bot.abilities.statics import CantBeCopied, CantBeCountered
from bot.engine.agenda import Choice
from bot.engine.characteristics.view import see, statements
from bot.engine.citations import Cite
from bot.engine.evaluate import Sight, all_that_fit, fits, is_among
from bot.engine.evaluate.context import Context
from bot.engine.evaluate.exactly import Exactly
from bot.engine.evaluate.paid import without_mana
from bot.engine.happenings import Happening, What
from bot.engine.instructions import Instructions, context_of, done_to, handles, players, source_name, whom
from bot.engine.log.notes import Note
from bot.engine.log.stack import Countered, SpellCopied
from bot.engine.log.things import How
from bot.engine.objects import Object
from bot.engine.stack.legal_targets import why_illegal
from bot.engine.stack.other_ways import goes_to
from bot.engine.stack.retarget import change_target, retarget
from bot.engine.state import Entity, State, Zone
from bot.engine.triggers import happen
from bot.engine.zones.moves import MoveAll
from bot.engine.zones.objects import current, new_object
from bot.engine.zones.zone_change import ZoneChange
from bot.values import replace

_PLACES = {
    "": (Zone.GRAVEYARD, ""),
    "exile": (Zone.EXILE, ""),
    "hand": (Zone.HAND, ""),
    "library top": (Zone.LIBRARY, "top"),
    "library bottom": (Zone.LIBRARY, "bottom"),
}
"""Where the card of a countered spell goes, and to which end of its library."""


@handles(CounterSpell)
def counters(effect: CounterSpell, state: State) -> State:
    for entity in whom(state, effect.what):
        found = state.object(entity)
        if found is None or found.zone is not Zone.STACK:
            continue
        if _says_it_cant(state, entity, CantBeCountered, context_of(state).source):
            state = state.step(Note.NOT_COUNTERED.of(found.label), Cite.CANT_HAPPEN)
            continue
        state = state.step(Countered(found.label), Cite.COUNTER_SPELL)
        if found.on_stack is not None and (found.on_stack.is_ability or found.on_stack.is_copy):
            stack = tuple(e for e in state.stack if e != entity)
            state = state.having(objects=state.objects.delete(entity), stack=stack)
        else:
            zone, position = _PLACES[effect.instead]
            if goes_to(state, found) is Zone.EXILE:  # instead of anywhere else (CR 702.34a)
                zone, position = Zone.EXILE, ""
            cites = (Cite.COUNTER_SPELL,)
            change = ZoneChange(
                entity, zone, How.COUNTERED, cites, context_of(state).source, position=position
            )
            state = state.then(MoveAll((change,)))
    return state


def _says_it_cant(
    state: State, entity: Entity, kind: type[CantBeCopied | CantBeCountered], by: Entity | None = None
) -> bool:
    """Whether a spell's own text says that this can't be done to it, or a permanent's."""
    found = state.last_known(entity)
    if found is None:
        return False
    sight = see(state)
    own = Context(entity, found.controller)
    for ability in found.card.abilities:
        if isinstance(ability, Static):
            for effect in ability.effects:
                if isinstance(effect, kind) and is_among(effect.who, entity, sight, own):
                    return True
    return any(
        is_among(s.effect.who, entity, sight, s.context) and _is_by_such(s.effect, by, sight, s.context)
        for s in statements(state, kind)
    )


def _is_by_such(
    effect: CantBeCopied | CantBeCountered, by: Entity | None, sight: Sight, context: Context
) -> bool:
    """Whether what would do it is what can't: `can't be countered by blue or black spells`."""
    if not isinstance(effect, CantBeCountered) or effect.by is None:
        return True
    return by is not None and fits(effect.by, by, sight, context, any_zone=True)


@handles(CopySpell)
def copies(effect: CopySpell, state: State) -> State | Choice:
    """A spell or ability is copied onto the stack; the copy of a card is where the card is, to be cast (CR 707.12)."""
    by = players(state, effect.who) if effect.who is not None else (context_of(state).you,)
    if len(by) > 1:
        each = (Instructions((replace(effect, who=Exactly(player)),)) for player in by)
        return state.then(*each)
    those = whom(state, effect.what) if by else ()
    if len(those) > 1 and effect.new_targets:  # each copy's are chosen before the next is made
        return state.then(*(Instructions((replace(effect, what=Exactly(one)),)) for one in those))
    for entity in those:
        found = state.object(entity) or _spell_that_left(state, entity) or _moved_card(state, entity)
        if found is None:
            continue
        if found.on_stack is not None and _says_it_cant(state, entity, CantBeCopied):
            state = state.step(Note.NOT_COPIED.of(found.label), Cite.CANT_HAPPEN)
            continue
        you = by[0]
        if found.on_stack is None:
            state, copy = new_object(
                state, found.card, you, found.zone, f"{found.label} copy", token=True, printed=found.printed
            )
            state = done_to(state, copy)
            continue
        state, copy = _copied(state, found, you)
        if effect.color:
            made = state.objects[copy]
            state = state.with_object(replace(made, card=replace(made.card, colors=(effect.color,))))
        if effect.new_targets:
            return retarget(state, copy, you)
    return state


def _copied(
    state: State, found: Object, you: Entity, targets: tuple[tuple[Entity, ...], ...] | None = None
) -> tuple[State, Entity]:
    """A copy of this spell or ability on the stack, aimed as it is or at these (CR 707.10)."""
    assert found.on_stack is not None
    own = found.on_stack.context
    context = replace(
        own, you=you, paid=without_mana(own.paid), targets=own.targets if targets is None else targets
    )
    paid = without_mana(found.paid)
    state, copy = new_object(state, found.card, you, Zone.STACK, f"{found.label} copy", x=found.x, paid=paid)
    # The source of a copied ability is that of the ability (CR 113.7, 707.10a).
    source = own.source if found.on_stack.is_ability else copy
    on_stack = replace(found.on_stack, context=replace(context, source=source), is_copy=True)
    state = state.with_object(replace(state.objects[copy], on_stack=on_stack))
    state = state.having(stack=(*state.stack, copy))
    state = state.step(SpellCopied(source_name(state), found.label), Cite.COPY_SPELL)
    return happen(done_to(state, copy), Happening(What.COPIES, you, copy)), copy


@handles(CopyForEach)
def copies_for_each(effect: CopyForEach, state: State) -> State:
    """One for each of those that every target of the spell could be, other than what it is aimed at (CR 707.10d)."""
    for entity in whom(state, effect.spell)[:1]:
        found = state.object(entity) or _spell_that_left(state, entity)
        if found is None or found.on_stack is None:
            continue
        if _says_it_cant(state, entity, CantBeCopied):
            state = state.step(Note.NOT_COPIED.of(found.label), Cite.CANT_HAPPEN)
            continue
        (you, *_) = players(state, effect.who) or (context_of(state).you,)
        aimed = found.on_stack.context.targets
        others = [
            e
            for e in all_that_fit(effect.each, see(state), context_of(state))
            if not any(e in group for group in aimed)
            and all(
                why_illegal(state, spec, e, found.on_stack.context) is None for spec in found.on_stack.specs
            )
        ]
        for other in others:
            there = tuple(tuple(other for _ in group) for group in aimed)
            state, copy = _copied(state, found, you, there)
            state = happen(state, Happening(What.TARGETED, other, copy))
    return state


def _spell_that_left(state: State, entity: Entity) -> Object | None:
    """The spell as it last was on the stack: it is copied though it was countered meanwhile (CR 608.2h, 707.10)."""
    left = state.known.get(entity)
    return left.object if left is not None and left.object.on_stack is not None else None


def _moved_card(state: State, entity: Entity) -> Object | None:
    """The card that this one became when the same effect moved it (CR 400.7j)."""
    left, here = state.known.get(entity), current(state, entity)
    if left is None or here is None or left.object.zone in (Zone.STACK, Zone.BATTLEFIELD):
        return None
    return state.object(here)


@handles(ChangeTarget)
def changes_target(effect: ChangeTarget, state: State) -> State | Choice:
    for entity in whom(state, effect.what):
        if effect.to is None:
            return retarget(state, entity, context_of(state).you, (Cite.CHANGE_TARGET,), effect.onto)
        to = whom(state, effect.to)
        if to:
            state = change_target(state, entity, to[0])
    return state


@handles(ChooseNewTargets)
def chooses_new_targets(effect: ChooseNewTargets, state: State) -> State | Choice:
    by, those = players(state, effect.who), whom(state, effect.what)
    if len(those) > 1:
        return state.then(*(Instructions((replace(effect, what=Exactly(one)),)) for one in those))
    if not by or not those:
        return state
    return retarget(state, those[0], by[0], (Cite.NEW_TARGETS,))
