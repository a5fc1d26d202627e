"""What keeps a thing from being what a description asks for, in words."""

from __future__ import annotations

from bot.abilities.filters import (
    Compare,
    ControlledBy,
    Filter,
    InStatus,
    InZone,
    IsToken,
    Not,
    OfColor,
    OfSubtype,
    OfType,
    OneOf,
    Quality,
    WithKeyword,
)
from bot.abilities.who import You
from bot.engine.characteristics.chars import Chars
from bot.engine.characteristics.view import chars_of, see
from bot.engine.evaluate.context import Context
from bot.engine.evaluate.filters import holds
from bot.engine.state import Entity, State, Zone


def what_is_wrong(state: State, what: Filter, entity: Entity, context: Context) -> str | None:
    """Why the thing is not what is described: `is black`, `is no creature`, `is in the graveyard`; None where there are no
    words for it, and for players."""
    found, chars = state.objects.get(entity), chars_of(state, entity)
    if found is None or chars is None:
        return None
    elsewhere = any(isinstance(q, InZone) or q in (OfType("Spell"), OfType("Card")) for q in what.qualities)
    if found.zone is not Zone.BATTLEFIELD and not elsewhere:
        return f"is {_WHERE[found.zone]}" if found.zone in _WHERE else None
    for quality in what.qualities:
        if not holds(quality, entity, see(state), context, elsewhere):
            return _in_words(state, quality, chars)
    return None


_KINDS = {
    "Artifact": "artifact",
    "Battle": "battle",
    "Creature": "creature",
    "Enchantment": "enchantment",
    "Instant": "instant",
    "Land": "land",
    "Planeswalker": "planeswalker",
    "Sorcery": "sorcery",
}

_WHERE = {
    Zone.GRAVEYARD: "in the graveyard",
    Zone.EXILE: "in exile",
    Zone.HAND: "in hand",
    Zone.LIBRARY: "in the library",
    Zone.STACK: "on the stack",
}


def _kinds(of: tuple[Filter, ...]) -> list[str]:
    """The card types that are asked for one of; empty where more than types is."""
    kinds = [
        _KINDS[q.type] for one in of for q in one.qualities if isinstance(q, OfType) and q.type in _KINDS
    ]
    return kinds if all(len(one.qualities) == 1 for one in of) and len(kinds) == len(of) else []


def _in_words(state: State, quality: Quality, chars: Chars) -> str | None:
    """What the thing is that it should not be, or is not that it should be."""
    match quality:
        case OfType(name) if name in _KINDS:
            return f"is no {_KINDS[name]}"
        case OfSubtype(name):
            return f"is no {name}"
        case OfColor(name) | InStatus(name):
            return f"isn't {name}" if " " not in name else None
        case WithKeyword(name):
            return f"doesn't have {name}"
        case OneOf(of) if kinds := _kinds(of):
            return f"is no {' or '.join(kinds)}"
        case InZone(zone):
            return f"isn't in the {zone}" if zone in ("graveyard", "library") else f"isn't in {zone}"
        case Not(OfType(name)) if name in _KINDS:
            return f"is {'an' if name[:1] in 'AEIOU' else 'a'} {_KINDS[name]}"
        case Not(OfSubtype(name)):
            return f"is {'an' if name[:1] in 'AEIOU' else 'a'} {name}"
        case Not(OfColor(name) | InStatus(name)) if " " not in name:
            return f"is {name}"
        case Not(WithKeyword(name)):
            return f"has {name}"
        case Not(IsToken()):
            return "is a token"
        case ControlledBy(You()) | Not(ControlledBy(You())):
            return f"is controlled by {state.label(chars.controller)}"
        case Compare(stat="power"):
            return f"has power {chars.power}"
        case Compare(stat="toughness"):
            return f"has toughness {chars.toughness}"
        case Compare(stat="mana value"):
            return f"has mana value {chars.mana_value}"
    return None
