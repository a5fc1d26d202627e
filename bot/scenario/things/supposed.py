"""A creature or a land that nobody spoke of and that a story needs: what blocks, what is aimed at, what crews, what is sacrificed."""

from __future__ import annotations

from bot.scenario.phrases.values import ThingRef


def a_creature(
    told: str = "a creature", size: tuple[int, int] | None = None, other: bool = False
) -> ThingRef:
    """A creature of that size (a 1/1 where that is left open), as a noun phrase of no place in the text. `other`: it is none of those
    that were told."""
    return ThingRef(
        "kind",
        -1,
        -1,
        article="a",
        types=("Creature",),
        noun="creature",
        size=size,
        other=other,
        told=told,
    )


def a_land(other: bool = False) -> ThingRef:
    """A land, as a noun phrase of no place in the text. `other`: it is none of those that were told."""
    return ThingRef("kind", -1, -1, article="a", types=("Land",), noun="land", other=other, told="a land")
