"""Enlist: an optional cost to attack (CR 702.154)."""

from __future__ import annotations

from bot.engine.agenda import Choice, Task
from bot.engine.characteristics.view import permanents
from bot.engine.citations import Cite
from bot.engine.effects.choosing import choose_objects
from bot.engine.happenings import Happening, What
from bot.engine.permanents.tapping import tapped
from bot.engine.state import Entity, State
from bot.engine.triggers import happen
from bot.values import dataclass


def enlisting_of(state: State, player: Entity, attackers: tuple[Entity, ...]) -> tuple[Task, ...]:
    """A choice for each instance of enlist on these attackers."""
    board = permanents(state)
    return tuple(Enlist(player, e, attackers) for e in attackers for _ in board[e].instances("enlist"))


@dataclass(frozen=True, slots=True)
class Enlist(Task):
    """Its player may tap one untapped creature that doesn't attack and isn't summoning sick (CR 702.154a)."""

    player: Entity
    attacker: Entity
    attackers: tuple[Entity, ...]

    def do(self, state: State) -> State | Choice:
        could = tuple(
            e
            for e, chars in sorted(permanents(state).items())
            if chars.is_creature and chars.controller == self.player and self._is_free(state, e)
        )
        if not could:
            return state

        def then(picked: tuple[Entity, ...]) -> tuple[Task, ...]:
            return tuple(Enlisted(self.attacker, e) for e in picked)

        verb = f"enlists for {state.label(self.attacker)}"
        return choose_objects(state, self.player, could, 1, then, verb, (Cite.ENLIST,), 0)

    def _is_free(self, state: State, entity: Entity) -> bool:
        found = state.objects[entity]
        ready = not found.sick or permanents(state)[entity].has("haste")
        return not found.tapped and ready and entity not in self.attackers


@dataclass(frozen=True, slots=True)
class Enlisted(Task):
    """The creature is tapped; the attacker's linked ability triggers (CR 702.154c)."""

    attacker: Entity
    entity: Entity

    def do(self, state: State) -> State:
        return happen(tapped(state, self.entity), Happening(What.ENLISTS, self.attacker, object=self.entity))
