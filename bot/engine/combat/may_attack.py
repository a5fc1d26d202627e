"""Whether one creature may attack, and whom, by itself (CR 302.6, 508.1a-c): what a group does together is elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.abilities.combat_rules import CanAttackAsThough, CantAttack
from bot.engine.characteristics.chars import Chars
from bot.engine.characteristics.view import permanents, rules_on, view_of
from bot.engine.citations import Cite
from bot.engine.combat.whom import defending_player
from bot.engine.combat.wrong import Wrong, because
from bot.engine.costs.in_numbers import with_x
from bot.engine.evaluate import Sight, amount_of, is_true, who_is
from bot.engine.evaluate.context import Context
from bot.engine.happenings import Happening, What
from bot.engine.objects import (
    Object,
)
from bot.engine.state import (
    Entity,
    State,
    Zone,
    is_player,
)
from bot.values import dataclass, replace


@dataclass(frozen=True, slots=True)
class CombatCost:
    """What has to be paid for one creature to attack or block (CR 508.1h, 509.1d): never forced."""

    creature: Entity
    source: Entity
    cost: tuple[Any, ...]


def why_not_able(state: State, entity: Entity, player: Entity) -> Wrong | None:
    """Why this permanent can't attack for `player` at all, whomever; None when it can as far as it itself goes.

    Effects that forbid it are `why_not_whom`'s matter, because they may depend on who is attacked.
    """
    chars = permanents(state).get(entity)
    found = state.object(entity)
    label = state.label(entity)
    if chars is None or found is None or found.zone is not Zone.BATTLEFIELD:
        return Wrong(f"{label} is not on the battlefield", (Cite.ATTACK_ABLE,))
    return _why_not_able(state, found, chars, player)


def _why_not_able(state: State, found: Object, chars: Chars, player: Entity) -> Wrong | None:
    label = found.label
    if chars.controller != player:
        owner = state.label(chars.controller)
        return Wrong(f"{label} is controlled by {owner}, not by {state.label(player)}", (Cite.ATTACK_ABLE,))
    if not chars.is_creature or "Battle" in chars.types:
        what = "a battle" if "Battle" in chars.types else "no creature"
        return Wrong(f"{label} is {what}", (Cite.ATTACK_ABLE, Cite.ONLY_CREATURES_FIGHT))
    if found.tapped:
        return Wrong(f"{label} is tapped", (Cite.ATTACK_ABLE,))
    if found.sick and not chars.has("haste") and not _as_though(state, found.id, "haste"):
        text = f"{label} has come under {state.label(player)}'s control this turn and has no haste"
        return Wrong(text, (Cite.ATTACK_ABLE, Cite.ACTIVATE_SUMMONING_SICK, Cite.HASTE))
    if chars.has("defender") and not _as_though(state, found.id, "defender"):
        return Wrong(f"{label} has defender", (Cite.DEFENDER, Cite.ATTACK_RESTRICTION))
    if (
        "Wall" in chars.subtypes
        and state.game.era.walls_stay_home
        and not _as_though(state, found.id, "defender")
    ):
        return Wrong(f"{label} is a Wall", (Cite.ATTACK_ABLE,))
    return None


def _as_though(state: State, entity: Entity, words: str) -> bool:
    return any(words in rule.how for rule, _ in rules_on(state, entity, CanAttackAsThough))


def why_not_whom(
    state: State, sight: Sight, entity: Entity, whom: Entity, defender: Entity | None
) -> Wrong | None:
    """What forbids this creature to attack `whom` (CR 508.1b-c); costs do not count."""
    label, name = state.label(entity), state.label(whom)
    controller = sight.controller(entity)
    if defender is None:
        only = "only players, planeswalkers and battles can be attacked"
        if not state.game.era.has_battles:
            only = "only players and planeswalkers can be attacked"
        if not state.game.era.has_planeswalkers:
            only = "only the opponent can be attacked"
        return Wrong(
            f"{name} can't be attacked: {only}",
            (Cite.ONLY_CREATURES_FIGHT, Cite.ATTACK_WHOM),
        )
    if defender == controller:
        return Wrong(
            f"{label} can't attack {name}: its own controller is no defending player", (Cite.ATTACK_WHOM,)
        )
    if state.player(defender).lost:
        return Wrong(f"{state.label(defender)} has lost the game", (Cite.ATTACK_WHOM,))
    for rule, context in _cant(state, entity):
        if not rule.cost and _forbids(rule, context, sight, entity, whom, defender):
            at = f" {name}" if rule.whom is not None else ""
            return Wrong(
                f"{label} can't attack{at}{because(state, context, entity)}", (Cite.ATTACK_RESTRICTION,)
            )
    return None


def costs_to_attack(state: State, sight: Sight, entity: Entity, whom: Entity) -> Iterator[CombatCost]:
    """What has to be paid for this creature to attack `whom` (CR 508.1h)."""
    defender = defending_player(state, whom)
    for rule, context in _cant(state, entity):
        if rule.cost and defender is not None and _forbids(rule, context, sight, entity, whom, defender):
            x = 0 if rule.x is None else max(0, amount_of(rule.x, sight, context))
            yield CombatCost(entity, context.source, with_x(rule.cost, x))


def _cant(state: State, entity: Entity) -> Iterator[tuple[CantAttack, Context]]:
    view = view_of(state)
    yield from view.rules_on(state, entity, CantAttack)
    yield from view.rules_on(state, view.chars[entity].controller, CantAttack)


def _forbids(
    rule: CantAttack, context: Context, sight: Sight, entity: Entity, whom: Entity, defender: Entity
) -> bool:
    # "defending player" is the one who would be attacked (CR 508.5); the attack is not declared yet.
    event = Happening(What.ATTACKS, entity, defender)
    seen = replace(context, event=event)
    if rule.whom is not None:
        those = who_is(rule.whom, sight, seen)
        walker = rule.or_planeswalkers and not is_player(whom) and defender in those
        if whom not in those and not (walker and "Planeswalker" in sight.chars[whom].types):
            return False
    return rule.unless is None or not is_true(rule.unless, sight, seen)
