"""What is chosen for words that follow: `each player chooses a creature they control, then sacrifices the rest` (CR 608.2d)."""

from __future__ import annotations

from bot.abilities.effects import ChooseThings
from bot.engine.agenda import Choice, Task
from bot.engine.characteristics.view import see
from bot.engine.citations import Cite
from bot.engine.effects.choosing import choose_objects
from bot.engine.evaluate import all_that_fit
from bot.engine.instructions import amount_for, context_of, done_to, handles, players
from bot.engine.state import Entity, State
from bot.values import dataclass, replace


@handles(ChooseThings)
def chooses(effect: ChooseThings, state: State) -> State:
    """Each player in turn order (CR 101.4)."""
    return state.then(*(_ChooseFor(player, effect) for player in players(state, effect.who)))


@dataclass(frozen=True, slots=True)
class _ChooseFor(Task):
    player: Entity
    effect: ChooseThings

    def do(self, state: State) -> State | Choice:
        count = self.effect.what.count
        seen_from = replace(context_of(state), respective=self.player)
        there = tuple(e for e in all_that_fit(self.effect.what.what, see(state), seen_from) if e > 0)
        least, most = (
            n if isinstance(n, int) else len(there) if n is None else amount_for(state, n, self.player)
            for n in (count.least, count.most)
        )

        def then(picked: tuple[Entity, ...]) -> tuple[Task, ...]:
            return (_Chosen(picked),)

        return choose_objects(
            state, self.player, there, most, then, "chooses", (Cite.RESOLVE_CHOICE,), min(least, most)
        )


@dataclass(frozen=True, slots=True)
class _Chosen(Task):
    what: tuple[Entity, ...]

    def do(self, state: State) -> State:
        return done_to(state, *self.what)
