"""Whether one creature could block another by what is printed on or told of both: who attacks in a fight of which that is not told."""

from __future__ import annotations

from collections.abc import Sequence

from bot.scenario.things.board import Thing

#: What evades, and what a creature that blocks it has.
_EVADED_BUT_BY = {
    "flying": ("flying", "reach"),  # CR 702.9b, 702.17b
    "shadow": ("shadow",),  # CR 702.28b
    "horsemanship": ("horsemanship",),  # CR 702.31b
}


def could_block(blocker: Thing, attacker: Thing) -> bool:
    """Whether that attack and that block are legal as far as evasion and defender decide it (CR 508.1c, 509.1b)."""
    if attacker.has_keyword("defender") or (
        blocker.has_keyword("shadow") and not attacker.has_keyword("shadow")
    ):
        return False
    return all(
        any(blocker.has_keyword(one) for one in those)
        for evasion, those in _EVADED_BUT_BY.items()
        if attacker.has_keyword(evasion)
    )


def only_blocks(one: Thing, other: Thing) -> bool:
    """Whether of these two only the first could block the other."""
    return could_block(one, other) and not could_block(other, one)


def the_one_that_could(there_are: Sequence[Thing], things: list[Thing], aimed: Sequence[str]) -> list[Thing]:
    """`He has a 5/5. I attack with a 2/2. Can it block?`: what attacks blocks nothing and, without vigilance, is tapped when it could on
    the next turn, so that the other player's only creature is meant, where there is one; also where that was aimed at last by what the
    other one did: `I cast Kitefins, tapping his Bear. Can it block?`"""
    if not things:
        return things
    attacks = all(thing.attacking and not thing.has_keyword("vigilance") for thing in things)
    if not attacks and (not aimed or any(thing.label in aimed for thing in things)):
        return things
    attacker = things[0].holder
    others = [
        t for t in there_are if t.is_type("Creature") and t.holder not in (None, attacker) and not t.gone
    ]
    there = [thing for thing in others if thing.zone == "battlefield"]
    meant = there if len(there) == 1 else things
    return meant if attacks or all(thing.label in aimed for thing in meant) else things
