"""Attacks, blocks and crews that are watched for."""

from __future__ import annotations

from bot.abilities.events import Attacks, BecomesBlocked, Blocks
from bot.abilities.filters import Filter
from bot.abilities.player_events import Crews, Exerts
from bot.engine.evaluate import Sight, fits, is_among
from bot.engine.evaluate.context import Context
from bot.engine.evaluate.qualities import is_in_status
from bot.engine.event_matching.families import fits_other, is_other, watches
from bot.engine.happenings import Happening, What
from bot.engine.state import Entity


@watches(Attacks)
def _attacks(when: Attacks, h: Happening, sight: Sight, context: Context) -> bool:
    if h.what is not (What.ATTACKS_UNBLOCKED if when.unblocked else What.ATTACKS):
        return False
    if (when.alone and not h.alone) or (when.exerted and not h.exerted):
        return False
    # A player attacks with the creatures that attack, and only the active player's do (CR 508.1a).
    if not any(is_among(when.who, e, sight, context) for e in (h.subject, sight.state.turn.active)):
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


@watches(Blocks)
def _blocks(when: Blocks, h: Happening, sight: Sight, context: Context) -> bool:
    if h.what is not What.BLOCKS or not is_among(when.who, h.subject, sight, context):
        return False
    if when.whom is None:
        return h.detail in ("", "first")
    return is_among(when.whom, h.object or 0, sight, context)


@watches(BecomesBlocked)
def _becomes_blocked(when: BecomesBlocked, h: Happening, sight: Sight, context: Context) -> bool:
    if h.what is not What.BECOMES_BLOCKED or not is_among(when.who, h.subject, sight, context):
        return False
    return h.object is None if when.by is None else is_other(when.by, h, sight, context)


@watches(Exerts)
def _exerts(when: Exerts, h: Happening, sight: Sight, context: Context) -> bool:
    exerts = h.what is What.EXERTS and is_among(when.who, h.subject, sight, context)
    return exerts and fits_other(when.what, h, sight, context, any_zone=False)


@watches(Crews)
def _crews(when: Crews, h: Happening, sight: Sight, context: Context) -> bool:
    crews = h.what == when.deed and is_among(when.who, h.subject, sight, context)
    return crews and fits_other(when.what, h, sight, context, any_zone=False)
