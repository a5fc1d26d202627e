"""Blocks that the story leaves open, of creatures that it says are there (CR 509.1a-b): every legal declaration is one to look at."""

from __future__ import annotations

from itertools import combinations

from bot.engine.combat.block_choice import Defence
from bot.engine.combat.block_limits import Blocks, capacity
from bot.engine.combat.evasion import costs_to_block, why_cant_block
from bot.engine.evaluate import Sight
from bot.engine.state import Entity, State

MOST = 64
"""Past so many declarations none is looked at but the one without a block."""


def open_blocks(state: State, sight: Sight, defence: Defence) -> tuple[Blocks, ...] | None:
    """Every way in which creatures that the story declared could block, no block among them; limits and requirements on the
    declaration as a whole are not looked at here. A block that has to be paid for is not taken for granted. None when there are
    more than `MOST`."""
    ways: list[Blocks] = [{}]
    for blocker in defence.able:
        if state.objects[blocker].label not in state.game.declared:
            continue
        mine = _choices(state, sight, defence, blocker)
        ways = [{**way, blocker: chosen} if chosen else way for way in ways for chosen in ((), *mine)]
        if len(ways) > MOST:
            return None
    return tuple(ways)


def _choices(state: State, sight: Sight, defence: Defence, blocker: Entity) -> list[tuple[Entity, ...]]:
    """The attackers that it may block, alone and together."""
    may = [
        attacker
        for attacker in defence.attackers
        if why_cant_block(state, sight, blocker, attacker) is None
        and next(costs_to_block(state, sight, blocker, attacker), None) is None
    ]
    room = capacity(state, blocker)
    most = len(may) if room is None else min(room, len(may))
    return [some for size in range(1, most + 1) for some in combinations(may, size)]
