"""Why something in combat may not be: in words, with the rules that say so; and lists of names in a sentence."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.engine.citations import Cite
from bot.engine.evaluate.context import Context
from bot.engine.state import Entity, State
from bot.values import dataclass


@dataclass(frozen=True, slots=True)
class Wrong:
    """What is wrong: a sentence without its full stop, and the rules behind it."""

    text: str
    cites: tuple[Cite, ...]


def listed(names: Iterable[str], most: int = 20) -> str:
    """`A`, `A and B`, `A, B and C`; past `most` names the rest is counted."""
    every = list(names)
    if len(every) > most:
        return f"{', '.join(every[:most])} and {len(every) - most:,} more"
    if len(every) < 2:
        return "".join(every)
    return f"{', '.join(every[:-1])} and {every[-1]}"


def names_of(state: State, entities: Sequence[Entity]) -> str:
    """The labels of these, as a list in a sentence."""
    return listed(state.label(e) for e in entities)


def because(state: State, context: Context, entity: Entity) -> str:
    """` because of Pacifism`, when something else than the creature itself says so."""
    return "" if context.source in (0, entity) else f" because of {state.label(context.source)}"
