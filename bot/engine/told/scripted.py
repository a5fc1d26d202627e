"""The decisions that the script holds: found where a choice comes up, each used once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from bot.engine.state import State
from bot.engine.told.decisions import Decision, SaysMay

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


def whether_it_is_done(state: State) -> Iterator[tuple[int, SaysMay]]:
    """What the story says of what may be done or not, as `decisions_left`; then what it says of each time, though that is used; then
    what is understood by it."""
    left = tuple(decisions_left(state, SaysMay))
    yield from ((index, told) for index, told in left if not told.implied)
    for index in sorted(state.used):
        decision = state.game.script[index]
        if isinstance(decision, SaysMay) and decision.every:
            yield index, decision
    yield from ((index, told) for index, told in left if told.implied)


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
    """The same state with one decision, or deed that answered a choice, used up; what was only understood by it is said with the answer."""
    decision = state.game.script[index]
    if isinstance(decision, SaysMay) and decision.implied and decision.every:
        takes = "take" if decision.player == "You" else "takes"
        said = f"{decision.player} {takes} what {decision.about} offers."
        state = state.having(assumed=state.assumed | {said})
    return state.having(used=state.used | {index})
