"""How much an amount is in a context."""

from __future__ import annotations

from collections.abc import Callable
from typing import assert_never

from bot.abilities.amounts import (
    Amount,
    BasicLandTypes,
    CardsIn,
    CardTypesAmong,
    CardTypesOf,
    CastThisTurn,
    ColorsAmong,
    ColorsOf,
    ColorsSpent,
    CountersOn,
    CountOf,
    DamageTakenThisTurn,
    Devotion,
    DifferentPowers,
    DoneAmount,
    DrawnThisTurn,
    EventAmount,
    GreatestOf,
    Half,
    HappenedThisTurn,
    HighestLife,
    LifeOf,
    LifeThisTurn,
    ManaCostsAmong,
    ManaSpent,
    Negative,
    Number,
    PartySize,
    Plus,
    SpeedOf,
    StartingLife,
    Stat,
    StatOf,
    Sum,
    Times,
    TimesAttacked,
    TimesPaid,
    TotalOf,
    X,
)
from bot.abilities.card import Card
from bot.abilities.who import ExiledWith, Who
from bot.engine.evaluate import filters
from bot.engine.evaluate import who as who_
from bot.engine.evaluate.context import NOTHING_DONE, Context
from bot.engine.evaluate.paid import times_paid
from bot.engine.evaluate.sight import Sight
from bot.engine.happenings import What
from bot.engine.mana_symbols import COLORED
from bot.engine.objects import Object
from bot.engine.state import Zone, is_player
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
            return _party(who_.who_is(amount.whose, sight, context), sight)
        case DifferentPowers():
            return len({_stat("power", e, sight) for e in filters.all_that_fit(amount.among, sight, context)})
        case Negative():
            return -amount_of(amount.of, sight, context)
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
            return len({cost for e in cards if (cost := _mana_cost(sight.state.objects[e].card))})
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
            return sum(_stat(amount.stat, e, sight) for e in those)
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
        case DoneAmount():
            return _done(amount, context)
        case TimesPaid():
            return times_paid(amount.what, context.paid or _paid_for(context.source, sight))
        case ManaSpent():
            return _mana_spent(amount, sight, context)
        case ColorsSpent():
            return len({symbol for symbol in _paid_for(context.source, sight) if symbol in COLORED})
        case StartingLife():
            return 20
        case DamageTakenThisTurn():
            whom = who_.who_is(amount.of, sight, context)
            history = sight.state.history
            return sum(h.amount for h in history if h.what is What.DEALT and h.subject in whom)
        case BasicLandTypes():
            return _basic_land_types(amount, sight, context)
        case Devotion():
            return _devotion(amount.colors, sight, context)
        case GreatestOf():
            found = filters.all_that_fit(amount.among, sight, context)
            return max((_stat(amount.stat, e, sight) for e in found), default=0)
        case TotalOf():
            return sum(_stat(amount.stat, e, sight) for e in filters.all_that_fit(amount.of, sight, context))
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


def _mana_cost(card: Card) -> tuple[str, ...]:
    """The symbols of a mana cost in no order, both halves of a split card together (CR 709.4b); nothing where there is none."""
    halves = [card] if card.other_face is None or not _is_split(card) else [card, card.other_face]
    symbols = [s for half in halves for s in half.mana_cost.replace("}", "").split("{")[1:]]
    generic = sum(int(s) for s in symbols if s.isdigit())
    rest = sorted(s for s in symbols if not s.isdigit())
    return (*((str(generic),) if generic or (symbols and not rest) else ()), *rest)


_SPELLS = {"Instant", "Sorcery"}


def _is_split(card: Card) -> bool:
    """Whether its other face is the other half of a split card, rather than an Adventure or a back."""
    other = card.other_face
    return other is not None and bool(_SPELLS & set(card.types)) and bool(_SPELLS & set(other.types))


def _stat(stat: Stat, entity: int, sight: Sight) -> int:
    return stat_of(stat, entity, sight) or 0


def stat_of(stat: Stat, entity: int, sight: Sight) -> int | None:
    """The power, toughness, mana value or loyalty of an object; None where it has none. The X of a spell on the stack counts
    (CR 202.3e)."""
    chars = sight.chars_of(entity)
    if chars is None:
        return None
    match stat:
        case "power":
            return chars.power
        case "toughness":
            return chars.toughness
        case "base power" | "base toughness":
            own = (chars.power, chars.toughness) if chars.base is None else chars.base
            return own[stat == "base toughness"]
        case "total power and toughness":
            return None if chars.power is None or chars.toughness is None else chars.power + chars.toughness
        case "mana value":
            found = sight.state.objects.get(entity)
            on_stack = found.on_stack if found else None
            xs = found.card.mana_cost.count("{X}") * on_stack.context.x if found and on_stack else 0
            return chars.mana_value + xs
        case "loyalty":
            found = sight.state.objects.get(entity)
            known = sight.state.known.get(entity)
            thing = found or (known.object if known else None)
            return thing.count("loyalty") if thing else 0
        case _:
            assert_never(stat)


def _paid_for(entity: int, sight: Sight) -> tuple[str, ...]:
    """What was paid as it was cast, now or as it last was."""
    found, known = sight.state.objects.get(entity), sight.state.known.get(entity)
    return found.paid if found is not None else known.object.paid if known is not None else ()


def _mana_spent(amount: ManaSpent, sight: Sight, context: Context) -> int:
    """How much was spent to cast it; 0 for what was not cast (CR 106.5). What nobody knows ends the story as it is cast."""
    spells = (context.source,) if amount.of is None else who_.who_is(amount.of, sight, context)
    return sum(_as_it_is_or_was(e, sight, lambda found: found.mana or 0) for e in spells)


def _as_it_is_or_was(entity: int, sight: Sight, what: Callable[[Object], int]) -> int:
    found, known = sight.state.objects.get(entity), sight.state.known.get(entity)
    return what(found) if found is not None else what(known.object) if known is not None else 0


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


_PARTY = ("Cleric", "Rogue", "Warrior", "Wizard")


def _party(whose: tuple[int, ...], sight: Sight) -> int:
    """The most of the four that different creatures can stand for."""
    roles = [
        frozenset(r for r in _PARTY if r in c.subtypes or c.has("changeling"))
        for c in sight.chars.values()
        if "Creature" in c.types and c.controller in whose
    ]
    filled: set[frozenset[str]] = {frozenset()}
    for own in roles:
        filled |= {party | {role} for party in filled for role in own}
    return max(map(len, filled))


_BASICS = ("Plains", "Island", "Swamp", "Mountain", "Forest")


def _basic_land_types(amount: BasicLandTypes, sight: Sight, context: Context) -> int:
    """Domain: the different basic land types among the lands that these players control."""
    whose = who_.who_is(amount.whose, sight, context)
    lands = [c for c in sight.chars.values() if "Land" in c.types and c.controller in whose]
    return len({t for c in lands for t in c.subtypes if t in _BASICS})


_LETTERS = {"white": "W", "blue": "U", "black": "B", "red": "R", "green": "G"}


def _devotion(colors: tuple[str, ...], sight: Sight, context: Context) -> int:
    """The mana symbols of these colors, hybrid ones once, in the costs of the permanents you control (CR 700.5)."""
    letters = {_LETTERS[c] for c in colors}
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
            total += sight.state.player(entity).poison if kind in ("poison", "") else 0
            continue
        found = sight.state.objects.get(entity)
        known = sight.state.known.get(entity)
        thing = found or (known.object if known else None)
        total += thing.count(kind) if thing else 0
    return total
