"""What tokens are really created: more of them, others beside them or in their place (CR 614.16, 616.1)."""

from __future__ import annotations

from itertools import permutations

from bot.abilities.card import Card
from bot.abilities.predefined_tokens import PREDEFINED
from bot.abilities.replacements import ReplaceTokens
from bot.abilities.tokens import TokenSpec
from bot.engine.characteristics.statements import Statement
from bot.engine.characteristics.view import see, statements
from bot.engine.evaluate import is_among
from bot.engine.instructions import amount
from bot.engine.state import Entity, State
from bot.values import dataclass, replace


@dataclass(frozen=True, slots=True)
class Lot:
    """So many tokens of one kind; `asked`: they are those that the instruction speaks of, not others that come with them."""

    card: Card
    number: int
    asked: bool = True


@dataclass(frozen=True, slots=True)
class TokenWay:
    """What is created in one order of the effects that change it, and their names in that order."""

    lots: tuple[Lot, ...]
    names: tuple[str, ...] = ()


def ways_to_create(state: State, player: Entity, asked: tuple[Lot, ...]) -> tuple[TokenWay, ...]:
    """Every different outcome of creating these under a player's control, that of the oldest effect first."""
    sight = see(state)
    all_of_them = [
        s for s in statements(state, ReplaceTokens) if is_among(s.effect.under, player, sight, s.context)
    ]
    if not all_of_them or not any(lot.number > 0 for lot in asked):
        return (TokenWay(asked),)
    alike = len({s.effect for s in all_of_them}) == 1 or len(all_of_them) > _MOST_TO_ORDER
    found: dict[tuple[Lot, ...], TokenWay] = {}
    for order in (tuple(all_of_them),) if alike else permutations(all_of_them):
        lots, names = _in_order(state, asked, order)
        found.setdefault(_sorted(lots), TokenWay(lots, names))
    return tuple(found.values())


_MOST_TO_ORDER = 5


def _in_order(
    state: State, lots: tuple[Lot, ...], order: tuple[Statement, ...]
) -> tuple[tuple[Lot, ...], tuple[str, ...]]:
    """Each effect applies once, where it still can when its turn has come; what it could not apply to before, it applies to
    once it can (CR 616.2)."""
    names: list[str] = []
    waiting = list(order)
    while waiting:
        nxt = next((s for s in waiting if any(_is_of(s.effect, lot) for lot in lots)), None)
        if nxt is None:
            break
        waiting.remove(nxt)
        lots = changed(state, nxt.effect, lots)
        names.append(nxt.name)
    return lots, tuple(names)


def _is_of(rule: ReplaceTokens, lot: Lot) -> bool:
    return not rule.kinds or bool({*lot.card.types, *lot.card.subtypes} & set(rule.kinds))


def changed(state: State, rule: ReplaceTokens, lots: tuple[Lot, ...]) -> tuple[Lot, ...]:
    """What one effect makes of these tokens."""
    out: list[Lot] = []
    many = sum(lot.number for lot in lots if _is_of(rule, lot))
    for lot in lots:
        if not _is_of(rule, lot):
            out.append(lot)
        elif rule.others:
            cards = [card_of(state, spec) for spec in rule.others]
            out += [Lot(c, lot.number, lot.asked and (c == lot.card or len(cards) == 1)) for c in cards]
        else:
            out.append(replace(lot, number=lot.number * rule.factor))
    if rule.plus is not None:
        out.append(Lot(card_of(state, rule.plus), many if rule.as_many else 1, asked=False))
    return _joined(out)


def _joined(lots: list[Lot]) -> tuple[Lot, ...]:
    numbers: dict[tuple[Card, bool], int] = {}
    for lot in lots:
        numbers[lot.card, lot.asked] = numbers.get((lot.card, lot.asked), 0) + lot.number
    return tuple(Lot(card, number, asked) for (card, asked), number in numbers.items())


def _sorted(lots: tuple[Lot, ...]) -> tuple[Lot, ...]:
    return tuple(sorted(lots, key=repr))


def card_of(state: State, spec: TokenSpec) -> Card:
    """What a token of this description is (CR 111.3, 111.10)."""
    known = PREDEFINED.get(spec.subtypes[0]) if spec.subtypes and not spec.types else None
    if known is not None:
        return known
    return Card(
        spec.name or " ".join(spec.subtypes) or " ".join(spec.types),
        spec.types,
        spec.subtypes,
        spec.supertypes,
        spec.colors,
        power=None if spec.power is None else amount(state, spec.power),
        toughness=None if spec.toughness is None else amount(state, spec.toughness),
        abilities=spec.abilities,
    )
