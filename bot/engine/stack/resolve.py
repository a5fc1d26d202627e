"""Resolving the top of the stack (CR 608)."""

from __future__ import annotations

from bot.abilities.effects import ChangeNow
from bot.abilities.replacements import ReplaceDying
from bot.engine.agenda import Task
from bot.engine.characteristics.view import chars_of, see, statements
from bot.engine.citations import Cite
from bot.engine.combat.in_its_place import AttackInItsPlace, attacked_by_the_returned
from bot.engine.combat.on_stack import resolve_combat_damage
from bot.engine.effects.haunting import resolved_with_haunt
from bot.engine.evaluate import is_true
from bot.engine.happenings import Happening, What
from bot.engine.instructions import run
from bot.engine.log.notes import Note
from bot.engine.log.stack import ConditionFailed, Fizzled, Resolved
from bot.engine.log.things import How
from bot.engine.objects import (
    Known,
    Object,
)
from bot.engine.permanents.bestowed import is_bestowed, no_longer_bestowed
from bot.engine.players.top_cards import shuffled
from bot.engine.stack.answered import is_answered
from bot.engine.stack.cipher import Encode, is_ciphered
from bot.engine.stack.defined_x import with_defined_x
from bot.engine.stack.legal_targets import why_illegal
from bot.engine.stack.other_ways import goes_to
from bot.engine.stack.rebound import Rebound, rebounds
from bot.engine.stack.suspended import HasteWhileControlled, was_suspended
from bot.engine.stack.waiting import Settle
from bot.engine.state import (
    Entity,
    State,
    Zone,
    next_incarnation,
)
from bot.engine.triggers import happen
from bot.engine.zones.moves import MoveAll
from bot.engine.zones.relocate import relocate
from bot.engine.zones.zone_change import ZoneChange
from bot.values import dataclass, replace


@dataclass(frozen=True, slots=True)
class ResolveTop(Task):
    """The topmost spell or ability resolves; then state-based actions and triggers."""

    def do(self, state: State) -> State:
        if not state.stack or state.over:
            return state
        entity = state.stack[-1]
        found = state.objects[entity]
        on_stack = found.on_stack
        assert on_stack is not None
        if on_stack.text == "combat damage":
            return resolve_combat_damage(state, entity)
        if on_stack.condition is not None and not is_true(on_stack.condition, see(state), on_stack.context):
            return _remove(state.step(ConditionFailed(found.label), Cite.TRIGGER_IF), found).then(Settle())
        state, legal = _check_targets(state, found)
        if legal is None and is_bestowed(found):
            found = no_longer_bestowed(found)  # CR 702.103e
            return _becomes_permanent(state.with_object(found), found, ())
        if legal is None:
            state = state.step(Fizzled(found.label), Cite.RESOLVE_TARGETS)
            return _put_away(state.then(Settle()), found)
        if on_stack.is_ability or _is_instant(found):
            return _carry_out(state, found, legal)
        return _becomes_permanent(state, found, legal)


@dataclass(frozen=True, slots=True)
class ResolveAll(Task):
    """Everything on the stack resolves, from the top, and what triggers on the way."""

    is_quiet = True

    def do(self, state: State) -> State:
        if not state.stack or state.over or is_answered(state):
            return state
        return state.then(ResolveTop(), ResolveAll())


def _is_instant(found: Object) -> bool:
    return not any(
        t in found.card.types
        for t in ("Creature", "Artifact", "Enchantment", "Planeswalker", "Battle", "Land")
    )


def _check_targets(state: State, found: Object) -> tuple[State, tuple[tuple[Entity, ...], ...] | None]:
    """The targets that are still legal (CR 608.2b); None when it had targets and all have become illegal."""
    on_stack = found.on_stack
    assert on_stack is not None
    context = on_stack.context
    if not on_stack.specs or not any(context.targets):
        return state, context.targets
    legal: list[tuple[Entity, ...]] = []
    context = with_defined_x(state, on_stack.effects, on_stack.specs, context)
    for index, (spec, group) in enumerate(zip(on_stack.specs, context.targets, strict=False)):
        own = replace(context, targets=context.targets[:index])
        kept = []
        for entity in group:
            why = why_illegal(state, spec, entity, own)
            if why is None and entity not in on_stack.illegal:
                kept.append(entity)
                continue
            reason = why[0] if why else f"{state.label(entity)} has become an illegal target"
            label = state.label(entity)
            reason = f"it{reason.removeprefix(label)}" if reason.startswith(f"{label} ") else reason
            illegal = Note.TARGET_ILLEGAL.of(label, found.label, reason)
            state = state.step(illegal, Cite.RESOLVE_TARGETS)
        legal.append(tuple(kept))
    return state, tuple(legal) if any(legal) else None


def _carry_out(state: State, found: Object, legal: tuple[tuple[Entity, ...], ...]) -> State:
    on_stack = found.on_stack
    assert on_stack is not None
    shares = tuple(
        tuple(n for e, n in zip(group, own, strict=False) if e in kept)
        for group, own, kept in zip(on_stack.context.targets, on_stack.context.shares, legal, strict=False)
    )
    context = replace(on_stack.context, targets=legal, shares=shares)
    if not on_stack.untold:
        state = state.step(Resolved(found.label), Cite.RESOLVE, Cite.RESOLVE_SPELL)
    state = state.then(FinishResolving(found.id))
    if context.ability:
        now = Happening(What.RESOLVES, context.source, amount=context.ability)
        state = state.having(history=(*state.history, now))
    return run(state, on_stack.effects, context)


@dataclass(frozen=True, slots=True)
class FinishResolving(Task):
    """The spell goes to the graveyard, the ability is gone; then state-based actions and triggers (CR 608.2n)."""

    is_quiet = True

    entity: Entity

    def do(self, state: State) -> State:
        found = state.object(self.entity)
        if found is None or found.zone is not Zone.STACK:
            return state.then(Settle())
        on_stack = found.on_stack
        if on_stack is not None and not (on_stack.is_ability or on_stack.is_copy) and rebounds(state, found):
            return state.then(Rebound(found.id), Settle())
        if on_stack is not None and not on_stack.is_copy and "Adventure" in found.card.subtypes:
            exiled = ZoneChange(found.id, Zone.EXILE, How.RESOLVED, (Cite.ADVENTURE,))
            return state.then(MoveAll((exiled,)), Settle())
        if on_stack is not None and not on_stack.is_copy and "Omen" in found.card.subtypes:
            shuffled_in = ZoneChange(found.id, Zone.LIBRARY, How.RESOLVED, (Cite.OMEN,))
            return shuffled(state).then(MoveAll((shuffled_in,)), Settle())
        if (
            on_stack is not None
            and not (on_stack.is_ability or on_stack.is_copy)
            and is_ciphered(state, found)
        ):
            return state.then(Encode(found.id, (_ToGraveyard(found.id),)), Settle())
        return _put_away(state.then(_Haunts(found), Settle()), found)


@dataclass(frozen=True, slots=True)
class _Haunts(Task):
    """What has haunt and was put into the graveyard while it resolved triggers (CR 702.55a)."""

    is_quiet = True

    spell: Object

    def do(self, state: State) -> State:
        return resolved_with_haunt(state, self.spell)


def _put_away(state: State, found: Object) -> State:
    on_stack = found.on_stack
    assert on_stack is not None
    if on_stack.is_ability or on_stack.is_copy or on_stack.untold:
        return _remove(state, found)
    return state.then(_ToGraveyard(found.id))


@dataclass(frozen=True, slots=True)
class _ToGraveyard(Task):
    """A spell that is done is put into its owner's graveyard, without a word in the log."""

    entity: Entity

    def do(self, state: State) -> State:
        found = state.object(self.entity)
        if found is None:
            return state
        zone = goes_to(state, found)
        if zone is not Zone.GRAVEYARD:
            return state.then(MoveAll((ZoneChange(found.id, zone, How.RESOLVED, (Cite.RESOLVE_SPELL,)),)))
        if statements(state, ReplaceDying):
            return state.then(
                MoveAll((ZoneChange(found.id, Zone.GRAVEYARD, How.RESOLVED, (Cite.RESOLVE_SPELL,)),))
            )
        before, done = state, ZoneChange(found.id, Zone.GRAVEYARD, How.RESOLVED, ())
        state, _ = relocate(state, found, done, chars_of(state, found.id))
        return happen(state, Happening(What.TO_GRAVEYARD, found.id, detail="stack"), before=before)


def _remove(state: State, found: Object) -> State:
    known = state.known
    if not found.on_stack or not found.on_stack.is_ability:
        known = known.set(found.id, Known(found, chars_of(state, found.id), None))
    stack = tuple(e for e in state.stack if e != found.id)
    return state.having(objects=state.objects.delete(found.id), stack=stack, known=known)


def _becomes_permanent(state: State, found: Object, legal: tuple[tuple[Entity, ...], ...]) -> State:
    """A permanent spell enters the battlefield under its controller's control (CR 608.3)."""
    on_stack = found.on_stack
    assert on_stack is not None
    attached = legal[0][0] if legal and legal[0] and "Aura" in found.card.subtypes else None

    change = ZoneChange(
        found.id,
        Zone.BATTLEFIELD,
        How.ENTERS,
        (Cite.RESOLVE_PERMANENT,),
        under=on_stack.context.you,
        attached_to=attached,
        counters=((found.cast_under.terms.counter, 1),)
        if found.cast_under is not None and found.cast_under.terms.counter
        else (),
        tapped="sneak" in found.paid,
    )
    whom = attacked_by_the_returned(state, on_stack.context.chosen) if change.tapped else None
    sneaks = (AttackInItsPlace((found.id,), whom),) if whom is not None else ()
    hasty = (HasteWhileControlled(found.id, on_stack.context.you),) if was_suspended(found) else ()
    state = _with_changes_carried_over(state, found.id)
    return state.then(MoveAll((change,)), *hasty, *sneaks, Settle())


def _with_changes_carried_over(state: State, spell: Entity) -> State:
    """What changes a permanent spell goes on changing the permanent that it becomes (CR 400.7a)."""
    if not any(isinstance(a.content, ChangeNow) and spell in (a.affected or ()) for a in state.effects):
        return state
    permanent = next_incarnation(spell)
    carried = tuple(
        replace(a, affected=a.affected | {permanent})
        if isinstance(a.content, ChangeNow) and a.affected is not None and spell in a.affected
        else a
        for a in state.effects
    )
    return state.having(effects=carried)
