"""Permanents that are exerted (CR 701.43): as they attack, or to pay for an ability."""

from __future__ import annotations

from bot.abilities.combat_rules import DoesntUntap
from bot.abilities.durations import Duration
from bot.abilities.effects import SetRule
from bot.abilities.who import SELF
from bot.engine.citations import Cite
from bot.engine.evaluate.context import Context
from bot.engine.happenings import Happening, What
from bot.engine.lasting import add_effect
from bot.engine.log.combat import Exerted
from bot.engine.state import Entity, State
from bot.engine.triggers import happen


def exerted(state: State, player: Entity, *entities: Entity) -> State:
    """They won't untap during that player's next untap step (CR 701.43a)."""
    for entity in entities:
        label = state.label(entity)
        state = state.step(Exerted(label, state.label(player)), Cite.EXERT)
        rule = SetRule(SELF, (DoesntUntap(next_only=True),), Duration.INDEFINITELY)
        context = Context(entity, player)
        state = add_effect(state, rule, context, Duration.INDEFINITELY, label, affected=(entity,))
    return happen(state, *(Happening(What.EXERTS, player, e) for e in entities))
