"""Answers that the scenario gives to choices: found where a choice comes up, each used once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from bot.engine.decisions import Settled
from bot.engine.state import State

_S = TypeVar("_S", bound=Settled)


def pending(state: State, kind: type[_S]) -> Iterator[tuple[int, _S]]:
    """The answers of one kind that are not used yet, those told at or after the present action first, in their order;
    then earlier ones. The number is what `spend` takes."""
    script = state.game.script
    here = state.position
    # The action that is being carried out stands just before `position`; answers follow it.
    for index in (*range(max(0, here - 1), len(script)), *range(max(0, here - 1))):
        answer = script[index]
        if isinstance(answer, kind) and index not in state.spent:
            yield index, answer


def spend(state: State, index: int) -> State:
    """The same state with one answer used up."""
    return state.having(spent=state.spent | {index})
