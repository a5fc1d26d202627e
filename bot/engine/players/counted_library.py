"""A library of which the story tells how many cards it has, and not which: each that leaves it is one of them."""

from __future__ import annotations

from bot.engine.players.unknown_cards import is_unknown
from bot.engine.state import Entity, State, Zone


def counted_cards(state: State, player: Entity) -> tuple[Entity, ...]:
    """The cards of such a library, of which none is known; none where nobody counts them or some are known, whose place is not told."""
    if (player, Zone.LIBRARY.value) not in state.game.empty:
        return ()
    cards = tuple(o for o in state.objects.values() if o.zone is Zone.LIBRARY and o.owner == player)
    return tuple(card.id for card in cards) if all(is_unknown(card) for card in cards) else ()


def taken_off(state: State, player: Entity, number: int) -> tuple[State, int]:
    """The state without so many cards of that library, or without all of them where they are fewer, and how many those are; the same
    state and `number` where nobody counts them."""
    cards = counted_cards(state, player)
    if not cards:
        return state, number
    objects = state.objects
    for card in cards[:number]:
        objects = objects.delete(card)
    return state.having(objects=objects), min(number, len(cards))
