"""Things that are tapped, get counters, reach a level or a chapter; what one thing does or has done to it; steps that begin."""

from __future__ import annotations

from typing import Any

from bot.abilities.class_levels import BecomesLevel
from bot.abilities.events import (
    BecomesAttached,
    BecomesMonstrous,
    BecomesTapped,
    BecomesUnattached,
    BeginningOf,
    Chapter,
    Dies,
    EndOfCombat,
    Event,
    Exploits,
    GetsCounters,
    LosesCounters,
    TransformsInto,
    TurnedFaceUp,
)
from bot.abilities.filters import Filter, InStatus
from bot.abilities.player_events import GainsLife, TapsForMana
from bot.abilities.who import Any as AnyOf
from bot.engine.evaluate import Sight, is_among
from bot.engine.evaluate.context import Context
from bot.engine.event_matching.families import fits_other, is_other, watches
from bot.engine.happenings import Happening, What

_FACE_DOWN = InStatus("face-down")

_PLAIN: dict[type[Event], What] = {
    Dies: What.DIES,
    Exploits: What.EXPLOITS,
    TransformsInto: What.TRANSFORMS,
    BecomesMonstrous: What.MONSTROUS,
}


@watches(*_PLAIN)
def _plain(when: Any, h: Happening, sight: Sight, context: Context) -> bool:
    """Something that one thing does or has done to it."""
    return h.what is _PLAIN[type(when)] and is_among(when.who, h.subject, sight, context)


@watches(GainsLife)
def _gains_life(when: GainsLife, h: Happening, sight: Sight, context: Context) -> bool:
    gains = h.what is What.GAINS_LIFE and is_among(when.who, h.subject, sight, context)
    return gains and (when.by is None or fits_other(when.by, h, sight, context))


@watches(TurnedFaceUp)
def _turned_face_up(when: TurnedFaceUp, h: Happening, sight: Sight, context: Context) -> bool:
    """`a face-down permanent you control is turned face up`: it was face down until then."""
    who = when.who
    if isinstance(who, AnyOf) and _FACE_DOWN in who.what.qualities:
        who = AnyOf(Filter(tuple(q for q in who.what.qualities if q != _FACE_DOWN)))
    return h.what is What.TURNED_FACE_UP and is_among(who, h.subject, sight, context)


@watches(BecomesLevel)
def _becomes_level(when: BecomesLevel, h: Happening, sight: Sight, context: Context) -> bool:
    reached = h.what is What.LEVEL and h.amount == when.level
    return reached and is_among(when.who, h.subject, sight, context)


@watches(BeginningOf)
def _begins(when: BeginningOf, h: Happening, sight: Sight, context: Context) -> bool:
    its_step = h.what is What.BEGINNING and h.detail == when.step
    return its_step and is_among(when.whose, h.subject, sight, context)


@watches(EndOfCombat)
def _combat_ends(when: EndOfCombat, h: Happening, sight: Sight, context: Context) -> bool:
    return h.what is What.END_OF_COMBAT


@watches(BecomesTapped)
def _becomes_tapped(when: BecomesTapped, h: Happening, sight: Sight, context: Context) -> bool:
    if when.for_mana:
        return h.what is What.TAPS_FOR_MANA and is_other(when.who, h, sight, context)
    what = What.TAPPED if when.tapped else What.UNTAPPED
    return h.what is what and is_among(when.who, h.subject, sight, context)


@watches(TapsForMana)
def _taps_for_mana(when: TapsForMana, h: Happening, sight: Sight, context: Context) -> bool:
    taps = h.what is What.TAPS_FOR_MANA and is_among(when.who, h.subject, sight, context)
    return taps and fits_other(when.what, h, sight, context)


@watches(GetsCounters)
def _gets_counters(when: GetsCounters, h: Happening, sight: Sight, context: Context) -> bool:
    of_kind = h.what is What.COUNTERS and when.kind in ("", h.detail)
    by_them = when.by is None or is_other(when.by, h, sight, context)
    if of_kind and when.nth is not None:
        found = sight.state.objects.get(h.subject)
        now = found.count(h.detail) if found is not None else 0
        of_kind = now - h.amount < when.nth <= now
    return of_kind and by_them and is_among(when.who, h.subject, sight, context)


@watches(BecomesAttached)
def _becomes_attached(when: BecomesAttached, h: Happening, sight: Sight, context: Context) -> bool:
    comes_on = h.what is What.ATTACHED and is_among(when.who, h.subject, sight, context)
    return comes_on and is_other(when.to, h, sight, context)


@watches(BecomesUnattached)
def _becomes_unattached(when: BecomesUnattached, h: Happening, sight: Sight, context: Context) -> bool:
    comes_off = h.what is What.UNATTACHED and is_among(when.who, h.subject, sight, context)
    return comes_off and is_other(when.of, h, sight, context)


@watches(LosesCounters)
def _loses_counters(when: LosesCounters, h: Happening, sight: Sight, context: Context) -> bool:
    removed = h.what is What.COUNTERS_REMOVED and h.detail == when.kind
    if removed and when.last:
        left = sight.state.objects.get(h.subject)
        removed = left is not None and not left.count(when.kind)
    return removed and is_among(when.who, h.subject, sight, context)


@watches(Chapter)
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
