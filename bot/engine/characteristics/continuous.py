"""Continuous effects in their parts: one change in one layer (CR 611, 613.1)."""

from __future__ import annotations

from collections.abc import Iterator
from enum import IntEnum
from typing import Any

from bot.abilities.ability import Ability, Keyword, Static
from bot.abilities.changes import (
    BasePT,
    BecomesColor,
    BecomesType,
    CantHave,
    Change,
    ControlledByNow,
    EntersAlsoWith,
    Gains,
    GainsActivated,
    GainsOneOf,
    GetsOneOf,
    GetsPT,
    KeepsItsName,
    Loses,
    LosesAllAbilities,
    LosesCreatureTypes,
    LosesType,
    SwitchPT,
)
from bot.abilities.combat_rules import CantBlock
from bot.abilities.effects import ChangeNow
from bot.abilities.keyword_abilities.triggered import implied
from bot.abilities.keywords import each_works
from bot.abilities.statics import Changes, CharacteristicPT, Rules, StaticEffect, While
from bot.abilities.who import SELF, Who
from bot.engine.evaluate.context import Context
from bot.engine.objects import (
    Object,
)
from bot.engine.state import (
    Active,
    Entity,
)
from bot.values import dataclass, replace


class Layer(IntEnum):
    """The layers that something here applies in (CR 613.1, 613.4)."""

    COPY = 1
    CONTROL = 2
    TYPES = 4
    COLORS = 5
    ABILITIES = 6
    DEFINED_PT = 71
    BASE_PT = 72
    CHANGED_PT = 73
    SWITCHED_PT = 74


LAYER: dict[type[Change], Layer] = {
    KeepsItsName: Layer.COPY,
    EntersAlsoWith: Layer.COPY,
    ControlledByNow: Layer.CONTROL,
    BecomesType: Layer.TYPES,
    LosesType: Layer.TYPES,
    LosesCreatureTypes: Layer.TYPES,
    BecomesColor: Layer.COLORS,
    Gains: Layer.ABILITIES,
    GainsActivated: Layer.ABILITIES,
    GainsOneOf: Layer.ABILITIES,
    GetsOneOf: Layer.CHANGED_PT,
    Loses: Layer.ABILITIES,
    LosesAllAbilities: Layer.ABILITIES,
    CantHave: Layer.ABILITIES,
    BasePT: Layer.BASE_PT,
    GetsPT: Layer.CHANGED_PT,
    SwitchPT: Layer.SWITCHED_PT,
}

KEYWORD_COUNTERS = frozenset(
    {
        "flying", "first strike", "double strike", "deathtouch", "decayed", "exalted", "haste", "hexproof",
        "indestructible", "lifelink", "menace", "reach", "shadow", "trample", "vigilance",
    }
)  # fmt: skip
"""The kinds of counters that give what they sit on a keyword (CR 122.1b)."""


@dataclass(frozen=True, slots=True)
class Part:
    """What one continuous effect does in one layer. Parts of one effect share their `key`: whom it applies to is settled
    in the first layer in which it applies (CR 613.6). `affected` is that set where it was locked as the effect began;
    `ability`, on `source`, is the static ability that makes the effect, None for effects of what has resolved.
    `defining`: of a characteristic-defining ability (CR 604.3)."""

    timestamp: int
    key: tuple[Any, ...]
    layer: Layer
    change: Change
    context: Context
    who: Who | None = None
    affected: frozenset[Entity] | None = None
    source: Entity | None = None
    ability: Ability | None = None
    conditions: tuple[Any, ...] = ()
    values: tuple[int, ...] = ()
    defining: bool = False


#: What a static ability changes characteristics by.
_CHANGING = (While, Changes, CharacteristicPT)


def parts_of_static(found: Object, ability: Static, since: int = 0, again: int = 0) -> Iterator[Part]:
    """What a static ability of an object changes. `since`: when the ability was gained, for abilities that were (CR 613.7a);
    `again` tells several instances of one ability apart."""
    if not any(isinstance(effect, _CHANGING) for effect in ability.effects):
        return
    context = Context(found.id, found.controller, chosen=found.chosen)
    base = Part(
        max(found.timestamp, since), (), Layer.TYPES, SwitchPT(), context, source=found.id, ability=ability
    )
    for number, effect in enumerate(ability.effects):
        key = (found.id, id(ability), again, number)
        yield from _parts(effect, replace(base, key=key))


def _parts(effect: StaticEffect, base: Part) -> Iterator[Part]:
    match effect:
        case While():
            inner = replace(base, conditions=(*base.conditions, effect.condition))
            for number, one in enumerate(effect.effects):
                yield from _parts(one, replace(inner, key=(*base.key, number)))
        case Changes():
            for change in in_order(effect.changes):
                change = with_the_chosen(change, base.context)
                yield replace(base, layer=LAYER[type(change)], change=change, who=effect.who)
        case CharacteristicPT():
            own = frozenset((base.context.source,))
            defined = BasePT(effect.power, effect.toughness)
            yield replace(base, layer=Layer.DEFINED_PT, change=defined, affected=own, defining=True)
        case _:
            return


def in_order(changes: tuple[Change, ...]) -> tuple[Change, ...]:
    """One effect's changes as they apply: `has defender and loses all other abilities` keeps what it gives."""
    first = tuple(c for c in changes if isinstance(c, LosesAllAbilities) and c.others)
    return (*first, *(c for c in changes if c not in first)) if first else changes


def with_the_chosen(change: Change, context: Context) -> Change:
    """`Is the chosen type`, `the chosen color`: the one that was chosen as the source entered; nothing where none was."""
    if isinstance(change, BecomesColor) and change.colors == ("the chosen color",):
        colors = tuple(v for kind, v in context.chosen if kind == "color" and isinstance(v, str))
        return replace(change, colors=colors[-1:], added=change.added or not colors)
    if not isinstance(change, BecomesType) or change.subtypes != ("the chosen type",):
        return change
    chosen = (value for kind, value in context.chosen if kind in ("creature type", "basic land type"))
    return replace(change, subtypes=tuple(v for v in chosen if isinstance(v, str)))


def parts_of_active(active: Active) -> Iterator[Part]:
    """What an effect of a resolved spell or ability changes."""
    if isinstance(active.content, ChangeNow):
        for change in in_order(active.content.changes):
            change = with_the_chosen(change, active.context)
            layer, key = LAYER[type(change)], ("active", active.key)
            yield Part(
                active.timestamp,
                key,
                layer,
                change,
                active.context,
                active.content.who,
                active.affected,
                values=active.values,
            )


def parts_of_counters(found: Object, modern: bool) -> Iterator[Part]:
    """The keywords that counters on it give it, each counter its own: two exalted counters are two instances of exalted
    (CR 122.1b, 613.1f). Where one is as good as several, as two of flying (CR 702.9c), it has one. `modern`: lifelink is static."""
    for kind, count in found.counters:
        if kind in KEYWORD_COUNTERS:
            since = dict(found.counted_at).get(kind, found.timestamp)
            gains, context = Gains(Keyword(kind)), Context(found.id, found.controller)
            several = each_works(kind) or bool(implied(Keyword(kind), modern))
            for nth in range(count if several else min(count, 1)):
                key = ("counter", found.id, kind, nth)
                yield Part(since, key, Layer.ABILITIES, gains, context, affected=frozenset((found.id,)))


SUSPECTED = "suspected"
_SUSPECTED = (Gains(Keyword("menace")), Gains(Static((Rules(SELF, (CantBlock(),)),), label=SUSPECTED)))
"""What a suspected permanent has (CR 701.60c)."""


def parts_of_designations(found: Object) -> Iterator[Part]:
    """What a permanent has for what it is called."""
    if SUSPECTED in found.designations:
        own, context = frozenset((found.id,)), Context(found.id, found.controller)
        for number, gains in enumerate(_SUSPECTED):
            key = (SUSPECTED, found.id, number)
            yield Part(found.timestamp, key, Layer.ABILITIES, gains, context, affected=own)
