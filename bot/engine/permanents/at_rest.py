"""Boards of which no state-based action takes notice, told at one look: most are so each time that they are checked.

What is said here to be at rest is so; what is not may be so too, and every check is then made for itself.
"""

from __future__ import annotations

from collections.abc import Mapping

from bot.abilities.combining import Later
from bot.abilities.events import LosesControl
from bot.engine.characteristics.chars import Chars
from bot.engine.characteristics.view import view_of
from bot.engine.objects import Object
from bot.engine.players.commanders import JUST_PUT
from bot.engine.state import Entity, Player, State, Zone

#: Of these the checks ask more than one look tells.
_SUBTYPES = frozenset({"Aura", "Role", "Saga"})
_KEYWORDS = frozenset({"ascend", "daybound", "nightbound", "start your engines!"})
#: Where no copy of a card stays.
WHERE_NO_COPY_STAYS = frozenset({Zone.HAND, Zone.GRAVEYARD, Zone.EXILE, Zone.LIBRARY})


def is_at_rest(state: State) -> bool:
    """Whether no state-based action applies for certain (CR 704.5), and there is nothing to take notice of as they are checked."""
    if not all(map(_is_well, state.players)):
        return False
    if any(isinstance(a.content, Later) and isinstance(a.content.when, LosesControl) for a in state.effects):
        return False
    view = view_of(state)
    if view.at_rest is None:
        view.at_rest = view.keywords.isdisjoint(_KEYWORDS) and _are_at_rest(state, view.chars)
    return view.at_rest


def _is_well(player: Player) -> bool:
    """Whether nothing is there that a player could lose by."""
    return (
        player.life > 0
        and not player.drew_from_nothing
        and not player.by_commanders
        and not (player.counters and player.poison)
    )


def _are_at_rest(state: State, board: Mapping[Entity, Chars]) -> bool:
    legendary = planeswalkers = 0
    for entity, found in state.objects.items():
        chars = board.get(entity)
        if chars is None:
            if not _stays_where_it_is(found):
                return False
        elif not (_is_alone(found) and found.seen_with == chars.controller and _is_unhurt(found, chars)):
            return False
        else:
            legendary += "Legendary" in chars.supertypes
            planeswalkers += "Planeswalker" in chars.types
    return legendary < 2 and planeswalkers < 2


def _stays_where_it_is(found: Object) -> bool:
    """Whether what is no permanent is neither a copy that ceases to exist, nor a commander just put there, nor a dungeon."""
    return not (
        (found.token and found.zone in WHERE_NO_COPY_STAYS)
        or (found.designations and JUST_PUT in found.designations)
        or (found.zone is Zone.COMMAND and "Dungeon" in found.card.types)
    )


def _is_alone(found: Object) -> bool:
    """Whether it is bound to nothing else and copies nothing."""
    return (
        found.attached_to is None
        and found.paired_with is None
        and found.before_copying is None
        and found.printed is None
        and found.zone is Zone.BATTLEFIELD
    )


def _is_unhurt(found: Object, chars: Chars) -> bool:
    """Whether neither its damage nor its counters nor its size is its end."""
    if found.deathtouched or not _SUBTYPES.isdisjoint(chars.subtypes):
        return False
    types, toughness = chars.types, chars.toughness
    if "Creature" in types and (toughness is None or toughness <= found.damage):
        return False
    if ("Planeswalker" in types and not found.count("loyalty")) or "Battle" in types:
        return False
    return not (found.counters and found.count("-1/-1"))
