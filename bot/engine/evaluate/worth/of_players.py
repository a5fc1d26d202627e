"""Amounts of players: their life and speed, the cards and counters that they have, their party and their lands."""

from __future__ import annotations

from bot.abilities.amounts import (
    BasicLandTypes,
    CardsIn,
    CardTypesAmong,
    CountersOn,
    Devotion,
    HighestLife,
    LifeOf,
    PartySize,
    SpeedOf,
)
from bot.engine.evaluate import filters
from bot.engine.evaluate import who as who_
from bot.engine.evaluate.amounts import worth
from bot.engine.evaluate.context import Context
from bot.engine.evaluate.sight import Sight
from bot.engine.evaluate.stats import (
    LETTERS,
    party_of,
)
from bot.engine.state import Zone, is_player

_BASICS = ("Plains", "Island", "Swamp", "Mountain", "Forest")


@worth(PartySize)
def _party_size(amount: PartySize, sight: Sight, context: Context) -> int:
    return party_of(who_.who_is(amount.whose, sight, context), sight)


@worth(CardsIn)
def _cards_in(amount: CardsIn, sight: Sight, context: Context) -> int:
    owners = who_.who_is(amount.whose, sight, context)
    zone = Zone(amount.zone)
    cards = [o for o in sight.state.objects.values() if o.zone is zone and o.owner in owners and not o.token]
    if amount.what is None:
        return len(cards)
    return sum(1 for o in cards if filters.fits(amount.what, o.id, sight, context, any_zone=True))


@worth(CardTypesAmong)
def _card_types_among(amount: CardTypesAmong, sight: Sight, context: Context) -> int:
    owners = who_.who_is(amount.whose, sight, context)
    lying = [o for o in sight.state.objects.values() if o.zone is Zone.GRAVEYARD and o.owner in owners]
    return len({t for o in lying for t in o.card.types})


@worth(SpeedOf)
def _speed_of(amount: SpeedOf, sight: Sight, context: Context) -> int:
    players = who_.who_is(amount.whose, sight, context)
    kept = (o for o in sight.state.objects.values() if o.zone is Zone.COMMAND)
    return max((o.count("speed") for o in kept if o.controller in players), default=0)


@worth(LifeOf)
def _life_of(amount: LifeOf, sight: Sight, context: Context) -> int:
    whose = [p for p in who_.who_is(amount.whose, sight, context) if is_player(p)]
    return sum(sight.state.player(p).life for p in whose[:1])


@worth(HighestLife)
def _highest_life(amount: HighestLife, sight: Sight, context: Context) -> int:
    among = [p for p in who_.who_is(amount.among, sight, context) if is_player(p)]
    return max((sight.state.player(p).life for p in among), default=0)


@worth(CountersOn)
def _counters_on(amount: CountersOn, sight: Sight, context: Context) -> int:
    total = 0
    for entity in who_.who_is(amount.on, sight, context):
        if is_player(entity):
            total += sight.state.player(entity).count(amount.kind)
            continue
        thing = sight.state.last_known(entity)
        total += thing.count(amount.kind) if thing else 0
    return total


@worth(BasicLandTypes)
def _basic_land_types(amount: BasicLandTypes, sight: Sight, context: Context) -> int:
    """Domain: the different basic land types among the lands that these players control."""
    whose = who_.who_is(amount.whose, sight, context)
    lands = [c for c in sight.chars.values() if "Land" in c.types and c.controller in whose]
    return len({t for c in lands for t in c.subtypes if t in _BASICS})


@worth(Devotion)
def _devotion(amount: Devotion, sight: Sight, context: Context) -> int:
    """The mana symbols of these colors, hybrid ones once, in the costs of the permanents you control (CR 700.5)."""
    letters = {LETTERS[c] for c in amount.colors}
    mine = [e for e, c in sight.chars.items() if c.controller == context.you]
    costs = [sight.state.objects[e].card.mana_cost for e in mine]
    symbols = [s for cost in costs for s in cost.replace("}", "").split("{")[1:]]
    return sum(1 for s in symbols if letters & set(s.split("/")))
