"""What lies on top of the libraries of a board, which stories tell where a card looks there."""

from __future__ import annotations

from bot.abilities.amounts import Number
from bot.abilities.card import Card
from bot.abilities.conditions import Is
from bot.abilities.filters import Filter
from bot.abilities.libraries import SeeTop, SeeUntil
from bot.abilities.player_effects import ExileFromLibrary, Mill
from bot.abilities.walk import inside
from bot.answers.sweep.company import TOP_CARD, Company
from bot.answers.sweep.fitting import fitted

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
        found = next(iter(fitted(described, card.name))).card
    if until:
        return (JUNK if "Instant" not in found.types else TOP_CARD, found)
    return (found,) * min(max(taken, default=1), _MOST)
