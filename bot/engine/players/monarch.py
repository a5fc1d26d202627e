"""The monarch (CR 724): a designation of one player, and the two abilities that come with it.

It is kept as an object of the command zone that its player controls, like an emblem: what watches for triggers finds it
there. It has no other part in the game.
"""

from __future__ import annotations

from bot.abilities.ability import Triggered
from bot.abilities.amounts import Number
from bot.abilities.card import Card
from bot.abilities.damage import DamageKind
from bot.abilities.events import BeginningOf, DealsDamage
from bot.abilities.filters import Filter, OfType
from bot.abilities.player_effects import (
    BecomeMonarch,
    Draw,
)
from bot.abilities.who import YOU, Any, ControllerOf, EventSubject
from bot.engine.citations import Cite
from bot.engine.happenings import Happening, What
from bot.engine.players.designations import designated, designation
from bot.engine.state import (
    Entity,
    State,
)
from bot.engine.triggers import happen

_HIT = DealsDamage(Any(Filter((OfType("Creature"),))), YOU, DamageKind.COMBAT)
THE_MONARCH = Card(
    "the monarch",
    abilities=(
        Triggered(BeginningOf("end step", YOU), (Draw(YOU, Number(1)),), word="at"),
        Triggered(_HIT, (BecomeMonarch(ControllerOf(EventSubject())),)),
    ),
)


def monarch(state: State) -> Entity | None:
    """Which player is the monarch; None while nobody is."""
    found = designation(state, THE_MONARCH)
    return found.controller if found is not None else None


def become_monarch(state: State, player: Entity) -> State:
    """The player becomes the monarch, and nobody else is (CR 724.3)."""
    state = designated(state, player, THE_MONARCH, Cite.MONARCH)
    return happen(state, Happening(What.MONARCH, player))
