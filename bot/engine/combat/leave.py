"""Coming into and going out of combat without a declaration (CR 506.3, 506.4, 508.4, 509.4, 511.3)."""

from __future__ import annotations

from bot.abilities.durations import Duration
from bot.engine.characteristics.chars import Chars
from bot.engine.characteristics.view import permanents
from bot.engine.combat.whom import defending_player, is_still_attacked, whom_may_be_attacked
from bot.engine.happenings import Happening, What
from bot.engine.in_combat import (
    Attacker,
    Combat,
)
from bot.engine.state import (
    Entity,
    State,
)
from bot.engine.triggers import happen
from bot.values import replace

__all__ = [
    "NOTHING",
    "become_blocked",
    "check_combat",
    "end_combat",
    "enter_attacking",
    "enter_blocking",
    "remove_from_combat",
    "whom_may_be_attacked",
]

NOTHING: Entity = 0
"""What a creature attacks whose planeswalker or battle was removed from combat (CR 506.4c)."""


def remove_from_combat(state: State, *entities: Entity) -> State:
    """These stop attacking, blocking and being attacked (CR 506.4). What they blocked stays blocked; a creature that attacks
    a removed planeswalker or battle goes on attacking, nothing (CR 506.4c). Nothing is logged."""
    combat = state.combat
    if combat is None or not entities:
        return state
    gone = frozenset(entities)
    attackers: list[Attacker] = []
    idle: set[Entity] = set()
    for attacker in combat.attackers:
        if attacker.id in gone:
            idle.update(attacker.blockers)
            continue
        if not gone.isdisjoint(attacker.blockers):
            attacker = replace(attacker, blockers=tuple(b for b in attacker.blockers if b not in gone))
        if attacker.whom in gone:
            attacker = replace(attacker, whom=NOTHING)
        attackers.append(attacker)
    was_attacking = combat.was_attacking | gone.intersection(a.id for a in combat.attackers)
    # A blocker whose attackers are all gone is still a blocking creature (CR 509.1g).
    was_blocking = (combat.was_blocking | idle).difference(gone)
    if was_blocking:
        was_blocking = was_blocking.difference(b for a in attackers for b in a.blockers)
    changed = replace(
        combat, attackers=tuple(attackers), was_attacking=was_attacking, was_blocking=was_blocking
    )
    return state if changed == combat else state.having(combat=changed)


def check_combat(state: State) -> State:
    """Remove from combat what may not be in it any more: what left the battlefield, changed controllers, stopped being a
    creature or became a battle; attacked permanents that can't be attacked any more (CR 506.4). The same state when
    nothing has to go."""
    combat = state.combat
    if combat is None or not combat.attackers:
        return state
    board = permanents(state)
    active = state.turn.active
    gone: set[Entity] = set()
    for attacker in combat.attackers:
        if not _may_fight(board.get(attacker.id), active):
            gone.add(attacker.id)
        gone.update(b for b in attacker.blockers if not _may_fight(board.get(b), attacker.defender))
    gone.update(b for b in combat.was_blocking if b not in board or not board[b].is_creature)
    for whom, defender in {(a.whom, a.defender) for a in combat.attackers}:
        if whom != NOTHING and whom > 0 and not is_still_attacked(state, whom, defender):
            # A creature that blocks and was an attacked planeswalker too goes on blocking (CR 506.4d).
            state = _no_longer_attacked(state, whom)
    return remove_from_combat(state, *gone) if gone else state


def _may_fight(chars: Chars | None, controller: Entity) -> bool:
    return (
        chars is not None
        and chars.controller == controller
        and "Creature" in chars.types
        and "Battle" not in chars.types
    )


def _no_longer_attacked(state: State, whom: Entity) -> State:
    assert state.combat is not None
    attackers = tuple(replace(a, whom=NOTHING) if a.whom == whom else a for a in state.combat.attackers)
    return state.having(combat=replace(state.combat, attackers=attackers))


def end_combat(state: State) -> State:
    """The combat phase is over: everything is removed from combat, and what lasted until end of combat ends (CR 511.2-3)."""
    effects = tuple(a for a in state.effects if a.duration is not Duration.THIS_COMBAT)
    if len(effects) != len(state.effects):
        state = state.having(effects=effects)
    return state.having(combat=None)


def enter_attacking(state: State, entity: Entity, whom: Entity) -> State:
    """`entity`, on the battlefield already, becomes an attacking creature that never attacked (CR 508.4). What may not attack
    (no creature, not the attacking player's, `whom` gone) simply does not (CR 506.3a-c, 508.4a)."""
    combat = state.combat
    active = state.turn.active
    defender = defending_player(state, whom)
    if combat is None or not state.turn.step.in_combat or combat.attacker(entity) is not None:
        return state
    if defender is None or defender == active or state.player(defender).lost:
        return state
    if not _may_fight(permanents(state).get(entity), active):
        return state
    return replace(
        state,
        combat=replace(
            combat, attackers=(*combat.attackers, Attacker(entity, whom, defender, declared=False))
        ),
    )


def enter_blocking(state: State, entity: Entity, attacker: Entity) -> State:
    """`entity`, on the battlefield already, becomes a creature blocking `attacker` that never blocked (CR 509.4): it does
    not trigger "blocks", but the attacker becomes blocked by it (CR 509.3c-d). Its band too (CR 702.22h)."""
    combat = state.combat
    blocked = combat.attacker(attacker) if combat else None
    if combat is None or blocked is None or entity in blocked.blockers:
        return state
    if not _may_fight(permanents(state).get(entity), blocked.defender):
        return state
    members = _band_of(combat, blocked)
    attackers = tuple(
        replace(a, blocked=True, blockers=(*a.blockers, entity)) if a.id in members else a
        for a in combat.attackers
    )
    happened: list[Happening] = []
    for member in combat.attackers:
        if member.id in members:
            if not member.blocked:
                happened.append(Happening(What.BECOMES_BLOCKED, member.id))
            happened.append(Happening(What.BECOMES_BLOCKED, member.id, entity))
    return _happen(state.having(combat=replace(combat, attackers=attackers)), happened)


def become_blocked(state: State, entity: Entity) -> State:
    """An effect makes an attacking creature, and its band, blocked without a blocker (CR 509.1h, 702.22i)."""
    combat = state.combat
    attacker = combat.attacker(entity) if combat else None
    if combat is None or attacker is None:
        return state
    members = {m for m in _band_of(combat, attacker) if not _blocked(combat, m)}
    if not members:
        return state
    attackers = tuple(replace(a, blocked=True) if a.id in members else a for a in combat.attackers)
    happened = [Happening(What.BECOMES_BLOCKED, a.id) for a in combat.attackers if a.id in members]
    return _happen(state.having(combat=replace(combat, attackers=attackers)), happened)


def _band_of(combat: Combat, attacker: Attacker) -> set[Entity]:
    if attacker.band is None:
        return {attacker.id}
    return {a.id for a in combat.attackers if a.band == attacker.band}


def _blocked(combat: Combat, entity: Entity) -> bool:
    attacker = combat.attacker(entity)
    return attacker is not None and attacker.blocked


def _happen(state: State, happened: list[Happening]) -> State:
    return happen(state, *happened)
