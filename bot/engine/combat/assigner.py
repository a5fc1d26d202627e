"""What each creature in combat may assign its combat damage to, and who divides it (CR 510.1a-d, 702.19, 702.22j-k)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.abilities.combat_rules import (
    AssignsByToughness,
    AssignsFreely,
    AssignsNoCombatDamage,
)
from bot.engine.characteristics.chars import Chars
from bot.engine.characteristics.view import permanents, rules_on, see
from bot.engine.citations import Cite
from bot.engine.combat.bands import assigns_by_banding
from bot.engine.combat.leave import NOTHING
from bot.engine.combat.orders import order_of
from bot.engine.combat.whom import is_still_attacked
from bot.engine.evaluate import all_that_fit
from bot.engine.evaluate.context import Context
from bot.engine.in_combat import (
    Attacker,
    Combat,
)
from bot.engine.log.notes import Note
from bot.engine.state import (
    Entity,
    State,
    is_player,
)
from bot.values import dataclass


@dataclass(frozen=True, slots=True)
class Assigner:
    """One creature that assigns combat damage. `near`: creatures it is blocked by or blocks; `beyond`: what trample reaches,
    the attacked player, planeswalker or battle first, its controller second (trample over planeswalkers).
    `in_order`: each of `near` only after lethal damage to those before it; `order` is what was announced of that order.
    `player` divides. `tramples_at_the_end`: as in 1997, what is left after prevention goes on to the player."""

    creature: Entity
    player: Entity
    amount: int
    near: tuple[Entity, ...]
    beyond: tuple[Entity, ...] = ()
    in_order: bool = False
    order: tuple[Entity, ...] = ()
    deathtouch: bool = False
    attacks: bool = True
    by_banding: bool = False
    tramples_at_the_end: bool = False
    defends: Entity | None = None

    @property
    def recipients(self) -> tuple[Entity, ...]:
        return self.near + self.beyond

    @property
    def is_fixed(self) -> bool:
        """Whether there is only one way to assign it."""
        return len(self.recipients) == 1

    @property
    def is_free(self) -> bool:
        """Whether nothing that others assign matters to how it may be divided."""
        return not self.in_order and not self.beyond


def strikes_first(chars: Chars) -> bool:
    """Whether a creature deals combat damage in the first of two steps (CR 702.4b, 702.7b)."""
    return "first strike" in chars.keywords or "double strike" in chars.keywords


def has_first_strike_step(state: State) -> bool:
    """Whether this combat phase has a first-strike damage step, as its damage begins now: some attacking or blocking creature
    has first or double strike (CR 510.4)."""
    combat = state.combat
    if combat is None:
        return False
    board = permanents(state)
    return any(c in board and strikes_first(board[c]) for c in in_combat(combat))


def in_combat(combat: Combat) -> Iterator[Entity]:
    """Every attacking and blocking creature, attackers first; some may come twice."""
    for attacker in combat.attackers:
        yield attacker.id
    for attacker in combat.attackers:
        yield from attacker.blockers
    yield from sorted(combat.was_blocking)


def assigns_now(state: State, combat: Combat, creature: Entity, first: bool) -> bool:
    """Whether this creature assigns combat damage in this step: in the first those with first or double strike, in the second
    those that had neither as the first began, and those with double strike now (CR 510.4, 702.7c)."""
    chars = permanents(state).get(creature)
    if chars is None:
        return False
    if first:
        return strikes_first(chars)
    return combat.struck is None or creature not in combat.struck or chars.has("double strike")


def damage_of(state: State, creature: Entity) -> int:
    """How much combat damage it assigns: its power, unless an effect says otherwise; never less than 0 (CR 510.1a)."""
    chars = permanents(state)[creature]
    if rules_on(state, creature, AssignsNoCombatDamage):
        return 0
    if rules_on(state, creature, AssignsByToughness):
        return max(0, chars.toughness or 0)
    return max(0, chars.power or 0)


def ways_of(state: State, attacker: Attacker) -> list[AssignsFreely]:
    """The effects by which this attacker may divide its damage as its controller chooses."""
    return [rule for rule, _ in rules_on(state, attacker.id, AssignsFreely)]


def attackers_assigning(
    state: State, combat: Combat, first: bool, ways: Mapping[Entity, str]
) -> Iterator[Assigner]:
    """The attackers that assign damage in this step. `ways`: what was chosen for those that may assign otherwise:
    `unblocked` or `freely`."""
    board = permanents(state)
    for attacker in combat.attackers:
        if attacker.id not in board or not assigns_now(state, combat, attacker.id, first):
            continue
        amount = damage_of(state, attacker.id)
        if amount <= 0:
            continue
        made = _attacker(state, attacker, amount, board[attacker.id], ways.get(attacker.id, ""))
        if made is not None:
            yield made


def _attacker(state: State, attacker: Attacker, amount: int, chars: Chars, way: str) -> Assigner | None:
    deathtouch = chars.has("deathtouch") and state.game.era.lifelink_is_static
    whom = _reached(state, attacker, chars)
    if way == "freely":
        return Assigner(attacker.id, chars.controller, amount, _freely(state, attacker, chars))
    if not attacker.blocked or way == "unblocked":
        if not whom:
            return None
        return Assigner(
            attacker.id, chars.controller, amount, (), whom, deathtouch=deathtouch, defends=attacker.defender
        )
    tramples = chars.has("trample") or chars.has("trample over planeswalkers")
    if not attacker.blockers:
        if not tramples or not whom:
            return None
        return Assigner(
            attacker.id, chars.controller, amount, (), whom, deathtouch=deathtouch, defends=attacker.defender
        )
    at_the_end = tramples and state.game.era.timing.tramples_at_the_end
    divides = len(attacker.blockers) > 1 or (tramples and not at_the_end)
    if divides and assigns_by_banding(state, attacker.blockers):
        return Assigner(
            attacker.id,
            attacker.defender,
            amount,
            attacker.blockers,
            by_banding=True,
            deathtouch=deathtouch,
            defends=attacker.defender,
        )
    assert state.combat is not None
    return Assigner(
        attacker.id,
        chars.controller,
        amount,
        attacker.blockers,
        whom if tramples and not at_the_end else (),
        in_order=state.game.era.assigns_in_order and len(attacker.blockers) > 1,
        order=order_of(state.combat, attacker.id),
        deathtouch=deathtouch,
        tramples_at_the_end=at_the_end,
        defends=attacker.defender,
    )


def _reached(state: State, attacker: Attacker, chars: Chars) -> tuple[Entity, ...]:
    """What the attacker's damage reaches where no blocker is in the way: whom it attacks, and with trample over planeswalkers
    the planeswalker's controller behind it (CR 702.19c-f)."""
    over = chars.has("trample over planeswalkers")
    whom = attacker.whom
    if whom == NOTHING or not is_still_attacked(state, whom, attacker.defender):
        return (attacker.defender,) if over and not state.player(attacker.defender).lost else ()
    if over and not is_player(whom) and "Planeswalker" in permanents(state)[whom].types:
        return (whom, attacker.defender)
    return (whom,)


def _freely(state: State, attacker: Attacker, chars: Chars) -> tuple[Entity, ...]:
    for rule, context in rules_on(state, attacker.id, AssignsFreely):
        seen = Context(attacker.id, chars.controller, targets=context.targets, chosen=context.chosen)
        return all_that_fit(rule.among, see(state), seen)
    return ()


def blockers_assigning(state: State, combat: Combat, first: bool) -> Iterator[Assigner]:
    """The blockers that assign damage in this step, each defending player's in turn order (CR 510.1d, 802.6)."""
    board = permanents(state)
    blocks: dict[Entity, list[Attacker]] = {}
    for attacker in combat.attackers:
        for blocker in attacker.blockers:
            blocks.setdefault(blocker, []).append(attacker)
    turn = {p: i for i, p in enumerate(state.everyone())}
    for blocker, attackers in sorted(blocks.items(), key=lambda b: turn[b[1][0].defender]):
        chars = board.get(blocker)
        if chars is None or not assigns_now(state, combat, blocker, first):
            continue
        if state.objects[blocker].tapped and not state.game.era.tapped_blockers_strike:
            continue
        amount = damage_of(state, blocker)
        if amount <= 0:
            continue
        near = tuple(a.id for a in attackers)
        by_banding = len(near) > 1 and assigns_by_banding(state, near)
        yield Assigner(
            blocker,
            state.turn.active if by_banding else chars.controller,
            amount,
            near,
            in_order=not by_banding and len(near) > 1 and state.game.era.assigns_in_order,
            order=order_of(combat, blocker),
            deathtouch=chars.has("deathtouch") and state.game.era.lifelink_is_static,
            attacks=False,
            by_banding=by_banding,
        )


def idle_notes(state: State, combat: Combat, first: bool) -> State:
    """A step for each attacker that could strike now but has nobody to assign damage to, and why."""
    board = permanents(state)
    for attacker in combat.attackers:
        chars = board.get(attacker.id)
        if chars is None or not assigns_now(state, combat, attacker.id, first):
            continue
        label = state.label(attacker.id)
        gone = not _reached(state, attacker, chars)
        tramples = chars.has("trample") or chars.has("trample over planeswalkers")
        if attacker.blocked and not attacker.blockers and not tramples:
            state = state.step(Note.STAYS_BLOCKED.of(label), Cite.ASSIGN_BLOCKED, Cite.BECOMES_BLOCKED)
        elif gone and not attacker.blockers:
            state = state.step(Note.ATTACKS_NOTHING.of(label), Cite.ASSIGN_UNBLOCKED, Cite.ATTACKED_IS_GONE)
    return state
