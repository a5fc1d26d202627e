"""What is an Aura only while it is bestowed (CR 702.103)."""

from __future__ import annotations

from bot.engine.objects import (
    Object,
)
from bot.values import replace


def is_bestowed(found: Object) -> bool:
    """Whether a spell or permanent is an Aura by its bestow ability: where it ceases to be, it is a creature (CR 702.103e-f). What is
    turned to a face that is an Aura stays one."""
    printed = found.printed
    turned = printed is not None and printed.name != found.card.name
    return (
        printed is not None
        and not turned
        and "Aura" in found.card.subtypes
        and "Aura" not in printed.subtypes
    )


def no_longer_bestowed(found: Object) -> Object:
    """The same object as the creature that it is otherwise."""
    assert found.printed is not None
    return replace(found, card=found.printed, printed=None, attached_to=None)
