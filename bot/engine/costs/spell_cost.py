"""What a spell costs in all: the mana cost or an alternative one, what is added, what is taken off, and the least that it can be
(CR 601.2f, 118.7-118.9)."""

from __future__ import annotations

from collections.abc import Iterator

from bot.abilities.ability import Keyword, Static
from bot.abilities.amounts import CountOf
from bot.abilities.cost_changes import (
    ByHowMuch,
    Caster,
    CostChange,
    KeywordCostChange,
    LeastCost,
    WhichSpells,
)
from bot.abilities.costs import Cost, Mana
from bot.abilities.filters import ControlledBy, Filter
from bot.abilities.statics import AdditionalCost
from bot.abilities.who import YOU
from bot.engine.characteristics.statements import Statement, holding
from bot.engine.characteristics.view import see, statements
from bot.engine.costs.loose_words import unknown_changes
from bot.engine.costs.mana_in_parts import ManaInParts
from bot.engine.evaluate import amount_of, fits, is_among, is_true
from bot.engine.evaluate.context import Context
from bot.engine.evaluate.kickers import kickers_paid
from bot.engine.happenings import What
from bot.engine.objects import Object, OnStack
from bot.engine.state import Entity, State, Zone
from bot.values import dataclass, field, replace

ADDED = frozenset(
    {"bargain", "buyback", "casualty", "entwine", "kicker", "multikicker", "offspring", "replicate", "squad"}
)
"""The keywords whose cost, of mana or not, is paid besides the mana cost (CR 601.2f)."""


@dataclass(frozen=True, slots=True)
class Way:
    """How it is cast: `instead`: for the cost of that keyword, `alternative cost` of its own, or `nothing`; `cost`: that cost, where it
    isn't the card's. `besides`: keywords paid for, each as often as it is. `targets`: what it is aimed at, where that is told.
    `before`: how often it has been cast from the command zone; None: it isn't from there."""

    instead: str = ""
    cost: tuple[Cost, ...] | None = None
    besides: tuple[str, ...] = ()
    x: int | None = None
    targets: tuple[Entity, ...] | None = None
    before: int | None = None


@dataclass(frozen=True, slots=True)
class Changed:
    """By what the cost is changed, and by how much mana; what is taken off colors alone is so marked."""

    by: str
    mana: ManaInParts
    more: bool
    only_colored: bool = False
    took: int = 0  # how much of it made a difference


@dataclass(frozen=True, slots=True)
class TotalCost:
    """`base` and what it is, how it is changed and what it comes to; `besides`: what is paid but mana. `least`: what makes it no less,
    and how much that is. `unknown`: what may change it and nobody follows. `cites` are found by whoever tells it."""

    base: ManaInParts
    way: Way
    total: ManaInParts
    changes: tuple[Changed, ...] = ()
    least: tuple[str, int] | None = None
    besides: tuple[Cost, ...] = ()
    unknown: tuple[tuple[str, str], ...] = field(default=())


def total_cost(state: State, player: Entity, card: Object, way: Way) -> TotalCost | None:
    """What it costs that player to cast the card so; None where it has no such cost."""
    base = _base(card, way)
    if base is None:
        return None
    mana, besides = base
    state, spell = as_spell(state, player, card, way)
    changes = list(_changes(state, player, spell, card.zone, way))
    before = mana
    more: list[Changed] = []
    for change in (c for c in changes if c.more):
        before = before.plus(change.mana)
        more.append(replace(change, took=1))
    less: list[Changed] = []
    left = before
    for change in _best_order(c for c in changes if not c.more):
        after = left.less(change.mana, only_colored=change.only_colored)
        took = _size(left) - _size(after)
        less.append(replace(change, took=took))
        left = after
    least = None
    for said in statements(state, LeastCost):
        if fits(said.effect.what, spell.id, see(state), said.context, any_zone=True):
            number = amount_of(said.effect.mana, see(state), said.context)
            if left.amount is not None and left.amount < number:
                left, least = left.at_least(number), (said.name, number)
    besides = (*besides, *_asked_besides(card))
    unknown = tuple(unknown_changes(state, spell, card))
    return TotalCost(mana, way, left, (*more, *less), least, besides, unknown)


def as_spell(state: State, player: Entity, card: Object, way: Way) -> tuple[State, Object]:
    """The state in which it is being cast: it is on the stack as its cost is determined (CR 601.2a)."""
    context = Context(card.id, player, (way.targets or (),), x=way.x or 0, paid=way.besides)
    spell = replace(
        card, zone=Zone.STACK, controller=player, on_stack=OnStack(context, (), text=card.label), x=way.x or 0
    )
    return state.with_object(spell), spell


def _size(mana: ManaInParts) -> int:
    return mana.amount if mana.amount is not None else mana.generic + len(mana.others)


def _best_order(changes: Iterator[Changed]) -> list[Changed]:
    """What takes off colors first: the player may apply them in any order (CR 601.2f)."""
    return sorted(changes, key=lambda change: not change.mana.others)


# --- what it begins with --------------------------------------------------------------------------------------------------


def _base(card: Object, way: Way) -> tuple[ManaInParts, tuple[Cost, ...]] | None:
    if way.instead == "nothing":
        return ManaInParts(), ()
    cost: tuple[Cost, ...]
    if way.cost is not None:
        cost = way.cost
    elif way.instead:
        found = next(
            (a for a in card.card.abilities if isinstance(a, Keyword) and a.name == way.instead and a.cost),
            None,
        )
        if found is None:
            return None
        cost = found.cost
    else:
        if not card.card.mana_cost and "Land" not in card.card.types:
            return None
        cost = (Mana(card.card.mana_cost),)
    mana = ManaInParts()
    for part in cost:
        if isinstance(part, Mana):
            mana = mana.plus(ManaInParts.of(part.symbols, way.x))
    return mana, tuple(part for part in cost if not isinstance(part, Mana))


def _asked_besides(card: Object) -> Iterator[Cost]:
    for ability in card.card.abilities:
        if isinstance(ability, Static):
            for effect in ability.effects:
                if isinstance(effect, AdditionalCost) and not effect.optional:
                    yield from effect.cost


# --- what changes it ------------------------------------------------------------------------------------------------------


def _changes(state: State, player: Entity, spell: Object, zone: Zone, way: Way) -> Iterator[Changed]:
    own = [
        ability
        for keyword in way.besides
        for ability in spell.card.abilities
        if isinstance(ability, Keyword) and ability.name == keyword != "kicker"
    ]
    kickers = kickers_paid(spell.card.abilities, way.besides)
    for ability in (*own, *kickers):
        for part in ability.cost:
            if isinstance(part, Mana):
                yield Changed(ability.name, ManaInParts.of(part.symbols, way.x), True)
    if way.before:
        yield Changed("the commander tax", ManaInParts(2 * way.before), True)
    yield from _own_changes(state, player, spell, zone, way)
    for said in statements(state, CostChange):
        if said.effect.which is not None and _concerns(state, player, spell, zone, way, said):
            yield from _much(state, spell, way, said)
    for said in statements(state, KeywordCostChange):
        change = said.effect
        paid = (way.instead, *way.besides, *(kicker.name for kicker in kickers))
        if change.keyword in paid and _is_by(change.by, player, said.context):
            yield from _by(state, spell, way, change.much, said.context, said.name)


def _own_changes(state: State, player: Entity, spell: Object, zone: Zone, way: Way) -> Iterator[Changed]:
    context = Context(spell.id, player, (way.targets or (),), x=way.x or 0, paid=way.besides)
    sight = see(state)
    for ability in spell.card.abilities:
        if isinstance(ability, Keyword) and ability.name in ("affinity", "undaunted"):
            number = (
                len(state.opponents(player))
                if ability.name == "undaunted"
                else amount_of(CountOf(_of_mine(ability.filter)), sight, context)
            )
            if number:
                yield Changed(f"its {ability.name}", ManaInParts(number), False)
        if isinstance(ability, Static):
            for effect in holding(ability.effects, sight, context):
                if isinstance(effect, CostChange) and effect.which is None:
                    said = Statement(effect, context, "its own text")
                    if _is_so(state, way, said):
                        yield from _much(state, spell, way, said)


def _of_mine(what: Filter | None) -> Filter:
    qualities = what.qualities if what is not None else ()
    return Filter((*qualities, ControlledBy(YOU)))


def _is_by(by: Caster, player: Entity, context: Context) -> bool:
    return by == "anyone" or (player == context.you) is (by == "you")


def _is_so(state: State, way: Way, said: Statement) -> bool:
    change: CostChange = said.effect
    sight = see(state)
    if change.only_if is not None and not is_true(change.only_if, sight, said.context):
        return False
    if change.aimed_at is not None:
        return any(
            fits(change.aimed_at, one, sight, said.context, any_zone=True) for one in way.targets or ()
        )
    return True


def _concerns(state: State, player: Entity, spell: Object, zone: Zone, way: Way, said: Statement) -> bool:
    """Whether the change is one of this spell."""
    which: WhichSpells = said.effect.which
    sight, context = see(state), said.context
    if not _is_by(which.by, player, context) or not _is_so(state, way, said):
        return False
    kinds = [which.what, *((which.also,) if which.also is not None else ())]
    if not any(fits(kind, spell.id, sight, context, any_zone=True) for kind in kinds):
        return False
    if which.suffix and not fits(Filter(which.suffix), spell.id, sight, context, any_zone=True):
        return False
    if which.aimed is not None and not any(
        is_among(which.aimed, e, sight, context) for e in way.targets or ()
    ):
        return False
    if which.elsewhere and not _is_from(state, which.elsewhere, player, spell, zone):
        return False
    return which.nth is None or _is_nth(state, player, which, said)


def _is_from(state: State, words: str, player: Entity, spell: Object, zone: Zone) -> bool:
    match words:
        case "from anywhere other than your hand":
            return zone is not Zone.HAND
        case "but don't own":
            return spell.owner != player
        case "except during its controller's turn":
            return state.turn.active != player
        case "on your turn":
            return state.turn.active == player
        case _:
            return zone.value in words


def _is_nth(state: State, player: Entity, which: WhichSpells, said: Statement) -> bool:
    """Whether as many such spells have been cast this turn before."""
    assert which.nth is not None
    if which.nth.own and state.turn.active != player:
        return False
    cast = [h.object for h in state.history if h.what is What.CASTS and h.subject == player]
    sight = see(state)
    fitting = [e for e in cast if e is not None and fits(which.what, e, sight, said.context, any_zone=True)]
    return len(fitting) + 1 == which.nth.number


def _much(state: State, spell: Object, way: Way, said: Statement) -> Iterator[Changed]:
    yield from _by(state, spell, way, said.effect.much, said.context, said.name)


def _by(
    state: State, spell: Object, way: Way, much: ByHowMuch, context: Context, name: str
) -> Iterator[Changed]:
    sight, context = see(state), replace(context, respective=spell.id)
    x = amount_of(much.x, sight, context) if much.x is not None else None
    mana = ManaInParts.of(much.mana.symbols, x)
    times = amount_of(much.times, sight, context) if much.times is not None else 1
    if much.each_target:
        aimed = len(way.targets) if way.targets is not None else 1
        times = aimed if much.each_target == "each" else max(0, aimed - 1)
    mana = mana.times(times)
    if mana.generic or mana.others:
        yield Changed(name, mana, much.more, much.colored)


# --- what nobody follows --------------------------------------------------------------------------------------------------
