"""Bound abilities as they are kept: numbers only where something speaks of what has them, and what enters as it is said to be."""

from __future__ import annotations

from typing import Any

from bot.abilities.ability import Ability, Spell
from bot.abilities.amounts import DoneAmount
from bot.abilities.combining import InsteadOfAbove, Remember, WhenYouDo
from bot.abilities.conditions import CouldNot, DidIt
from bot.abilities.past import DealtDamageThisWay, DoneThisWay
from bot.abilities.walk import rebuilt
from bot.abilities.who import DoneBy, RestOf, Target, TheTarget
from bot.cards.binding.entering import as_they_enter
from bot.cards.binding.in_the_place import in_the_place_of
from bot.cards.binding.numbering import Numbered, parts_of
from bot.values import replace

_OF_INSTRUCTIONS = (DoneBy, RestOf, DoneAmount, DidIt, CouldNot, DealtDamageThisWay, DoneThisWay, WhenYouDo)
"""What speaks of an instruction by its number."""


def whole(lines: list[tuple[Ability, ...]]) -> list[tuple[Ability, ...]]:
    """The bound lines of a card: the paragraphs of a spell speak of one another."""
    paragraphs = _with_those_in_place_of_others([a for line in lines for a in line if isinstance(a, Spell)])
    done = iter(finished(paragraphs))
    return [tuple(next(done) if isinstance(a, Spell) else a for a in line) for line in lines]


def _with_those_in_place_of_others(paragraphs: list[Spell]) -> tuple[Spell, ...]:
    """`Destroy that creature instead if C`, of the paragraph before: what that would have been done to."""
    for at in range(1, len(paragraphs)):
        first = paragraphs[at].effects[0] if paragraphs[at].effects else None
        effect = first.effect if isinstance(first, Numbered) else first
        if isinstance(effect, InsteadOfAbove):
            instead = in_the_place_of(paragraphs[at - 1].effects, paragraphs[at].effects)
            paragraphs[at] = replace(paragraphs[at], effects=instead)
    return tuple(paragraphs)


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
    def tidied(part: Any) -> Any:
        if isinstance(part, Target):
            number = part.number if (TheTarget, part.number) in used else 0
            return replace(part, what=_tidy(part.what, used), number=number)
        if isinstance(part, tuple) and any(isinstance(one, Numbered) for one in part):
            return tuple(kept for one in part for kept in _kept(one, used))
        return None

    return rebuilt(value, tidied)


def _kept(one: Any, used: set[tuple[type[Any], int]]) -> tuple[Any, ...]:
    """One of several parts, with what remembers it where it is an instruction that is spoken of again."""
    if not isinstance(one, Numbered):
        return (_tidy(one, used),)
    remembered = (Remember(one.number),) if (DoneBy, one.number) in used else ()
    return (_tidy(one.effect, used), *remembered)
