"""The combat damage step (CR 510): who strikes now, how each creature's damage is divided, and dealing all of it at once."""

from __future__ import annotations

from collections.abc import Sequence

from bot.abilities.combat_rules import AssignsAsThoughUnblocked, AssignsFreely
from bot.engine.agenda import Choice, Option, Task
from bot.engine.characteristics.view import permanents, rules_on
from bot.engine.citations import Cite
from bot.engine.combat.assigner import (
    Assigner,
    assigns_now,
    attackers_assigning,
    blockers_assigning,
    damage_of,
    has_first_strike_step,
    idle_notes,
    in_combat,
    strikes_first,
)
from bot.engine.combat.decisions import decisions_of_this_combat
from bot.engine.combat.divide import DivideDamage, division_told
from bot.engine.combat.division import (
    Around,
    groups_of,
)
from bot.engine.combat.leave import check_combat
from bot.engine.combat.orders import settle_orders
from bot.engine.combat.scripted_damage import scripted_amounts, scripted_damage
from bot.engine.combat.wrong import Wrong, names_of, stop
from bot.engine.log.notes import Note
from bot.engine.state import Entity, State
from bot.engine.told.decisions import AssignsDamage, Deed, SaysMay
from bot.engine.told.scripted import mark_used
from bot.values import dataclass, replace

__all__ = ["CombatDamageStep", "has_first_strike_step"]


@dataclass(frozen=True, slots=True)
class CombatDamageStep(Task):
    """Assign and deal combat damage. `first`: the step for first and double strike; where no attacking or blocking creature
    has either, it does nothing (CR 510.4)."""

    first: bool

    def do(self, state: State) -> State | Choice:
        state = check_combat(state)
        combat = state.combat
        if combat is None or not combat.attackers:
            return state
        if self.first:
            if not has_first_strike_step(state):
                return state
            board = permanents(state)
            struck = tuple(
                dict.fromkeys(c for c in in_combat(combat) if c in board and strikes_first(board[c]))
            )
            strike = Note.STRIKES_FIRST if len(struck) == 1 else Note.STRIKE_FIRST
            kinds = [Cite.FIRST_STRIKE] if any(board[c].has("first strike") for c in struck) else []
            kinds += [Cite.DOUBLE_STRIKE] if any(board[c].has("double strike") for c in struck) else []
            state = state.step(strike.of(names_of(state, struck)), Cite.FIRST_STRIKE_STEP, *kinds)
            return state.then(ChooseWays(True, frozenset(struck)))
        return state.then(ChooseWays(False, combat.struck))


@dataclass(frozen=True, slots=True)
class ChooseWays(Task):
    """Ask for each attacker that may assign its damage otherwise (as though unblocked, divided freely) whether it does; then
    go on to the division. `ways` holds the answers so far."""

    first: bool
    struck: frozenset[Entity] | None
    ways: tuple[tuple[Entity, str], ...] = ()

    def do(self, state: State) -> State | Choice:
        combat = state.combat
        assert combat is not None
        asked = {e for e, _ in self.ways}
        board = permanents(state)
        for attacker in combat.attackers:
            entity = attacker.id
            if entity in asked or entity not in board:
                continue
            unblocked = attacker.blocked and bool(rules_on(state, entity, AssignsAsThoughUnblocked))
            freely = bool(rules_on(state, entity, AssignsFreely))
            if not (unblocked or freely):
                continue
            if not assigns_now(state, combat, entity, self.first) or damage_of(state, entity) <= 0:
                continue
            way = "freely" if freely else "unblocked"
            how = "divided freely" if freely else "as though it weren't blocked"
            options = (
                Option(f"has {state.label(entity)} assign its damage {how}", (self._with(entity, way),)),
                Option(f"has {state.label(entity)} assign its damage normally", (self._with(entity, ""),)),
            )
            state, answer = self._told(state, entity, attacker.blockers)
            if answer is not None:
                return state.then(*options[0 if answer else 1].tasks)
            question = f"How does {state.label(entity)} assign its combat damage?"
            return Choice(state, board[entity].controller, question, options, (Cite.ASSIGN,))
        return state.then(AssignDamage(self.first, self.struck, self.ways))

    def _with(self, entity: Entity, way: str) -> ChooseWays:
        return replace(self, ways=(*self.ways, (entity, way)))

    def _told(self, state: State, entity: Entity, blockers: tuple[Entity, ...]) -> tuple[State, bool | None]:
        """Whether the scenario says that it does: in words, or by where its damage goes."""
        label = state.label(entity)
        owner = state.label(permanents(state)[entity].controller)
        for index, may in decisions_of_this_combat(state, SaysMay):
            if may.player == owner and (
                may.about == label or (may.about is None and may.deed is Deed.ASSIGN)
            ):
                return mark_used(state, index), may.yes
        near = {state.label(b) for b in blockers}
        for _, answer in decisions_of_this_combat(state, AssignsDamage):
            if answer.source == label or (answer.source is None and answer.player == owner):
                to = [name for name, _ in answer.shares] or [answer.rest or ""]
                return state, any(name not in near for name in to)
        return state, None


@dataclass(frozen=True, slots=True)
class AssignDamage(Task):
    """The active player announces how the attackers assign their damage, then the defending players how the blockers do
    (CR 510.1): what leaves no choice at once, the rest group by group."""

    first: bool
    struck: frozenset[Entity] | None
    ways: tuple[tuple[Entity, str], ...]

    def do(self, state: State) -> State | Choice:
        state = settle_orders(state, whole=False)
        combat = state.combat
        assert combat is not None
        state = idle_notes(state, combat, self.first)
        attackers = list(attackers_assigning(state, combat, self.first, dict(self.ways)))
        blockers = list(blockers_assigning(state, combat, self.first))
        everyone = attackers + blockers
        told = scripted_damage(state, everyone)
        sure: list[tuple[Entity, Entity, int]] = []
        for assigner in everyone:
            if not assigner.is_fixed:
                continue
            (only,) = assigner.recipients
            answer = told.get(assigner.creature)
            if answer is not None:
                amounts = scripted_amounts(state, assigner, answer, Around({}, {}))
                if isinstance(amounts, Wrong):
                    return stop(
                        state, amounts, division_told(state, assigner, ((only, assigner.amount),)).text
                    )
                for index in answer.answers:
                    state = mark_used(state, index)
            sure.append((assigner.creature, only, assigner.amount))
        groups = [g for side in (attackers, blockers) for g in _groups(side)]
        return state.then(DivideDamage(tuple(groups), tuple(sure), self.struck))


def _groups(side: Sequence[Assigner]) -> list[tuple[Assigner, ...]]:
    """The groups of one side to divide, those that nothing binds first: what they assign counts for the others' lethal damage.
    Creatures whose damage the other player divides (banding) come before those that depend on it."""
    free = [a for a in side if not a.is_fixed and a.is_free and a.by_banding]
    rest = [a for a in side if not a.is_fixed and not (a.is_free and a.by_banding)]
    groups = groups_of(rest)
    return [(a,) for a in free] + sorted(groups, key=lambda g: not all(a.is_free for a in g))
