"""Bound abilities as they are kept: numbers only where something speaks of what has them, and what enters as it is said to be."""

from __future__ import annotations

from typing import Any

from bot.abilities.ability import Ability, Spell
from bot.abilities.amounts import DoneAmount
from bot.abilities.combining import Remember, WhenYouDo
from bot.abilities.conditions import CouldNot, DidIt
from bot.abilities.past import DealtDamageThisWay, DoneThisWay
from bot.abilities.who import DoneBy, RestOf, Target, TheTarget
from bot.cards.binding.entering import as_they_enter
from bot.cards.binding.numbering import Numbered, parts_of
from bot.values import fields, is_dataclass, replace

_OF_INSTRUCTIONS = (DoneBy, RestOf, DoneAmount, DidIt, CouldNot, DealtDamageThisWay, DoneThisWay, WhenYouDo)
"""What speaks of an instruction by its number."""


def whole(lines: list[tuple[Ability, ...]]) -> list[tuple[Ability, ...]]:
    """The bound lines of a card: the paragraphs of a spell speak of one another."""
    paragraphs = tuple(a for line in lines for a in line if isinstance(a, Spell))
    done = iter(finished(paragraphs))
    return [tuple(next(done) if isinstance(a, Spell) else a for a in line) for line in lines]


def finished(abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """Bound abilities without the numbers that nothing speaks of: where an instruction is spoken of again, it is remembered;
    a target that is not is any target."""
    abilities = as_they_enter(abilities)
    used: set[tuple[type[Any], int]] = {
        (TheTarget, p.number) for p in parts_of(abilities) if isinstance(p, TheTarget)
    }
    used |= {(DoneBy, p.number) for p in parts_of(abilities) if isinstance(p, _OF_INSTRUCTIONS)}
    done: tuple[Ability, ...] = _tidy(abilities, used)
    return done


def _tidy(value: Any, used: set[tuple[type[Any], int]]) -> Any:
    if isinstance(value, Target):
        number = value.number if (TheTarget, value.number) in used else 0
        return replace(value, what=_tidy(value.what, used), number=number)
    if isinstance(value, tuple):
        out: list[Any] = []
        for part in value:
            if isinstance(part, Numbered):
                out.append(_tidy(part.effect, used))
                if (DoneBy, part.number) in used:
                    out.append(Remember(part.number))
            else:
                out.append(_tidy(part, used))
        same = len(out) == len(value) and all(a is b for a, b in zip(out, value, strict=True))
        return value if same else tuple(out)
    if is_dataclass(value) and not isinstance(value, type):
        changes = {}
        for field in fields(value):
            old = getattr(value, field.name)
            new = _tidy(old, used)
            if new is not old:
                changes[field.name] = new
        return replace(value, **changes) if changes else value
    return value
