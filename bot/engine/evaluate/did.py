"""What players did this turn, and what was done to them, as a description of them says."""

from __future__ import annotations

from bot.abilities.past import DidThisTurn
from bot.engine.evaluate.context import Context
from bot.engine.evaluate.events import matches
from bot.engine.evaluate.sight import Sight
from bot.engine.happenings import What
from bot.engine.state import Entity
from bot.values import replace


def attacked_by(player: Entity, those: tuple[Entity, ...], sight: Sight) -> bool:
    """Whether one of these was declared as an attacker of that player this turn (CR 508.1)."""
    attacks = (h for h in sight.state.history if h.what is What.ATTACKS)
    return any(h.object == player and h.subject in those for h in attacks)


def did_this_turn(quality: DidThisTurn, player: Entity, sight: Sight, context: Context) -> bool:
    """Whether such an event was theirs, and where more are asked for, of so many that did it."""
    own = replace(context, respective=player)
    by = {h.subject for h in sight.state.history if matches(quality.event, h, sight, own)}
    return len(by) >= quality.by_so_many
