"""Who or what a phrase stands for in a context."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from bot.abilities.filters import Filter, TheChosen
from bot.abilities.who import (
    ActivePlayer,
    Any,
    Attached,
    AttackedBy,
    Both,
    Chosen,
    ControllerOf,
    Dealer,
    DefendingPlayer,
    Each,
    EachOpponent,
    EachPlayer,
    It,
    OwnerOf,
    Self,
    Target,
    Who,
    You,
)
from bot.engine.aim import Aimed
from bot.engine.evaluate import filters
from bot.engine.evaluate.context import Context
from bot.engine.evaluate.exactly import Exactly
from bot.engine.evaluate.group import Group
from bot.engine.evaluate.sight import Sight
from bot.engine.state import Entity, Zone, is_player


def who_is(who: Who, sight: Sight, context: Context) -> tuple[Entity, ...]:
    """The objects and players that `who` names now, in a stable order.

    `Any` and `Each` are all that fit; `Chosen` is what was chosen for it already (a source of choice), else nothing:
    choosing is the effect's business. Targets that became illegal are left out by whoever resolves.
    """
    match who:
        case Self():
            return (context.source,)
        case Exactly():
            return (who.entity,)
        case Group():
            return who.entities
        case You():
            return (context.you,)
        case Aimed():
            return context.targets[who.index] if who.index < len(context.targets) else ()
        case It():
            return _it(who.word, sight, context)
        case Each():
            return filters.all_that_fit(who.what, sight, context)
        case Any() | Target():
            return filters.all_that_fit(who.what, sight, context)
        case Attached():
            source = sight.state.objects.get(context.source)
            if source is None:
                known = sight.state.known.get(context.source)
                source = known.object if known else None
            return (source.attached_to,) if source and source.attached_to is not None else ()
        case EachPlayer():
            everyone = sight.state.everyone()
            return tuple(p for p in everyone if not (who.other and p == context.you))
        case EachOpponent():
            return sight.state.opponents(context.you)
        case ControllerOf():
            return _unique(
                c for e in who_is(who.of, sight, context) if (c := sight.controller(e)) is not None
            )
        case OwnerOf():
            return _unique(_owner(sight, e) for e in who_is(who.of, sight, context))
        case Both():
            return _both(who, sight, context)
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
            raise NotImplementedError(type(who).__name__)


def _unique(entities: Iterable[Entity]) -> tuple[Entity, ...]:
    return tuple(dict.fromkeys(entities))


def _both(who: Both, sight: Sight, context: Context) -> tuple[Entity, ...]:
    """All parts; a later one may speak of a target before it ("target player and each creature that player controls")."""
    found: list[Entity] = []
    for part in who.of:
        own = who_is(part, sight, context)
        if isinstance(part, Aimed):
            context = context.mention(*own)
        found += own
    return _unique(found)


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
    for entity in (context.source, *(context.mentioned[::-1]), context.event.subject if context.event else 0):
        attacker = combat.attacker(entity) if combat and entity else None
        if attacker:
            return (attacker.defender,)
    if context.event and context.event.object is not None and is_player(context.event.object):
        return (context.event.object,)
    opponents = sight.state.opponents(sight.state.turn.active)
    return opponents[:1]


def _it(word: str, sight: Sight, context: Context) -> tuple[Entity, ...]:
    """The word back. "that player" and "they" take the last player spoken of; "it" the last thing, else the subject of
    the event; "that creature" the last thing spoken of that is (or was) one, else the other party of the event."""
    if word == "":
        # The subject named just before and not said again.
        return context.last or context.mentioned[-1:] or (context.source,)
    if context.one is not None and (_suits(word, context.one, sight) or word.startswith("each player")):
        return (context.one,)
    word = word.removeprefix("each of ")
    plural = word in ("them", "they", "those creatures", "those permanents", "those players", "those cards")
    if plural and context.mentioned:
        suiting = tuple(e for e in context.mentioned if _suits(word, e, sight))
        if suiting:
            return _unique(suiting)
    if plural and context.event is not None and context.event.group:
        return tuple(e for e in context.event.group if _suits(word, e, sight))
    if word in ("the chosen player", "the chosen creature"):
        return _told_choice(word.rpartition(" ")[2], sight, context)
    if word in ("that source", "the source") and context.event is not None:
        return (context.event.subject,)
    paid = next((k for k in ("sacrificed", "discarded", "exiled") if word.startswith(f"the {k}")), None)
    if paid is not None:
        told = tuple(v for kind, v in context.chosen if kind == paid)
        return told or _kept(paid, sight, context)
    for suits in (_suits, _suited):
        for entity in reversed(context.mentioned):
            if suits(word, entity, sight):
                return (entity,)
        found = _of_event(word, sight, context, suits)
        if found:
            return found
    if word in ("it", "itself", "~"):
        return (context.source,)
    # "At the beginning of the upkeep of enchanted creature's controller, ... untap the creature."
    return tuple(e for e in who_is(Attached("enchanted"), sight, context) if _suits(word, e, sight))


def _told_choice(kind: str, sight: Sight, context: Context) -> tuple[Entity, ...]:
    """What was chosen as the permanent entered, or while the ability resolved: kept as the thing or under its name."""
    found: list[Entity] = []
    for k, value in context.chosen:
        if k == kind or k.endswith(kind):
            if isinstance(value, int):
                found.append(value)
            elif (player := sight.state.player_named(str(value))) is not None:
                found.append(player)
            elif (thing := sight.state.named(str(value))) is not None:
                found.append(thing.id)
    return _unique(found)


def _kept(kind: str, sight: Sight, context: Context) -> tuple[Entity, ...]:
    """What an ability of the source exiled: another of its abilities speaks of it (CR 607.2a)."""
    here = sight.state.objects.get(context.source)
    known = sight.state.known.get(context.source)
    thing = here or (known.object if known else None)
    return tuple(v for k, v in thing.chosen if k == kind) if thing is not None else ()


def _of_event(
    word: str, sight: Sight, context: Context, suits: Callable[[str, Entity, Sight], bool]
) -> tuple[Entity, ...]:
    event = context.event
    if event is not None:
        order: tuple[Entity | None, ...] = (event.subject, event.object)
        if word.startswith(("that", "the ")) and event.subject == context.source:
            # "~ blocks a creature: that creature" is the other party, never ~ itself.
            order = (event.object,) if event.object is not None else (event.subject,)
        for party in order:
            if party is not None and suits(word, party, sight):
                return (party,)
        if word in ("that player", "they", "them", "that opponent"):
            owners = tuple(c for e in order if e is not None and (c := sight.controller(e)) is not None)
            return owners[:1]
    return ()


_PLAYER_WORDS = ("that player", "that opponent", "those players", "he or she")
_NOUNS = {
    "creature": "Creature",
    "planeswalker": "Planeswalker",
    "artifact": "Artifact",
    "enchantment": "Enchantment",
    "land": "Land",
    "battle": "Battle",
}


def _suits(word: str, entity: Entity, sight: Sight) -> bool:
    """Whether a word back can stand for this thing."""
    if word in _PLAYER_WORDS:
        return is_player(entity)
    if word in ("they", "them"):
        return True
    if is_player(entity):
        return "player" in word
    chars = sight.chars_of(entity)
    if chars is None:
        return False
    noun = word.split()[-1].rstrip("s")
    if noun in _NOUNS and word.startswith(("that", "those", "the")):
        return _NOUNS[noun] in chars.types
    if noun == "player":
        return False
    if noun == "spell":
        found = sight.state.objects.get(entity)
        return (found is not None and found.zone is Zone.STACK) or entity in sight.state.known
    return True


def _suited(word: str, entity: Entity, sight: Sight) -> bool:
    """A thing that was a creature when it was spoken of stays "that creature" (CR 608.2k)."""
    noun = word.split()[-1].rstrip("s") if word else ""
    return _suits(word, entity, sight) or (noun in _NOUNS and not is_player(entity))
