"""Why something in combat may not be: in words, with the rules that say so; and lists of names in a sentence."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.citations import Cite
from bot.engine.evaluate.context import Context
from bot.engine.illegal import illegal, unfounded
from bot.engine.log.step import begun, listed
from bot.engine.state import Entity, State
from bot.values import dataclass


@dataclass(frozen=True, slots=True)
class Wrong:
    """What is wrong: a sentence without its full stop, and the rules behind it. `unfounded`: no more than that something was never
    told to be there."""

    text: str
    cites: tuple[Cite, ...]
    unfounded: bool = False


def stop(state: State, wrong: Wrong, *suggestions: str) -> State:
    """The story stops there."""
    message = f"{begun(wrong.text)}."
    return (unfounded if wrong.unfounded else illegal)(state, message, wrong.cites, *suggestions)


def names_of(state: State, entities: Sequence[Entity]) -> str:
    """The labels of these, as a list in a sentence."""
    return listed(state.label(e) for e in entities)


def because(state: State, context: Context, entity: Entity) -> str:
    """` because of Pacifism`, when something else than the creature itself says so."""
    return "" if context.source in (0, entity) else f" because of {state.label(context.source)}"
