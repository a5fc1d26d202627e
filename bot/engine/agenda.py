"""The reducer: what is still to do is data in the state, and doing it gives a new state or a choice.

`advance(state)` does the task on top of the agenda. `decide(choice, option)` answers it. Nothing else changes a
game, nothing waits in a call stack: branching, merging, replaying and finding loops are ordinary work on values.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import ClassVar

from bot.engine.citations import Cite
from bot.engine.outcome import ChoiceMade
from bot.engine.state import Entity, State
from bot.values import dataclass

MOST_OPTIONS = 60
"""Of more ways to choose than these the others are not looked at, and the answer says that it is not all."""


class Task:
    """One thing to do. `do` is called with the task already off the agenda; it returns the state after it (perhaps with
    tasks put on the agenda by `State.then`) or a `Choice`. `is_quiet`: with an empty stack, the script at its end and nothing
    that waits or watches, no damage comes of it."""

    __slots__ = ()

    is_quiet: ClassVar[bool] = False

    def do(self, state: State) -> State | Choice:
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Option:
    """One answer: what choosing it says, and the tasks that carry it out."""

    text: str
    tasks: tuple[Task, ...] = ()


@dataclass(frozen=True, slots=True)
class Choice:
    """A player has to choose. `state` is the state in which it is asked, without the asking task. `more`: there are other options,
    too many to look at."""

    state: State
    player: Entity
    question: str
    options: tuple[Option, ...]
    cites: tuple[Cite, ...]
    more: bool = False


def choice_of_many(
    state: State, player: Entity, question: str, options: Iterator[Option], cites: tuple[Cite, ...]
) -> Choice:
    """The choice between the first `MOST_OPTIONS` of these; where there are more, it says so."""
    shown = tuple(islice(options, MOST_OPTIONS + 1))
    return Choice(state, player, question, shown[:MOST_OPTIONS], cites, more=len(shown) > MOST_OPTIONS)


def advance(state: State) -> State | Choice:
    """Do the next task. A choice with one option is no choice: it is taken, without a word.

    The agenda must not be empty. Raises what a broken task raises; bad scenarios end in `state.illegal` instead.
    """
    task = state.agenda[-1]
    result = task.do(state.having(agenda=state.agenda[:-1]))
    if isinstance(result, Choice):
        if len(result.options) == 1:
            return result.state.then(*result.options[0].tasks)
        if not result.options:
            return result.state
    return result


def decide(choice: Choice, option: Option, silent: bool = False) -> State:
    """Answer `choice` with one of its options; `silent`: the scenario settled it, so it is not listed again."""
    state = choice.state.then(*option.tasks)
    if silent:
        return state
    name = state.player(choice.player).name
    return state.noted(ChoiceMade(name, option.text, choice.cites))
