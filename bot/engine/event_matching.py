"""Whether one thing that happened is what a triggered ability watches for (CR 603.2)."""

from __future__ import annotations

from bot.abilities.damage import DamageKind
from bot.abilities.events import (
    Attacks,
    BecomesBlocked,
    BecomesMonstrous,
    BecomesTapped,
    BecomesTarget,
    BeginningOf,
    Blocks,
    Casts,
    CastsTargeting,
    Chapter,
    Crews,
    Cycles,
    DealsDamage,
    Dies,
    Discards,
    Draws,
    EndOfCombat,
    Enters,
    Event,
    Exploits,
    GainsLife,
    GetsCounters,
    IsDealtDamage,
    Leaves,
    LosesControl,
    LosesLife,
    PutIntoGraveyard,
    Sacrifices,
    TapsForMana,
    TurnedFaceUp,
)
from bot.abilities.filters import Filter, InZone
from bot.abilities.opaque import SomeEvent
from bot.engine.evaluate import Sight, fits, is_among
from bot.engine.evaluate.context import Context
from bot.engine.happenings import Happening, What
from bot.engine.state import Entity


def is_of_kind(kind: DamageKind, combat: bool) -> bool:
    return kind is DamageKind.ANY or (kind is DamageKind.COMBAT) == combat


def matches(when: Event, h: Happening, sight: Sight, context: Context) -> bool:
    match when:
        case DealsDamage():
            return (
                h.what is What.DAMAGE
                and is_of_kind(when.kind, h.combat)
                and is_among(when.by, h.subject, sight, context)
                and h.object is not None
                and is_among(when.to, h.object, sight, context)
            )
        case IsDealtDamage():
            return (
                h.what is What.DEALT
                and is_of_kind(when.kind, h.combat)
                and (not when.excess or h.excess > 0)
                and is_among(when.who, h.subject, sight, context)
                and (
                    when.by is None or (h.object is not None and is_among(when.by, h.object, sight, context))
                )
            )
        case Dies():
            return h.what is What.DIES and is_among(when.who, h.subject, sight, context)
        case PutIntoGraveyard():
            if h.what is What.TO_GRAVEYARD and (when.from_anywhere or h.detail == "battlefield"):
                caused = when.caused_by is None or (
                    h.object is not None and is_among(when.caused_by, h.object, sight, context)
                )
                return caused and is_among(when.who, h.subject, sight, context)
            return False
        case Enters():
            return h.what is What.ENTERS and is_among(when.who, h.subject, sight, context)
        case Leaves():
            return h.what is What.LEAVES and is_among(when.who, h.subject, sight, context)
        case Attacks():
            return _attacks(when, h, sight, context)
        case Blocks():
            return (
                h.what is What.BLOCKS
                and is_among(when.who, h.subject, sight, context)
                and (
                    is_among(when.whom, h.object or 0, sight, context)
                    if when.whom is not None
                    else h.detail in ("", "first")
                )
            )
        case BecomesBlocked():
            return (
                h.what is What.BECOMES_BLOCKED
                and is_among(when.who, h.subject, sight, context)
                and (
                    h.object is None
                    if when.by is None
                    else h.object is not None and is_among(when.by, h.object, sight, context)
                )
            )
        case GainsLife() | LosesLife() | Draws() | Discards():
            what = {
                GainsLife: What.GAINS_LIFE,
                LosesLife: What.LOSES_LIFE,
                Draws: What.DRAWS,
                Discards: What.DISCARDS,
            }[type(when)]
            whose = h.what is what and is_among(when.who, h.subject, sight, context)
            return whose and (not isinstance(when, Discards) or _discards(when, h, sight, context))
        case Casts() | Sacrifices():
            what = What.CASTS if isinstance(when, Casts) else What.SACRIFICES
            return (
                h.what is what
                and is_among(when.who, h.subject, sight, context)
                and h.object is not None
                and _spell_fits(when, h.object, sight, context)
                and _of_its_number(when, h, sight, context)
            )
        case BecomesTarget():
            return (
                h.what is What.TARGETED
                and is_among(when.who, h.subject, sight, context)
                and (when.of is None or _is_by(when.of, h.object, sight, context))
            )
        case BecomesTapped(for_mana=True):
            return (
                h.what is What.TAPS_FOR_MANA
                and h.object is not None
                and is_among(when.who, h.object, sight, context)
            )
        case BecomesTapped():
            what = What.TAPPED if when.tapped else What.UNTAPPED
            return h.what is what and is_among(when.who, h.subject, sight, context)
        case TapsForMana():
            return (
                h.what is What.TAPS_FOR_MANA
                and is_among(when.who, h.subject, sight, context)
                and h.object is not None
                and fits(when.what, h.object, sight, context, any_zone=True)
            )
        case Cycles():
            if h.what is not What.CYCLES and not (when.or_discards and h.what is What.DISCARDS):
                return False
            return (
                is_among(when.who, h.subject, sight, context)
                and h.object is not None
                and is_among(when.what, h.object, sight, context)
            )
        case Exploits():
            return h.what is What.EXPLOITS and is_among(when.who, h.subject, sight, context)
        case TurnedFaceUp():
            return h.what is What.TURNED_FACE_UP and is_among(when.who, h.subject, sight, context)
        case BecomesMonstrous():
            return h.what is What.MONSTROUS and is_among(when.who, h.subject, sight, context)
        case CastsTargeting():
            return (
                h.what is What.CASTS
                and is_among(when.who, h.subject, sight, context)
                and h.object is not None
                and fits(when.what, h.object, sight, context, any_zone=True)
                and any(is_among(when.target, e, sight, context) for e in _targets_of(h.object, sight))
            )
        case GetsCounters():
            return (
                h.what is What.COUNTERS
                and when.kind in ("", h.detail)
                and is_among(when.who, h.subject, sight, context)
            )
        case BeginningOf():
            return (
                h.what is What.BEGINNING
                and h.detail == when.step
                and is_among(when.whose, h.subject, sight, context)
            )
        case EndOfCombat():
            return h.what is What.END_OF_COMBAT
        case LosesControl():
            return (
                h.what is What.LOSES_CONTROL
                and is_among(when.who, h.subject, sight, context)
                and h.object is not None
                and is_among(when.what, h.object, sight, context)
            )
        case Crews():
            return (
                h.what is What.CREWS
                and is_among(when.who, h.subject, sight, context)
                and h.object is not None
                and fits(when.what, h.object, sight, context)
            )
        case Chapter():
            return _reaches_chapter(when, h, sight, context)
        case SomeEvent():
            return h.what in when.kinds or f"{h.what} {h.detail}" in when.kinds
        case _:
            return False


def _reaches_chapter(when: Chapter, h: Happening, sight: Sight, context: Context) -> bool:
    """Whether the number of lore counters on the Saga was less than one of these and is now at least that (CR 714.2b)."""
    found = sight.state.objects.get(context.source)
    if h.subject != context.source or found is None:
        return False
    if h.what is not What.ENTERS and not (h.what is What.COUNTERS and h.detail == "lore"):
        return False
    now = found.count("lore")
    before = 0 if h.what is What.ENTERS else now - h.amount
    return any(before < n <= now for n in when.numbers)


def _spell_fits(when: Casts | Sacrifices, thing: Entity, sight: Sight, context: Context) -> bool:
    wanted = [q.zone for q in when.what.qualities if isinstance(q, InZone) and q.zone != "stack"]
    if not wanted:
        return fits(when.what, thing, sight, context, any_zone=True)
    rest = Filter(tuple(q for q in when.what.qualities if not isinstance(q, InZone)))
    return _cast_from(thing, sight) in wanted and fits(rest, thing, sight, context, any_zone=True)


def _of_its_number(when: Casts | Sacrifices, h: Happening, sight: Sight, context: Context) -> bool:
    """Whether it is the second one of them this turn, where the text asks for that."""
    if not isinstance(when, Casts) or when.nth is None:
        return True
    own = [c.object for c in sight.state.history if c.what is What.CASTS and c.subject == h.subject]
    return when.nth == sum(1 for e in own if e is not None and _spell_fits(when, e, sight, context))


def _discards(when: Discards, h: Happening, sight: Sight, context: Context) -> bool:
    """Whether such a card is discarded, and where that is asked by whose spell or ability."""
    fitting = when.what is None or (h.object is not None and is_among(when.what, h.object, sight, context))
    if not fitting or when.caused_by is None:
        return fitting
    whose = sight.controller(h.cause) if h.cause is not None else None
    return whose is not None and is_among(when.caused_by, whose, sight, context)


def _is_by(what: Filter, cause: Entity | None, sight: Sight, context: Context) -> bool:
    """Whether a spell or ability fits a description (`spell or ability an opponent controls`)."""
    return cause is not None and fits(what, cause, sight, context, any_zone=True)


def _cast_from(spell: Entity, sight: Sight) -> str:
    """The zone that a spell was cast from."""
    found = sight.state.objects.get(spell)
    if found is None:
        return ""
    if "flashback" in found.paid:
        return "graveyard"
    earlier = sight.state.known.get(found.came_back_from) if found.came_back_from is not None else None
    return earlier.object.zone.value if earlier is not None else ""


def _attacks(when: Attacks, h: Happening, sight: Sight, context: Context) -> bool:
    if h.what is not (What.ATTACKS_UNBLOCKED if when.unblocked else What.ATTACKS):
        return False
    if (when.alone and not h.alone) or (when.exerted and not h.exerted):
        return False
    if not is_among(when.who, h.subject, sight, context):
        return False
    if when.others and _attacking_beside(h.subject, when.beside, sight, context) < when.others:
        return False
    if when.whom is None or h.object is None:
        return when.whom is None
    if is_among(when.whom, h.object, sight, context):
        return True
    return when.or_planeswalkers and is_among(when.whom, sight.controller(h.object) or 0, sight, context)


def _attacking_beside(attacker: Entity, what: Filter | None, sight: Sight, context: Context) -> int:
    """How many other creatures (of that kind) were declared as attackers with it."""
    combat = sight.state.combat
    others = [a.id for a in combat.attackers if a.declared and a.id != attacker] if combat else []
    return sum(1 for e in others if what is None or fits(what, e, sight, context))


def _targets_of(spell: Entity, sight: Sight) -> tuple[Entity, ...]:
    found = sight.state.objects.get(spell)
    on_stack = found.on_stack if found else None
    return tuple(e for group in on_stack.context.targets for e in group) if on_stack else ()
