"""Which objects and players a description fits."""

from __future__ import annotations

from bot.abilities.amounts import Number
from bot.abilities.filters import (
    AnOpponent,
    AnyTarget,
    APlayer,
    AttachedToIt,
    AttackingWhom,
    BlockingIt,
    Compare,
    ControlledBy,
    EvenManaValue,
    ExiledByIt,
    Filter,
    Historic,
    InStatus,
    InZone,
    IsSelf,
    IsToken,
    Named,
    Not,
    OfColor,
    OfSubtype,
    OfType,
    OneOf,
    Other,
    OwnedBy,
    Quality,
    SharesWith,
    SingleTarget,
    Targets,
    TheChosen,
    WithAttached,
    WithCounter,
    WithGreatest,
    WithKeyword,
    WithManaCost,
    WithoutAbilities,
    WithXInCost,
)
from bot.abilities.past import (
    AttackedThisTurn,
    CastFor,
    CastNth,
    DealtDamageThisTurn,
    DealtDamageThisWay,
    DidThisTurn,
    Does,
    DoneThisWay,
    Manned,
    PutThereThisTurn,
    WasCast,
)
from bot.abilities.relations import Alike, BandedWith, IsThat, TotalAtMost
from bot.abilities.subtypes import CREATURE_TYPES
from bot.abilities.who import Any, Who
from bot.engine.characteristics.chars import Chars
from bot.engine.evaluate import amounts
from bot.engine.evaluate import who as who_
from bot.engine.evaluate.context import Context
from bot.engine.evaluate.did import attacked_by, did_this_turn
from bot.engine.evaluate.origins import is_what_it_became
from bot.engine.evaluate.paid import was_paid
from bot.engine.evaluate.places import is_placed, may_be_player, means_a_permanent, names_nothing, zones_of
from bot.engine.evaluate.qualities import (
    did_so,
    has_color,
    is_any_target,
    is_attached,
    is_in_status,
    is_of_every_creature_type,
    is_the_chosen,
    own_name_of,
    share,
)
from bot.engine.evaluate.relations import (
    attacks_one_of,
    blocks_or_is_blocked,
    dealers,
    dealt_damage,
    is_banded,
    targets,
)
from bot.engine.evaluate.sight import Sight
from bot.engine.evaluate.stats import compare, stat_of
from bot.engine.evaluate.this_way import done_this_way
from bot.engine.evaluate.types_of import is_of_type
from bot.engine.happenings import What
from bot.engine.state import (
    Entity,
    Zone,
    is_player,
)
from bot.engine.unknown_kind import UnknownKind
from bot.values import replace


def all_that_fit(what: Filter, sight: Sight, context: Context) -> tuple[Entity, ...]:
    """Every object and player in the game that the filter describes, players first, in a stable order."""
    players = (
        tuple(p for p in sight.state.everyone() if fits(what, p, sight, context))
        if may_be_player(what)
        else ()
    )
    elsewhere = zones_of(what)
    way = next((q for q in what.qualities if isinstance(q, DoneThisWay)), None)
    if way is not None:
        return tuple(
            e for e in done_this_way(way, sight, context) if fits(what, e, sight, context, any_zone=True)
        )
    if elsewhere:
        candidates = [o.id for o in sight.state.objects.values() if o.zone.value in elsewhere]
    else:
        candidates = list(sight.chars)
    return players + tuple(sorted(e for e in candidates if fits(what, e, sight, context)))


def fits(what: Filter, entity: Entity, sight: Sight, context: Context, any_zone: bool = False) -> bool:
    """Whether the filter describes this thing. A permanent is meant unless a card is, a zone is named (CR 109.2) or `any_zone`."""
    named = any_zone or is_placed(what)
    if not any_zone and not is_player(entity) and means_a_permanent(what):
        found = sight.state.objects.get(entity)
        if found is not None and found.zone is not Zone.BATTLEFIELD:
            return False
    return all(holds(q, entity, sight, context, named) for q in what.qualities)


def holds(quality: Quality, entity: Entity, sight: Sight, context: Context, any_zone: bool = False) -> bool:
    """Whether one quality is true of one thing."""
    if type(quality) is OfType:  # what is asked most
        return not is_player(entity) and is_of_type(quality.type, entity, sight)
    match quality:
        case APlayer():
            return is_player(entity)
        case AnOpponent():
            return is_player(entity) and entity != context.you
        case AnyTarget():
            return is_any_target(entity, sight)
        case OneOf():
            return any(
                fits(inner, entity, sight, context, any_zone or names_nothing(inner)) for inner in quality.of
            )
        case Not():
            return not holds(quality.quality, entity, sight, context, any_zone)
        case Other() if quality.than is not None:
            return entity not in who_.who_is(quality.than, sight, context)
        case Other():
            own = entity == context.source or is_what_it_became(entity, sight, context)
            return not own and not any(entity in chosen for chosen in context.targets)
        case IsSelf():
            return entity == context.source
        case IsThat():
            return entity in who_.who_is(quality.who, sight, context)
        case ControlledBy():
            return sight.controller(entity) in who_.who_is(quality.who, sight, context)
        case DealtDamageThisTurn():
            return dealt_damage(
                entity,
                _sources(quality.by, sight, context),
                None if quality.to is None else who_.who_is(quality.to, sight, context),
                sight,
                quality.combat,
            )
        case DidThisTurn():
            return did_this_turn(quality, entity, sight, context)
        case AttackedThisTurn():
            return attacked_by(entity, who_.who_is(quality.by, sight, context), sight)
        case DealtDamageThisWay():
            return any(n == quality.number and entity in done.hit for n, done in context.results)
        case DoneThisWay():
            return entity in done_this_way(quality, sight, context)
        case TheChosen():
            return is_the_chosen(quality, entity, sight, context)
        case Does():
            return did_so(quality.fact, entity, sight)
    if is_player(entity):
        return False
    chars = sight.chars_of(entity)
    return chars is not None and _object_holds(quality, entity, chars, sight, context)


def _sources(by: Who | None, sight: Sight, context: Context) -> tuple[Entity, ...] | None:
    """The sources by which damage is asked about, spells and what is gone among them (CR 609.7); None for any."""
    if isinstance(by, Any):
        return tuple(e for e in dealers(sight) if fits(by.what, e, sight, context, any_zone=True))
    return None if by is None else who_.who_is(by, sight, context)


def _object_holds(quality: Quality, entity: Entity, chars: Chars, sight: Sight, context: Context) -> bool:
    thing = sight.state.last_known(entity)
    if thing is None:
        return False
    match quality:
        case WithManaCost():
            return thing.card.mana_cost in quality.costs
        case Manned():
            deed = What.CREWS if quality.how == "crewed" else What.SADDLES
            those = who_.who_is(quality.which, sight, context)
            done = (h for h in sight.state.history if h.what is deed and h.subject == entity)
            return any(h.object in those for h in done)
        case WithXInCost():
            return "{X}" in thing.card.mana_cost
        case CastFor():
            return was_paid(
                quality.cost, thing.paid + (thing.on_stack.context.paid if thing.on_stack else ())
            )
        case WasCast():
            return any(h.what is What.CASTS and h.object == entity for h in sight.state.history)
        case OfSubtype():
            every = quality.subtype in CREATURE_TYPES and is_of_every_creature_type(chars)
            return every or quality.subtype in chars.subtypes
        case OfColor():
            return has_color(chars, quality.color, context)
        case WithoutAbilities():
            return not chars.abilities
        case WithKeyword():
            return chars.has(quality.keyword)
        case Named():
            return chars.name == (own_name_of(sight, context) if quality.name == "~" else quality.name)
        case IsToken():
            return thing.token
        case InStatus():
            return is_in_status(quality.status, entity, sight)
        case OwnedBy():
            return thing.owner in who_.who_is(quality.who, sight, context)
        case Compare():
            own = stat_of(quality.stat, entity, sight)
            seen_from = context if isinstance(quality.than, Number) else replace(context, respective=entity)
            return own is not None and compare(
                own, quality.how, amounts.amount_of(quality.than, sight, seen_from)
            )
        case EvenManaValue():
            own = stat_of("mana value", entity, sight)
            return own is not None and (own % 2 == 1) is quality.odd
        case WithGreatest():
            return _has_greatest(quality, entity, sight, context)
        case WithCounter():
            return thing.count(quality.kind) > 0
        case BlockingIt():
            return blocks_or_is_blocked(quality, entity, who_.who_is(quality.who, sight, context), sight)
        case AttackingWhom():
            return attacks_one_of(quality, entity, who_.who_is(quality.who, sight, context), sight)
        case BandedWith():
            return is_banded(entity, who_.who_is(quality.who, sight, context), sight)
        case InZone():
            return thing.zone.value == quality.zone
        case ExiledByIt():
            sources = who_.who_is(quality.who, sight, context)
            return any(entity in who_.exiled_with(e, sight) for e in sources)
        case AttachedToIt():
            return is_attached(entity, thing, who_.who_is(quality.who, sight, context), sight)
        case WithAttached():
            there = (o.id for o in sight.state.battlefield() if o.attached_to == entity)
            return any(fits(quality.what, e, sight, context) for e in there)
        case PutThereThisTurn():
            return any(
                h.what is What.TO_GRAVEYARD
                and h.subject == thing.came_back_from
                and (quality.from_anywhere or h.detail == "battlefield")
                for h in sight.state.history
            )
        case SharesWith():
            others = [
                c for e in who_.who_is(quality.who, sight, context) if (c := sight.chars_of(e)) is not None
            ]
            return any(share(quality.what, chars, other) for other in others)
        case CastNth():
            cast = [h.object for h in sight.state.history if h.what is What.CASTS]
            return entity in cast and cast.index(entity) + 1 == quality.nth
        case Alike() | TotalAtMost():
            return True  # said of several together
        case SingleTarget():
            aimed = thing.on_stack.context.targets if thing.on_stack else ()
            return sum(map(len, aimed)) == 1
        case Targets():
            return targets(thing, who_.who_is(quality.who, sight, context), quality.only)
        case Historic():
            return "Artifact" in chars.types or "Legendary" in chars.supertypes or "Saga" in chars.subtypes
        case _:
            raise UnknownKind(quality)


def _has_greatest(quality: WithGreatest, entity: Entity, sight: Sight, context: Context) -> bool:
    """Whether nothing that it is compared with has more, or less where the least is asked for."""
    own = stat_of(quality.stat, entity, sight)
    others = all_that_fit(quality.among, sight, replace(context, respective=entity))
    stats = [n for e in others if (n := stat_of(quality.stat, e, sight)) is not None]
    return own is not None and all(own <= n if quality.least else own >= n for n in stats)
