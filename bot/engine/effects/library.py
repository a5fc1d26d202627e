"""What the top cards of libraries decide (CR 701.30, 701.44): they are not modelled, so every way it can be is explored."""

from __future__ import annotations

from typing import Any

from bot.abilities.amounts import Number
from bot.abilities.effects import Clash, Explore, PutCounters
from bot.engine.agenda import Choice, Option, Task
from bot.engine.characteristics.view import permanents, see
from bot.engine.citations import Cite
from bot.engine.effects.optional import told_may
from bot.engine.evaluate.exactly import Exactly
from bot.engine.instructions import Instructions, context_of, done_to, handles, source_name, whom
from bot.engine.state import Entity, State
from bot.values import dataclass


@handles(Clash)
def clash(effect: Clash, state: State) -> State | Choice:
    """Whose revealed card has the greater mana value is not known: told, or won and not won."""
    you = context_of(state).you
    win: tuple[Any, ...] = (Instructions(effect.win),)
    state, told = told_may(state, you, (), ())
    if told is not None:
        return state.then(*win) if told else state
    name = source_name(state)
    options = (Option(f"wins the clash of {name}", win), Option(f"doesn't win the clash of {name}"))
    return Choice(state, you, "Who wins the clash?", options, (Cite.RESOLVE_CHOICE,))


@handles(Explore)
def explores(effect: Explore, state: State) -> State:
    """Each of these explores, one after the other."""
    things = whom(state, effect.who)
    return done_to(state, *things).then(*(ExploreOne(e) for e in things))


@dataclass(frozen=True, slots=True)
class ExploreOne(Task):
    """A land card goes to the hand; any other card gives the creature a +1/+1 counter (CR 701.44a)."""

    entity: Entity

    def do(self, state: State) -> State | Choice:
        controller = see(state).controller(self.entity)
        if self.entity not in permanents(state) or controller is None:
            return state
        name = state.label(self.entity)
        grows = Instructions((PutCounters("+1/+1", Number(1), Exactly(self.entity)),))
        options = (
            Option(f"reveals a land card as {name} explores"),
            Option(f"reveals a nonland card as {name} explores", (grows,)),
        )
        question = f"What is revealed as {name} explores?"
        return Choice(state, controller, question, options, (Cite.RESOLVE_CHOICE,))
