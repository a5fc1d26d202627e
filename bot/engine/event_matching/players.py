"""What players do that is watched for: draw, spend, cast, play, activate, sacrifice, aim, act."""

from __future__ import annotations

from bot.abilities.dice import RollsDie
from bot.abilities.events import BecomesTarget
from bot.abilities.filters import Filter, InZone
from bot.abilities.keyword_actions import Acts, Expends
from bot.abilities.opaque import SomeEvent
from bot.abilities.player_events import (
    ActivatesAbility,
    Casts,
    Creates,
    Draws,
    LosesLife,
    PaysLife,
    PlaysLand,
    Sacrifices,
)
from bot.engine.evaluate import Sight, fits, is_among
from bot.engine.evaluate.context import Context
from bot.engine.event_matching.families import fits_other, watches
from bot.engine.happenings import ON_AN_ABILITY, Happening, What
from bot.engine.state import Entity


@watches(LosesLife)
def _loses_life(when: LosesLife, h: Happening, sight: Sight, context: Context) -> bool:
    loses = (
        h.what is What.LOSES_LIFE and not (when.but_combat and h.combat) and when.exactly in (None, h.amount)
    )
    return loses and is_among(when.who, h.subject, sight, context)


@watches(PaysLife)
def _pays_life(when: PaysLife, h: Happening, sight: Sight, context: Context) -> bool:
    return h.what is What.PAYS_LIFE and is_among(when.who, h.subject, sight, context)


@watches(Draws)
def _draws(when: Draws, h: Happening, sight: Sight, context: Context) -> bool:
    """Whether such a player draws; the newest draw is the last part of the turn's history."""
    if h.what is not What.DRAWS or not is_among(when.who, h.subject, sight, context):
        return False
    drawn = [o for o in sight.state.history if o.what is What.DRAWS and o.subject == h.subject]
    if when.but_first and h.detail and sight.state.turn.active == h.subject:
        return sum(1 for o in drawn if o.detail == h.detail) > 1
    return when.nth is None or when.nth == len(drawn)


def _is_spent_on_a_spell(h: Happening) -> bool:
    return h.what is What.SPENDS and h.detail != ON_AN_ABILITY


@watches(Expends)
def _expends(when: Expends, h: Happening, sight: Sight, context: Context) -> bool:
    """Whether this spending on a spell makes the amount of this turn that much; it is the newest part of the turn's history (CR 700.14)."""
    if not _is_spent_on_a_spell(h) or not is_among(when.who, h.subject, sight, context):
        return False
    spent = (one for one in sight.state.history if _is_spent_on_a_spell(one) and one.subject == h.subject)
    all_told = sum(one.amount for one in spent)
    return all_told - h.amount < when.amount <= all_told


@watches(RollsDie)
def _rolls(when: RollsDie, h: Happening, sight: Sight, context: Context) -> bool:
    rolled = h.what is What.ROLLS and is_among(when.who, h.subject, sight, context)
    return rolled and (when.least is None or h.amount >= when.least)


@watches(Acts)
def _acts(when: Acts, h: Happening, sight: Sight, context: Context) -> bool:
    """Who takes a keyword action (CR 701)."""
    return h.what == when.action and is_among(when.who, h.subject, sight, context)


@watches(Casts, Sacrifices)
def _casts(when: Casts | Sacrifices, h: Happening, sight: Sight, context: Context) -> bool:
    return (
        h.what in _deeds(when)
        and is_among(when.who, h.subject, sight, context)
        and h.object is not None
        and _spell_fits(when, h.object, sight, context)
        and _of_its_number(when, h, sight, context)
        and _from_its_place(when, h.object, sight)
    )


def _from_its_place(when: Casts | Sacrifices, spell: Entity, sight: Sight) -> bool:
    if not isinstance(when, Casts) or not when.place:
        return True
    zone = _cast_from(spell, sight)
    return zone == when.place if when.place == "exile" else zone not in ("hand", "")


def _deeds(when: Casts | Sacrifices) -> tuple[What, ...]:
    if isinstance(when, Sacrifices):
        return (What.SACRIFICES,)
    return (What.CASTS, What.COPIES) if when.or_copies else (What.CASTS,)


@watches(PlaysLand)
def _plays_land(when: PlaysLand, h: Happening, sight: Sight, context: Context) -> bool:
    plays = h.what is What.PLAYS_LAND and is_among(when.who, h.subject, sight, context)
    return plays and fits_other(when.what, h, sight, context) and when.place in ("", h.detail)


@watches(Creates)
def _creates(when: Creates, h: Happening, sight: Sight, context: Context) -> bool:
    """Who creates a token is the player under whose control it enters (CR 111.2); the token is what the happening is about."""
    made = h.what is What.CREATES and h.object is not None and is_among(when.who, h.object, sight, context)
    return made and fits(when.what, h.subject, sight, context, any_zone=True)


@watches(ActivatesAbility)
def _activates(when: ActivatesAbility, h: Happening, sight: Sight, context: Context) -> bool:
    if h.what is not What.ACTIVATES or (when.but_mana and h.detail == "mana"):
        return False
    if (when.loyalty and h.detail != "loyalty") or (when.exhaust and h.detail != "exhaust"):
        return False
    if when.source is not None and (h.object is None or not is_among(when.source, h.object, sight, context)):
        return False
    return is_among(when.who, h.subject, sight, context) and (
        when.of is None or fits_other(when.of, h, sight, context)
    )


@watches(BecomesTarget)
def _becomes_target(when: BecomesTarget, h: Happening, sight: Sight, context: Context) -> bool:
    targeted = h.what is What.TARGETED and is_among(when.who, h.subject, sight, context)
    return targeted and (when.of is None or fits_other(when.of, h, sight, context))


@watches(SomeEvent)
def _some_event(when: SomeEvent, h: Happening, sight: Sight, context: Context) -> bool:
    """An event of words that are read only so far."""
    return h.what in when.kinds or f"{h.what} {h.detail}" in when.kinds


def _spell_fits(when: Casts | Sacrifices, thing: Entity, sight: Sight, context: Context) -> bool:
    wanted = [q.zone for q in when.what.qualities if isinstance(q, InZone) and q.zone != "stack"]
    if not wanted:
        return fits(when.what, thing, sight, context, any_zone=True)
    rest = Filter(tuple(q for q in when.what.qualities if not isinstance(q, InZone)))
    # A spell of which nothing else is told comes from a hand.
    return (_cast_from(thing, sight) or "hand") in wanted and fits(rest, thing, sight, context, any_zone=True)


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
    earlier = sight.state.was_before(found)
    return earlier.object.zone.value if earlier is not None else ""
