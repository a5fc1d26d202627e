"""What enters, leaves, is put into a graveyard, changes hands or is discarded."""

from __future__ import annotations

from bot.abilities.events import Enters, Leaves, LeavesGraveyard, LosesControl, PutIntoGraveyard
from bot.abilities.player_events import Cycles, Discards
from bot.engine.evaluate import Sight, is_among
from bot.engine.evaluate.context import Context
from bot.engine.event_matching.families import is_other, watches
from bot.engine.happenings import Happening, What


@watches(Enters)
def _enters(when: Enters, h: Happening, sight: Sight, context: Context) -> bool:
    if h.what is not What.ENTERS or not is_among(when.who, h.subject, sight, context):
        return False
    if not when.from_zone:
        return True
    here = sight.state.objects.get(h.subject)
    known = sight.state.was_before(here)
    if known is None or known.object.zone.value != when.from_zone:
        return False
    return when.whose is None or is_among(when.whose, known.object.owner, sight, context)


@watches(Leaves)
def _leaves(when: Leaves, h: Happening, sight: Sight, context: Context) -> bool:
    there = h.what is What.LEAVES and when.to in ("", h.detail)
    if when.alive and _dies(h, sight):
        return False
    return there and is_among(when.who, h.subject, sight, context)


@watches(LeavesGraveyard)
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


@watches(PutIntoGraveyard)
def _put_into_graveyard(when: PutIntoGraveyard, h: Happening, sight: Sight, context: Context) -> bool:
    if h.what is not What.TO_GRAVEYARD or not (when.from_anywhere or h.detail == "battlefield"):
        return False
    if when.elsewhere and h.detail == "battlefield":
        return False
    if when.caused_by is not None:  # whose spell or ability did it; the rules are nobody's
        whose = sight.controller(h.object) if h.object is not None else None
        if whose is None or not is_among(when.caused_by, whose, sight, context):
            return False
    return is_among(when.who, h.subject, sight, context)


@watches(LosesControl)
def _loses_control(when: LosesControl, h: Happening, sight: Sight, context: Context) -> bool:
    loses = h.what is What.LOSES_CONTROL and is_among(when.who, h.subject, sight, context)
    return loses and is_other(when.what, h, sight, context)


@watches(Discards)
def _discards(when: Discards, h: Happening, sight: Sight, context: Context) -> bool:
    """Whether such a card is discarded, and where that is asked by whose spell or ability."""
    if h.what is not What.DISCARDS or not is_among(when.who, h.subject, sight, context):
        return False
    fitting = when.what is None or is_other(when.what, h, sight, context)
    if not fitting or when.caused_by is None:
        return fitting
    whose = sight.controller(h.cause) if h.cause is not None else None
    return whose is not None and is_among(when.caused_by, whose, sight, context)


@watches(Cycles)
def _cycles(when: Cycles, h: Happening, sight: Sight, context: Context) -> bool:
    """Whether it is cycled; "cycle or discard" triggers once, by the discard that pays the cycling (CR 702.29d)."""
    if h.what is not (What.DISCARDS if when.or_discards else What.CYCLES):
        return False
    return is_among(when.who, h.subject, sight, context) and is_other(when.what, h, sight, context)
