"""Whether what is responded to can be nothing but a spell: `in response to his Control Magic`."""

from __future__ import annotations

from bot.abilities.ability import Activated, Triggered, Unread
from bot.scenario.things.board import Thing
from bot.scenario.things.creating import Creating
from bot.scenario.things.may_fight import SPELLS


def is_answered_as_it_is_cast(story: Creating, thing: Thing) -> bool:
    """Whether it is an instant or a sorcery, or an Aura of which nothing triggers and nothing is activated: there is nothing of it on the
    stack but itself."""
    if {*thing.types} & SPELLS:
        return True
    card = story.card(thing) if thing.is_type("Aura") else None
    return card is not None and not any(isinstance(a, Activated | Triggered | Unread) for a in card.abilities)
