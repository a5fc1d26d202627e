"""The cards that stand on every board, and those beside them where there is more company."""

from __future__ import annotations

from enum import StrEnum

from bot.abilities.ability import Keyword
from bot.abilities.card import Card
from bot.abilities.filters import Filter, OfType
from bot.abilities.predefined_tokens import PREDEFINED
from bot.cards.reading import compile_text
from bot.values import replace


class Company(StrEnum):
    """What else there is."""

    USUAL = "one of each kind"
    PLENTY = "four of each kind"
    NONE = "next to nothing"
    THREE = "one of each kind, of three players"
    LATE = "one of each kind and tokens, late in a game"


def _card(name: str, kind: str, size: tuple[int, int] | None = None, color: str = "", text: str = "") -> Card:
    power, toughness = size or (None, None)
    land = kind == "Land"
    return Card(
        name,
        (kind,),
        (name,) if kind in ("Creature", "Land") else (),
        ("Basic",) if land else (),
        (color,) if color else (),
        "" if land else "{2}",
        0 if land else 2,
        power,
        toughness,
        loyalty=5 if kind == "Planeswalker" else None,
        abilities=compile_text(text, name, kind.lower()),
        texts=tuple(text.splitlines()),
    )


BEAR = _card("Bear", "Creature", (2, 2), "green")


BIRD = _card("Bird", "Creature", (2, 3), "white", "Flying\nVigilance\n{1}: ~ gets +1/+0 until end of turn.")


_LEADING = (
    "At the beginning of your upkeep, you gain 1 life.\n"
    "Whenever ~ deals combat damage to a player, you gain 1 life.\nWhenever ~ attacks, you gain 1 life."
)
CAPTAIN = replace(
    _card("Captain", "Creature", (2, 2), "green", _LEADING),
    subtypes=("Bear",),
    supertypes=("Legendary",),
)


TOP_CARD = _card("Troll", "Creature", (3, 3), "green")
"""What lies on top of each library where it is late; elsewhere nobody knows."""


FOREST = _card("Forest", "Land")


SECRET = _card("Secret", "Creature", (4, 4), "white", "Morph {1}")

IN_PLAY = (
    BEAR,
    BIRD,
    _card("Relic", "Artifact", text="{T}: ~ deals 1 damage to each opponent."),
    _card("Ward", "Enchantment", color="white", text="Exhaust — {1}: You gain 1 life."),
    FOREST,
)


IN_GRAVEYARD = (
    _card("Ogre", "Creature", (3, 3), "red"),
    _card("Scrap", "Instant", color="blue"),
    _card("Memory", "Instant", color="blue", text="You gain 1 life.\nFlashback {1}"),
)


WOLF = _card("Wolf", "Creature", (2, 2), "green", "Cycling {1}")


IN_HAND = (WOLF, _card("Swamp", "Land"))


TOKENS = tuple(PREDEFINED[name] for name in ("Food", "Treasure", "Clue", "Blood", "Map"))
"""What there is where it is late: there a commander, a monarch, poison, speed, night and a face-down permanent are too."""

MORE_IN_PLAY = (_card("Island", "Land"),)

EVERY_KIND = (
    *(_card(name, "Land") for name in ("Plains", "Island", "Swamp", "Mountain")),
    *(_card(f"{color.capitalize()} Relic", "Artifact", color=color) for color in ("blue", "black")),
    _card("Colossus", "Creature", (1, 9), "red"),
    _card("Giant", "Creature", (6, 6), "red"),
)
"""What there is besides where it is late: then each player has every basic land type and every color."""


MORE_IN_GRAVEYARD = tuple(
    replace(_card(k, k), mana_value=n, mana_cost=f"{{{n}}}" if n else "")
    for n, k in ((1, "Artifact"), (3, "Enchantment"), (0, "Land"), (4, "Sorcery"))
)


WORN = (
    Card("Blade", ("Artifact",), ("Equipment",), mana_cost="{2}", mana_value=2),
    Card(
        "Halo",
        ("Enchantment",),
        ("Aura",),
        colors=("white",),
        mana_cost="{2}",
        mana_value=2,
        abilities=(
            Keyword("enchant", filter=Filter((OfType("Creature"),))),
            *compile_text("Enchanted creature has horsemanship.", "Halo"),
        ),
    ),
)


STANDING = frozenset(c.name for c in (*IN_PLAY, *IN_GRAVEYARD, *IN_HAND))
"""The names of what stands on every board."""
