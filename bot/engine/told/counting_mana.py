"""How much mana things make, as the story asks: worked out, and said as a step; nothing is tapped."""

from __future__ import annotations

from bot.abilities.ability import Keyword, Spell, Triggered
from bot.abilities.keyword_abilities.triggered import implied
from bot.abilities.player_effects import AddMana
from bot.abilities.walk import holds
from bot.engine.characteristics.view import permanents
from bot.engine.citations import Cite
from bot.engine.costs.mana_made import Made, made_by, made_by_spell
from bot.engine.log.costs import ManaCounted, ManaPart
from bot.engine.objects import Object
from bot.engine.state import Entity, State, Zone
from bot.engine.told.asked_of_costs import CountsMana


def count_mana(state: State, action: CountsMana) -> State:
    """The state in which it has been said how much mana they make."""
    player = state.player_named(action.player)
    assert player is not None
    if action.what is None:
        things = [
            state.objects[e]
            for e, chars in permanents(state).items()
            if chars.controller == player and not state.objects[e].tapped
        ]
    else:
        things = [found for label in action.what if (found := state.named(label)) is not None]
    parts: dict[tuple[str, Made], list[Object]] = {}
    for thing in things:
        best = _best(state, player, thing, gross=action.what is not None)
        if best is not None:
            parts.setdefault((thing.card.name, best), []).append(thing)
    told = tuple(
        ManaPart(
            those[0].label if len(those) == 1 else f"{len(those)} {name}s",
            len(those),
            made.amount,
            made.mana,
            made.cost,
            made.why,
            made.known,
        )
        for (name, made), those in parts.items()
        if action.what is not None or made.net > 0 or not made.known
    )
    gross = sum(part.amount * part.number for part in told)
    net = sum((part.amount - part.cost) * part.number for part in told)
    step = ManaCounted(action.player, told, gross, net, action.what is None)
    return state.step(step, Cite.TAPPED_FOR_MANA, Cite.MANA_ABILITY)


def _best(state: State, player: Entity, thing: Object, *, gross: bool) -> Made | None:
    """The ability that makes most; None where it makes no mana."""
    if thing.zone is Zone.BATTLEFIELD:
        keywords = [a for a in thing.card.abilities if isinstance(a, Keyword)]
        own = (*thing.card.abilities, *(one for keyword in keywords for one in implied(keyword)))
        triggered = [a for a in own if isinstance(a, Triggered) and holds(a, AddMana)]
        made = made_by(state, player, thing.id)
        if gross and not made:
            made = made_by_spell(state, player, thing.id, triggered)
    else:
        made = made_by_spell(
            state, player, thing.id, [a for a in thing.card.abilities if isinstance(a, Spell)]
        )
    unknown = [one for one in made if not one.known]
    if unknown:
        return unknown[0]
    return max(made, key=lambda one: one.amount if gross else one.net, default=None)
