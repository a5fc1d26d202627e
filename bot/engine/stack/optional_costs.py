"""Additional costs that the caster may pay and of which the story says nothing (CR 601.2b, 702.33a)."""

from __future__ import annotations

from bot.abilities.ability import Keyword, Static
from bot.abilities.costs import (
    BlightCost,
    CollectEvidence,
    Cost,
    DiscardCost,
    ExileCost,
    ReturnCost,
    SacrificeCost,
    TapOthers,
)
from bot.abilities.filters import Filter, OfType
from bot.abilities.statics import AdditionalCost
from bot.engine.characteristics.view import see
from bot.engine.costs.candidates import cards_of, how_many, permanents_of, sacrificed_of
from bot.engine.costs.lacking import unpayable
from bot.engine.effects.evidence import total_mana_value
from bot.engine.evaluate import amount_of
from bot.engine.evaluate.context import Context
from bot.engine.objects import Object
from bot.engine.stack.other_ways import besides_mana
from bot.engine.state import Entity, State, Zone
from bot.engine.told.script import Cast
from bot.values import dataclass, replace

_PAID_BESIDES = frozenset(
    {
        "bargain", "buyback", "casualty", "entwine", "kicker", "multikicker", "offspring", "replicate", "squad",
        "teamwork",
    }
)  # fmt: skip
"""The keywords that stand for an additional cost which may be paid or not; what other keywords offer replaces the mana cost,
which a story would tell."""


@dataclass(frozen=True, slots=True)
class Offer:
    """One way of announcing the spell: what is said of it, and what is cast then."""

    text: str
    action: Cast


def announce(state: State, card: Object, player: Entity, action: Cast) -> tuple[State, tuple[Offer, ...]]:
    """The ways in which the spell can be announced as to what may be paid besides, where the story says nothing of it: an
    additional cost that things of the story can pay is paid or not; what takes mana, life or cards of which nothing is told is not
    paid, which is said with the answer. No offers where nothing is open."""
    if action.declined or action.additional or action.paid:
        return state, ()
    offers = [Offer(f"casts {card.label} without it", action)]
    for name, cost, paid in _optional(card, action):
        if all(_at_hand(state, player, part, card.id) for part in cost) and (
            unpayable(state, player, cost, card.id) is None
        ):
            offers.append(Offer(f"pays {name} for {card.label}", paid))
        else:
            said = f"{card.label} is cast without {name}: none is told."
            state = state.having(assumed=state.assumed | {said})
    return state, tuple(offers) if len(offers) > 1 else ()


def _optional(card: Object, action: Cast) -> list[tuple[str, tuple[Cost, ...], Cast]]:
    """Each additional cost that may be paid: its name, what it takes, and the spell for which it is."""
    found: list[tuple[str, tuple[Cost, ...], Cast]] = []
    for ability in card.card.abilities:
        if isinstance(ability, Keyword) and ability.name in _PAID_BESIDES:
            paid = replace(action, paid=(ability.name,))
            found.append((ability.name, (*ability.cost, *besides_mana(ability)), paid))
        elif isinstance(ability, Static):
            found += [
                ("an additional cost", effect.cost, replace(action, additional=True))
                for effect in ability.effects
                if isinstance(effect, AdditionalCost) and effect.optional
            ]
    return found


def _at_hand(state: State, player: Entity, part: Cost, spell: Entity) -> bool:
    """Whether things that the story tells of can pay this part."""
    match part:
        case SacrificeCost(up_to=True):
            return bool(sacrificed_of(state, player, part.what, spell))
        case SacrificeCost() | ReturnCost() | TapOthers():
            return True
        case ExileCost(what=what, zone="graveyard" | "hand" as zone) if what is not None:
            needed = how_many(part, state, player, Context(spell, player))
            return len(cards_of(state, player, what, Zone(zone), spell)) >= needed
        case ExileCost():
            return True
        case DiscardCost(what=what) if what is not None:
            needed = how_many(part, state, player, Context(spell, player))
            return len(cards_of(state, player, what, Zone.HAND, spell)) >= needed
        case CollectEvidence(amount=amount):
            cards = cards_of(state, player, None, Zone.GRAVEYARD, spell)
            return total_mana_value(state, cards) >= amount_of(amount, see(state), Context(spell, player))
        case BlightCost():
            return bool(permanents_of(state, player, Filter((OfType("Creature"),)), spell))
        case _:
            return False
