"""What is said besides of what a spell costs: what may be paid with life, what finds nothing to count, what ward will ask for."""

from __future__ import annotations

from bot.abilities.ability import Keyword
from bot.abilities.cost_changes import CostChange
from bot.abilities.costs import Mana
from bot.abilities.walk import inside
from bot.engine.characteristics.view import permanents
from bot.engine.costs.mana_in_parts import ManaInParts
from bot.engine.costs.spell_cost import TotalCost
from bot.engine.log.cost_words import said
from bot.engine.log.step import listed
from bot.engine.objects import Object
from bot.engine.stack.way_of_cast import entities
from bot.engine.state import State
from bot.engine.told.script import Cast


def said_besides(card: Object, deed: Cast, cost: TotalCost) -> list[str]:
    """What may be paid with life, and what of its own could take something off and finds nothing."""
    words = _life_instead(card, deed)
    own = [a.name for a in card.card.abilities if isinstance(a, Keyword) and a.name == "affinity"]
    own += ["own text" for change in inside(card.card.abilities, CostChange) if change.which is None]
    told = {change.by for change in cost.changes}
    lacking = [name for name in dict.fromkeys(own) if f"its {name}" not in told]
    return words + [f"its {name} changes nothing by what is told" for name in lacking]


def _life_instead(card: Object, deed: Cast) -> list[str]:
    phyrexian = ManaInParts.of(card.card.mana_cost).for_life
    if not phyrexian or deed.alternative or deed.life:
        return []
    each = "each " if len(phyrexian) > 1 else ""
    return [f"{each}{{{phyrexian[0]}}} may be paid with 2 life instead"]


def asked_by_ward(state: State, deed: Cast) -> list[str]:
    """What ward asks for once it is cast (CR 702.21a): it is no part of the total cost."""
    player = state.player_named(deed.player)
    found = []
    for entity in entities(state, deed.targets.names or ()):
        chars = permanents(state).get(entity)
        if chars is None or chars.controller == player:
            continue
        for ability in chars.abilities:
            if isinstance(ability, Keyword) and ability.name == "ward" and ability.cost:
                asked = listed(p.symbols if isinstance(p, Mana) else said(p) for p in ability.cost)
                found.append(f"ward of {state.label(entity)} counters it then unless {asked} is paid")
    return found
