"""What a deed would cost now: worked out, and said as a step; nothing is done."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from bot.abilities.ability import Keyword
from bot.abilities.amounts import Number
from bot.abilities.costs import Mana, PayLife
from bot.abilities.keyword_abilities.activated import is_mana_ability
from bot.abilities.statics import AlternativeCost
from bot.abilities.walk import inside
from bot.engine.citations import Cite
from bot.engine.costs.ability_cost import total_cost_of_ability
from bot.engine.costs.mana_in_parts import ManaInParts
from bot.engine.costs.paid_otherwise import helped, helping
from bot.engine.costs.spell_cost import TotalCost, Way, total_cost
from bot.engine.keyword_citations import cites_of
from bot.engine.log.cost_words import said
from bot.engine.log.costs import CostPart, Priced, Unpriced
from bot.engine.log.step import listed
from bot.engine.objects import Object
from bot.engine.stack.other_ways import alternatives
from bot.engine.stack.way_of_cast import entities, is_free, said_free, way_of
from bot.engine.stack.which import abilities_meant
from bot.engine.stack.which_card import to_cast
from bot.engine.state import Entity, State
from bot.engine.told.asked_of_costs import Prices
from bot.engine.told.said_of_costs import asked_by_ward, said_besides
from bot.engine.told.script import Activate, Cast
from bot.values import replace


def price(state: State, action: Prices) -> State:
    """The state in which the cost has been said."""
    deed = action.deed
    return _spell(state, action, deed) if isinstance(deed, Cast) else _ability(state, action, deed)


def _spell(state: State, action: Prices, deed: Cast) -> State:
    player, card = state.player_named(deed.player), to_cast(state, deed)
    if player is None or card is None:
        return state.step(Unpriced(deed.card, "it isn't there"), Cite.CAST)
    if "Land" in card.card.types:
        return state.step(Unpriced(card.label, "a land is played, not cast, and costs nothing"), Cite.CAST)
    way = way_of(
        state, player, card, deed, free=action.free or is_free(state, player, card) or said_free(card, deed)
    )
    if isinstance(way, str) and (deed.alternative or deed.life):  # what it asks for may be so by then
        own = inside(card.card.abilities, AlternativeCost)
        way = Way(instead="alternative cost", cost=own[0].cost) if own else _paid_with_life(card) or way
    if isinstance(way, str):
        return state.step(Unpriced(card.label, way), Cite.ALTERNATIVE_COST)
    way = replace(way, before=action.before)
    if action.supposed and not card.card.mana_cost and not way.instead:
        way = replace(way, instead="supposed", cost=(Mana("{5}"),))
    if action.supposed:
        for other in _other_ways(state, player, card, way):
            state = _cast_so(state, player, card, action, deed, other)
    return _cast_so(state, player, card, action, deed, way)


def _paid_with_life(card: Object) -> Way | None:
    """With 2 life for each of its Phyrexian symbols (CR 107.4f); None where it has none."""
    parts = ManaInParts.of(card.card.mana_cost)
    if not parts.for_life:
        return None
    life = PayLife(Number(2 * len(parts.for_life)))
    rest = Mana(parts.without(parts.for_life).symbols)
    return Way(instead="mana cost, life in place of mana", cost=(rest, life))


def _other_ways(state: State, player: Entity, card: Object, way: Way) -> Iterator[Way]:
    """The alternative costs that it may be cast for instead."""
    for each in alternatives(state, card, player):
        yield replace(way, instead="alternative cost", cost=each.cost)
    for ability in card.card.abilities:
        if isinstance(ability, Keyword) and ability.name in _INSTEAD and ability.cost:
            yield replace(way, instead=ability.name)


_INSTEAD = frozenset(
    {
        "flashback",
        "evoke",
        "overload",
        "cleave",
        "dash",
        "blitz",
        "spectacle",
        "escape",
        "miracle",
        "madness",
        "surge",
        "prowl",
    }
)


def _cast_so(state: State, player: Entity, card: Object, action: Prices, deed: Cast, way: Way) -> State:
    cost = total_cost(state, player, card, way)
    if cost is None:
        has = f"it has no {way.instead} cost" if way.instead else "it has no mana cost, which can't be paid"
        return state.step(Unpriced(card.label, has), Cite.TOTAL_COST)
    what = {
        "": "its mana cost",
        "nothing": "cast without paying its mana cost",
        "alternative cost": "its alternative cost",
        "mana cost, life in place of mana": "its mana cost, with life in place of mana",
        "supposed": "taken to be",
        "fused": "the mana costs of both halves",
        "face-down": "cast face down",
    }
    keywords = [k for k in (way.instead, *way.besides) if k]
    words, left = helped(state, player, card, cost.total)
    ward = asked_by_ward(state, deed)
    keywords += ["ward"] if ward else []
    return _say(
        state,
        deed.player,
        card.label,
        cost,
        what.get(way.instead, f"its {way.instead} cost"),
        (*(c for c in (_cites_of(cost)) if c is not None), *cites_of(*keywords, *helping(card))),
        action.pool,
        words,
        left,
        (*said_besides(card, deed, cost), *ward),
    )


def _ability(state: State, action: Prices, deed: Activate) -> State:
    player, source = state.player_named(deed.player), state.named(deed.source)
    if player is None or source is None:
        return state.step(Unpriced(deed.source, "it isn't there"), Cite.ACTIVATE)
    found = [ability for alike in abilities_meant(state, source, deed) for ability in alike]
    names = deed.targets.names
    targets = entities(state, names) if names is not None else None
    costs = [
        total_cost_of_ability(
            state, player, source.id, ability, for_mana=is_mana_ability(ability), x=deed.x, targets=targets
        )
        for ability in found
    ]
    if not costs:
        return state.step(Unpriced(source.label, "it has no such ability"), Cite.ACTIVATE)
    told = set()
    for ability, cost in zip(found, costs, strict=True):
        if (cost.total, cost.besides) in told:
            continue
        told.add((cost.total, cost.besides))
        label = ability.label
        name = f"{source.label}'s {label} ability" if label else f"{source.label}'s ability"
        cites = (Cite.ACTIVATE, *cites_of(label), *_cites_of(cost))
        what = f"its {label} cost" if label else "its activation cost"
        state = _say(
            state, deed.player, name, cost, what, cites, action.pool, (), None, (), named=bool(label)
        )
    return state


def _cites_of(cost: TotalCost) -> list[Cite]:
    cites = [Cite.TOTAL_COST]
    if any(not change.more for change in cost.changes):
        cites.append(Cite.COST_REDUCED)
    if cost.way.instead:
        cites.append(Cite.ALTERNATIVE_COST)
    if cost.way.instead == "nothing":
        cites.append(Cite.FREE_X)
    if cost.way.before is not None:
        cites.append(Cite.COMMANDER_TAX)
    return cites


def _pool_in_words(pool: tuple[str, ...]) -> str:
    """`3 mana, all of it {R}, is what there is`."""
    counts = Counter(pool)
    kinds = [
        f"{n} {{{letters}}}" if len(letters) == 1 else f"{n} of any type" for letters, n in counts.items()
    ]
    return f"there is {len(pool)} mana" + (f" ({listed(kinds)})" if any(len(p) == 1 for p in pool) else "")


# --- said -----------------------------------------------------------------------------------------------------------------


def _say(
    state: State,
    player: str,
    name: str,
    cost: TotalCost,
    what: str,
    cites: tuple[Cite, ...],
    pool: tuple[str, ...] | None,
    helped: tuple[str, ...],
    left: ManaInParts | None,
    remarks: tuple[str, ...],
    *,
    named: bool = False,
) -> State:
    changes = tuple(
        CostPart(change.by, change.mana.symbols, change.more, change.took > 0) for change in cost.changes
    )
    least = f"made {cost.least[1]} by {cost.least[0]}" if cost.least is not None else ""
    enough = None if pool is None else (left or cost.total).payable(pool)
    if enough is False and helped and left is None:
        enough = None  # with what is not told it may be
    step = Priced(
        player,
        name,
        cost.total.symbols,
        cost.total.amount,
        cost.base.symbols,
        what,
        changes,
        least,
        tuple(map(said, cost.besides)),
        helped,
        left.amount if left is not None else None,
        tuple(f"{label} (“{words}”)" for label, words in cost.unknown),
        enough,
        _pool_in_words(pool or ()),
        remarks,
        named,
    )
    return state.step(step, *dict.fromkeys(cites))
