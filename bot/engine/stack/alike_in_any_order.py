"""Whether it is all the same in which order a player's triggers go on the stack (CR 603.3b)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from bot.abilities.ability import Triggered
from bot.abilities.amounts import Number
from bot.abilities.changes import GetsPT
from bot.abilities.combining import Then
from bot.abilities.effects import ChangeNow
from bot.abilities.player_effects import GainLife, LoseLife
from bot.abilities.player_events import GainsLife, LosesLife
from bot.abilities.replacements import ReplaceLifeGain, ReplaceLifeLoss
from bot.abilities.walk import holds
from bot.abilities.who import EventSubject
from bot.engine.characteristics.view import statements
from bot.engine.state import State, Waiting
from bot.engine.told.script import Activate, Cast
from bot.engine.triggers import watching


def are_alike_in_any_order(state: State, triggers: Sequence[Waiting]) -> bool:
    """Whether the story answers none of them, and each does the same to the same size, or something to lives that nothing tells
    apart."""
    left = state.game.script[state.position :]
    if any(isinstance(action, Cast | Activate) and action.response for action in left):
        return False
    return _size_the_same_alike(triggers) or _only_change_lives(state, triggers)


def _size_the_same_alike(triggers: Sequence[Waiting]) -> bool:
    """Whether each only changes the size of what set it off, all alike and of the same: exalted of several."""
    first = triggers[0]
    if not isinstance(first.ability, Triggered) or first.ability.condition is not None:
        return False
    if any((w.ability, w.context.event) != (first.ability, first.context.event) for w in triggers):
        return False
    return all(
        isinstance(part, ChangeNow)
        and part.who == EventSubject()
        and all(isinstance(change, GetsPT) and _is_told(change) for change in part.changes)
        for part in _parts(first.ability.effects)
    )


def _is_told(change: GetsPT) -> bool:
    return isinstance(change.power, Number) and isinstance(change.toughness, Number)


def _only_change_lives(state: State, triggers: Sequence[Waiting]) -> bool:
    """Whether each only has players gain or lose numbers of life, of which there is enough, and nothing sees or replaces what the
    others do."""
    most = 0
    for one in triggers:
        lost = _life_lost(one.ability)
        if lost is None:
            return False
        most += lost
    if any(state.player(player).life <= most for player in state.everyone()):
        return False
    if any(holds(ability.when, GainsLife, LosesLife) for _, ability in watching(state)):
        return False
    return not (statements(state, ReplaceLifeGain) or statements(state, ReplaceLifeLoss))


def _life_lost(ability: object) -> int | None:
    """How much life it has a player lose, where gains and losses of numbers of life are all that it does; else None."""
    if not isinstance(ability, Triggered) or ability.condition is not None:
        return None
    lost = 0
    for part in _parts(ability.effects):
        if not isinstance(part, GainLife | LoseLife) or not isinstance(part.amount, Number):
            return None
        lost += part.amount.n if isinstance(part, LoseLife) else 0
    return lost


def _parts(effects: Sequence[Any]) -> Iterator[Any]:
    for effect in effects:
        if isinstance(effect, Then):
            yield from _parts(effect.parts)
        else:
            yield effect
