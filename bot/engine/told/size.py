"""A size that the story tells of a card and that nothing told makes: counters that it enters with, else something untold."""

from __future__ import annotations

from bot.abilities.ability import Static
from bot.abilities.amounts import Number
from bot.abilities.changes import GetsPT
from bot.abilities.durations import Duration
from bot.abilities.effects import ChangeNow
from bot.abilities.entering import EntersWith
from bot.abilities.who import SELF
from bot.engine.characteristics.view import permanents
from bot.engine.evaluate.context import Context
from bot.engine.lasting import add_effect
from bot.engine.log.step import counted
from bot.engine.objects import Object
from bot.engine.state import Entity, State

_ONE_MORE = "+1/+1"


def with_told_size(state: State, entity: Entity, size: tuple[int, int]) -> State:
    """The state in which that permanent is of the size that the story tells. What is missing after all that is told is made up for
    by +1/+1 counters, where it enters with such ones in a number that is not told (`a 5/5 Hydra`), else by an effect that stays
    (layer 7c). Either is an assumption. Of what is no creature as the story begins nothing is made: it has no size yet."""
    found = state.objects[entity]
    now = permanents(state).get(entity)
    if now is None or not now.is_creature or now.power is None or now.toughness is None:
        return state
    more = size[0] - now.power, size[1] - now.toughness
    if more == (0, 0):
        return state
    said = f"{found.label} is {size[0]}/{size[1]} as the story begins"
    if more[0] == more[1] > 0 and not found.count(_ONE_MORE) and _enters_with_some(found):
        state = state.with_object(found.with_counters(_ONE_MORE, more[0]))
        return _assumed(state, f"{said}: it has {counted(more[0], f'{_ONE_MORE} counter')} on it.")
    change = ChangeNow(SELF, (GetsPT(Number(more[0]), Number(more[1])),), Duration.INDEFINITELY)
    state = add_effect(
        state, change, Context(entity, found.controller), Duration.INDEFINITELY, found.label, (entity,)
    )
    return _assumed(state, f"{said}, by what is not told: what the story brings comes on top.")


def _enters_with_some(found: Object) -> bool:
    """Whether its text puts +1/+1 counters on it as it enters."""
    return any(
        isinstance(effect, EntersWith) and effect.who == SELF and _ONE_MORE in dict(effect.counters)
        for ability in found.card.abilities
        for effect in (ability.effects if isinstance(ability, Static) else ())
    )


def _assumed(state: State, said: str) -> State:
    return state.having(assumed=state.assumed | {said})
