"""Targets of an ability: every inline `Target` becomes `Aimed(i)`, the i-th instance of the word "target" (CR 601.2c)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from bot.abilities.ability import Ability
from bot.abilities.combining import WhenYouDo
from bot.abilities.tokens import TokenSpec
from bot.abilities.walk import rebuilt
from bot.abilities.who import Target, TheTarget, Who
from bot.engine.evaluate.group import Group
from bot.engine.state import Entity
from bot.values import dataclass, replace


@dataclass(frozen=True, slots=True)
class Aimed(Who):
    """The entities chosen for the i-th target phrase."""

    index: int


@lru_cache(maxsize=512)
def aim(effects: tuple[Any, ...]) -> tuple[tuple[Any, ...], tuple[Target, ...]]:
    """The effects with their targets numbered, and what each number asks for, in the order of the text.

    Modes must have been chosen before; a reflexive trigger's own targets and those of abilities that are
    given to something are not chosen now and stay.
    """
    found: list[Target] = []
    aimed = tuple(_aimed(e, found) for e in effects)
    places = {target.number: index for index, target in enumerate(found) if target.number}
    return tuple(_again(e, places) for e in aimed), tuple(_again(t, places) for t in found)


def locked(effect: Any, targets: tuple[tuple[Entity, ...], ...]) -> Any:
    """The effect with what was aimed at put in the words' place: a reflexive trigger has targets of its own."""
    return rebuilt(effect, lambda v: Group(targets[v.index]) if isinstance(v, Aimed) else None)


def _again(value: Any, places: dict[int, int]) -> Any:
    """What speaks of a target again, by the place of that target."""
    if not places:
        return value
    return rebuilt(
        value, lambda v: Aimed(places[v.number]) if isinstance(v, TheTarget) and v.number in places else None
    )


def _aimed(value: Any, found: list[Target]) -> Any:
    def numbered(part: Any) -> Any:
        if isinstance(part, Target):
            inner = replace(part, what=_aimed(part.what, found))
            found.append(inner)
            return Aimed(len(found) - 1)
        return part if isinstance(part, Ability | WhenYouDo | TokenSpec) else None

    return rebuilt(value, numbered)
