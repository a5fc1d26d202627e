"""What targets of one and the same phrase have to have in common: `from a single graveyard`, `controlled by the same player`, `that share
a card type`, `with total mana value 6 or less` (CR 115.1)."""

from __future__ import annotations

from itertools import combinations

from bot.abilities.filters import InZone
from bot.abilities.relations import Alike, TotalAtMost
from bot.abilities.subtypes import CREATURE_TYPES
from bot.abilities.who import Chosen, Target
from bot.engine.characteristics.view import see
from bot.engine.evaluate import amount_of
from bot.engine.evaluate.context import Context
from bot.engine.evaluate.sight import Sight
from bot.engine.evaluate.stats import stat_or_zero
from bot.engine.state import Entity, State


def apart(state: State, spec: Target | Chosen, picked: tuple[Entity, ...], context: Context) -> bool:
    """Whether these can't be its targets, or chosen for it, together, though each alone could."""
    sight = see(state)
    for quality in spec.what.qualities:
        if (
            isinstance(quality, InZone)
            and quality.single
            and len({state.objects[e].owner for e in picked}) > 1
        ):
            return True
        if isinstance(quality, TotalAtMost) and picked:
            total = sum(stat_or_zero(quality.stat, entity, sight) for entity in picked)
            if total > amount_of(quality.most, sight, context):
                return True
        if isinstance(quality, Alike) and len(picked) > 1:
            each = [_of(quality, entity, sight) for entity in picked]
            if quality.differ and any(one & other for one, other in combinations(each, 2)):
                return True
            if not quality.differ and not frozenset.intersection(*each):
                return True
    return False


def _of(quality: Alike, entity: Entity, sight: Sight) -> frozenset[object]:
    """What is compared, of one of them."""
    chars = sight.chars_of(entity)
    if quality.what == "controller":
        return frozenset({sight.controller(entity)})
    if chars is None:
        return frozenset()
    if quality.what == "creature type":
        return frozenset(chars.subtypes) & CREATURE_TYPES
    return frozenset(chars.types)
