"""How much an amount is in a context."""

from __future__ import annotations

from bot.abilities.amounts import (
    Amount,
    AtMost,
    BasicLandTypes,
    CardsIn,
    CardTypesAmong,
    CardTypesOf,
    ColorsAmong,
    ColorsOf,
    ColorsSpent,
    CountersOn,
    CountOf,
    DamageTakenThisTurn,
    Devotion,
    DifferentPowers,
    DoneAmount,
    EventAmount,
    EventExcess,
    GreatestOf,
    Half,
    HappenedThisTurn,
    HighestLife,
    LifeOf,
    ManaCostsAmong,
    ManaSpent,
    ManaValuesAmong,
    Negative,
    Number,
    PartySize,
    Plus,
    SpeedOf,
    StartingLife,
    StatOf,
    Sum,
    Times,
    TimesAttacked,
    TimesPaid,
    TotalOf,
    X,
)
from bot.abilities.amounts_this_turn import CastThisTurn, DrawnThisTurn, LifeThisTurn
from bot.abilities.damage import DamageKind
from bot.abilities.past import DamageDealtThisTurn
from bot.abilities.taken_off import CountersRemoved
from bot.abilities.who import Any, ExiledWith, Who
from bot.engine.evaluate import filters
from bot.engine.evaluate import who as who_
from bot.engine.evaluate.context import NOTHING_DONE, Context
from bot.engine.evaluate.paid import times_paid
from bot.engine.evaluate.sight import Sight
from bot.engine.evaluate.stats import (
    LETTERS,
    mana_cost_of,
    paid_for,
    party_of,
    stat_or_zero,
)
from bot.engine.happenings import Happening, What
from bot.engine.mana_symbols import COLORED
from bot.engine.state import Entity, Zone, is_player
from bot.engine.unknown_kind import UnknownKind


def amount_of(amount: Amount, sight: Sight, context: Context) -> int:
    """The value now; may be negative (a creature's power). Things that are gone count as last known (CR 608.2h)."""
    match amount:
        case Number():
            return amount.n
        case X():
            return context.x
        case Times():
            return amount.factor * amount_of(amount.of, sight, context)
        case Plus():
            return amount_of(amount.of, sight, context) + amount.n
        case Sum():
            return amount_of(amount.first, sight, context) + amount_of(amount.second, sight, context)
        case HappenedThisTurn():
            what = _HOW[amount.how]
            happened = dict.fromkeys(h.subject for h in sight.state.history if h.what is what)
            return sum(filters.fits(amount.which, e, sight, context, any_zone=True) for e in happened)
        case LifeThisTurn():
            mine = who_.who_is(amount.whose, sight, context)
            what = What.GAINS_LIFE if amount.how == "gained" else What.LOSES_LIFE
            return sum(h.amount for h in sight.state.history if h.what is what and h.subject in mine)
        case TimesAttacked():
            own = who_.who_is(amount.who, sight, context)
            return sum(h.what is What.ATTACKS and h.subject in own for h in sight.state.history)
        case DrawnThisTurn():
            drawers = who_.who_is(amount.who, sight, context)
            return sum(h.what is What.DRAWS and h.subject in drawers for h in sight.state.history)
        case CastThisTurn():
            return _cast(amount, sight, context)
        case PartySize():
            return party_of(who_.who_is(amount.whose, sight, context), sight)
        case DifferentPowers():
            return len(
                {stat_or_zero("power", e, sight) for e in filters.all_that_fit(amount.among, sight, context)}
            )
        case Negative():
            return -amount_of(amount.of, sight, context)
        case AtMost():
            return min(amount_of(amount.of, sight, context), amount_of(amount.most, sight, context))
        case Half():
            whole = amount_of(amount.of, sight, context)
            return -(-whole // 2) if amount.rounded == "up" else whole // 2
        case CountOf():
            return len(filters.all_that_fit(amount.what, sight, context))
        case CardsIn():
            return _cards_in(amount, sight, context)
        case CardTypesAmong():
            owners = who_.who_is(amount.whose, sight, context)
            lying = [
                o for o in sight.state.objects.values() if o.zone is Zone.GRAVEYARD and o.owner in owners
            ]
            return len({t for o in lying for t in o.card.types})
        case CardTypesOf():
            each = (sight.chars_of(e) for e in who_.who_is(amount.of, sight, context))
            return len({t for chars in each if chars is not None for t in chars.types})
        case ManaCostsAmong():
            cards = filters.all_that_fit(amount.what, sight, context)
            return len({cost for e in cards if (cost := mana_cost_of(sight.state.objects[e].card))})
        case ManaValuesAmong():
            there = filters.all_that_fit(amount.what, sight, context)
            return len({stat_or_zero("mana value", e, sight) for e in there})
        case ColorsOf():
            one = next(iter(who_.who_is(amount.of, sight, context)), None)
            chars = sight.chars_of(one) if one is not None else None
            return len(chars.colors) if chars is not None else 0
        case ColorsAmong():
            there = filters.all_that_fit(amount.what, sight, context)
            return len({c for e in there if (chars := sight.chars_of(e)) is not None for c in chars.colors})
        case StatOf():
            those = who_.who_is(amount.of, sight, context)
            # Of "the exiled card", where several were, the sum is meant (CR 607.3).
            those = those if isinstance(amount.of, ExiledWith) else those[:1]
            return sum(stat_or_zero(amount.stat, e, sight) for e in those)
        case SpeedOf():
            players = who_.who_is(amount.whose, sight, context)
            kept = (o for o in sight.state.objects.values() if o.zone is Zone.COMMAND)
            return max((o.count("speed") for o in kept if o.controller in players), default=0)
        case LifeOf():
            whose = [p for p in who_.who_is(amount.whose, sight, context) if is_player(p)]
            return sum(sight.state.player(p).life for p in whose[:1])
        case HighestLife():
            among = [p for p in who_.who_is(amount.among, sight, context) if is_player(p)]
            return max((sight.state.player(p).life for p in among), default=0)
        case CountersOn():
            return _counters(amount.kind, amount.on, sight, context)
        case EventAmount():
            return (
                context.amount if not amount.outer else context.outer.size if context.outer is not None else 0
            )
        case EventExcess():
            return context.event.excess if context.event is not None else 0
        case DoneAmount():
            return _done(amount, context)
        case CountersRemoved():
            return sum(n for kind, n in context.chosen if kind == "counters removed")
        case TimesPaid():
            return times_paid(amount.what, context.paid or paid_for(context.source, sight))
        case ManaSpent():
            return _mana_spent(amount, sight, context)
        case ColorsSpent():
            return len({symbol for symbol in paid_for(context.source, sight) if symbol in COLORED})
        case StartingLife():
            return 20
        case DamageTakenThisTurn():
            whom = who_.who_is(amount.of, sight, context)
            history = sight.state.history
            return sum(h.amount for h in history if h.what is What.DEALT and h.subject in whom)
        case DamageDealtThisTurn():
            return _dealt_in_all(amount, sight, context)
        case BasicLandTypes():
            return _basic_land_types(amount, sight, context)
        case Devotion():
            return _devotion(amount.colors, sight, context)
        case GreatestOf():
            found = filters.all_that_fit(amount.among, sight, context)
            return max((stat_or_zero(amount.stat, e, sight) for e in found), default=0)
        case TotalOf():
            return sum(
                stat_or_zero(amount.stat, e, sight) for e in filters.all_that_fit(amount.of, sight, context)
            )
        case _:
            raise UnknownKind(amount)


def _done(amount: DoneAmount, context: Context) -> int:
    """What came of the instruction: in all, each time that it was followed ("this way"); `that many`, the last time."""
    found = [done for number, done in context.results if number == amount.number]
    if amount.measure == "much":
        last = found[-1] if found else NOTHING_DONE
        return len(last.to) if last.much is None else last.much
    measures = (getattr(done, amount.measure) for done in found)
    return sum(measures)


def _mana_spent(amount: ManaSpent, sight: Sight, context: Context) -> int:
    """How much was spent to cast it; 0 for what was not cast (CR 106.5). What nobody knows ends the story as it is cast."""
    spells = (context.source,) if amount.of is None else who_.who_is(amount.of, sight, context)
    cast = (sight.state.last_known(e) for e in spells)
    return sum(found.mana or 0 for found in cast if found is not None)


_HOW = {
    "attacked": What.ATTACKS,
    "entered": What.ENTERS,
    "died": What.DIES,
    "left the battlefield": What.LEAVES,
}


def _cast(amount: CastThisTurn, sight: Sight, context: Context) -> int:
    who = who_.who_is(amount.who, sight, context)
    spells = [h.object for h in sight.state.history if h.what is What.CASTS and h.subject in who]
    return sum(filters.fits(amount.what, e, sight, context, any_zone=True) for e in spells if e is not None)


_BASICS = ("Plains", "Island", "Swamp", "Mountain", "Forest")


def _basic_land_types(amount: BasicLandTypes, sight: Sight, context: Context) -> int:
    """Domain: the different basic land types among the lands that these players control."""
    whose = who_.who_is(amount.whose, sight, context)
    lands = [c for c in sight.chars.values() if "Land" in c.types and c.controller in whose]
    return len({t for c in lands for t in c.subtypes if t in _BASICS})


def _devotion(colors: tuple[str, ...], sight: Sight, context: Context) -> int:
    """The mana symbols of these colors, hybrid ones once, in the costs of the permanents you control (CR 700.5)."""
    letters = {LETTERS[c] for c in colors}
    mine = [e for e, c in sight.chars.items() if c.controller == context.you]
    costs = [sight.state.objects[e].card.mana_cost for e in mine]
    symbols = [s for cost in costs for s in cost.replace("}", "").split("{")[1:]]
    return sum(1 for s in symbols if letters & set(s.split("/")))


def _cards_in(amount: CardsIn, sight: Sight, context: Context) -> int:
    owners = who_.who_is(amount.whose, sight, context)
    zone = Zone(amount.zone)
    cards = [o for o in sight.state.objects.values() if o.zone is zone and o.owner in owners and not o.token]
    if amount.what is None:
        return len(cards)
    return sum(1 for o in cards if filters.fits(amount.what, o.id, sight, context, any_zone=True))


def _counters(kind: str, on: Who, sight: Sight, context: Context) -> int:
    total = 0
    for entity in who_.who_is(on, sight, context):
        if is_player(entity):
            total += sight.state.player(entity).count(kind)
            continue
        thing = sight.state.last_known(entity)
        total += thing.count(kind) if thing else 0
    return total


def _dealt_in_all(amount: DamageDealtThisTurn, sight: Sight, context: Context) -> int:
    """How much damage it was in all; sources and recipients that are gone count as last known (CR 608.2h)."""
    return sum(
        h.amount
        for h in sight.state.history
        if h.what is What.DAMAGE
        and _of_kind(h, amount.kind)
        and _is_one(amount.by, h.subject, sight, context)
        and _is_one(amount.to, h.object, sight, context)
    )


def _of_kind(h: Happening, kind: DamageKind) -> bool:
    return kind is DamageKind.ANY or h.combat is (kind is DamageKind.COMBAT)


def _is_one(who: Who | None, entity: Entity | None, sight: Sight, context: Context) -> bool:
    if who is None:
        return True
    if entity is None:
        return False
    if isinstance(who, Any):
        return filters.fits(who.what, entity, sight, context, any_zone=True)
    return entity in who_.who_is(who, sight, context)
