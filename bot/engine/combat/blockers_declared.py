"""After legal blocks: the chosen creatures are blocking, attackers are blocked or not, and what watches triggers
(CR 509.1g-i)."""

from __future__ import annotations

from collections.abc import Mapping

from bot.engine.agenda import Task
from bot.engine.characteristics.view import permanents
from bot.engine.citations import Cite
from bot.engine.combat.block_choice import with_bands
from bot.engine.combat.block_limits import turned
from bot.engine.combat.orders import settle_orders
from bot.engine.happenings import Happening, What
from bot.engine.in_combat import (
    Combat,
)
from bot.engine.log.combat import Blocked, BlockedInBand, DidNotBlock
from bot.engine.state import (
    Entity,
    State,
)
from bot.engine.triggers import happen
from bot.values import dataclass, replace


@dataclass(frozen=True, slots=True)
class SetBlocks(Task):
    """Costs are paid: the chosen creatures of one player are blocking (CR 509.1g), bands as one (CR 702.22h)."""

    player: Entity
    blocks: tuple[tuple[Entity, tuple[Entity, ...]], ...]

    def do(self, state: State) -> State:
        combat = state.combat or Combat()
        board = permanents(state)
        # What was sacrificed to pay, or is no longer its player's, does not block.
        blocks = {
            b: chosen
            for b, chosen in self.blocks
            if b in board and board[b].controller == self.player and chosen
        }
        wider = turned(with_bands(state, blocks))
        declared = turned(blocks)
        attackers = tuple(
            replace(a, blockers=(*a.blockers, *wider[a.id])) if a.id in wider else a for a in combat.attackers
        )
        state = state.having(combat=replace(combat, attackers=attackers))
        name = state.label(self.player)
        if not blocks:
            return state.step(DidNotBlock(name), Cite.BLOCK)
        for attacker, blockers in declared.items():
            block = Blocked(name, state.label(attacker), state.labels(blockers))
            state = state.step(block, Cite.BLOCK, Cite.BECOMES_BLOCKED)
        return _log_bands(state, declared, wider)


def _log_bands(
    state: State, declared: Mapping[Entity, list[Entity]], wider: Mapping[Entity, list[Entity]]
) -> State:
    for attacker, blockers in wider.items():
        also = [b for b in blockers if b not in declared.get(attacker, ())]
        if also:
            block = BlockedInBand(state.label(attacker), state.labels(also))
            state = state.step(block, Cite.BANDING_BLOCKED, Cite.BECOMES_BLOCKED)
    return state


@dataclass(frozen=True, slots=True)
class BlockersDeclared(Task):
    """Every defending player has declared: attackers are blocked or unblocked, and what watches for that triggers
    (CR 509.1h-i). Damage assignment orders that were told are announced (CR 509.2-3 of 2009-2024)."""

    def do(self, state: State) -> State:
        combat = state.combat or Combat()
        state, at = state.tick()
        seen: set[Entity] = set()
        blocks: list[Happening] = []
        becomes: list[Happening] = []
        attackers = []
        for attacker in combat.attackers:
            for blocker in attacker.blockers:
                detail = "more" if blocker in seen else "first"
                seen.add(blocker)
                blocks.append(Happening(What.BLOCKS, blocker, attacker.id, detail=detail, together=at))
            if attacker.blockers:
                if not attacker.blocked:
                    becomes.append(Happening(What.BECOMES_BLOCKED, attacker.id, together=at))
                becomes += [
                    Happening(What.BECOMES_BLOCKED, attacker.id, b, together=at) for b in attacker.blockers
                ]
            elif not attacker.blocked:
                becomes.append(Happening(What.ATTACKS_UNBLOCKED, attacker.id, attacker.whom, together=at))
            attackers.append(replace(attacker, blocked=attacker.blocked or bool(attacker.blockers)))
        state = state.having(combat=replace(combat, attackers=tuple(attackers), blocks_declared=True))
        return settle_orders(happen(state, *blocks, *becomes), whole=True)
