"""What a change of costs says of each spell: `that spell` and `that player` are the spell that is being cast and who casts it."""

from __future__ import annotations

from typing import Any

from bot.abilities.cost_changes import CostChange
from bot.abilities.who import SELF, ControllerOf
from bot.cards.binding.again import RESPECTIVE
from bot.cards.binding.binder import Binder, binds
from bot.cards.binding.referents import player, thing
from bot.values import replace


@binds(CostChange)
def cost_change(binder: Binder, change: CostChange) -> Any:
    which = binder.value(change, "which", change.which)
    spell = SELF if change.which is None else RESPECTIVE
    if change.which is not None:
        binder.discourse.mention(thing(spell, "spell"))
        if change.which.player:
            binder.discourse.mention(player(ControllerOf(spell)))
    return replace(
        change,
        which=which,
        much=binder.value(change, "much", change.much),
        only_if=binder.value(change, "only_if", change.only_if),
        aimed_at=binder.value(change, "aimed_at", change.aimed_at),
    )
