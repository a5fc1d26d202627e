"""Whether one thing that happened is what a triggered ability watches for (CR 603.2)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from bot.abilities.class_levels import BecomesLevel
from bot.abilities.damage import DamageKind
from bot.abilities.events import (
    ActivatesAbility,
    Attacks,
    BecomesBlocked,
    BecomesMonstrous,
    BecomesTapped,
    BecomesTarget,
    BecomesUnattached,
    BeginningOf,
    Blocks,
    Casts,
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
    LeavesGraveyard,
    LosesControl,
    LosesCounters,
    LosesLife,
    PlaysLand,
    PutIntoGraveyard,
    Sacrifices,
    TapsForMana,
    TransformsInto,
    TurnedFaceUp,
)
from bot.abilities.filters import Filter, InZone
from bot.abilities.keyword_actions import Acts, Expends
from bot.abilities.opaque import SomeEvent
from bot.abilities.who import Who
from bot.engine.evaluate import Sight, fits, is_among
from bot.engine.evaluate.context import Context
from bot.engine.evaluate.qualities import is_in_status
from bot.engine.happenings import Happening, What
from bot.engine.state import Entity

_Family: TypeAlias = Callable[[Any, Happening, Sight, Context], bool]
_FAMILIES: dict[type[Event], _Family] = {}
"""For each kind of event, whether a happening is one."""


def matches(when: Event, h: Happening, sight: Sight, context: Context) -> bool:
    """Whether this happening is an event of the kind that is watched for, of the things that are watched."""
    family = _FAMILIES.get(type(when))
    return family is not None and family(when, h, sight, context)


def _watches(*events: type[Event]) -> Callable[[_Family], _Family]:
    def register(family: _Family) -> _Family:
        _FAMILIES.update(dict.fromkeys(events, family))
        return family

    return register


_PLAIN: dict[type[Event], What] = {
    Dies: What.DIES,
    GainsLife: What.GAINS_LIFE,
    LosesLife: What.LOSES_LIFE,
    Exploits: What.EXPLOITS,
    TransformsInto: What.TRANSFORMS,
    TurnedFaceUp: What.TURNED_FACE_UP,
    BecomesMonstrous: What.MONSTROUS,
}


@_watches(*_PLAIN)
def _plain(when: Any, h: Happening, sight: Sight, context: Context) -> bool:
    """Something that one thing does or has done to it."""
    return h.what is _PLAIN[type(when)] and is_among(when.who, h.subject, sight, context)


@_watches(Draws)
def _draws(when: Draws, h: Happening, sight: Sight, context: Context) -> bool:
    """Whether such a player draws; the newest draw is the last part of the turn's history."""
    if h.what is not What.DRAWS or not is_among(when.who, h.subject, sight, context):
        return False
    so_far = sum(1 for o in sight.state.history if o.what is What.DRAWS and o.subject == h.subject)
    return when.nth is None or when.nth == so_far


@_watches(BecomesLevel)
def _becomes_level(when: BecomesLevel, h: Happening, sight: Sight, context: Context) -> bool:
    reached = h.what is What.LEVEL and h.amount == when.level
    return reached and is_among(when.who, h.subject, sight, context)


@_watches(Enters)
def _enters(when: Enters, h: Happening, sight: Sight, context: Context) -> bool:
    if h.what is not What.ENTERS or not is_among(when.who, h.subject, sight, context):
        return False
    if not when.from_zone:
        return True
    here = sight.state.objects.get(h.subject)
    known = sight.state.known.get(here.came_back_from) if here and here.came_back_from is not None else None
    if known is None or known.object.zone.value != when.from_zone:
        return False
    return when.whose is None or is_among(when.whose, known.object.owner, sight, context)


@_watches(Leaves)
def _leaves(when: Leaves, h: Happening, sight: Sight, context: Context) -> bool:
    there = h.what is What.LEAVES and when.to in ("", h.detail)
    if when.alive and _dies(h, sight):
        return False
    return there and is_among(when.who, h.subject, sight, context)


@_watches(LeavesGraveyard)
def _leaves_graveyard(when: LeavesGraveyard, h: Happening, sight: Sight, context: Context) -> bool:
    left = sight.state.known.get(h.subject) if h.what is What.LEAVES_GRAVEYARD else None
    if left is None or not is_among(when.whose, left.object.owner, sight, context):
        return False
    return is_among(when.who, h.subject, sight, context)


def _dies(h: Happening, sight: Sight) -> bool:
    """Whether it leaves by dying (CR 700.4): a creature or planeswalker that is put into a graveyard."""
    chars = sight.chars_of(h.subject)
    return (
        h.detail == "graveyard" and chars is not None and bool({"Creature", "Planeswalker"} & {*chars.types})
    )


@_watches(Expends)
def _expends(when: Expends, h: Happening, sight: Sight, context: Context) -> bool:
    """Whether this spending makes the amount of this turn that much; it is the newest part of the turn's history."""
    if h.what is not What.SPENDS or not is_among(when.who, h.subject, sight, context):
        return False
    all_told = sum(o.amount for o in sight.state.history if o.what is What.SPENDS and o.subject == h.subject)
    return all_told - h.amount < when.amount <= all_told


@_watches(Acts)
def _acts(when: Acts, h: Happening, sight: Sight, context: Context) -> bool:
    """Who takes a keyword action (CR 701)."""
    return h.what == when.action and is_among(when.who, h.subject, sight, context)


def _is_other(what: Who | None, h: Happening, sight: Sight, context: Context) -> bool:
    """Whether the other party of what happened is among these."""
    return h.object is not None and is_among(what, h.object, sight, context)


def _fits_other(what: Filter, h: Happening, sight: Sight, context: Context, any_zone: bool = True) -> bool:
    return h.object is not None and fits(what, h.object, sight, context, any_zone)


# --- damage ----------------------------------------------------------------------------------------------------------


@_watches(DealsDamage)
def _deals_damage(when: DealsDamage, h: Happening, sight: Sight, context: Context) -> bool:
    return (
        h.what is What.DAMAGE
        and is_of_kind(when.kind, h.combat)
        and is_among(when.by, h.subject, sight, context)
        and _is_other(when.to, h, sight, context)
        and when.exactly in (None, h.amount)
        and (not when.to_its_target or h.object in _targets_of(h.subject, sight))
    )


def _targets_of(spell: Entity, sight: Sight) -> tuple[Entity, ...]:
    """What a spell or ability on the stack is aimed at."""
    found = sight.state.objects.get(spell)
    if found is None or found.on_stack is None:
        return ()
    return tuple(e for group in found.on_stack.context.targets for e in group)


@_watches(IsDealtDamage)
def _is_dealt_damage(when: IsDealtDamage, h: Happening, sight: Sight, context: Context) -> bool:
    return (
        h.what is What.DEALT
        and is_of_kind(when.kind, h.combat)
        and (not when.excess or h.excess > 0)
        and is_among(when.who, h.subject, sight, context)
        and (when.by is None or _is_other(when.by, h, sight, context))
    )


def is_of_kind(kind: DamageKind, combat: bool) -> bool:
    return kind is DamageKind.ANY or (kind is DamageKind.COMBAT) == combat


# --- combat ----------------------------------------------------------------------------------------------------------


@_watches(Attacks)
def _attacks(when: Attacks, h: Happening, sight: Sight, context: Context) -> bool:
    if h.what is not (What.ATTACKS_UNBLOCKED if when.unblocked else What.ATTACKS):
        return False
    if (when.alone and not h.alone) or (when.exerted and not h.exerted):
        return False
    if not is_among(when.who, h.subject, sight, context):
        return False
    if when.saddled and not is_in_status("saddled", h.subject, sight):
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


@_watches(Blocks)
def _blocks(when: Blocks, h: Happening, sight: Sight, context: Context) -> bool:
    if h.what is not What.BLOCKS or not is_among(when.who, h.subject, sight, context):
        return False
    if when.whom is None:
        return h.detail in ("", "first")
    return is_among(when.whom, h.object or 0, sight, context)


@_watches(BecomesBlocked)
def _becomes_blocked(when: BecomesBlocked, h: Happening, sight: Sight, context: Context) -> bool:
    if h.what is not What.BECOMES_BLOCKED or not is_among(when.who, h.subject, sight, context):
        return False
    return h.object is None if when.by is None else _is_other(when.by, h, sight, context)


@_watches(Crews)
def _crews(when: Crews, h: Happening, sight: Sight, context: Context) -> bool:
    crews = h.what == when.deed and is_among(when.who, h.subject, sight, context)
    return crews and _fits_other(when.what, h, sight, context, any_zone=False)


# --- steps -----------------------------------------------------------------------------------------------------------


@_watches(BeginningOf)
def _begins(when: BeginningOf, h: Happening, sight: Sight, context: Context) -> bool:
    its_step = h.what is What.BEGINNING and h.detail == when.step
    return its_step and is_among(when.whose, h.subject, sight, context)


@_watches(EndOfCombat)
def _combat_ends(when: EndOfCombat, h: Happening, sight: Sight, context: Context) -> bool:
    return h.what is What.END_OF_COMBAT


# --- zones and control -----------------------------------------------------------------------------------------------


@_watches(PutIntoGraveyard)
def _put_into_graveyard(when: PutIntoGraveyard, h: Happening, sight: Sight, context: Context) -> bool:
    if h.what is not What.TO_GRAVEYARD or not (when.from_anywhere or h.detail == "battlefield"):
        return False
    if when.caused_by is not None:  # whose spell or ability did it; the rules are nobody's
        whose = sight.controller(h.object) if h.object is not None else None
        if whose is None or not is_among(when.caused_by, whose, sight, context):
            return False
    return is_among(when.who, h.subject, sight, context)


@_watches(LosesControl)
def _loses_control(when: LosesControl, h: Happening, sight: Sight, context: Context) -> bool:
    loses = h.what is What.LOSES_CONTROL and is_among(when.who, h.subject, sight, context)
    return loses and _is_other(when.what, h, sight, context)


@_watches(Discards)
def _discards(when: Discards, h: Happening, sight: Sight, context: Context) -> bool:
    """Whether such a card is discarded, and where that is asked by whose spell or ability."""
    if h.what is not What.DISCARDS or not is_among(when.who, h.subject, sight, context):
        return False
    fitting = when.what is None or _is_other(when.what, h, sight, context)
    if not fitting or when.caused_by is None:
        return fitting
    whose = sight.controller(h.cause) if h.cause is not None else None
    return whose is not None and is_among(when.caused_by, whose, sight, context)


@_watches(Cycles)
def _cycles(when: Cycles, h: Happening, sight: Sight, context: Context) -> bool:
    if h.what is not What.CYCLES and not (when.or_discards and h.what is What.DISCARDS):
        return False
    return is_among(when.who, h.subject, sight, context) and _is_other(when.what, h, sight, context)


# --- tapping, counters -----------------------------------------------------------------------------------------------


@_watches(BecomesTapped)
def _becomes_tapped(when: BecomesTapped, h: Happening, sight: Sight, context: Context) -> bool:
    if when.for_mana:
        return h.what is What.TAPS_FOR_MANA and _is_other(when.who, h, sight, context)
    what = What.TAPPED if when.tapped else What.UNTAPPED
    return h.what is what and is_among(when.who, h.subject, sight, context)


@_watches(TapsForMana)
def _taps_for_mana(when: TapsForMana, h: Happening, sight: Sight, context: Context) -> bool:
    taps = h.what is What.TAPS_FOR_MANA and is_among(when.who, h.subject, sight, context)
    return taps and _fits_other(when.what, h, sight, context)


@_watches(GetsCounters)
def _gets_counters(when: GetsCounters, h: Happening, sight: Sight, context: Context) -> bool:
    of_kind = h.what is What.COUNTERS and when.kind in ("", h.detail)
    by_them = when.by is None or _is_other(when.by, h, sight, context)
    return of_kind and by_them and is_among(when.who, h.subject, sight, context)


@_watches(BecomesUnattached)
def _becomes_unattached(when: BecomesUnattached, h: Happening, sight: Sight, context: Context) -> bool:
    comes_off = h.what is What.UNATTACHED and is_among(when.who, h.subject, sight, context)
    return comes_off and _is_other(when.of, h, sight, context)


@_watches(LosesCounters)
def _loses_counters(when: LosesCounters, h: Happening, sight: Sight, context: Context) -> bool:
    removed = h.what is What.COUNTERS_REMOVED and h.detail == when.kind
    return removed and is_among(when.who, h.subject, sight, context)


@_watches(Chapter)
def _reaches_chapter(when: Chapter, h: Happening, sight: Sight, context: Context) -> bool:
    """Whether the number of lore counters on the Saga was less than one of these and is now at least that (CR 714.2b); as one with
    read ahead enters, whether it is just that (CR 702.155a)."""
    found = sight.state.objects.get(context.source)
    if h.subject != context.source or found is None:
        return False
    if h.what is not What.ENTERS and not (h.what is What.COUNTERS and h.detail == "lore"):
        return False
    now = found.count("lore")
    before = 0 if h.what is What.ENTERS else now - h.amount
    chars = sight.chars_of(context.source)
    if h.what is What.ENTERS and chars is not None and chars.has("read ahead"):
        return now in when.numbers
    return any(before < n <= now for n in when.numbers)


# --- spells and targets ----------------------------------------------------------------------------------------------


@_watches(Casts, Sacrifices)
def _casts(when: Casts | Sacrifices, h: Happening, sight: Sight, context: Context) -> bool:
    return (
        h.what in _deeds(when)
        and is_among(when.who, h.subject, sight, context)
        and h.object is not None
        and _spell_fits(when, h.object, sight, context)
        and _of_its_number(when, h, sight, context)
    )


def _deeds(when: Casts | Sacrifices) -> tuple[What, ...]:
    if isinstance(when, Sacrifices):
        return (What.SACRIFICES,)
    return (What.CASTS, What.COPIES) if when.or_copies else (What.CASTS,)


@_watches(PlaysLand)
def _plays_land(when: PlaysLand, h: Happening, sight: Sight, context: Context) -> bool:
    plays = h.what is What.PLAYS_LAND and is_among(when.who, h.subject, sight, context)
    return plays and _fits_other(when.what, h, sight, context)


@_watches(ActivatesAbility)
def _activates(when: ActivatesAbility, h: Happening, sight: Sight, context: Context) -> bool:
    if h.what is not What.ACTIVATES or (when.but_mana and h.detail == "mana"):
        return False
    return is_among(when.who, h.subject, sight, context) and (
        when.of is None or _fits_other(when.of, h, sight, context)
    )


@_watches(BecomesTarget)
def _becomes_target(when: BecomesTarget, h: Happening, sight: Sight, context: Context) -> bool:
    targeted = h.what is What.TARGETED and is_among(when.who, h.subject, sight, context)
    return targeted and (when.of is None or _fits_other(when.of, h, sight, context))


@_watches(SomeEvent)
def _some_event(when: SomeEvent, h: Happening, sight: Sight, context: Context) -> bool:
    """An event of words that are read only so far."""
    return h.what in when.kinds or f"{h.what} {h.detail}" in when.kinds


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


def _cast_from(spell: Entity, sight: Sight) -> str:
    """The zone that a spell was cast from."""
    found = sight.state.objects.get(spell)
    if found is None:
        return ""
    if "flashback" in found.paid:
        return "graveyard"
    earlier = sight.state.known.get(found.came_back_from) if found.came_back_from is not None else None
    return earlier.object.zone.value if earlier is not None else ""
