"""What lies in exile on a board: what the card's own abilities exiled, and what is cast from there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.abilities.card import Card
from bot.abilities.conditions import CameFrom
from bot.abilities.filters import ExiledByIt
from bot.abilities.player_events import Casts, PlaysLand
from bot.abilities.walk import holds, inside
from bot.abilities.who import ExiledWith
from bot.answers.sweep.company import BEAR, Company
from bot.cards.reading import compile_text
from bot.engine.told.setup import ObjectSetup
from bot.values import replace

_TEXT = "You gain 1 life."
OMEN = Card(
    "Omen",
    ("Instant",),
    colors=("blue",),
    mana_cost="{2}",
    mana_value=2,
    abilities=compile_text(_TEXT, "Omen", "instant"),
    texts=(_TEXT,),
)
GHOST = replace(BEAR, name="Ghost")


def exiles_with(card: Card) -> bool:
    """Whether the card speaks of what it exiled."""
    return holds(card.abilities, ExiledByIt, ExiledWith)


def exiled_of(card: Card, subject: str, company: Company) -> Iterator[ObjectSetup]:
    """An instant, where there is plenty a creature, that the card has exiled; the same for each player where cards are cast from
    exile."""
    if exiles_with(card) and company is not Company.NONE:
        several = {Company.PLENTY: (GHOST, OMEN), Company.THREE: (GHOST,)}.get(company, (OMEN,))
        for one in several:
            for player in ("Bob", "Alice"):
                label = f"{player}'s {one.name} exiled with it"
                yield ObjectSetup(label, one, player, player, "exile", exiled_with=subject)
    if casts_from_exile(card.abilities):
        for player in ("Alice", "Bob"):
            for one in (OMEN, GHOST):
                yield ObjectSetup(f"{player}'s {one.name} in exile", one, player, player, "exile")


def casts_from_exile(spoken: Any) -> bool:
    """Whether words ask for what is cast from exile."""
    places = [e.place for e in inside(spoken, Casts)] + [e.place for e in inside(spoken, PlaysLand)]
    return any(places) or any(c.zone == "exile" or c.elsewhere for c in inside(spoken, CameFrom))
