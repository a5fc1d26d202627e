"""Rolling dice (CR 706): the story tells the result, or every one is explored."""

from __future__ import annotations

from bot.abilities.dice import ByResult, RollDie
from bot.engine.agenda import Choice, Option, Task
from bot.engine.citations import Cite
from bot.engine.happenings import Happening, What
from bot.engine.illegal import illegal
from bot.engine.instructions import Instructions, amount, came_of_it, handles, not_modelled, players
from bot.engine.log.players import Rolled
from bot.engine.state import Entity, State
from bot.engine.told.decisions import Rolls
from bot.engine.told.scripted import decisions_left, mark_used
from bot.engine.triggers import happen
from bot.values import dataclass


@dataclass(frozen=True, slots=True)
class RolledTo(Task):
    """The die shows that number."""

    player: Entity
    result: int

    def do(self, state: State) -> State:
        state = state.step(Rolled(state.label(self.player), self.result), Cite.DIE_ROLLED)
        state = happen(state, Happening(What.ROLLS, self.player, amount=self.result))
        return came_of_it(state, much=self.result)


@handles(RollDie)
def rolls(effect: RollDie, state: State) -> State | Choice:
    who = players(state, effect.who)
    if len(who) != 1:
        return not_modelled(state, "rolls dice: only one player's die is told")
    name = state.label(who[0])
    for index, told in decisions_left(state, Rolls):
        if told.player == name:
            if not 1 <= told.result <= effect.sides:
                said = f"A die with {effect.sides} sides doesn't show {told.result}."
                return illegal(state, said, (Cite.DIE_ROLLED,))
            return mark_used(state, index).then(RolledTo(who[0], told.result))
    options = tuple(Option(f"rolls {n}", (RolledTo(who[0], n),)) for n in range(1, effect.sides + 1))
    return Choice(state, who[0], f"What does {name} roll?", options, (Cite.DIE_ROLLED,))


@handles(ByResult)
def by_result(effect: ByResult, state: State) -> State:
    result = amount(state, effect.of)
    for row in effect.rows:
        if row.least <= result and (row.most is None or result <= row.most):
            return state.then(Instructions(row.effects))
    return state
