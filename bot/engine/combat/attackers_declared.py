"""After a legal declaration: costs are paid, the chosen creatures are attacking, and what watches triggers (CR 508.1f-m)."""

from __future__ import annotations

from collections.abc import Mapping

from immutables import Map

from bot.engine.agenda import Task
from bot.engine.characteristics.view import permanents
from bot.engine.citations import Cite
from bot.engine.combat.whom import defending_player
from bot.engine.combat.wrong import names_of
from bot.engine.happenings import Happening, What
from bot.engine.in_combat import (
    Attacker,
    Combat,
)
from bot.engine.log.combat import Attacked, AttackedInBand, DidNotAttack
from bot.engine.log.step import listed
from bot.engine.permanents.exerting import exerted
from bot.engine.state import (
    Entity,
    State,
    is_player,
)
from bot.engine.triggers import happen
from bot.values import dataclass, replace


@dataclass(frozen=True, slots=True)
class AttackersDeclared(Task):
    """Costs are paid: the chosen creatures are attacking, and what watches for that triggers (CR 508.1k-m)."""

    player: Entity
    attacks: tuple[tuple[Entity, Entity], ...]
    bands: Map[Entity, int]
    exerted: tuple[Entity, ...] = ()

    def do(self, state: State) -> State:
        board = permanents(state)
        attackers: list[Attacker] = []
        for entity, whom in self.attacks:
            defender = defending_player(state, whom)
            chars = board.get(entity)
            # What was sacrificed to pay, or is no longer its player's, attacks nobody (CR 508.1k).
            if chars is not None and chars.controller == self.player and defender is not None:
                attackers.append(Attacker(entity, whom, defender, band=self.bands.get(entity)))
        before = state.combat or Combat()
        state = replace(
            state, combat=replace(before, attackers=(*before.attackers, *attackers), attack_declared=True)
        )
        state = self._logged(state, attackers)
        state = exerted(state, self.player, *self.exerted)
        state, at = state.tick()
        return happen(
            state,
            *(
                Happening(
                    What.ATTACKS,
                    a.id,
                    a.whom,
                    alone=len(attackers) == 1,
                    exerted=a.id in self.exerted,
                    together=at,
                    power=board[a.id].power or 0,
                )
                for a in attackers
            ),
        )

    def _logged(self, state: State, attackers: list[Attacker]) -> State:
        name = state.label(self.player)
        if not attackers:
            return state.step(DidNotAttack(name), Cite.ATTACK_NONE)
        several = len(state.players) > 2
        for whom, those in _by_whom({a.id: a.whom for a in attackers}).items():
            cites: tuple[Cite, ...] = (Cite.ATTACK,)
            if several or not is_player(whom):
                cites = (*cites, Cite.ATTACK_WHOM)
            state = state.step(Attacked(name, state.labels(those), state.label(whom)), *cites)
        bands: dict[int, list[Entity]] = {}
        for attacker in attackers:
            if attacker.band is not None:
                bands.setdefault(attacker.band, []).append(attacker.id)
        for members in bands.values():
            band = AttackedInBand(state.labels(members))
            state = state.step(band, Cite.ATTACK, Cite.ATTACK_BAND, Cite.BANDING_DECLARE)
        return state


def attack_sentence(state: State, player: Entity, chosen: Mapping[Entity, Entity]) -> str:
    """The declaration in words."""
    name = state.label(player)
    if not chosen:
        return f"{name} doesn't attack."
    parts = [f"{state.label(w)} with {names_of(state, those)}" for w, those in _by_whom(chosen).items()]
    return f"{name} attacks {listed(parts)}."


def _by_whom(chosen: Mapping[Entity, Entity]) -> dict[Entity, list[Entity]]:
    groups: dict[Entity, list[Entity]] = {}
    for entity, whom in chosen.items():
        groups.setdefault(whom, []).append(entity)
    return groups
