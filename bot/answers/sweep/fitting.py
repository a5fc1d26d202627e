"""Something that fits a description: for "nontoken Goblin with power 3 or less" a Goblin with power 2."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.abilities.ability import Keyword
from bot.abilities.amounts import Number, StatOf
from bot.abilities.card import Card
from bot.abilities.costs import Mana
from bot.abilities.filters import (
    Compare,
    Filter,
    Historic,
    InStatus,
    InZone,
    IsToken,
    Named,
    Not,
    OfColor,
    OfSubtype,
    OfType,
    OneOf,
    TheChosen,
    WithCounter,
    WithKeyword,
    WithXInCost,
)
from bot.abilities.predefined_tokens import INCUBATOR
from bot.abilities.subtypes import (
    ARTIFACT_TYPES,
    ENCHANTMENT_TYPES,
    LAND_TYPES,
    PLANESWALKER_TYPES,
    SPELL_TYPES,
)
from bot.cards.reading import compile_text
from bot.values import dataclass, replace

_COLORS = ("white", "blue", "black", "red", "green")
_CARD_TYPES = ("Artifact", "Battle", "Creature", "Enchantment", "Instant", "Land", "Planeswalker", "Sorcery")
CHOSEN = {"color": "green", "type": "Bear", "creature type": "Bear"}
"""What is of the color or the type that was chosen."""
CHOSEN_NAME = "Relic"
"""The card name that was chosen."""
PLAIN = {"power": 2, "toughness": 2, "mana value": 2}
BECOMES = {
    becomes.status: becomes
    for becomes in (
        InStatus("monstrous"),
        InStatus("renowned"),
        InStatus("suspected"),
        InStatus("saddled"),
    )
}
"""What a permanent can have become."""
_OF_SUBTYPE = {
    "Aura": Keyword("enchant", filter=Filter((OfType("Creature"),))),
    "Equipment": Keyword("equip", cost=(Mana("{1}"),)),
    "Vehicle": Keyword("crew", value=Number(2)),
    "Mount": Keyword("saddle", value=Number(2)),
}
"""What a card of that subtype has, to be of use."""
_OF_A_WALKER = compile_text("+1: You gain 1 life.", "Walker", "planeswalker")
_OF_A_SPELL = compile_text("You gain 1 life.", "Spell", "instant")
"""What a spell does, for it to be seen whether it and its copies resolve."""
_SUPERTYPES = ("Basic", "Legendary", "Snow", "World")


@dataclass(frozen=True, slots=True)
class Fitted:
    """A card that fits, where it has to be and in what state."""

    card: Card
    zone: str = "battlefield"
    tapped: bool = False
    token: bool = False
    counters: tuple[tuple[str, int], ...] = ()
    designations: tuple[str, ...] = ()


def fitted(described: Filter, own_name: str = "") -> Iterator[Fitted]:
    """One thing for each alternative of a description, made by a card called `own_name`."""
    plain: list[Any] = []
    choices: tuple[Filter, ...] = ()
    for quality in described.qualities:
        if isinstance(quality, OneOf):
            choices = quality.of
        else:
            plain.append(quality)
    for choice in choices or (Filter(()),):
        if any(isinstance(q, OneOf) for q in choice.qualities):
            yield from fitted(Filter((*plain, *choice.qualities)), own_name)
            continue
        yield _made((*plain, *choice.qualities), own_name)


def _made(qualities: tuple[Any, ...], own_name: str) -> Fitted:
    types: list[str] = []
    subtypes: list[str] = []
    supertypes: list[str] = []
    colors: list[str] = []
    keywords: list[Keyword] = []
    found = Fitted(Card(""))
    sizes = dict(PLAIN)
    cost = ""
    name = ""
    for quality in qualities:
        match quality:
            case OfType(type=kind) if kind in _CARD_TYPES:
                types.append(kind)
            case OfType(type=kind) if kind in _SUPERTYPES or kind.capitalize() in _SUPERTYPES:
                supertypes.append(kind.capitalize())
            case OfSubtype(subtype=kind):
                subtypes.append(kind)
                types.append(_type_of(kind))
            case OfColor(color=color):
                colors += (
                    [color]
                    if color in _COLORS
                    else ["red", "green"]
                    if color == "multicolored"
                    else ["no color"]
                )
            case WithKeyword(keyword=word):
                keywords.append(Keyword(word))
            case Named(name=word):
                name = own_name if word == "~" else word
            case TheChosen(kind="name"):
                name = CHOSEN_NAME
                types.append("Artifact")
            case TheChosen(kind=kind) if CHOSEN.get(kind.removesuffix(" now")):
                value = CHOSEN[kind.removesuffix(" now")]
                if value in _COLORS:
                    colors.append(value)
                else:
                    subtypes.append(value)
                    types.append(_type_of(value))
            case Historic():
                supertypes.append("Legendary")
            case IsToken():
                found = replace(found, token=True)
            case InStatus(status="tapped"):
                found = replace(found, tapped=True)
            case InStatus(status="suspended"):
                found = replace(found, zone="exile", counters=(("time", 3),))
                keywords.append(Keyword("suspend", value=Number(3), cost=(Mana("{1}"),)))
            case InStatus(status=status) if status in BECOMES:
                found = replace(found, designations=(status,))
            case WithXInCost():
                cost = "{X}{2}"
            case WithCounter(kind=kind):
                found = replace(found, counters=((kind or "+1/+1", 1),))
            case InZone(zone=zone) if zone not in ("stack", "battlefield", "command"):
                found = replace(found, zone=zone)
            case Compare(stat=stat, how=how, than=Number(n=n)):
                sizes[stat] = n + {"<": -1, ">": 1}.get(how, 0)
            case Compare(stat=stat, how=how, than=StatOf()):
                sizes[stat] = 1 if "<" in how else 6
            case Not(quality=OfType(type="Creature")):
                types.append("Artifact")
            case Not(quality=OfType(type=kind)) if kind in _SUPERTYPES:
                colors.append(f"non{kind.lower()}")
            case _:
                pass
    if "Incubator" in subtypes:
        return replace(found, card=INCUBATOR, token=True)
    kinds = tuple(dict.fromkeys(types)) or ("Creature",)
    creature = "Creature" in kinds or "Vehicle" in subtypes
    said = tuple(keywords)
    keywords += (_OF_SUBTYPE[kind] for kind in dict.fromkeys(subtypes) if kind in _OF_SUBTYPE)
    words = (*found.designations, *supertypes, *colors, *(k.name for k in said), *(subtypes or kinds))
    if sizes != PLAIN:
        words = (f"{sizes['power']}/{sizes['toughness']} ({sizes['mana value']})", *words)
    card = Card(
        name or " ".join(w.capitalize() for w in words),
        kinds,
        tuple(dict.fromkeys(subtypes)),
        tuple(dict.fromkeys(supertypes)),
        tuple(c for c in _COLORS if c in colors),
        "" if "Land" in kinds else cost or f"{{{sizes['mana value']}}}",
        0 if "Land" in kinds else sizes["mana value"],
        sizes["power"] if creature else None,
        max(sizes["toughness"], 1) if creature else None,
        loyalty=5 if "Planeswalker" in kinds else None,
        defense=5 if "Battle" in kinds else None,
        abilities=(
            *keywords,
            *(_OF_A_WALKER if "Planeswalker" in kinds else ()),
            *(_OF_A_SPELL if {"Instant", "Sorcery"} & set(kinds) else ()),
        ),
    )
    return replace(found, card=card)


def _type_of(subtype: str) -> str:
    if subtype in LAND_TYPES:
        return "Land"
    if subtype in ARTIFACT_TYPES:
        return "Artifact"
    if subtype in ENCHANTMENT_TYPES:
        return "Enchantment"
    if subtype in PLANESWALKER_TYPES:
        return "Planeswalker"
    return "Instant" if subtype in SPELL_TYPES else "Creature"
