"""What an object has in numbers: power, toughness, mana value, loyalty, its mana cost, what was spent on it; a party."""

from __future__ import annotations

from typing import assert_never

from bot.abilities.amounts import (
    Stat,
)
from bot.abilities.card import Card
from bot.engine.evaluate.sight import Sight


def mana_cost_of(card: Card) -> tuple[str, ...]:
    """The symbols of a mana cost in no order, both halves of a split card together (CR 709.4b); nothing where there is none."""
    halves = [card] if card.other_face is None or not _is_split(card) else [card, card.other_face]
    symbols = [s for half in halves for s in half.mana_cost.replace("}", "").split("{")[1:]]
    generic = sum(int(s) for s in symbols if s.isdigit())
    rest = sorted(s for s in symbols if not s.isdigit())
    return (*((str(generic),) if generic or (symbols and not rest) else ()), *rest)


_SPELLS = {"Instant", "Sorcery"}


def _is_split(card: Card) -> bool:
    """Whether its other face is the other half of a split card, a Room's too (CR 709.5), rather than an Adventure or a back."""
    other = card.other_face
    if other is None:
        return False
    return bool(_SPELLS & set(card.types) and _SPELLS & set(other.types)) or "Room" in card.subtypes


def stat_or_zero(stat: Stat, entity: int, sight: Sight) -> int:
    return stat_of(stat, entity, sight) or 0


def stat_of(stat: Stat, entity: int, sight: Sight) -> int | None:
    """The power, toughness, mana value or loyalty of an object; None where it has none. The X of a spell on the stack counts
    (CR 202.3e)."""
    chars = sight.chars_of(entity)
    if chars is None:
        return None
    match stat:
        case "power":
            return chars.power
        case "toughness":
            return chars.toughness
        case "base power" | "base toughness":
            own = (chars.power, chars.toughness) if chars.base is None else chars.base
            return own[stat == "base toughness"]
        case "total power and toughness":
            return None if chars.power is None or chars.toughness is None else chars.power + chars.toughness
        case "mana value":
            found = sight.state.objects.get(entity)
            on_stack = found.on_stack if found else None
            xs = found.card.mana_cost.count("{X}") * on_stack.context.x if found and on_stack else 0
            card = sight.state.last_known(entity)
            # On the stack it is one half, on the battlefield what is unlocked (CR 709.3b, 709.5).
            split = card is not None and card.zone not in ("stack", "battlefield") and _is_split(card.card)
            other = card.card.other_face if card is not None and split else None
            return chars.mana_value + xs + (other.mana_value if other is not None else 0)
        case "loyalty":
            thing = sight.state.last_known(entity)
            return thing.count("loyalty") if thing else 0
        case _:
            assert_never(stat)


def paid_for(entity: int, sight: Sight) -> tuple[str, ...]:
    """What was paid as it was cast, now or as it last was."""
    found = sight.state.last_known(entity)
    return found.paid if found is not None else ()


_PARTY = ("Cleric", "Rogue", "Warrior", "Wizard")


def party_of(whose: tuple[int, ...], sight: Sight) -> int:
    """The most of the four that different creatures can stand for."""
    roles = [
        frozenset(r for r in _PARTY if r in c.subtypes or c.has("changeling"))
        for c in sight.chars.values()
        if "Creature" in c.types and c.controller in whose
    ]
    filled: set[frozenset[str]] = {frozenset()}
    for own in roles:
        filled |= {party | {role} for party in filled for role in own}
    return max(map(len, filled))


LETTERS = {"white": "W", "blue": "U", "black": "B", "red": "R", "green": "G"}


def compare(left: int, how: str, right: int) -> bool:
    """`left how right` for =, <=, >=, <, >."""
    return {
        "=": left == right,
        "<=": left <= right,
        ">=": left >= right,
        "<": left < right,
        ">": left > right,
    }[how]
