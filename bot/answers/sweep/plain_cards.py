"""The spells and lands of standard stories: one of each kind, of each color, hardly with a text."""

from __future__ import annotations

from bot.abilities.card import Card
from bot.cards.reading import compile_text
from bot.values import replace

_OF_A_SPELL = compile_text("You gain 1 life.", "Spell", "instant")
"""For it to be seen whether a spell and its copies resolve."""


def _plain(color: str, kind: str) -> Card:
    size = 2 if kind == "Creature" else None
    does = _OF_A_SPELL if kind in ("Instant", "Sorcery") else ()
    return Card(
        f"{color} {kind}",
        (kind,),
        colors=(color,),
        mana_cost="{2}",
        mana_value=2,
        power=size,
        toughness=size,
        abilities=does,
    )


_GREETING = "When ~ enters, you gain 1 life.\nWhen ~ dies, each opponent loses 1 life."
GREETER = replace(_plain("white", "Creature"), name="Greeter", abilities=compile_text(_GREETING, "Greeter"))
"""What triggers as it enters and as it dies."""

KINDS = (
    _plain("white", "Creature"),
    _plain("blue", "Artifact"),
    _plain("black", "Enchantment"),
    _plain("red", "Instant"),
    _plain("green", "Sorcery"),
    Card("Mountain", ("Land",), ("Mountain",), ("Basic",)),
    GREETER,
    Card("Planeswalker", ("Planeswalker",), mana_cost="{2}", mana_value=2, loyalty=4),
)


LANDS = tuple(Card(name, ("Land",), (name,), ("Basic",)) for name in ("Mountain", "Plains", "Forest"))
"""A land for each time that one enters."""


HIS_INSTANT = _plain("blue", "Instant")
"""What an opponent casts in Alice's turn."""
