"""Small boards for combat: creatures by a few words, and running tasks until every choice is answered."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from immutables import Map

from bot.abilities.ability import Ability, Keyword, Static
from bot.abilities.card import Card
from bot.abilities.combat_rules import CombatRule
from bot.abilities.statics import Rules
from bot.abilities.who import SELF
from bot.engine.agenda import Choice, Task, advance, decide
from bot.engine.eras import CURRENT, Era
from bot.engine.game import Game
from bot.engine.log.step import Step
from bot.engine.objects import (
    Object,
)
from bot.engine.state import Player, State, Zone, first_incarnation, player_at
from bot.engine.told.script import Action
from bot.engine.turn.where import (
    Turn,
    TurnStep,
)

ALICE, BOB, CAROL = player_at(0), player_at(1), player_at(2)


def creature(
    name: str,
    power: int,
    toughness: int,
    *abilities: Ability | CombatRule | str,
    colors: tuple[str, ...] = (),
    types: tuple[str, ...] = ("Creature",),
    subtypes: tuple[str, ...] = (),
    supertypes: tuple[str, ...] = (),
    loyalty: int | None = None,
) -> Card:
    """A card: strings among `abilities` are keywords, combat rules are about the creature itself."""
    made: list[Ability] = []
    for ability in abilities:
        if isinstance(ability, str):
            made.append(Keyword(ability))
        elif isinstance(ability, CombatRule):
            made.append(Static((Rules(SELF, (ability,)),)))
        else:
            made.append(ability)
    is_creature = "Creature" in types
    return Card(
        name,
        types,
        subtypes,
        supertypes,
        colors,
        power=power if is_creature else None,
        toughness=toughness if is_creature else None,
        loyalty=loyalty,
        abilities=tuple(made),
    )


def board(
    *sides: Iterable[Card | tuple[Card, dict[str, Any]]],
    era: Era = CURRENT,
    script: tuple[Action, ...] = (),
    step: TurnStep = TurnStep.DECLARE_ATTACKERS,
) -> State:
    """Each side is a player's permanents, Alice's first and active; a pair is a card and what differs of the object."""
    names = ("Alice", "Bob", "Carol", "Dave")
    objects: Map[int, Object] = Map()
    serial = 0
    for number, side in enumerate(sides):
        for one in side:
            serial += 1
            card, more = one if isinstance(one, tuple) else (one, {})
            owner = player_at(number)
            counters = (("loyalty", card.loyalty),) if card.loyalty else ()
            made = Object(
                first_incarnation(serial), card.name, card, owner, owner, Zone.BATTLEFIELD, counters=counters
            )
            objects = objects.set(made.id, replace(made, **more))
    return State(
        Game(era, script),
        tuple(Player(n) for n in names[: len(sides)]),
        objects,
        Turn(ALICE, step),
        next_serial=serial + 1,
        position=len(script),
    )


def ended(state: State, *tasks: Task) -> list[State]:
    """Every state in which these tasks can end, each choice answered every way, in the order of the options."""
    ends: list[State] = []
    waiting = [state.then(*tasks)]
    while waiting:
        now = waiting.pop()
        if not now.agenda:
            ends.append(now)
            continue
        result = advance(now)
        if isinstance(result, Choice):
            waiting += [decide(result, option) for option in reversed(result.options)]
        else:
            waiting.append(result)
    return ends


def end(state: State, *tasks: Task) -> State:
    """The one state in which these tasks end; fails when a choice is left open."""
    (only,) = ended(state, *tasks)
    return only


def options_of(state: State, *tasks: Task) -> list[str]:
    """The texts of the first choice's options."""
    now: State | Choice = state.then(*tasks)
    while not isinstance(now, Choice):
        if not now.agenda:
            return []
        now = advance(now)
    return [o.text for o in now.options]


def texts(state: State, kind: str | None = None) -> list[str]:
    """What was logged, of one kind or all."""
    entries = state.log.entries() if state.log else []
    return [e.text for e in entries if isinstance(e, Step) and kind in (None, e.kind)]


def cited(state: State) -> set[str]:
    """The numbers that the steps cite, in the era's document."""
    document = state.game.era.document
    entries = state.log.entries() if state.log else []
    return {n for e in entries for c in e.cites if (n := c.number(document)) is not None}


def life(state: State) -> list[int]:
    return [p.life for p in state.players]


def on(condition: Callable[[State], bool], states: Iterable[State]) -> int:
    """How many of the states fulfil the condition."""
    return sum(1 for s in states if condition(s))
