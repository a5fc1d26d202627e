"""Which of the scenario's answers belong to this combat."""

from __future__ import annotations

from typing import TypeVar

from bot.engine.state import State
from bot.engine.told.decisions import Decision
from bot.engine.told.script import Attack

_S = TypeVar("_S", bound=Decision)


def decisions_of_this_combat(state: State, kind: type[_S]) -> list[tuple[int, _S]]:
    """The unused answers of one kind told between this combat's declaration of attackers and the next one's, in their order.
    The number is what `scripted.mark_used` takes."""
    script = state.game.script
    # A declaration of attackers that was carried out is marked as used, like an answer.
    first = max((i for i in state.used if isinstance(script[i], Attack)), default=-1)
    last = next((i for i in range(first + 1, len(script)) if isinstance(script[i], Attack)), len(script))
    return [
        (i, answer)
        for i in range(first + 1, last)
        if isinstance(answer := script[i], kind) and i not in state.used
    ]
