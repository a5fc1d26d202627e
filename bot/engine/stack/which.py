"""Which ability of a permanent or card the story means to activate (CR 602.1)."""

from __future__ import annotations

from typing import Any

from bot.abilities.ability import Activated
from bot.abilities.keyword_abilities.activated import (
    activated_in,
    activated_of,
    is_for_mana,
    is_mana_ability,
)
from bot.abilities.keyword_abilities.basic_land_types import of_land_types
from bot.engine.aim import aim
from bot.engine.characteristics.view import chars_of
from bot.engine.objects import (
    Object,
)
from bot.engine.state import (
    State,
)
from bot.engine.told.script import AbilityOf, Activate


def abilities_meant(state: State, source: Object, action: Activate) -> list[list[Activated]]:
    """The activated abilities of a thing that the story may mean, those alike likely together, the likeliest first: with targets
    told, those that have targets; mana abilities only where there is nothing else."""
    able = _abilities(state, source)
    if action.which is not None:
        named = (_named(state, able, one, source) for one in action.which)
        found = list(dict.fromkeys(a for a in named if a is not None))
        if found or not _adds_mana(source, action.which):
            return [found]
    if (
        action.for_mana or action.which is not None
    ):  # `taps Ancient Tomb for mana`, which is a Mountain by now
        return [[a for a in able if is_for_mana(a)][:1] or [a for a in able if is_mana_ability(a)][:1]]
    useful = [a for a in able if not is_for_mana(a)]
    if not useful and all(is_for_mana(a) for a in activated_in(source.card.abilities)):
        useful = list(able)  # a fetch land that is a Mountain by now has not what the story means
    told = bool(action.targets.names or action.targets.shares)
    return [[a for a in useful if is_aimed(a) == told], [a for a in useful if is_aimed(a) != told]]


def _adds_mana(source: Object, which: tuple[AbilityOf, ...]) -> bool:
    """Whether the ability that is meant is a mana ability by its text, which the thing may have lost."""
    text = activated_in(source.card.abilities)
    own = [text[one.number - 1] for one in which if one.of == source.label and 1 <= one.number <= len(text)]
    return bool(own) and all(map(is_mana_ability, own))


def _abilities(state: State, source: Object) -> tuple[Activated, ...]:
    """What it has now, the mana abilities of its basic land types last (CR 305.6)."""
    chars = chars_of(state, source.id)
    return (*activated_of(chars.abilities), *of_land_types(chars.subtypes)) if chars is not None else ()


def is_aimed(ability: Activated) -> bool:
    """Whether an ability has targets, as far as its text is read."""
    effects: tuple[Any, ...] = ability.effects
    return bool(aim(effects)[1]) or any(getattr(e, "targets", False) for e in effects)


def key_of(state: State, source: Object, ability: Activated) -> AbilityOf:
    """How a story would say that it means this ability of that thing."""
    for found in (source, *state.objects.values()):
        text = activated_in(found.card.abilities)
        if ability in text:
            return AbilityOf(found.label, text.index(ability) + 1)
    return AbilityOf(source.label, _abilities(state, source).index(ability) + 1)


def _named(state: State, able: tuple[Activated, ...], one: AbilityOf, source: Object) -> Activated | None:
    """That ability, as the thing has it now; None where it doesn't have it."""
    of = source if one.of == source.label else state.named(one.of)
    text = activated_in(of.card.abilities) if of is not None else ()
    if 1 <= one.number <= len(text) and text[one.number - 1] in able:
        return text[one.number - 1]
    own = activated_of(source.card.abilities)
    if of is source and len(own) < one.number <= len(able):
        return able[one.number - 1]
    return None
