"""Flipping coins (CR 705)."""

from __future__ import annotations

from bot.abilities.combining import (
    FlipCoins,
    FlipUntilAllHeads,
)
from bot.engine.agenda import Choice, Option, Task
from bot.engine.citations import Cite
from bot.engine.effects.control import ForOne
from bot.engine.happenings import Happening, What
from bot.engine.instructions import Instructions, context_of, handles, not_modelled, players
from bot.engine.state import Entity, State
from bot.engine.told.decisions import Flips
from bot.engine.told.scripted import decisions_left, mark_used
from bot.engine.triggers import happen
from bot.values import dataclass


@handles(FlipUntilAllHeads)
def flip_until_all_heads(effect: FlipUntilAllHeads, state: State) -> State:
    """Players flip until all come up heads: how many tails each had must be told. What it does for each tails is done once
    for every tails, round by round."""
    tails: dict[Entity, int] = {}
    for player in players(state, effect.players):
        name = state.player(player).name
        for index, told in decisions_left(state, Flips):
            if told.player == name:
                tails[player] = told.tails
                state = mark_used(state, index)
                break
        else:
            return not_modelled(state, f"how many tails {name} flips is not told")
    tasks: list[Task] = []
    for round_ in range(max(tails.values(), default=0)):
        tasks += [ForOne(p, effect.tails) for p, n in tails.items() if n > round_]
    return state.then(*tasks, ForOne(None, ()))


@dataclass(frozen=True, slots=True)
class Flipped(Task):
    """One has won or lost a coin flip: what waits for that triggers."""

    who: Entity
    won: bool

    def do(self, state: State) -> State:
        return happen(state, Happening(What.WINS_FLIP if self.won else What.LOSES_FLIP, self.who))


@handles(FlipCoins)
def flip(effect: FlipCoins, state: State) -> State | Choice:
    flipper = (players(state, effect.who) or (context_of(state).you,))[0]
    win = (Flipped(flipper, True), Instructions(effect.win))
    lose = (Flipped(flipper, False), Instructions(effect.lose))
    name = state.player(flipper).name
    for index, told in decisions_left(state, Flips):
        if told.player == name:
            state = mark_used(state, index)
            return state.then(*(win if told.heads else lose))
    options = (Option("wins the coin flip", win), Option("loses the coin flip", lose))
    return Choice(state, flipper, f"Does {name} win the flip?", options, (Cite.RESOLVE_CHOICE,))
