"""The decisions that the script holds: found where a choice comes up, each used once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from bot.engine.state import State
from bot.engine.told.decisions import Decision

_S = TypeVar("_S", bound=Decision)


def decisions_left(state: State, kind: type[_S]) -> Iterator[tuple[int, _S]]:
    """The decisions of one kind that are not used yet, those told at or after the present action first, in their order;
    then earlier ones. The number is what `mark_used` takes."""
    script = state.game.script
    here = state.position
    # The action that is being carried out stands just before `position`; answers follow it.
    for index in (*range(max(0, here - 1), len(script)), *range(max(0, here - 1))):
        decision = script[index]
        if isinstance(decision, kind) and index not in state.used:
            yield index, decision


def answers_at_once(state: State, kind: type[_S]) -> Iterator[tuple[int, _S]]:
    """Those of one kind that are told after the present deed and before the next one, and are not used yet."""
    script = state.game.script
    first = state.position
    while first and isinstance(script[first - 1], Decision):
        first -= 1
    for index in range(first, len(script)):
        decision = script[index]
        if not isinstance(decision, Decision):
            return
        if isinstance(decision, kind) and index not in state.used:
            yield index, decision


def mark_used(state: State, index: int) -> State:
    """The same state with one decision, or deed that answered a choice, used up."""
    return state.having(used=state.used | {index})
