"""What a player is called or has until another does (the monarch, the initiative): an object of the command zone that the player
controls, like an emblem, so that what watches for triggers finds it there. It has no other part in the game."""

from __future__ import annotations

from bot.abilities.card import Card
from bot.engine.citations import Cite
from bot.engine.log.things import Designated
from bot.engine.objects import Object
from bot.engine.state import Entity, State, Zone
from bot.engine.zones.objects import new_object
from bot.values import replace


def designation(state: State, card: Card, player: Entity | None = None) -> Object | None:
    """The object that stands for it, of this player where one is named; None while nobody has it."""
    return next(
        (o for o in state.objects.values() if o.card is card and player in (None, o.controller)), None
    )


def as_designated(state: State, player: Entity, card: Card) -> State:
    """The state in which this player has it, and nobody else does."""
    found = designation(state, card)
    if found is None:
        return new_object(state, card, player, Zone.COMMAND)[0]
    return state.with_object(replace(found, controller=player, owner=player))


def designated(state: State, player: Entity, card: Card, cite: Cite) -> State:
    """The same, and it is said."""
    return as_designated(state, player, card).step(Designated(state.label(player), card.name), cite)
