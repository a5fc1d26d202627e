"""What it costs in all to activate an ability: what is added to its cost and what is taken off (CR 602.2b, 118.7)."""

from __future__ import annotations

from collections.abc import Iterator

from bot.abilities.ability import Activated
from bot.abilities.cost_changes import AbilityCostChange, CostRule, KeywordCostChange
from bot.abilities.costs import Loyalty, Mana
from bot.abilities.limits import CostsLess
from bot.abilities.unread_matters import Matter, may_be_about
from bot.engine.characteristics.statements import Statement
from bot.engine.characteristics.view import see, statements
from bot.engine.costs.loose_words import loose_words
from bot.engine.costs.mana_in_parts import ManaInParts
from bot.engine.costs.spell_cost import Changed, TotalCost, Way
from bot.engine.evaluate import amount_of, fits, is_among, is_true
from bot.engine.evaluate.context import Context
from bot.engine.state import Entity, State, Zone
from bot.values import replace


def total_cost_of_ability(
    state: State,
    player: Entity,
    source: Entity,
    ability: Activated,
    *,
    for_mana: bool,
    x: int | None,
    targets: tuple[Entity, ...] | None,
) -> TotalCost:
    """What it costs that player to activate that ability of the source."""
    base = ManaInParts()
    for part in ability.cost:
        if isinstance(part, Mana):
            base = base.plus(ManaInParts.of(part.symbols, x))
    changes: list[Changed] = []
    floor = False
    for said in statements(state, AbilityCostChange):
        if _concerns(state, player, source, ability, said, for_mana, targets):
            changes += _by(state, said)
            floor = floor or bool(said.effect.floor)
    for said in statements(state, KeywordCostChange):
        by = said.effect.by
        if said.effect.keyword == ability.label and (
            by == "anyone" or (player == said.context.you) is (by == "you")
        ):
            changes += _by(state, said)
    changes += _of_its_own(state, player, source, ability, targets)
    total = base
    for change in (c for c in changes if c.more):
        total = total.plus(change.mana)
    told: list[Changed] = [replace(c, took=1) for c in changes if c.more]
    for change in (c for c in changes if not c.more):
        before = total
        total = total.less(change.mana)
        if floor and before.amount and not total.amount:
            total = ManaInParts(1) if not before.others else ManaInParts(0, before.others[:1])
        told.append(replace(change, took=(before.amount or 0) - (total.amount or 0)))
    besides = tuple(part for part in ability.cost if not isinstance(part, Mana))
    way = Way(x=x, targets=targets)
    return TotalCost(base, way, total, tuple(told), None, besides, tuple(_unknown(state, source, ability)))


def _concerns(
    state: State,
    player: Entity,
    source: Entity,
    ability: Activated,
    said: Statement,
    for_mana: bool,
    targets: tuple[Entity, ...] | None,
) -> bool:
    change: AbilityCostChange = said.effect
    sight, context = see(state), said.context
    if change.by != "anyone" and (player == context.you) is not (change.by == "you"):
        return False
    loyalty = any(isinstance(part, Loyalty) for part in ability.cost)
    if change.keyword and change.keyword != ("loyalty" if loyalty else ability.label):
        return False
    if change.not_mana and for_mana:
        return False
    if change.aimed is not None and not any(is_among(change.aimed, e, sight, context) for e in targets or ()):
        return False
    for who in (change.being, change.host):
        if who is not None and not is_among(who, source, sight, context):
            return False
    found = state.object(source)
    placed = found is not None and found.zone is not Zone.BATTLEFIELD
    return change.of is None or fits(change.of, source, sight, context, any_zone=placed)


def _by(state: State, said: Statement) -> Iterator[Changed]:
    much = said.effect.much
    sight, context = see(state), said.context
    mana = ManaInParts.of(
        much.mana.symbols, amount_of(much.x, sight, context) if much.x is not None else None
    )
    yield Changed(said.name, mana, much.more)


def _of_its_own(
    state: State, player: Entity, source: Entity, ability: Activated, targets: tuple[Entity, ...] | None
) -> Iterator[Changed]:
    """What it says itself that it costs less or more: `This ability costs {1} less to activate for each Goblin you control`."""
    sight, context = see(state), Context(source, player)
    for said in ability.only:
        if not isinstance(said, CostsLess) or said.much is None:
            continue
        if said.only_if is not None and not is_true(said.only_if, sight, context):
            continue
        if said.aimed_at is not None and not any(
            fits(said.aimed_at, e, sight, context) for e in targets or ()
        ):
            continue
        x = amount_of(said.much.x, sight, context) if said.much.x is not None else None
        mana = ManaInParts.of(said.much.mana.symbols, x)
        times = amount_of(said.much.times, sight, context) if said.much.times is not None else 1
        if times:
            yield Changed(state.label(source), mana.times(times), said.much.more)


def _unknown(state: State, source: Entity, ability: Activated) -> Iterator[tuple[str, str]]:
    for limit in ability.only:
        if isinstance(limit, CostsLess) and limit.words:
            yield state.label(source), limit.words
    for rule in statements(state, CostRule):
        yield rule.name, rule.effect.words
    for label, words in loose_words(state):
        if may_be_about(words, Matter.ABILITIES_COST):
            yield label, words
