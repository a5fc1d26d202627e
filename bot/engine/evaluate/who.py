"""Who or what a phrase stands for in a context."""

from __future__ import annotations

from collections.abc import Iterable

from bot.abilities.filters import Filter, TheChosen
from bot.abilities.who import (
    ActivePlayer,
    Any,
    Attached,
    AttackedBy,
    Both,
    Chosen,
    ChosenBefore,
    ControllerOf,
    Dealer,
    DefendingPlayer,
    DoneBy,
    Each,
    EachOpponent,
    EachPlayer,
    EventAbility,
    EventGroup,
    EventObject,
    EventSubject,
    ExiledWith,
    Giver,
    Haunted,
    OwnerOf,
    PaidWith,
    PairedWith,
    PlayersWhoControl,
    Respective,
    RestOf,
    Self,
    Target,
    TargetsOf,
    TheOne,
    TheTarget,
    UnknownCard,
    Who,
    You,
)
from bot.engine.aim import Aimed
from bot.engine.evaluate import filters
from bot.engine.evaluate.context import Context
from bot.engine.evaluate.exactly import Exactly
from bot.engine.evaluate.group import Group
from bot.engine.evaluate.sight import Sight
from bot.engine.happenings import What
from bot.engine.state import Entity, is_player
from bot.engine.unknown_kind import UnknownKind


def who_is(who: Who, sight: Sight, context: Context) -> tuple[Entity, ...]:
    """The objects and players that `who` names now, in a stable order.

    `Any` and `Each` are all that fit; `Chosen` is what was chosen for it already (a source of choice), else nothing:
    choosing is the effect's business. Targets that became illegal are left out by whoever resolves.
    """
    match who:
        case Self() | Giver():
            return (context.source,)
        case Exactly():
            return (who.entity,)
        case Group():
            return who.entities
        case You():
            return (context.you,)
        case Aimed():
            return context.targets[who.index] if who.index < len(context.targets) else ()
        case EventSubject():
            event = context.outer if who.outer else context.event
            return (event.subject,) if event is not None else ()
        case EventObject():
            event = context.outer if who.outer else context.event
            return (event.object,) if event is not None and event.object is not None else ()
        case TargetsOf():
            return _targets_of(who, sight, context)
        case EventAbility():
            event = context.event
            return (event.cause,) if event is not None and event.cause is not None else ()
        case EventGroup():
            event = context.outer if who.outer else context.event
            return (event.group or (event.subject,)) if event is not None else ()
        case TheOne():
            return (context.one,) if context.one is not None else ()
        case Respective():
            return (context.respective,) if context.respective is not None else ()
        case DoneBy():
            return _done_by(who, context)
        case RestOf():
            return next((done.rest for n, done in reversed(context.results) if n == who.number), ())
        case PaidWith():
            return tuple(v for kind, v in context.chosen if kind == who.how)
        case ExiledWith():
            return exiled_with(context.source, sight)
        case Haunted():
            card = sight.state.objects.get(context.source)
            return tuple(e for kind, e in card.chosen if kind == "haunts") if card is not None else ()
        case ChosenBefore():
            return _chosen_before(who.kind, sight, context)
        case TheTarget() | UnknownCard():
            return ()  # of a mode that was not chosen; of a library
        case Each():
            return filters.all_that_fit(who.what, sight, context)
        case Any() | Target():
            return filters.all_that_fit(who.what, sight, context)
        case Attached():
            source = sight.state.last_known(context.source)
            return (source.attached_to,) if source and source.attached_to is not None else ()
        case EachPlayer():
            than = (context.you,) if who.than is None else who_is(who.than, sight, context)
            return tuple(p for p in sight.state.everyone() if not (who.other and p in than))
        case EachOpponent():
            than = who_is(who.than, sight, context) if who.than is not None else ()
            return tuple(p for p in sight.state.opponents(context.you) if p not in than)
        case PlayersWhoControl():
            theirs = {sight.controller(e) for e in filters.all_that_fit(who.what, sight, context) if e > 0}
            asked = sight.state.opponents(context.you) if who.opponents else sight.state.everyone()
            return tuple(p for p in asked if p in theirs)
        case ControllerOf():
            return _unique(
                c for e in who_is(who.of, sight, context) if (c := sight.controller(e)) is not None
            )
        case PairedWith():
            pairs = (sight.state.objects.get(e) for e in who_is(who.of, sight, context))
            return _unique(o.paired_with for o in pairs if o is not None and o.paired_with is not None)
        case OwnerOf():
            return _unique(_owner(sight, e) for e in who_is(who.of, sight, context))
        case Both():
            return _unique(e for part in who.of for e in who_is(part, sight, context))
        case DefendingPlayer():
            return _defending(sight, context)
        case AttackedBy():
            combat = sight.state.combat
            found = [combat.attacker(e) for e in who_is(who.attacker, sight, context)] if combat else []
            return tuple(a.whom for a in found if a)
        case ActivePlayer():
            return (sight.state.turn.active,)
        case Dealer():
            return (context.dealer,) if context.dealer is not None else (context.source,)
        case Chosen():
            return _chosen(who.what, sight, context)
        case _:
            raise UnknownKind(who)


def _unique(entities: Iterable[Entity]) -> tuple[Entity, ...]:
    return tuple(dict.fromkeys(entities))


def _owner(sight: Sight, entity: Entity) -> Entity:
    if is_player(entity):
        return entity
    found = sight.state.objects.get(entity)
    if found is not None:
        return found.owner
    return sight.state.known[entity].object.owner


def _chosen(what: Filter, sight: Sight, context: Context) -> tuple[Entity, ...]:
    wanted = "source" if TheChosen("source") in what.qualities else "creature"
    return tuple(value for kind, value in context.chosen if kind == wanted and isinstance(value, int))


def _defending(sight: Sight, context: Context) -> tuple[Entity, ...]:
    combat = sight.state.combat
    event = context.event
    attacks = event is not None and event.what in (What.ATTACKS, What.ATTACKS_UNBLOCKED)
    subject = event.subject if event is not None else 0
    aimed = tuple(e for group in context.targets for e in group)
    for entity in (*((subject,) if attacks else ()), context.source, *aimed, subject):
        attacker = combat.attacker(entity) if combat and entity else None
        if attacker:
            return (attacker.defender,)
    if context.event and context.event.object is not None and is_player(context.event.object):
        return (context.event.object,)
    opponents = sight.state.opponents(sight.state.turn.active)
    return opponents[:1]


def _targets_of(who: TargetsOf, sight: Sight, context: Context) -> tuple[Entity, ...]:
    """The targets of the spell that are so, each once; of one that has left the stack, those that it had there."""
    spells = (sight.state.last_known(spell) for spell in who_is(who.spell, sight, context))
    aimed = (one.on_stack.context.targets for one in spells if one is not None and one.on_stack is not None)
    every = dict.fromkeys(target for groups in aimed for group in groups for target in group)
    return tuple(target for target in every if filters.fits(who.what, target, sight, context))


def _done_by(who: DoneBy, context: Context) -> tuple[Entity, ...]:
    """What the instruction was done to, the last time that it was followed, or all the times."""
    if who.each_time:
        times = [done.before if who.as_it_was else done.to for n, done in context.results if n == who.number]
        return tuple(dict.fromkeys(one for done in times for one in done))
    for number, done in reversed(context.results):
        if number == who.number:
            return done.before if who.as_it_was else done.to
    return ()


def exiled_with(source: Entity, sight: Sight) -> tuple[Entity, ...]:
    """What an ability of that object exiled: another of its abilities speaks of it (CR 607.2a)."""
    thing = sight.state.last_known(source)
    return tuple(v for k, v in thing.chosen if k == "exiled") if thing is not None else ()


def _chosen_before(kind: str, sight: Sight, context: Context) -> tuple[Entity, ...]:
    """What was chosen as the permanent entered, or while the ability resolved: kept as the thing or under its name."""
    found: list[Entity] = []
    kinds = ("player", "opponent") if kind == "player" else (kind,)
    for k, value in context.chosen:
        if k.endswith(kinds):
            if isinstance(value, int):
                found.append(value)
            elif (player := sight.state.player_named(str(value))) is not None:
                found.append(player)
            elif (thing := sight.state.named(str(value))) is not None:
                found.append(thing.id)
    return _unique(found)
