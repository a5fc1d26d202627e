"""Who tells of a game of their own and not at whom a spell or a trigger is aimed that only hurts: nobody aims that at themselves, nor at
what it is of."""

from __future__ import annotations

from typing import Any

from bot.abilities.effects import DealDamage
from bot.abilities.player_effects import Draw, GainLife, LoseLife
from bot.abilities.walk import inside
from bot.engine.aim import Aimed
from bot.engine.stack.divisions import Aim
from bot.engine.state import Entity, State, is_player
from bot.regex import regex


def not_at_oneself(
    state: State, player: Entity, source: Entity, effects: tuple[Any, ...], ways: list[Aim], name: str
) -> tuple[State, list[Aim]]:
    """The ways to aim but for that at the player's own life and at the source itself, where another player may be aimed at and the only
    target loses life or is dealt damage and gets nothing for it; said with the answer. All of them where nobody tells of a game of
    their own, and where nothing of anybody else can be aimed at."""
    told_by_one = state.game.in_person and any(one.name == "You" for one in state.players)
    if not told_by_one or not _hurts_only(effects):
        return state, ways
    own = {((player,),)} if _likes_to_be_hurt(state, source) else {((player,),), ((source,),)}
    others = [way for way in ways if way[0] not in own]
    theirs = (e for groups, _ in others for e in groups[0] if is_player(e) or _is_anothers(state, e, player))
    if len(others) == len(ways) or next(theirs, None) is None:
        return state, ways
    said = (
        f"You don't aim {name} at yourself."
        if state.label(player) == "You"
        else f"{state.label(player)} doesn't aim {name} at themselves."
    )
    return state.having(assumed=state.assumed | {said}), others


def _hurts_only(effects: tuple[Any, ...]) -> bool:
    """Whether what it is aimed at loses life or is dealt damage, and neither gains life nor draws."""
    target = Aimed(0)
    damage = any(part.to == target for effect in inside(effects, DealDamage) for part in effect.portions)
    loss = any(effect.who == target for effect in inside(effects, LoseLife))
    gains = any(effect.who == target for effect in inside(effects, GainLife))
    draws = any(effect.who == target for effect in inside(effects, Draw))
    return (damage or loss) and not gains and not draws


def _is_anothers(state: State, thing: Entity, player: Entity) -> bool:
    found = state.objects.get(thing)
    return found is not None and found.controller != player


def _likes_to_be_hurt(state: State, source: Entity) -> bool:
    """Whether its text speaks of its own damage or death, which somebody may want."""
    thing = state.objects.get(source)
    return thing is not None and any(_OF_ITS_END.search(text) for text in thing.card.texts)


_OF_ITS_END = regex(r"\bdealt damage\b|(?:~|[Tt]his creature) dies\b")
