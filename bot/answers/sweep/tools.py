"""The spells with which standard stories set things off, in the project's own words."""

from __future__ import annotations

from functools import lru_cache

from bot.abilities.card import Card
from bot.cards.reading import compile_text
from bot.engine.told.setup import ObjectSetup

TEXTS = {
    "Spark": "~ deals 1 damage to each creature and each player.",
    "Blaze": "~ deals 4 damage to each creature, planeswalker, and player.",
    "Ruin": "Destroy all creatures.",
    "Cataclysm": "Destroy all permanents.",
    "Offering": "Each player sacrifices eight permanents.",
    "Doom": "Destroy target permanent.",
    "Rapture": "Exile all creatures.",
    "Tide": "Return all creatures to their owners' hands.",
    "Plenty": "Each player gains 3 life.",
    "Toll": "Each player loses 2 life.",
    "Howl": "Each player draws two cards.",
    "Purge": "Each player discards a card.",
    "Tribute": "Each player sacrifices a creature.",
    "Swarm": "Each player creates a 1/1 white Soldier creature token.",
    "Growth": "Put a +1/+1 counter on each creature.",
    "Blight": "Put a -1/-1 counter on each creature.",
    "Chill": "Tap all permanents.",
    "Thaw": "Untap all permanents.",
    "Poke": "Target creature gets +1/+0 until end of turn.",
    "Venom": "Target player gets a poison counter.",
    "Silt": "Each player mills two cards.",
    "Bolt": "~ deals 3 damage to any target.",
    "Denial": "Counter target spell.",
    "Echo": "Copy target spell. You may choose new targets for the copy.",
    "Exhume": "Return target card from a graveyard to its owner's hand.",
    "Raise": "Return target permanent card from your graveyard to the battlefield.",
    "Turn": "Transform target permanent.",
    "Rally": "Goblins get +1/+1 until end of turn.",
    "Shelter": "Prevent all damage that would be dealt this turn.",
    "Triumph": "You win the game.",
    "Fade": "Target permanent phases out.",
    "Omens": "Proliferate.",
    "Spring": "Return target permanent to its owner's hand.",
    "Theft": "Gain control of target permanent.",
}


@lru_cache(maxsize=256)
def tool(name: str, player: str, number: int = 1) -> ObjectSetup:
    """One of these spells, an instant in that player's hand; its label says whose."""
    text = TEXTS[name]
    card = Card(
        name,
        ("Instant",),
        (),
        (),
        ("red",),
        "{R}",
        1,
        abilities=compile_text(text, name, "instant"),
        texts=(text,),
    )
    label = f"{player}'s {name}" + (f" #{number}" if number > 1 else "")
    return ObjectSetup(label, card, player, player, "hand")


@lru_cache(maxsize=256)
def plain_spell(card: Card, player: str) -> ObjectSetup:
    """A card without text in that player's hand, to be cast."""
    return ObjectSetup(f"{player}'s {card.name} spell", card, player, player, "hand")
