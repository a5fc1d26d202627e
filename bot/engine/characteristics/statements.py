"""What static abilities and lasting effects say now besides characteristics: statements, and rules on one creature or player."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from bot.abilities.ability import Keyword
from bot.abilities.changes import Gains
from bot.abilities.combat_rules import CombatRule
from bot.abilities.effects import SetRule
from bot.abilities.statics import Changes, Rules, StaticEffect, While
from bot.engine.characteristics.functioning import statics
from bot.engine.evaluate import Sight, is_true, who_is
from bot.engine.evaluate.context import Context
from bot.engine.state import Entity, State, is_player
from bot.values import dataclass, replace


@dataclass(frozen=True, slots=True)
class Statement:
    """One static statement that holds now: `context` is its point of view, `name` what to call it."""

    effect: Any
    context: Context
    name: str


def statements_of(state: State, sight: Sight) -> Iterator[Statement]:
    """Every statement that holds: of permanents and emblems first, then of cards that speak from elsewhere, then of effects."""
    elsewhere = (o.id for o in state.objects.values() if o.id not in sight.chars)
    for entity in (*sight.chars, *elsewhere):
        found = state.objects[entity]
        chars = sight.chars.get(entity) or sight.elsewhere.get(entity)
        abilities = chars.abilities if chars is not None else found.card.abilities
        for ability in statics(abilities, found.zone) if abilities else ():
            controller = chars.controller if chars is not None else found.controller
            context = Context(entity, controller, chosen=found.chosen, x=found.x)
            for effect in holding(ability.effects, sight, context):
                yield Statement(effect, context, found.label)
    for active in state.effects:
        if isinstance(active.content, StaticEffect):
            for effect in holding((active.content,), sight, active.context):
                yield Statement(effect, active.context, active.name)


def holding(effects: tuple[Any, ...], sight: Sight, context: Context) -> Iterator[Any]:
    """Of these static effects those that hold now: what stands under a condition only while that is so."""
    for effect in effects:
        if isinstance(effect, While):
            if is_true(effect.condition, sight, context):
                yield from holding(effect.effects, sight, context)
        else:
            yield effect


def rules_by_entity(
    state: State, sight: Sight, said: Iterable[Statement]
) -> dict[Entity, list[tuple[CombatRule, Context]]]:
    """What the statements and the lasting effects say about each creature or player."""
    rules: dict[Entity, list[tuple[CombatRule, Context]]] = {}
    for statement in said:
        if isinstance(statement.effect, Rules):
            for entity in who_is(statement.effect.who, sight, statement.context):
                for rule in statement.effect.rules:
                    own = replace(statement.context, respective=entity)
                    rules.setdefault(entity, []).append((rule, own))
    for active in state.effects:
        if isinstance(active.content, SetRule):
            affected = active.affected
            if affected is None:
                affected = frozenset(who_is(active.content.who, sight, active.context))
            for entity in affected:
                for rule in active.content.rules:
                    own = replace(active.context, respective=entity)
                    rules.setdefault(entity, []).append((rule, own))
    return rules


def keywords_of_players(
    sight: Sight, said: Iterable[Statement]
) -> dict[Entity, list[tuple[Keyword, Context]]]:
    """The keywords that statements give to players, seen from what gives them: `You have hexproof` (CR 702.11c, 702.16i,
    702.18a)."""
    found: dict[Entity, list[tuple[Keyword, Context]]] = {}
    for statement in said:
        if isinstance(statement.effect, Changes):
            gained = [
                change.ability
                for change in statement.effect.changes
                if isinstance(change, Gains) and isinstance(change.ability, Keyword)
            ]
            for entity in who_is(statement.effect.who, sight, statement.context) if gained else ():
                if is_player(entity):
                    found.setdefault(entity, []).extend((k, statement.context) for k in gained)
    return found
