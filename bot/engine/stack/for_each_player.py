"""Targets for each player (CR 115.1, 601.2c): "for each opponent, exile up to one target creature that player controls"."""

from __future__ import annotations

from typing import Any

from bot.abilities.combining import ForEachOf, May
from bot.abilities.effects import Effect
from bot.abilities.walk import holds, rebuilt
from bot.abilities.who import Both, Target, TheOne, TheTarget
from bot.engine.characteristics.view import see
from bot.engine.evaluate import who_is
from bot.engine.evaluate.context import Context
from bot.engine.evaluate.exactly import Exactly
from bot.engine.state import Entity, State, is_player
from bot.values import replace

_MANY_TARGETS = 10_000
"""More than the targets of any card, also where a mode is chosen again."""


def for_each_player(state: State, effects: tuple[Any, ...], context: Context) -> tuple[Any, ...]:
    """The same instructions, each with a target for each player said once for every such player: with all the targets in one
    instruction where nothing else is said of the player, else one after another."""
    if not any(_is_such(e) for e in effects):
        return effects
    out: list[Any] = []
    aimed: dict[int, int] = {}  # the number of such a target, and of the players who have one
    for effect in effects:
        if not _is_such(effect):
            out.append(_of_all(effect, aimed))
            continue
        players = [p for p in who_is(effect.what, see(state), context) if is_player(p)]
        aimed |= dict.fromkeys((t.number for t in _targets(effect.effects)), len(players))
        if holds(effect.effects, May) or _speaks_of_them(effect.effects):
            out += (_of(e, player, at) for at, player in enumerate(players) for e in effect.effects)
        else:
            out += (_all_at_once(e, players) for e in effect.effects)
    return tuple(out)


def _is_such(effect: Any) -> bool:
    return isinstance(effect, ForEachOf) and any(True for _ in _targets(effect.effects))


def _targets(effects: Any) -> list[Target]:
    found: list[Target] = []

    def look(value: Any) -> Any:
        if isinstance(value, Target) and holds(value, TheOne):
            found.append(value)
        return None

    rebuilt(effects, look)
    return found


def _speaks_of_them(effects: tuple[Effect, ...]) -> bool:
    """Whether the player is spoken of besides what is said of the target."""
    bare = rebuilt(effects, lambda v: Both(()) if isinstance(v, Target) else None)
    return holds(bare, TheOne)


def _all_at_once(effect: Effect, players: list[Entity]) -> Any:
    def made(value: Any) -> Any:
        if not isinstance(value, Target) or not holds(value, TheOne):
            return None
        each = tuple(_of(value, player, at) for at, player in enumerate(players))
        return each[0] if len(each) == 1 else Both(each)

    return rebuilt(effect, made)


def _of(value: Any, player: Entity, at: int) -> Any:
    """The same said of this player, the targets under numbers of their own."""

    def made(part: Any) -> Any:
        if isinstance(part, TheOne):
            return Exactly(player)
        if isinstance(part, TheTarget):
            return replace(part, number=part.number + at * _MANY_TARGETS)
        if isinstance(part, Target):
            number = part.number + at * _MANY_TARGETS if part.number else 0
            return replace(part, what=rebuilt(part.what, made), number=number)
        return None

    return rebuilt(value, made)


def _of_all(effect: Any, aimed: dict[int, int]) -> Any:
    """Later words of such a target are about all of them."""

    def made(part: Any) -> Any:
        many = aimed.get(part.number, 1) if isinstance(part, TheTarget) else 1
        if many == 1:
            return None
        return Both(tuple(TheTarget(part.number + at * _MANY_TARGETS) for at in range(many)))

    return rebuilt(effect, made)
