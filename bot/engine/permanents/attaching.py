"""What an Aura may enchant, and what one does that enters without being cast (CR 303.4, 702.5)."""

from __future__ import annotations

from bot.abilities.ability import Keyword, Static
from bot.abilities.statics import AttachesOnlyTo
from bot.engine.characteristics.view import permanents, see
from bot.engine.damage.modify import protected_from
from bot.engine.evaluate import fits
from bot.engine.evaluate.context import Context
from bot.engine.objects import (
    Object,
)
from bot.engine.state import (
    Entity,
    State,
)
from bot.engine.told.decisions import Picks
from bot.engine.told.scripted import decisions_left, mark_used
from bot.values import replace

#: What an Aura on the battlefield has of which the story does not tell what it enchants: something, as it would not be there else.
HOST_UNTOLD = "host untold"


def enchants(state: State, aura: Object, to: Entity) -> bool:
    """Whether the Aura's enchant ability allows this permanent or player (CR 702.5)."""
    chars = permanents(state).get(aura.id)
    abilities = chars.abilities if chars else aura.card.abilities
    controller = chars.controller if chars else aura.controller
    for ability in abilities:
        if isinstance(ability, Keyword) and ability.name == "enchant" and ability.filter is not None:
            return fits(ability.filter, to, see(state), Context(aura.id, controller))
    return True


def may_be_attached(state: State, what: Object, to: Entity) -> bool:
    """Whether its own words let it be attached to this: `~ can be attached only to a creature with power 3 or greater`."""
    chars = permanents(state).get(what.id)
    own = Context(what.id, chars.controller if chars is not None else what.controller)
    return all(
        fits(effect.what, to, see(state), own)
        for ability in (chars.abilities if chars is not None else what.card.abilities)
        if isinstance(ability, Static)
        for effect in ability.effects
        if isinstance(effect, AttachesOnlyTo)
    )


def possible_hosts(state: State, aura: Object, player: Entity) -> tuple[Entity, ...]:
    """What an Aura entering under this player's control could enchant (CR 303.4f)."""
    mine = replace(aura, controller=player)
    return tuple(
        e
        for e in (*state.everyone(), *permanents(state))
        if enchants(state, mine, e) and (e < 0 or protected_from(state, e, aura.id) is None)
    )


def told_host(state: State, aura: Object, hosts: tuple[Entity, ...]) -> tuple[State, Entity | None]:
    """The one of these that the scenario says it enchants."""
    by_label = {state.label(e): e for e in hosts}
    for index, answer in decisions_left(state, Picks):
        named = [by_label[n] for n in answer.names if n in by_label]
        if answer.about in (None, aura.label) and len(named) == 1:
            return mark_used(state, index), named[0]
    return state, None
