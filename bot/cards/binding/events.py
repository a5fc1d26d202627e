"""Who takes part in an event: which of its words is the subject, which the other party."""

from __future__ import annotations

from typing import Any

from bot.abilities import events

#: The fields that name the subject and the other party, as `engine.happenings` tells them.
_ROLES: dict[type[Any], tuple[str, str]] = {
    events.DealsDamage: ("by", "to"),
    events.IsDealtDamage: ("who", "by"),
    events.PutIntoGraveyard: ("who", "caused_by"),
    events.Attacks: ("who", "whom"),
    events.Blocks: ("who", "whom"),
    events.BecomesBlocked: ("who", "by"),
    events.Casts: ("who", "what"),
    events.Sacrifices: ("who", "what"),
    events.BecomesTarget: ("who", "of"),
    events.LosesControl: ("who", "what"),
    events.Crews: ("who", "what"),
    events.Cycles: ("who", "what"),
    events.TapsForMana: ("who", "what"),
    events.CastsTargeting: ("who", "what"),
    events.BeginningOf: ("whose", ""),
}


def roles_of(event: events.Event) -> tuple[str, str]:
    """The names of the fields for the subject and for the other party (empty: none)."""
    if isinstance(event, events.BecomesTapped) and event.for_mana:
        return "", "who"
    return _ROLES.get(type(event), ("who", ""))
