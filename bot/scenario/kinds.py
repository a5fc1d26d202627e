"""Kinds of statements, by what they tell."""

from __future__ import annotations

#: Statements of what there is as the story begins, whenever they are told.
BOARD = frozenset(
    """
    life lifeof poison controls has there board inzone inplay under ownedby stole isa status summonsick counters marked loyalty defense
    hasability size attached enchanted chosenfor chosen named filler fillercards fillerzone mana nothing
    """.split()  # noqa: SIM905
)
