"""Which card is cast, and which of its halves and faces."""

from __future__ import annotations

from bot.engine.objects import Object
from bot.engine.stack.cast_as import cast_as
from bot.engine.state import State, Zone
from bot.engine.told.script import Cast
from bot.values import replace

_NOT_CAST_FROM = frozenset({Zone.BATTLEFIELD, Zone.STACK, Zone.CEASED, Zone.PHASED_OUT})


def to_cast(state: State, action: Cast) -> Object | None:
    """The card that is cast, showing the half or face that is (CR 709.3, 712.11a, 715.3)."""
    best: Object | None = None
    for found in state.objects.values():
        if found.label != action.card or found.zone in _NOT_CAST_FROM:
            continue
        if best is None or (found.zone is Zone.HAND and best.zone is not Zone.HAND):
            best = found
    if best is None:
        return None
    changed = cast_as(best.card, action.paid)
    if changed is not None:
        return replace(best, card=changed, printed=best.card)
    other = best.card.other_face
    if other is None or action.face != other.name:
        return best
    return replace(
        best, card=replace(other, other_face=replace(best.card, other_face=None)), printed=best.card
    )
