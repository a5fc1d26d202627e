"""The sets of rules that a kind of combat rule stands in, with whom each is about (CR 508.1c, 509.1b)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from bot.abilities.combat_rules import CombatRule
from bot.abilities.effects import SetRule
from bot.abilities.statics import Rules
from bot.engine.characteristics.view import view_of
from bot.engine.evaluate import who_is
from bot.engine.evaluate.context import Context
from bot.engine.evaluate.sight import Sight
from bot.engine.state import Entity, State

R = TypeVar("R", bound=CombatRule)


def rules_about(state: State, sight: Sight, kind: type[R]) -> Iterator[tuple[R, Context, tuple[Entity, ...]]]:
    """Each rule of that kind, of an ability or of an effect that lasts, and the objects and players that it is about."""
    for statement in view_of(state).of_type(Rules):
        of_kind = [rule for rule in statement.effect.rules if isinstance(rule, kind)]
        if of_kind:
            affected = who_is(statement.effect.who, sight, statement.context)
            yield from ((rule, statement.context, affected) for rule in of_kind)
    for active in state.effects:
        content = active.content
        if isinstance(content, SetRule):
            for rule in content.rules:
                if isinstance(rule, kind):
                    held = active.affected
                    affected = who_is(content.who, sight, active.context) if held is None else tuple(held)
                    yield rule, active.context, affected
