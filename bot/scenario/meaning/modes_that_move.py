"""Modes of a spell that are told by where they move something: `casts Light the Way, returning Ogre`, `casts Farewell, exiling all creatures`."""

from __future__ import annotations

from bot.abilities.card import Card
from bot.abilities.combining import Modes
from bot.abilities.effects import Move
from bot.abilities.walk import holds, inside
from bot.abilities.who import Target
from bot.scenario.phrases.values import ThingRef
from bot.scenario.sentences.statements import How
from bot.values import replace

#: To where something comes back, and to where it goes for good.
BACK = frozenset({"hand", "battlefield", "library top", "library bottom"})
AWAY = frozenset({"exile"})

_ALL = frozenset({"all", "each", "every", "the"})


def mode_that_moves(card: Card, to: frozenset[str]) -> tuple[str, ...]:
    """`casts Light the Way to return Bear to her hand`: the one mode that moves its target there, by its number."""
    modal = inside(card.abilities, Modes)
    found = [
        str(number)
        for number, effects in enumerate(modal[0].modes if modal else (), 1)
        if any(part.to in to and holds(part.what, Target) for part in inside(effects, Move))
    ]
    return tuple(found) if len(found) == 1 else ()


def exiling_all(card: Card, how: How) -> How:
    """`casts Farewell, exiling all creatures and all artifacts`: the modes that are spoken of, where it has several."""
    every = all(isinstance(ref, ThingRef) and ref.article in _ALL for ref in how.exiled)
    if not every or not inside(card.abilities, Modes):
        return how
    said = tuple(f"exile {ref.told}" for ref in how.exiled if isinstance(ref, ThingRef))
    return replace(how, exiled=(), modes=said)
