"""Drawing (CR 121). Libraries are not modelled: what is drawn is what the story tells to lie on top, else a card that nobody knows,
counted and discardable like any other card in hand."""

from __future__ import annotations

from typing import Any

from bot.abilities.player_events import Draws
from bot.abilities.replacements import ReplaceDraw
from bot.abilities.statics import CantDraw
from bot.engine.agenda import Choice, Option, Task
from bot.engine.applied_first import told_first
from bot.engine.characteristics.view import see, statements
from bot.engine.citations import Cite
from bot.engine.evaluate import is_among
from bot.engine.evaluate.context import Context
from bot.engine.evaluate.empty_library import has_empty_library
from bot.engine.happenings import Happening, What
from bot.engine.instructions import run
from bot.engine.log.notes import Note
from bot.engine.log.step import counted
from bot.engine.log.things import How
from bot.engine.log.turn import Drew
from bot.engine.players.counted_library import taken_off
from bot.engine.players.top_cards import known_on_top
from bot.engine.players.unknown_cards import UNKNOWN
from bot.engine.state import (
    Entity,
    State,
    Zone,
)
from bot.engine.told.decisions import SaysMay
from bot.engine.told.scripted import decisions_left, mark_used
from bot.engine.triggers import happen, watching
from bot.engine.turn.where import TurnStep
from bot.engine.zones.moves import move_all
from bot.engine.zones.objects import new_object
from bot.engine.zones.zone_change import ZoneChange
from bot.values import dataclass, replace


def _nothing_drawn_before(state: State, player: Entity) -> State:
    """The same state; where how many cards a player draws in a turn matters and the story began in this one, it says that what
    it tells is all that was drawn."""
    counted = state.turn.number == 1 and any(
        isinstance(ability.when, Draws) and ability.when.nth is not None for _, ability in watching(state)
    )
    if not counted:
        return state
    said = f"{state.player(player).name} drew no other card this turn."
    return state.having(assumed=state.assumed | {said})


_IN_DRAW_STEP = "draw step"


def draw_cards(state: State, player: Entity, number: int, done: frozenset[Any] = frozenset()) -> State:
    """A player draws; each card is a draw of its own (CR 121.2), that something may replace: then they are drawn next, one by one.
    No library runs out but one that is said to be empty, or of which all cards are counted. `done`: what has replaced the draw in whose place these are."""
    if number > 0 and replacing(state, player, done):
        return state.then(*(DrawOne(player, done),) * number)
    return _draw_now(state, player, number)


def _as_many_as_may(state: State, player: Entity, number: int) -> tuple[State, int]:
    """How many of so many cards the player can draw, where something says that they can't or no more than so many each turn (CR 101.2)."""
    barring = [
        s for s in statements(state, CantDraw) if is_among(s.effect.who, player, see(state), s.context)
    ]
    if number <= 0 or not barring:
        return state, number
    strictest = min(barring, key=lambda statement: statement.effect.most)
    if strictest.effect.most:
        state = _drawn_for_the_turn(state, player)
    drawn = sum(h.amount for h in state.history if h.what is What.DRAWS and h.subject == player)
    may = min(number, max(0, strictest.effect.most - drawn))
    if may < number:
        kept = counted(number - may, "card")
        state = state.step(Note.CANT_DRAW.of(strictest.name, state.label(player), kept), Cite.CANT_HAPPEN)
    return state, may


def _drawn_for_the_turn(state: State, player: Entity) -> State:
    """A story that begins in a player's main phase begins after that player drew for the turn (CR 504.1); the first turn of the game goes
    without where the player plays first."""
    began_after = state.turn.number == 1 and state.turn.step > TurnStep.DRAW
    drew = any(h.what is What.DRAWS and h.detail == _IN_DRAW_STEP for h in state.history)
    if not began_after or drew or state.turn.active != player or state.turn.first_of_game:
        return state
    drawn = Happening(What.DRAWS, player, amount=1, detail=_IN_DRAW_STEP)
    said = f"{state.player(player).name} drew a card for the turn."
    return state.having(history=(drawn, *state.history), assumed=state.assumed | {said})


def _draw_now(state: State, player: Entity, number: int) -> State:
    state, number = _as_many_as_may(state, player, number)
    if number <= 0:
        return state
    name = state.player(player).name
    if has_empty_library(state, player):
        state = state.step(Note.NOTHING_TO_DRAW.of(name), Cite.DRAW)
        return state.with_player(player, drew_from_nothing=True)
    state, there = taken_off(state, player, number)
    if there < number:
        return _draw_now(_drawn(state, player, there), player, number - there)
    return _drawn(state, player, number)


def _drawn(state: State, player: Entity, number: int) -> State:
    """So many cards have come into the hand."""
    name = state.player(player).name
    state = state.with_player(player, drawn=state.player(player).drawn + number)
    state = state.step(Drew(name, number), Cite.DRAW)
    state = _nothing_drawn_before(state, player)
    state, known = known_on_top(state, player, number)
    if known:
        state = move_all(state, tuple(ZoneChange(e, Zone.HAND, How.FOUND, (Cite.DRAW,)) for e in known))
    for at in range(number):
        if at >= len(known):
            state, _card = new_object(state, UNKNOWN, player, Zone.HAND)
        detail = _IN_DRAW_STEP if state.turn.step is TurnStep.DRAW else ""
        state = happen(state, Happening(What.DRAWS, player, amount=1, detail=detail))
    return state


_DONE = "draws replaced"


def replaced_before(context: Context) -> frozenset[Any]:
    """The effects that have replaced the draw in whose place this is drawn: none does so twice (CR 614.5)."""
    return next((done for kind, done in reversed(context.chosen) if kind == _DONE), frozenset())


@dataclass(frozen=True, slots=True)
class _Rule:
    """An effect that replaces draws: whose point of view, what it is called, which lasting effect it is of."""

    effect: ReplaceDraw
    context: Context
    name: str
    key: int | None = None

    @property
    def mark(self) -> tuple[Any, ...]:
        return (self.effect, self.context.source)


def replacing(state: State, player: Entity, done: frozenset[Any] = frozenset()) -> tuple[_Rule, ...]:
    """The effects that would replace this player's next draw."""
    rules = [_Rule(s.effect, s.context, s.name) for s in statements(state, ReplaceDraw) if not s.effect.once]
    rules += [
        _Rule(a.content, a.context, a.name, a.key)
        for a in state.effects
        if isinstance(a.content, ReplaceDraw) and a.content.once
    ]
    sight = see(state)
    own_step = state.turn.step is TurnStep.DRAW and state.turn.active == player
    first = own_step and not any(
        h.what is What.DRAWS and h.subject == player and h.detail == _IN_DRAW_STEP for h in state.history
    )
    return tuple(
        r
        for r in rules
        if r.mark not in done
        and not (r.effect.but_first and first)
        and is_among(r.effect.who, player, sight, r.context)
    )


@dataclass(frozen=True, slots=True)
class DrawOne(Task):
    """A player draws one card, unless that is replaced: by which effect first is theirs to choose (CR 616.1)."""

    player: Entity
    done: frozenset[Any] = frozenset()

    def do(self, state: State) -> State | Choice:
        _, may = _as_many_as_may(state, self.player, 1)
        rules = replacing(state, self.player, self.done) if may else ()  # what can't happen is not replaced
        if not rules:
            return _draw_now(state, self.player, 1)
        told, said = self._told(state, rules)
        if said is not None:
            return told.then(said)
        ways: tuple[tuple[str, Task], ...] = tuple((f"applies {r.name}", _Instead(self, r)) for r in rules)
        if all(r.effect.optional for r in rules):
            ways = (*ways, ("draws the card", _DrawnAfterAll(self.player)))
        if len(ways) == 1:
            return state.then(ways[0][1])
        options = tuple(Option(text, (task,)) for text, task in ways)
        name = state.label(self.player)
        return Choice(
            state, self.player, f"What happens to {name}'s draw?", options, (Cite.ORDER_OF_EFFECTS,)
        )

    def _told(self, state: State, rules: tuple[_Rule, ...]) -> tuple[State, Task | None]:
        name = state.label(self.player)
        state, told = told_first(state, self.player, [rule.name for rule in rules])
        if told is not None:
            return state, _Instead(self, rules[told])
        offered = [r for r in rules if r.effect.optional]
        for index, said in decisions_left(state, SaysMay):
            if (
                said.player == name
                and len(rules) == len(offered) == 1
                and said.about in (None, offered[0].name)
            ):
                task = _Instead(self, offered[0]) if said.yes else _DrawnAfterAll(self.player)
                return mark_used(state, index), task
        return state, None


@dataclass(frozen=True, slots=True)
class _Instead(Task):
    draw: DrawOne
    rule: _Rule

    def do(self, state: State) -> State:
        rule, player = self.rule, self.draw.player
        state = state.step(Note.DRAW_REPLACED.of(rule.name, state.label(player)), Cite.REPLACEMENT)
        if rule.key is not None:
            state = state.having(effects=tuple(a for a in state.effects if a.key != rule.key))
        done = (_DONE, self.draw.done | {rule.mark})
        context = replace(rule.context, respective=player, chosen=(*rule.context.chosen, done))
        return run(state, rule.effect.instead, context)


@dataclass(frozen=True, slots=True)
class _DrawnAfterAll(Task):
    player: Entity

    def do(self, state: State) -> State:
        return _draw_now(state, self.player, 1)
