"""What isn't modelled and has come into play: from there on nothing is known of that branch, and it ends.

Nothing that does not happen can matter: a trigger whose event does not happen, an ability that nobody activates, a
condition that does not hold. Whatever does is noticed here, by the words of the line that says it.
"""

from __future__ import annotations

from bot.abilities.ability import Static
from bot.abilities.card import Card
from bot.abilities.events import Enters
from bot.abilities.opaque import Opaque, OpaqueCasting, OpaqueStatic, OpaqueWhen, opaque_now
from bot.abilities.statics import While
from bot.abilities.who import SELF
from bot.engine.characteristics.view import view_of
from bot.engine.instructions import context_of, handles
from bot.engine.objects import (
    Object,
)
from bot.engine.state import (
    Entity,
    State,
    Zone,
)
from bot.engine.told.script import Cast


def meet(state: State, source: Entity, text: str) -> State:
    """The state in which words of this object's card have come into play that nothing acts on."""
    found = state.last_known(source)
    name = found.card.name if found is not None else state.label(source)
    return state.having(unsupported=state.unsupported | {(name, text)})


@handles(Opaque)
def carried_out(effect: Opaque, state: State) -> State:
    """An instruction that isn't read is to be carried out."""
    return meet(state, context_of(state).source, effect.text)


def noticed(state: State) -> State:
    """The state with what it shows: an opaque statement that holds on the board as anyone last looked at it. Where things are only asked
    about, what works them out looks for those that matter."""
    view = state.view
    if view is not None and view.statements and not state.unsupported and not state.game.asks_only:
        for statement in view.of_type(OpaqueStatic):
            return meet(state, statement.context.source, statement.effect.text)
    return state


def looked_at(state: State) -> State:
    """The same state, its board worked out, so that what holds on it is noticed."""
    view_of(state)
    return noticed(state)


def entered_with(card: Card) -> str | None:
    """The words by which a permanent that was there before the story began has something that isn't known (counters, what it
    is a copy of); None when there are none."""
    for ability in card.abilities:
        for effect in ability.effects if isinstance(ability, Static) else ():
            inner = next(iter(effect.effects), None) if isinstance(effect, While) else effect
            if isinstance(inner, OpaqueWhen) and inner.lasting and inner.event == Enters(SELF):
                return inner.text
    return None


def as_cast(state: State, card: Object, action: Cast, otherwise_illegal: bool) -> State | None:
    """The state in which words about casting this spell come into play as it is cast so; None when none do. A permission, its own
    or a permanent's, does only where the story makes use of it."""
    paid = action.paid or action.life or action.exiled or action.returned
    other_cost = bool(paid or action.alternative or action.additional)
    used = card.zone is not Zone.HAND or other_cost or otherwise_illegal
    for ability in card.card.abilities:
        for effect in ability.effects if isinstance(ability, Static) else ():
            if isinstance(effect, OpaqueCasting) and (used or not effect.optional):
                return meet(state, card.id, effect.text)
            if isinstance(effect, OpaqueStatic) and effect.zone == "stack":
                return meet(state, card.id, effect.text)
    for statement in view_of(state).of_type(OpaqueCasting) if used else ():
        if statement.effect.optional:
            return meet(state, statement.context.source, statement.effect.text)
    return None


def aims_at_something(effects: tuple[object, ...]) -> str | None:
    """The words of a spell or ability that isn't read and speaks of a target: what may be chosen for it isn't known."""
    for effect in effects:
        text = opaque_now((effect,))
        if text is not None and isinstance(effect, Opaque) and effect.targets:
            return text
    return None
