"""What kind of effect something is in 1997, told from the types of its instructions: prevention, regeneration, mana, others."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.abilities.ability import Activated, Spell
from bot.abilities.combining import (
    Then,
)
from bot.abilities.damage import ReplaceDamage
from bot.abilities.effects import (
    Regenerate,
    Shield,
)
from bot.abilities.player_effects import (
    AddMana,
)
from bot.abilities.who import Chosen
from bot.engine.aim import aim
from bot.engine.evaluate.context import Context
from bot.engine.objects import (
    Object,
)
from bot.engine.stack.divisions import BadAim
from bot.engine.stack.modes import choose_modes, is_modal, with_modes
from bot.engine.stack.targets import aims
from bot.engine.stack.which import abilities_meant
from bot.engine.state import (
    State,
    Zone,
)
from bot.engine.told.script import Activate, Cast


def parts_of(effects: tuple[Any, ...]) -> Iterator[Any]:
    """The single instructions, those of compound sentences one by one."""
    for effect in effects:
        if isinstance(effect, Then):
            yield from parts_of(effect.parts)
        else:
            yield effect


def shields_in(effects: tuple[Any, ...]) -> list[ReplaceDamage]:
    """What of these instructions prevents, redirects or otherwise acts on damage."""
    return [e.replace for e in parts_of(effects) if isinstance(e, Shield)]


def is_limited(shield: ReplaceDamage) -> bool:
    """Whether it acts on a limited amount ("the next 3") or on one source's damage: in 1997 it acts on a packet that waits, and
    only then. What lasts ("all combat damage this turn") may be used beforehand."""
    return shield.capacity is not None or shield.once or isinstance(shield.pattern.by, Chosen)


def acts_on_damage(effects: tuple[Any, ...]) -> bool:
    """Whether any of it prevents or redirects damage, or is used when damage is dealt."""
    return bool(shields_in(effects))


def needs_a_packet(effects: tuple[Any, ...]) -> bool:
    """Whether it can only be used on damage that waits."""
    return any(is_limited(s) for s in shields_in(effects))


def regenerates(effects: tuple[Any, ...]) -> bool:
    """Whether all it does is regenerate something."""
    parts = list(parts_of(effects))
    return bool(parts) and all(isinstance(e, Regenerate) for e in parts)


def is_mana_source(effects: tuple[Any, ...]) -> bool:
    """Whether all it does is produce mana."""
    return bool(effects) and all(isinstance(e, AddMana) for e in parts_of(effects))


def effects_told(state: State, action: Cast | Activate) -> tuple[Any, ...]:
    """The instructions of what the story says is played, the modes chosen that are told or that alone fit the targets told;
    empty where that can't be said."""
    if isinstance(action, Activate):
        ability = ability_told(state, action)
        return ability.effects if ability is not None else ()
    card = card_told(state, action.card)
    if card is None:
        return ()
    effects = tuple(e for a in card.card.abilities if isinstance(a, Spell) for e in a.effects)
    if not is_modal(effects):
        return effects
    player = state.player_named(action.player)
    if player is None:
        return ()
    chosen = choose_modes(state, effects, action.modes, Context(card.id, player))
    if isinstance(chosen, BadAim):
        return ()
    ways = [with_modes(effects, way) for way, _ in chosen]
    fitting = [way for way in ways if _can_be_aimed(state, way, action, Context(card.id, player))]
    return fitting[0] if len(fitting) == 1 else ()


def _can_be_aimed(state: State, effects: tuple[Any, ...], action: Cast, context: Context) -> bool:
    aimed, specs = aim(effects)
    return not isinstance(aims(state, aimed, specs, action.targets, context), BadAim)


def ability_told(state: State, action: Activate) -> Activated | None:
    """The activated ability that the story most likely means."""
    source = state.named(action.source)
    if source is None:
        return None
    return next((a for alike in abilities_meant(state, source, action) for a in alike), None)


def card_told(state: State, label: str) -> Object | None:
    """The card that is to be played."""
    for found in state.objects.values():
        if found.label == label and found.zone not in (Zone.BATTLEFIELD, Zone.STACK, Zone.CEASED):
            return found
    return None
