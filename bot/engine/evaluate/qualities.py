"""What an object is: its colors, its status, what it did."""

from __future__ import annotations

from bot.abilities.filters import TheChosen
from bot.abilities.subtypes import CREATURE_TYPES
from bot.engine.characteristics.chars import Chars
from bot.engine.evaluate.context import Context
from bot.engine.evaluate.sight import Sight
from bot.engine.happenings import What
from bot.engine.objects import (
    Object,
)
from bot.engine.permanents.face_down import is_face_down
from bot.engine.state import (
    Entity,
    Zone,
    is_player,
)


def own_name_of(sight: Sight, context: Context) -> str:
    """The name of the card whose text says "named ~"."""
    thing = sight.state.last_known(context.source)
    return thing.card.name if thing is not None else ""


def before_they_left(things: tuple[Entity, ...], sight: Sight) -> tuple[Entity, ...]:
    """These, and of each that is no permanent any more (`sacrifice it. If you do, ... blocking it`) the one that it was (CR 400.7)."""
    gone = (o for e in things if (o := sight.state.object(e)) is not None and o.zone is not Zone.BATTLEFIELD)
    return (*things, *(o.came_back_from for o in gone if o.came_back_from is not None))


def is_attached(entity: Entity, thing: Object, hosts: tuple[Entity, ...], sight: Sight) -> bool:
    """Whether it is attached to one of these; to one that has left, whether it was as that left (CR 608.2h)."""
    hosts = before_they_left(hosts, sight)
    gone = (sight.state.known[host] for host in hosts if host in sight.state.known)
    return thing.attached_to in hosts or any(entity in known.attachments for known in gone)


def share(what: str, one: Chars, other: Chars) -> bool:
    match what:
        case "color":
            return bool(one.colors & other.colors)
        case "name":
            return one.name == other.name
        case "card type":
            return bool(set(one.types) & set(other.types))
        case "mana value":
            return one.mana_value == other.mana_value
        case _:
            return _share_creature_type(one, other)


def is_of_every_creature_type(chars: Chars) -> bool:
    """Whether it has changeling and is of a type that has creature types (CR 702.73a, 205.3d)."""
    return chars.has("changeling") and not _HAVE_CREATURE_TYPES.isdisjoint(chars.types)


_HAVE_CREATURE_TYPES = frozenset(("Creature", "Kindred", "Tribal"))


def _share_creature_type(one: Chars, other: Chars) -> bool:
    """Whether there is a creature type that both are of; what has changeling is of every one (CR 702.73a)."""
    own, others = (frozenset(c.subtypes) & CREATURE_TYPES for c in (one, other))
    every = is_of_every_creature_type(one), is_of_every_creature_type(other)
    if any(every):
        return all(every) or bool(others if every[0] else own)
    return bool(own & others)


def has_color(chars: Chars, color: str, context: Context) -> bool:
    """Whether the object is of this color; `colorless`, `multicolored`, `monocolored` and `the chosen color` too."""
    match color:
        case "colorless":
            return not chars.colors
        case "multicolored":
            return len(chars.colors) > 1
        case "monocolored":
            return len(chars.colors) == 1
        case "colored":
            return bool(chars.colors)
        case "the chosen color":
            return any(kind == "color" and value in chars.colors for kind, value in context.chosen)
        case _:
            return color in chars.colors


def is_any_target(entity: Entity, sight: Sight) -> bool:
    if is_player(entity):
        return True
    chars = sight.chars_of(entity)
    if chars is None:
        return False
    if "Creature" in chars.types:
        return True
    era = sight.state.game.era
    return era.any_target and ("Planeswalker" in chars.types or "Battle" in chars.types)


def is_in_status(status: str, entity: Entity, sight: Sight) -> bool:
    found = sight.state.objects.get(entity)
    combat = sight.state.combat
    attacker = combat.attacker(entity) if combat else None
    gone = sight.state.known.get(entity)
    match status:
        case "tapped":
            return found is not None and found.tapped
        case "untapped":
            return found is not None and not found.tapped
        case "attacking":
            return attacker is not None or (gone is not None and gone.was_attacking is not None)
        case "blocking":
            return (combat is not None and entity in combat.blockers()) or (
                gone is not None and bool(gone.was_blocking)
            )
        case "alone":
            return (combat is not None and combat.is_alone(entity)) or (gone is not None and gone.was_alone)
        case "blocked":
            return attacker is not None and attacker.blocked
        case "unblocked":
            return (
                attacker is not None
                and not attacker.blocked
                and combat is not None
                and combat.blocks_declared
            )
        case "enchanted" | "equipped":
            subtype = "Aura" if status == "enchanted" else "Equipment"
            return any(
                o.attached_to == entity and subtype in o.card.subtypes for o in sight.state.battlefield()
            )
        case "face-down":
            thing = sight.state.last_known(entity)
            return thing is not None and is_face_down(thing)
        case "modified":
            return found is not None and (bool(found.counters) or _improved(entity, sight))
        case "suspended":  # CR 702.62b
            chars = sight.chars_of(entity)
            waits = found is not None and found.zone is Zone.EXILE and found.count("time") > 0
            return waits and chars is not None and chars.has("suspend")
        case "newly controlled":  # CR 302.6
            return found is not None and found.sick
        case "paired" | "unpaired":
            return found is not None and (found.paired_with is not None) is (status == "paired")
        case _:
            return found is not None and status in found.designations


def _improved(entity: Entity, sight: Sight) -> bool:
    """Whether it is equipped, or enchanted by an Aura that its controller controls (CR 700.9)."""
    attached = (o for o in sight.state.battlefield() if o.attached_to == entity)
    own = sight.controller(entity)
    return any("Equipment" in o.card.subtypes or sight.controller(o.id) == own for o in attached)


def did_so(fact: str, entity: Entity, sight: Sight) -> bool:
    whats = {
        "attacked this turn": What.ATTACKS,
        "blocked this turn": What.BLOCKS,
        "entered this turn": What.ENTERS,
        "was dealt damage this turn": What.DEALT,
        "dealt damage this turn": What.DAMAGE,
        "came under your control this turn": What.ENTERS,
    }
    found = sight.state.object(entity) if fact == "was dealt damage this turn" else None
    if found is not None and found.damage:
        return True  # it is marked until the turn ends (CR 514.2), also where the story only tells that it is there
    return any(h.what is whats[fact] and h.subject == entity for h in sight.state.history)


def is_the_chosen(quality: TheChosen, entity: Entity, sight: Sight, context: Context) -> bool:
    values = [value for kind, value in context.chosen if kind == quality.kind or kind.endswith(quality.kind)]
    if quality.kind in ("source", "creature", "player"):
        if not values:
            return True  # not chosen yet: a choice is still open
        return entity in values or _name_of(entity, sight) in values
    chars = sight.chars_of(entity)
    if chars is None:
        return False
    match quality.kind:
        case "color" | "color now":
            return any(v in chars.colors for v in values)
        case "name":
            # Who names a split card means either half (CR 709.4a).
            return any(chars.name == v or chars.name in str(v).split(" // ") for v in values)
        case _:
            return any(v in chars.subtypes or v in chars.types for v in values)


def _name_of(entity: Entity, sight: Sight) -> str:
    return sight.state.label(entity)
