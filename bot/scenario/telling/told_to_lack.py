"""What a player is told to control none of: `I have no creatures. Bob casts Diabolic Edict on me.`"""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.told.setup import ObjectSetup
from bot.scenario.things.board import Seat

#: Kinds of permanents, and the card type of each; everything is a permanent.
_KINDS = {
    "land": "Land",
    "creature": "Creature",
    "artifact": "Artifact",
    "enchantment": "Enchantment",
    "permanent": "",
}


def told_to_lack(there: Sequence[ObjectSetup], seat: Seat) -> tuple[str, ...]:
    """The kinds of permanents of which the player is told to control none, but for those of which there were some as the story begins:
    what is told after a deed is what is left by then."""
    theirs = [one.card for one in there if one.zone == "battlefield" and one.controller == seat.name]
    return tuple(
        kind
        for kind, type_ in _KINDS.items()
        if kind in seat.without and not any(type_ in card.types or not type_ for card in theirs)
    )
