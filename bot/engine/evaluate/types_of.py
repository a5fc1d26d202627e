"""Whether an object is of a type, a supertype, or what else is said like one."""

from __future__ import annotations

from bot.engine.evaluate.sight import Sight
from bot.engine.state import Entity, Zone

_NOUNS = ("Card", "Source")
_INSTANTS = frozenset(("Instant", "Sorcery"))


def is_of_type(word: str, entity: Entity, sight: Sight) -> bool:
    """Whether an object is of a type, a supertype, or what else is said like one: `spell`, `card`, `colored`."""
    chars, thing = sight.chars_of(entity), sight.state.last_known(entity)
    if chars is None or thing is None:
        return False
    on_stack = thing.on_stack
    match word:
        case "Spell" | "Ability":
            is_ability = on_stack is not None and on_stack.is_ability
            return thing.zone is Zone.STACK and is_ability == (word == "Ability")
        case "Activated" | "Triggered":
            triggered = word == "Triggered"
            return on_stack is not None and on_stack.is_ability and on_stack.triggered == triggered
        case "Colored":
            return bool(chars.colors)
        case "Card":  # neither a token nor a copy of a spell is one (CR 108.2b, 112.1a)
            return not thing.token and not (on_stack is not None and on_stack.is_copy)
        case "Permanent":  # or a card that could be one (CR 110.4)
            return thing.zone is Zone.BATTLEFIELD or _INSTANTS.isdisjoint(chars.types)
        case _:
            return word in _NOUNS or word in chars.types or word in chars.supertypes
