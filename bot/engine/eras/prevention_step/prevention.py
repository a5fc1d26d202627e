"""The damage-prevention step as data: the packets that wait, which part of the step it is, and the how-manieth it is."""

from __future__ import annotations

from enum import Enum
from typing import Any

from bot.engine.damage.packet import Packet
from bot.engine.state import Entity, State
from bot.values import dataclass, replace


class Stage(Enum):
    """Where in a damage-prevention step the game is."""

    NONE = "no step"
    REDUCING = "effects that automatically reduce damage apply"
    OPEN = "players may prevent and redirect"
    ENDING = "automatic redirection, the damage, its side effects"


@dataclass(frozen=True, slots=True)
class Prevention:
    """`packets` are assigned and not yet dealt; `later` are those that the step after this one handles. `number` counts the
    steps of one attack or other damage event, and on from a step that the story spoke of (`told`); `scope`: the attack to
    which they belong, if any; `count` counts all steps of the story. `strict`: what is told next happens in this step, legal or
    not. `below`: what was on the stack before the step began. `reports`: the effect that is resolving asks what was
    dealt. `dying`: what is being destroyed just now and may be regenerated."""

    packets: tuple[Packet, ...] = ()
    later: tuple[Packet, ...] = ()
    stage: Stage = Stage.NONE
    number: int = 0
    count: int = 0
    told: bool = False
    scope: tuple[int, int] | None = None
    strict: bool = False
    below: int = 0
    reports: bool = False
    dying: tuple[Entity, ...] = ()

    @property
    def is_ending(self) -> bool:
        """Whether the damage is being dealt, and its side effects happen."""
        return self.stage is Stage.ENDING


_NONE = Prevention()


def prevention_of(state: State) -> Prevention:
    """What waits, and where in a damage-prevention step the game is."""
    return state.prevention or _NONE


def with_prevention(state: State, **changes: Any) -> State:
    """The same state with something of its damage prevention changed."""
    return state.having(prevention=replace(prevention_of(state), **changes))


def joined(packets: tuple[Packet, ...]) -> tuple[Packet, ...]:
    """One packet for each source and recipient: "as if it had assigned damage only once, for the total amount"."""
    found: dict[object, Packet] = {}
    for p in packets:
        key = (p.source, p.recipient, p.combat, p.as_though, p.unpreventable)
        if key in found:
            known = found[key]
            found[key] = replace(known, amount=known.amount + p.amount, applied=known.applied | p.applied)
        else:
            found[key] = p
    return tuple(found.values())
