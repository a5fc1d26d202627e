"""Before a player would get priority: state-based actions, then waiting triggers onto the stack (CR 704.3, 603.3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.abilities.ability import Triggered
from bot.abilities.card import Card
from bot.abilities.combining import (
    Later,
    WhenYouDo,
)
from bot.abilities.events import StateHolds
from bot.abilities.opaque import opaque_now
from bot.abilities.who import Target
from bot.engine.agenda import Choice, Option, Task
from bot.engine.aim import aim
from bot.engine.citations import Cite
from bot.engine.illegal import illegal
from bot.engine.keyword_citations import cites_of
from bot.engine.log.notes import Note
from bot.engine.log.stack import AbilityTriggered, InVain, TriggeredInVain
from bot.engine.objects import (
    OnStack,
)
from bot.engine.relevance.met import meet
from bot.engine.stack.aimed_happenings import aimed
from bot.engine.stack.alike_in_any_order import are_alike_in_any_order
from bot.engine.stack.awaited import awaited
from bot.engine.stack.divisions import MOST_AIMS, Aim, BadAim
from bot.engine.stack.for_each_player import for_each_player
from bot.engine.stack.modes import Way, choose_modes, is_modal, mark_modes, with_modes
from bot.engine.stack.not_at_oneself import not_at_oneself
from bot.engine.stack.state_triggers import with_state_triggers
from bot.engine.stack.targets import aimed_at, aimed_by, aimed_by_several, aims, how_aimed
from bot.engine.stack.told_for_triggers import as_chosen, told_in_casting, told_modes, told_targets
from bot.engine.state import (
    State,
    Waiting,
    Zone,
)
from bot.engine.told.script import Targets
from bot.engine.told.scripted import mark_used
from bot.engine.triggers import happen
from bot.engine.zones.objects import new_object
from bot.values import dataclass, replace

#: More kinds of triggers, or more triggers, than these are not put on the stack in every order.
_MOST_TO_ORDER = 4
_MOST_ORDERED = 6


@dataclass(frozen=True, slots=True)
class Settle(Task):
    """State-based actions until none applies, then triggers onto the stack, and again until nothing is left to do."""

    is_quiet = True

    def do(self, state: State) -> State:
        if state.over:
            return state
        return state.game.era.timing.settle(state)


@dataclass(frozen=True, slots=True)
class PutTriggersOnStack(Task):
    """Waiting triggers go on the stack: the active player's first, each player's own in an order of their choice."""

    is_quiet = True

    told: bool = False  # whose go first has been said

    def do(self, state: State) -> State | Choice:
        state = with_state_triggers(state)
        if state.over or not state.waiting:
            return state.having(waiting=()) if state.waiting else state
        if not self.told and len({w.controller for w in state.waiting}) > 1:
            first = next(p for p in state.everyone() if any(w.controller == p for w in state.waiting))
            ordered = state.step(Note.TRIGGERS_ORDERED.of(state.label(first)), Cite.TRIGGER_ORDER)
            return ordered.then(PutTriggersOnStack(told=True))
        for player in state.everyone():
            mine = [w for w in state.waiting if w.controller == player]
            if not mine:
                continue
            kinds = _kinds(mine)
            if len(kinds) == 1 or are_alike_in_any_order(state, mine):
                return state.then(_PutOne(mine[0]), PutTriggersOnStack(told=True))
            if len(kinds) > _MOST_TO_ORDER or len(mine) > _MOST_ORDERED:
                said = f"{state.label(player)} puts {len(mine)} triggers on the stack in the order in which they triggered: other orders are not looked at."
                state = state.having(assumed=state.assumed | {said})
                return state.then(*map(_PutOne, mine), PutTriggersOnStack(told=True))
            options = tuple(
                Option(
                    f"puts {_name(state, w)} on the stack first", (_PutOne(w), PutTriggersOnStack(told=True))
                )
                for w in kinds
            )
            return Choice(
                state, player, "Which trigger goes on the stack first?", options, (Cite.TRIGGER_ORDER,)
            )
        return state


def _kinds(waiting: list[Waiting]) -> list[Waiting]:
    """One of each: triggers that are alike need no order."""
    found: dict[Any, Waiting] = {}
    for one in waiting:
        found.setdefault((one.ability, one.context.event and one.context.event.amount, one.source), one)
    return list(found.values())


def _name(state: State, waiting: Waiting) -> str:
    label = getattr(waiting.ability, "label", "")
    return f"{state.label(waiting.source)}'s {label or 'trigger'}"


@dataclass(frozen=True, slots=True)
class _PutOne(Task):
    """One triggered ability goes on the stack; its targets are chosen now (CR 603.3d)."""

    waiting: Waiting
    modes: tuple[int, ...] | None = None

    def do(self, state: State) -> State | Choice:
        waiting = self.waiting
        rest = list(state.waiting)
        if waiting in rest:
            rest.remove(waiting)
        state = state.having(waiting=tuple(rest))
        ability: Triggered | Later | WhenYouDo = waiting.ability
        raw = ability.effects
        if is_modal(raw):
            if self.modes is None:
                return self._choose_modes(state, raw)
            state = mark_modes(state, raw, self.modes, waiting.source)
            raw = with_modes(raw, self.modes)
        unread = opaque_now(raw)
        if unread is not None:
            return meet(state, waiting.source, unread)
        specs: tuple[Target, ...] = ()
        if isinstance(ability, Later):
            effects = raw
        else:
            effects, specs = aim(for_each_player(state, raw, waiting.context))
        context = (
            waiting.context if isinstance(ability, Later) else replace(waiting.context, targets=(), shares=())
        )
        told = Targets()
        index = None
        if specs:
            index, told = told_in_casting(state, waiting)
            if index is None:
                index, told = told_targets(state, waiting, specs)
        ways = aims(state, effects, specs, told, context)
        if specs and index is None and not isinstance(ways, BadAim):
            index, ways = as_chosen(state, waiting, ways)
        if isinstance(ways, BadAim) and index is not None:
            return illegal(state, ways.message, ways.cites)
        if index is not None:
            state = mark_used(state, index)
        if isinstance(ways, BadAim) or not ways:
            label = getattr(ability, "label", "") or "trigger"
            because = state.labels(waiting.of_what)
            vain = TriggeredInVain(
                state.label(waiting.source), label, InVain.NO_TARGET, because, awaited(ability)
            )
            return state.step(vain, Cite.TRIGGER_ON_STACK)
        if index is None and len(specs) == 1:
            who, name = waiting.controller, _name(state, waiting)
            state, ways = not_at_oneself(state, who, waiting.source, effects, ways, name)
        chooser = aimed_by(state, waiting.controller, specs, ways, context)
        if chooser is None:
            return aimed_by_several(state, _name(state, waiting))
        name = _name(state, waiting)
        does = how_aimed(specs, chooser, waiting.controller, "puts")
        does = f"{does} {name} on the stack" if does == "puts" else f"{does} {name}"
        options = tuple(
            Option(
                f"{does}{aimed_at(state, way)}",
                (_Push(waiting, effects, specs, way),),
            )
            for way in ways[:MOST_AIMS]
        )
        return Choice(
            state,
            chooser,
            f"Targets of {_name(state, waiting)}?",
            options,
            (Cite.TRIGGER_ON_STACK,),
            len(ways) > MOST_AIMS,
        )

    def _choose_modes(self, state: State, raw: tuple[Any, ...]) -> State | Choice:
        """As the trigger is put on the stack (CR 603.3c)."""
        waiting = self.waiting
        name = _name(state, waiting)
        state, told = told_modes(state, waiting)
        ways = choose_modes(state, raw, told, waiting.context)
        if isinstance(ways, BadAim):
            return illegal(state, ways.message, ways.cites)
        if not ways:  # no mode can be chosen (CR 603.3c)
            return state
        if not told:
            aimed_ways = [way for way in ways if self._is_aimed(state, with_modes(raw, way[0]))]
            if not aimed_ways and (bad := self._badly_aimed(state, raw, ways)) is not None:
                return illegal(state, bad.message, bad.cites)
            ways = aimed_ways or ways
        options = tuple(Option(f"{text} of {name}", (_PutOne(waiting, way),)) for way, text in ways)
        return Choice(state, waiting.controller, f"Which mode of {name}?", options, (Cite.CAST_MODES,))

    def _badly_aimed(self, state: State, raw: tuple[Any, ...], ways: Sequence[Way]) -> BadAim | None:
        """Why what the spell was told to be aimed at fits no mode of this trigger that has targets; None where no such thing was told."""
        told = told_in_casting(state, self.waiting)[1]
        for chosen, _ in ways if told.names else ():
            effects, specs = aim(for_each_player(state, with_modes(raw, chosen), self.waiting.context))
            context = replace(self.waiting.context, targets=(), shares=())
            if specs and isinstance(bad := aims(state, effects, specs, told, context), BadAim):
                return bad
        return None

    def _is_aimed(self, state: State, raw: tuple[Any, ...]) -> bool:
        """Whether it is told what the trigger is aimed at in this mode, and that is a legal target for it."""
        waiting = self.waiting
        effects, specs = aim(for_each_player(state, raw, waiting.context))
        if not specs or opaque_now(raw) is not None:
            return False
        index, told = told_in_casting(state, waiting)
        if index is None:
            index, told = told_targets(state, waiting, specs)
        context = replace(waiting.context, targets=(), shares=())
        ways = aims(state, effects, specs, told, context)
        if isinstance(ways, BadAim) or not ways:
            return False
        return index is not None or as_chosen(state, waiting, ways)[0] is not None


@dataclass(frozen=True, slots=True)
class _Push(Task):
    waiting: Waiting
    effects: tuple[Any, ...]
    specs: tuple[Any, ...]
    way: Aim

    def do(self, state: State) -> State:
        waiting = self.waiting
        ability = waiting.ability
        targets = self.way[0] or waiting.context.targets
        context = replace(waiting.context, targets=targets, shares=self.way[1] or waiting.context.shares)
        name = _name(state, waiting)
        state, entity = new_object(state, Card(name), waiting.controller, Zone.STACK, name)
        on_stack = OnStack(
            context,
            self.effects,
            is_ability=True,
            triggered=True,
            text=name,
            condition=getattr(ability, "condition", None),
            specs=self.specs,
            ability=ability if isinstance(getattr(ability, "when", None), StateHolds) else None,
        )
        state = state.with_object(replace(state.objects[entity], on_stack=on_stack))
        state = state.having(stack=(*state.stack, entity))
        cites = [Cite.TRIGGER_DELAYED if isinstance(ability, Later) else Cite.TRIGGER]
        if state.prevention is not None and state.prevention.is_ending:
            cites = [Cite.DAMAGE_PREVENTION_STEP]  # a side effect of damage, or of what it destroyed
        if isinstance(getattr(ability, "when", None), StateHolds):
            cites.append(Cite.TRIGGER_STATE)
        cites += cites_of(getattr(ability, "label", ""))
        label, aim = getattr(ability, "label", ""), aimed_at(state, self.way)
        because = state.labels(waiting.of_what)
        triggered = AbilityTriggered(state.label(waiting.source), label, aim, because, awaited(ability))
        state = state.step(triggered, *cites, Cite.TRIGGER_ON_STACK)
        chosen = [e for group in self.way[0] for e in group]
        return happen(state, *aimed(state, waiting.controller, chosen, entity))
