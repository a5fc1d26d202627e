"""Losing the game (CR 104.3, 704.5a-c): who does as state-based actions are checked, and what is done instead."""

from __future__ import annotations

from typing import Any

from bot.abilities.replacements import ReplaceLosing
from bot.abilities.statics import CantLose
from bot.engine.agenda import Choice, Task
from bot.engine.characteristics.view import see, statements
from bot.engine.citations import Cite
from bot.engine.evaluate import is_among
from bot.engine.evaluate.context import Context
from bot.engine.happenings import Happening, What
from bot.engine.instructions import run
from bot.engine.log.players import GameDrawn, LosingReplaced, LostTheGame, WonTheGame
from bot.engine.log.stack import InVain, TriggeredInVain
from bot.engine.players.commanders import deadly
from bot.engine.stack.awaited import awaited
from bot.engine.state import (
    Entity,
    Player,
    State,
    player_at,
)
from bot.engine.triggers import about_to
from bot.engine.zones.leave_game import leave_game
from bot.values import dataclass


@dataclass(frozen=True, slots=True)
class Replaced:
    """What happens in place of an event, from whose point of view."""

    source: Entity
    effects: tuple[Any, ...]
    context: Context


def instead_of_losing(state: State, player: Entity) -> Replaced | None:
    """An effect that replaces this player's losing the game, if there is one."""
    sight = see(state)
    for statement in statements(state, ReplaceLosing):
        if is_among(statement.effect.who, player, sight, statement.context):
            return Replaced(statement.context.source, statement.effect.instead, statement.context)
    return None


@dataclass(frozen=True, slots=True)
class LoseGame(Task):
    """A player would lose the game: unless something replaces it or says that they can't."""

    player: Entity
    cite: Cite
    why: LostTheGame
    instead: Replaced | None = (
        None  # found as state-based actions were checked: its source may leave meanwhile
    )

    def do(self, state: State) -> State | Choice:
        if state.player(self.player).lost:
            return state
        state = about_to(state, Happening(What.LOSES_GAME, self.player))
        name = state.player(self.player).name
        instead = self.instead or instead_of_losing(state, self.player)
        if instead is not None:
            replaced = LosingReplaced(name, state.label(instead.source))
            state = state.step(replaced, Cite.REPLACEMENT, self.cite)
            return run(state, instead.effects, instead.context)
        state = state.with_player(self.player, lost=True)
        state = state.step(self.why, self.cite)
        if state.agenda and isinstance(state.agenda[-1], LoseGame):
            return state  # others lose at the same time (CR 704.3)
        left = [p for p in state.everyone() if not state.player(p).lost]
        if len(left) <= 1:
            for waiting in state.waiting:
                label = getattr(waiting.ability, "label", "") or "trigger"
                because = state.labels(waiting.of_what)
                source = state.label(waiting.source)
                vain = TriggeredInVain(source, label, InVain.GAME_OVER, because, awaited(waiting.ability))
                state = state.step(vain, Cite.TRIGGER)
        if len(left) == 1:
            state = state.with_player(left[0], won=True)
            state = state.step(WonTheGame(state.label(left[0])), Cite.GAME_OVER)
        elif not left:
            state = state.step(GameDrawn(), Cite.DRAWN)
        if len(left) <= 1:
            return state.having(over=True)
        return leave_game(state, *(p for p in map(player_at, range(len(state.players))) if p not in left))


def _is_well(player: Player) -> bool:
    """Whether nothing is there that a player could lose by."""
    in_danger = player.life <= 0 or player.drew_from_nothing or player.poison >= 10 or player.by_commanders
    return not in_danger


def spared_by(state: State, player: Entity) -> str:
    """What keeps this player from losing that would lose as state-based actions are checked, by its label; empty where nothing is
    needed to, or nothing does."""
    own = state.player(player)
    if own.lost or _is_well(own):
        return ""
    sight = see(state)
    sparing = (
        state.label(s.context.source)
        for s in statements(state, CantLose)
        if is_among(s.effect.who, player, sight, s.context) and (own.life <= 0 or not s.effect.for_life)
    )
    return next(sparing, "")


def who_loses(state: State, life: bool = True) -> tuple[tuple[Entity, Cite, LostTheGame], ...]:
    """The players who lose, by what and why; without `life`, as where life totals are checked at set times only (1997)."""
    found = []
    sight = see(state)
    for player in state.everyone():
        own = state.player(player)
        if own.lost or _is_well(own):
            continue
        spared = [
            s.effect for s in statements(state, CantLose) if is_among(s.effect.who, player, sight, s.context)
        ]
        if any(not s.for_life for s in spared):
            continue
        if own.life <= 0 and life and not spared:
            found.append((player, Cite.LOSES_LIFE, LostTheGame(own.name, life=own.life)))
        elif own.drew_from_nothing:
            why = "tried to draw from an empty library"
            found.append((player, Cite.LOSES_DRAWING, LostTheGame(own.name, effect=why)))
        elif own.poison >= 10:
            found.append((player, Cite.LOSES_POISON, LostTheGame(own.name, poison=own.poison)))
        else:
            for label, dealt in deadly(own.by_commanders):
                lost = LostTheGame(own.name, effect=f"{dealt} combat damage by the commander {label}")
                found.append((player, Cite.COMMANDER_DAMAGE, lost))
                break
    return tuple(found)
