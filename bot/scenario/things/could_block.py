"""Whether one creature could block another by what is printed on or told of both: who attacks in a fight of which that is not told."""

from __future__ import annotations

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
