"""What is put onto the battlefield and said to be something enters as that (CR 611.2e)."""

from __future__ import annotations

from typing import Any

from bot.abilities.effects import ChangeNow, Move
from bot.abilities.who import DoneBy
from bot.cards.binding.numbering import Numbered, numbered_in, substituted
from bot.values import fields, is_dataclass, replace


def as_they_enter(abilities: Any) -> Any:
    """Bound abilities in which `return it to the battlefield. It's a Zombie` is one instruction."""
    every = numbered_in(abilities)
    moves = {n.number: n for n in every if isinstance(n.effect, Move) and n.effect.to == "battlefield"}
    for said in every:
        change = said.effect
        if not isinstance(change, ChangeNow) or not change.at_once or not isinstance(change.who, DoneBy):
            continue
        move = moves.get(change.who.number)
        if move is None or change.who.as_it_was:
            continue
        entering = _with(move, change)
        moves[move.number] = entering
        abilities = substituted(_without(abilities, said), move, entering)
        abilities = substituted(abilities, DoneBy(said.number), DoneBy(move.number))
    return abilities


def _with(move: Numbered, change: ChangeNow) -> Numbered:
    held: Any = move.effect
    return Numbered(move.number, replace(held, being=(*held.being, *change.changes)))


def _without(value: Any, said: Numbered) -> Any:
    """The value without that instruction in it."""
    if isinstance(value, tuple):
        return tuple(_without(v, said) for v in value if v != said)
    if is_dataclass(value) and not isinstance(value, type):
        changes = {}
        for field in fields(value):
            before = getattr(value, field.name)
            after = _without(before, said)
            if after != before:
                changes[field.name] = after
        return replace(value, **changes) if changes else value
    return value
