"""What is announced as a spell is cast or an ability activated: the costs to be paid and X (CR 601.2b, 602.2b).

A cost that the card does not have can't be paid, and where nothing asks for X there is none to choose. What an unread line may
allow is not judged.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.abilities.ability import Activated, Keyword, Static, Unread
from bot.abilities.amounts import Number, X
from bot.abilities.conditions import Paid
from bot.abilities.costs import Cost, EitherCost, Mana, PayLife, RemoveCountersCost
from bot.abilities.opaque import OpaqueCasting, OpaqueCost
from bot.abilities.statics import AdditionalCost, AlternativeCost
from bot.abilities.walk import holds, inside
from bot.engine.characteristics.view import chars_of
from bot.engine.citations import Cite
from bot.engine.evaluate.kickers import kickers_of
from bot.engine.mana_symbols import is_mana
from bot.engine.objects import (
    Object,
)
from bot.engine.payment import Refusal
from bot.engine.stack.other_ways import alternatives, is_told
from bot.engine.state import Entity, State
from bot.engine.told.script import Activate, Cast

_OTHER_NAMES = {"kicker": ("kicker", "multikicker"), "multikicker": ("kicker", "multikicker")}
_NOT_READ = (Unread, OpaqueCasting, OpaqueCost)


def why_not_announced(state: State, card: Object, action: Cast) -> Refusal | None:
    """Why these costs can't be announced for that spell, or X not chosen for it; None when they can. Mana that is said to be
    spent is not looked at."""
    abilities = _abilities(state, card)
    if not holds(abilities, *_NOT_READ):
        why = _no_such_cost(card, abilities, action) or _not_offered(state, card, abilities, action)
        if why is not None:
            return f"{card.label} {why}.", (Cite.CAST_MODES,)
    player = state.player_named(action.player)
    if player is not None and (little := too_little_life(state, player, action.life)) is not None:
        return f"{action.player} can't pay for {card.label}: {little}.", (Cite.COST_IN_FULL,)
    if action.x is not None and not _asks_for_x(card, abilities):
        text = f"{card.label} has no X in its cost, so none is chosen for it."
        return text, (Cite.VALUE_OF_X, Cite.CAST_MODES)
    return None


def costs_of(state: State, card: Object) -> list[Cost]:
    """Every cost that casting it may have, besides the mana cost."""
    return _costs(_abilities(state, card))


def too_little_life(state: State, player: Entity, life: int) -> str | None:
    """Why a player can't pay that much life: nobody pays more than there is (CR 119.4); None where it can be paid."""
    little = life > max(0, state.player(player).life)
    return f"{state.label(player)} has too little life" if little else None


def why_no_x(label: str, ability: Activated, x: int | None) -> Refusal | None:
    """Why no X can be chosen for an ability that has none in its cost; None when it has, or none is told."""
    if x is None or _holds_x(ability.cost):
        return None
    return f"The cost of {label}'s ability has no X, so none is chosen for it.", (Cite.VALUE_OF_X,)


def why_not_for_life(label: str, ability: Activated, action: Activate) -> Refusal | None:
    """Why that life can't be paid for an ability; None where it can, or none is told. In place of a Phyrexian symbol it can be."""
    if not action.life or any("P" in part.symbols for part in inside(ability.cost, Mana)):
        return None
    if holds(ability.cost, OpaqueCost):
        return None
    numbers = _life_asked_for(ability.cost)
    if not holds(ability.cost, PayLife):
        return f"{label}'s ability asks for no life to be paid.", (Cite.ACTIVATE, Cite.CAST_COSTS)
    if numbers and action.life not in (number * action.times for number in numbers):
        text = f"{label}'s ability asks for {' or '.join(map(str, numbers))} life to be paid."
        return text, (Cite.ACTIVATE, Cite.CAST_COSTS)
    return None


def _life_asked_for(cost: Sequence[Cost]) -> list[int]:
    """The numbers of life that parts of a cost ask for; none where one of them is no plain number."""
    amounts = [part.amount for part in cost if isinstance(part, PayLife)]
    numbers = [amount.n for amount in amounts if isinstance(amount, Number)]
    return numbers if len(numbers) == len(amounts) else []


def _abilities(state: State, card: Object) -> tuple[Any, ...]:
    chars = chars_of(state, card.id)
    printed = card.printed.abilities if card.printed is not None else ()
    return tuple(
        dict.fromkeys((*printed, *card.card.abilities, *(chars.abilities if chars is not None else ())))
    )


def _no_such_cost(card: Object, abilities: tuple[Any, ...], action: Cast) -> str | None:
    if action.life and not _takes_life(card, abilities):
        return "asks for no life to be paid"
    numbers = _life_asked_for(_costs(abilities))
    if action.life and "/P" not in card.card.mana_cost and numbers and action.life not in numbers:
        return f"asks for {' or '.join(map(str, numbers))} life to be paid"
    priced = any(isinstance(a, Keyword) and a.cost for a in abilities)
    if action.alternative and not priced and not holds(abilities, AlternativeCost):
        return "has no alternative cost"
    if action.additional and not priced and not holds(abilities, AdditionalCost):
        return "has no additional cost"
    own = {a.name for a in abilities if isinstance(a, Keyword)}
    asked = {condition.what for condition in inside(abilities, Paid) if condition.of is None}
    asked |= {name for a in abilities if isinstance(a, Keyword) for name in kickers_of(a)}
    for name in action.paid:
        if not is_mana(name) and name not in asked and not own & set(_OTHER_NAMES.get(name, (name,))):
            return f"has no {name}"
    return None


def _not_offered(state: State, card: Object, abilities: tuple[Any, ...], action: Cast) -> str | None:
    """Why none of its alternative costs can be paid now, where one of them is told."""
    player = state.player_named(action.player)
    told = [each for each in inside(abilities, AlternativeCost) if is_told(each, action)]
    if player is None or not told or any(each in told for each in alternatives(state, card, player)):
        return None
    return "can't be cast for its alternative cost now: what that depends on isn't so"


def said_to_pay(action: Cast) -> tuple[str, ...]:
    """What is said of how a spell is cast: the keywords paid for, mana and life spent, another cost."""
    life = (f"{action.life} life",) if action.life else ()
    other = ("its alternative cost",) if action.alternative else ()
    return (*action.paid, *life, *other, *(("its additional cost",) if action.additional else ()))


def _takes_life(card: Object, abilities: tuple[Any, ...]) -> bool:
    return "/P" in card.card.mana_cost or any(isinstance(c, PayLife) for c in _costs(abilities))


def _asks_for_x(card: Object, abilities: tuple[Any, ...]) -> bool:
    if "{X}" in card.card.mana_cost or holds(abilities, *_NOT_READ):
        return True
    if not card.card.mana_cost and holds(abilities, X):
        return True  # words that the story quotes: their mana cost is not told
    return any(_holds_x(cost) for cost in _costs(abilities))


def _costs(abilities: tuple[Any, ...]) -> list[Cost]:
    """Every cost that casting may have, besides the mana cost: of keywords, additional and alternative ones."""
    found: list[Cost] = []
    for ability in abilities:
        if isinstance(ability, Keyword):
            found += ability.cost
        if isinstance(ability, Static):
            for additional in inside(ability.effects, AdditionalCost):
                for part in additional.cost:
                    found += part.of if isinstance(part, EitherCost) else (part,)
            for alternative in inside(ability.effects, AlternativeCost):
                found += alternative.cost
    return found


def _holds_x(value: Any) -> bool:
    return (
        holds(value, X)
        or any("{X}" in mana.symbols for mana in inside(value, Mana))
        or any(part.any_number for part in inside(value, RemoveCountersCost))
    )
