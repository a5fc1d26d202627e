"""Whom an attack can be aimed at, and who defends (CR 506.2, 506.3, 508.5)."""

from __future__ import annotations

from bot.engine.characteristics.chars import Chars
from bot.engine.characteristics.view import permanents
from bot.engine.happenings import What
from bot.engine.objects import (
    Object,
)
from bot.engine.state import (
    Entity,
    State,
    Zone,
    is_player,
)


def whom_may_be_attacked(state: State, player: Entity) -> tuple[Entity, ...]:
    """The players, planeswalkers and battles that `player`'s creatures may attack, players first (CR 506.2, 508.4).

    Restrictions on single creatures do not count here. All opponents are defending players (CR 802.2).
    """
    found = [p for p in state.opponents(player) if not state.player(p).lost]
    era = state.game.era
    if not (era.has_planeswalkers or era.has_battles):
        return tuple(found)
    for entity, chars in permanents(state).items():
        if "Planeswalker" in chars.types or "Battle" in chars.types:
            defender = defending_player(state, entity)
            if defender is not None and defender != player and not state.player(defender).lost:
                found.append(entity)
    return tuple(found)


def defending_player(state: State, whom: Entity) -> Entity | None:
    """Who defends when `whom` is attacked: the player, the planeswalker's controller, the battle's protector (CR 508.5).
    None for what cannot be attacked now: gone, or neither planeswalker nor battle."""
    if is_player(whom):
        return whom
    chars = permanents(state).get(whom)
    found = state.object(whom)
    if chars is None or found is None:
        return None
    if "Battle" in chars.types and state.game.era.has_battles:
        return _protector(state, found, chars)
    if "Planeswalker" in chars.types and state.game.era.has_planeswalkers:
        return chars.controller
    return None


def _protector(state: State, battle: Object, chars: Chars) -> Entity:
    """The battle's protector: as chosen, else of a Siege its controller's opponent, else its controller (CR 310.8, 310.11)."""
    chosen = battle.choice("protector")
    if isinstance(chosen, str):
        chosen = state.player_named(chosen)
    if isinstance(chosen, int):
        return chosen
    if "Siege" in chars.subtypes:
        return state.opponents(chars.controller)[0]
    return chars.controller


def is_still_attacked(state: State, whom: Entity, defender: Entity) -> bool:
    """Whether `whom` can go on being attacked: a player still in the game, a permanent that the same player defends
    (CR 506.4, 506.4c)."""
    if is_player(whom):
        return not state.player(whom).lost
    found = state.object(whom)
    return found is not None and found.zone is Zone.BATTLEFIELD and defending_player(state, whom) == defender


def opponents_attacked(state: State, player: Entity) -> int:
    """How many opponents `player` attacked with a creature in this combat (melee, CR 702.121a): declared attacks on the
    players themselves count, planeswalkers and battles do not, nor do creatures that entered attacking."""
    if state.combat is None:
        return 0
    mine = set(state.combat.was_attacking) | {a.id for a in state.combat.attackers}
    return len(
        {
            h.object
            for h in state.history
            if h.what is What.ATTACKS and h.subject in mine and h.object is not None and is_player(h.object)
        }
        - {player}
    )
