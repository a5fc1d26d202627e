"""What lies in the libraries of a board: on top, which stories tell where a card looks there, and what is found there."""

from __future__ import annotations

from collections.abc import Iterator

from bot.abilities.amounts import Number
from bot.abilities.card import Card
from bot.abilities.conditions import Is
from bot.abilities.effects import SearchOnto
from bot.abilities.filters import Filter, SharesWith
from bot.abilities.libraries import SeeTop, SeeUntil
from bot.abilities.player_effects import ExileFromLibrary, Mill
from bot.abilities.walk import inside
from bot.answers.sweep.company import TOP_CARD, Company
from bot.answers.sweep.fitting import fitted
from bot.engine.told.setup import ObjectSetup
from bot.values import replace

JUNK = Card("Junk", ("Instant",), colors=("black",), mana_cost="{1}", mana_value=1)
"""What lies above that which is looked for."""
_MOST = 8


def on_top(card: Card, company: Company) -> tuple[Card, ...]:
    """The cards that are seen, from the top: as many as the card's words take, ending with what is looked for. What they ask about
    them is so of the first thing where it is late, of the last where there is plenty; elsewhere nobody knows what lies there."""
    if company not in (Company.LATE, Company.PLENTY):
        return ()
    until = inside(card.abilities, SeeUntil)
    amounts = [e.amount for e in inside(card.abilities, Mill)]
    amounts += [e.amount for e in inside(card.abilities, ExileFromLibrary)]
    taken = [amount.n for amount in amounts if isinstance(amount, Number)]
    if not until and not taken and not inside(card.abilities, SeeTop):
        return (TOP_CARD,) if company is Company.LATE else ()
    asked = [until[0].what] if until else [Filter((p.quality,)) for p in inside(card.abilities, Is)]
    found = TOP_CARD
    if asked:
        described = asked[-1 if company is Company.PLENTY else 0]
        found = _akin(next(iter(fitted(described, card.name))).card, described, card)
    if until:
        return (JUNK if "Instant" not in found.types else TOP_CARD, found)
    return (found,) * min(max(taken, default=1), _MOST)


def _akin(found: Card, described: Filter, card: Card) -> Card:
    """With what it has to share with the card itself."""
    shared = {q.what for q in described.qualities if isinstance(q, SharesWith)}
    if "creature type" in shared:
        found = replace(found, subtypes=card.subtypes)
    if "color" in shared:
        found = replace(found, colors=card.colors)
    return replace(found, name=card.name) if "name" in shared else found


SOUGHT = " in library"
"""How the labels of what lies in a library, to be searched for, end."""


def sought(card: Card, player: str) -> Iterator[ObjectSetup]:
    """What that player finds with it."""
    searched = [e.what.what for e in inside(card.abilities, SearchOnto)]
    found = {f.card.name: f.card for what in searched for f in fitted(what, card.name)}
    for name, one in found.items():
        yield ObjectSetup(f"{player}'s {name}{SOUGHT}", one, player, player, "library")
