"""What a deed would cost now: worked out, and said as a step; nothing is done."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from bot.abilities.ability import Keyword
from bot.abilities.cost_changes import CostChange
from bot.abilities.costs import Mana
from bot.abilities.keyword_abilities.activated import is_for_mana
from bot.abilities.walk import inside
from bot.engine.characteristics.view import permanents, see
from bot.engine.citations import Cite
from bot.engine.costs.ability_cost import total_cost_of_ability
from bot.engine.costs.candidates import cards_of
from bot.engine.costs.in_words import said
from bot.engine.costs.mana_in_parts import ManaInParts
from bot.engine.costs.spell_cost import TotalCost, Way, total_cost
from bot.engine.keyword_citations import cites_of
from bot.engine.log.costs import CostPart, Priced, Unpriced
from bot.engine.log.step import listed
from bot.engine.objects import Object
from bot.engine.stack.other_ways import alternatives
from bot.engine.stack.way_of_cast import entities, is_free, way_of
from bot.engine.stack.which import abilities_meant
from bot.engine.stack.which_card import to_cast
from bot.engine.state import Entity, State, Zone
from bot.engine.told.script import Activate, Cast, Prices
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
    way = way_of(state, player, card, deed, free=action.free or is_free(state, player, card))
    if isinstance(way, str):
        return state.step(Unpriced(card.label, way), Cite.ALTERNATIVE_COST)
    way = replace(way, before=action.before)
    if action.supposed and not card.card.mana_cost and not way.instead:
        way = replace(way, cost=(Mana("{5}"),))
    if action.supposed:
        for other in _other_ways(state, player, card, way):
            state = _cast_so(state, player, card, action, deed, other)
    return _cast_so(state, player, card, action, deed, way)


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
    }
    keywords = [k for k in (way.instead, *way.besides) if k]
    helped, left = _helped(state, player, card, cost.total)
    remarks = [*_conditions(state, card, deed, cost)]
    if any(ward.startswith("ward of") for ward in remarks):
        keywords.append("ward")
    return _say(
        state,
        deed.player,
        card.label,
        cost,
        what.get(way.instead, f"its {way.instead} cost"),
        (*(c for c in (_cites_of(cost)) if c is not None), *cites_of(*keywords, *_helping(card))),
        action.pool,
        helped,
        left,
        tuple(remarks),
    )


def _conditions(state: State, card: Object, deed: Cast, cost: TotalCost) -> list[str]:
    """What is said besides: what may be paid with life, what could take something off and finds nothing, what the targets ask for."""
    said_so = _life_instead(card, deed)
    own = [a.name for a in card.card.abilities if isinstance(a, Keyword) and a.name == "affinity"]
    own += ["own text" for change in inside(card.card.abilities, CostChange) if change.which is None]
    told = {change.by for change in cost.changes}
    said_so += [
        f"its {name} changes nothing by what is told"
        for name in dict.fromkeys(own)
        if f"its {name}" not in told
    ]
    return said_so + _ward(state, deed)


def _ward(state: State, deed: Cast) -> list[str]:
    """What ward asks for besides, once it is cast (CR 702.21a): it is no part of the total cost."""
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


def _life_instead(card: Object, deed: Cast) -> list[str]:
    symbols = ManaInParts.of(card.card.mana_cost).others
    phyrexian = [s for s in symbols if "P" in s.split("/")]
    if not phyrexian or deed.alternative:
        return []
    each = "each " if len(phyrexian) > 1 else ""
    return [f"{each}{{{phyrexian[0]}}} may be paid with 2 life instead"]


def _ability(state: State, action: Prices, deed: Activate) -> State:
    player, source = state.player_named(deed.player), state.named(deed.source)
    if player is None or source is None:
        return state.step(Unpriced(deed.source, "it isn't there"), Cite.ACTIVATE)
    found = [ability for alike in abilities_meant(state, source, deed) for ability in alike]
    names = deed.targets.names
    targets = entities(state, names) if names is not None else None
    costs = [
        total_cost_of_ability(
            state, player, source.id, ability, for_mana=is_for_mana(ability), x=deed.x, targets=targets
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
        state = _say(state, deed.player, name, cost, what, cites, action.pool, (), None, ())
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


# --- what helps to pay ----------------------------------------------------------------------------------------------------

_HELPING = ("delve", "convoke", "improvise")


def _helping(card: Object) -> list[str]:
    return [a.name for a in card.card.abilities if isinstance(a, Keyword) and a.name in _HELPING]


def _helped(
    state: State, player: Entity, card: Object, total: ManaInParts
) -> tuple[tuple[str, ...], ManaInParts | None]:
    """How part of the total may be paid otherwise (CR 702.51a, 702.66a, 702.126a), and the least mana that this leaves."""
    said_so, left = [], total
    for name in _helping(card):
        if name == "delve":
            number = len(cards_of(state, player, None, Zone.GRAVEYARD, card.id))
            told = number or (player, "graveyard") in state.game.empty
            each, what = "card exiled from the graveyard", f"{number} card{'s' * (number != 1)} there"
        else:
            kind = "Creature" if name == "convoke" else "Artifact"
            mine = [
                e
                for e, chars in permanents(state).items()
                if chars.controller == player and kind in chars.types and not state.objects[e].tapped
            ]
            number, told = len(mine), bool(mine)
            each = f"untapped {kind.lower()} tapped"
            what = f"{number} {kind.lower()}{'s' * (number != 1)}"
        pays = (
            "one of its generic mana"
            if name != "convoke"
            else "one of its mana, generic or of a color of that creature"
        )
        if not told:
            said_so.append(f"with {name} each {each} pays for {pays}")
            continue
        if name == "convoke":
            after = _convoked(state, mine, left)
        else:
            after = ManaInParts(max(0, left.generic - number), left.others)
        said_so.append(f"with {name} {what} can pay for so much of it that {after.symbols} of mana is left")
        left = after
    return tuple(said_so), left if left != total else None


def _convoked(state: State, creatures: list[Entity], total: ManaInParts) -> ManaInParts:
    """The least mana that tapping these creatures leaves: each pays for a color of its own, else for generic mana."""
    sight = see(state)
    others = list(total.others)
    generic = total.generic
    for creature in sorted(creatures, key=lambda e: len(getattr(sight.chars_of(e), "colors", ()))):
        chars = sight.chars_of(creature)
        letters = {
            _LETTERS[color] for color in (chars.colors if chars is not None else ()) if color in _LETTERS
        }
        colored = next((s for s in others if set(s.split("/")) & letters), None)
        if colored is not None:
            others.remove(colored)
        elif generic:
            generic -= 1
    return ManaInParts(generic, tuple(others))


_LETTERS = {"white": "W", "blue": "U", "black": "B", "red": "R", "green": "G"}


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
    )
    return state.step(step, *dict.fromkeys(cites))
