"""What holds for the next spell that a player casts: it can be cast as though it had flash, it can't be countered."""

from __future__ import annotations

from bot.abilities.casting import NextSpell, ReturnsAsItResolves
from bot.abilities.durations import Duration
from bot.abilities.filters import Filter, OfType
from bot.abilities.statics import CantBeCountered
from bot.engine.characteristics.view import see
from bot.engine.evaluate import fits, is_among
from bot.engine.evaluate.exactly import Exactly
from bot.engine.lasting import add_effect
from bot.engine.state import Active, Entity, State, Zone

_NOUNS = (OfType("Spell"), OfType("Card"))


def waiting_for(state: State, player: Entity, card: Entity) -> tuple[Active, ...]:
    """The effects that wait for such a spell of this player's."""
    return tuple(
        a for a in state.effects if isinstance(a.content, NextSpell) and _is_it(state, a, player, card)
    )


def _is_it(state: State, waiting: Active, player: Entity, card: Entity) -> bool:
    said: NextSpell = waiting.content
    what = Filter(tuple(q for q in said.what.qualities if q not in _NOUNS))
    if said.returns and not _from_hand(state, card):
        return False
    sight, context = see(state), waiting.context
    return is_among(said.who, player, sight, context) and fits(what, card, sight, context, any_zone=True)


def _from_hand(state: State, card: Entity) -> bool:
    found = state.objects[card]
    before = state.was_before(found)
    return (before.object if before is not None else found).zone is Zone.HAND


def returns_as_it_resolves(state: State, spell: Entity) -> bool:
    """Whether it goes to its owner's hand as it resolves."""
    return any(
        isinstance(a.content, ReturnsAsItResolves) and a.content.what == Exactly(spell) for a in state.effects
    )


def has_been_cast(state: State, player: Entity, spell: Entity) -> State:
    """What waited for this spell is used up, and holds for it."""
    used = waiting_for(state, player, spell)
    if not used:
        return state
    state = state.having(effects=tuple(a for a in state.effects if a not in used))
    for one in used:
        if one.content.returns:
            back = ReturnsAsItResolves(Exactly(spell))
            state = add_effect(state, back, one.context, Duration.THIS_TURN, one.name)
        if one.content.uncounterable:
            cant = CantBeCountered(Exactly(spell))
            state = add_effect(state, cant, one.context, Duration.THIS_TURN, one.name)
    return state
