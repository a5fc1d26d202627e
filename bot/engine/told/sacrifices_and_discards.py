"""What the story tells a player to sacrifice or discard without saying for what.

No rule lets a player do so out of nothing (CR 701.9, 701.21): such a deed answers what asks for it just now, or at the combat damage
to come, or it tells what has come about anyway.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

from bot.abilities import events
from bot.abilities.costs import DiscardCost, SacrificeCost
from bot.abilities.effects import Sacrifice
from bot.abilities.player_effects import ChooseDiscard, Discard
from bot.abilities.walk import holds
from bot.engine.state import Entity, State
from bot.engine.told.decisions import Picks
from bot.engine.told.script import Discards, Sacrifices
from bot.engine.told.scripted import mark_used
from bot.engine.triggers import watching
from bot.engine.turn.where import TurnStep

#: What asks for such a deed.
_ASKING: dict[type[Sacrifices | Discards], tuple[type[Any], ...]] = {
    Sacrifices: (Sacrifice, SacrificeCost),
    Discards: (Discard, ChooseDiscard, DiscardCost),
}


def told_next(
    state: State, player: Entity, source: str = "", *kinds: type[Sacrifices | Discards]
) -> Iterator[tuple[int, str]]:
    """The place in the story, and what is named, of each such deed of the player's that comes before anything else is done, in
    order; a sacrifice for something else than `source` is none."""
    script, name = state.game.script, state.label(player)
    for index in range(state.position, len(script)):
        action = script[index]
        if isinstance(action, Sacrifices | Discards):
            mine = index not in state.used and action.player == name
            if mine and isinstance(action, kinds or (Sacrifices, Discards)) and _can_be_for(action, source):
                yield index, action.what
        elif not isinstance(action, Picks):
            return


def _can_be_for(action: Sacrifices | Discards, source: str) -> bool:
    return isinstance(action, Discards) or action.to in (None, source)


def told_as_done(
    state: State, player: Entity, things: Collection[Entity], kind: type[Sacrifices | Discards]
) -> State:
    """The same state, where these are given up now, with what the story tells of it used up: nothing more happens by that."""
    labels = {state.label(e) for e in things}
    for index, what in list(told_next(state, player, "", kind)):
        if what in labels:
            labels.discard(what)
            state = mark_used(state, index)
    return state


def says_to_give_up(state: State, player: Entity, asked: Any, mine: Collection[Entity], source: str) -> bool:
    """Whether the story goes on with the player giving up one of these, as these effects or costs ask for."""
    labels = {state.label(e) for e in mine}
    kinds = tuple(kind for kind, asking in _ASKING.items() if holds(asked, *asking))
    return bool(kinds) and any(what in labels for _, what in told_next(state, player, source, *kinds))


def damage_will_ask(state: State, kind: type[Sacrifices | Discards]) -> bool:
    """Whether combat damage is yet to be dealt in a fight of which something triggers then that asks for such a deed."""
    combat = state.combat
    if combat is None or not combat.attackers or state.turn.step >= TurnStep.COMBAT_DAMAGE:
        return False
    fighting = {*(a.id for a in combat.attackers), *combat.blockers()}
    return any(
        entity in fighting
        and isinstance(ability.when, events.DealsDamage)
        and holds(ability.effects, *_ASKING[kind])
        for entity, ability in watching(state)
    )
