"""What mana is spent to cast a spell, for what asks how much it was and of which colors (CR 601.2f-h, 700.14)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from bot.abilities.ability import Ability, Keyword
from bot.abilities.amounts import ColorsSpent, ManaSpent, Number, TimesPaid
from bot.abilities.conditions import AmountIs, Paid
from bot.abilities.cost_changes import CostChange
from bot.abilities.costs import Mana
from bot.abilities.keyword_abilities.meaning import meaning
from bot.abilities.keyword_actions import Expends
from bot.abilities.walk import holds, inside
from bot.engine.agenda import Choice, Option, Task
from bot.engine.characteristics.view import permanents, statements
from bot.engine.citations import Cite
from bot.engine.costs.spell_cost import total_cost
from bot.engine.evaluate.paid import was_paid, without_mana
from bot.engine.happenings import ON_AN_ABILITY, Happening, What
from bot.engine.illegal import illegal
from bot.engine.mana_symbols import COLORED, Spent, colors_told, is_mana, mana_value, phyrexian, ways_to_spend
from bot.engine.objects import (
    Object,
)
from bot.engine.relevance.met import meet
from bot.engine.stack.way_of_cast import way_of
from bot.engine.state import (
    Entity,
    State,
)
from bot.engine.told.script import Cast
from bot.engine.triggers import happen
from bot.values import dataclass

_PAID_OTHERWISE = frozenset({"convoke", "delve", "improvise", "assist"})


# --- how much -------------------------------------------------------------------------------------------------------------


def total_mana(state: State, card: Object, action: Cast) -> str | None:
    """The symbols of the total cost (CR 601.2f); None where something changes it and nobody counts that, or where it hangs on
    targets that are not told."""
    player = state.player_named(action.player)
    if player is None or action.alternative or action.additional or action.tapped or action.life:
        return None
    if not total_is_paid_in_mana(card):
        return None
    way = way_of(state, player, card, action)
    if isinstance(way, str) or (action.targets.names is None and _hangs_on_targets(state, card)):
        return None
    cost = total_cost(state, player, card, way)
    return None if cost is None or cost.unknown else cost.total.symbols


def total_is_paid_in_mana(card: Object) -> bool:
    """Whether no keyword of its own lets part of the total be paid otherwise (CR 702.51a, 702.66a, 702.126a, 702.132a)."""
    return not any(isinstance(a, Keyword) and a.name in _PAID_OTHERWISE for a in card.card.abilities)


def _hangs_on_targets(state: State, card: Object) -> bool:
    said = (statement.effect for statement in statements(state, CostChange))
    changes = (*said, *inside(card.card.abilities, CostChange))
    return any(
        change.much.each_target or change.aimed_at is not None or (change.which and change.which.aimed)
        for change in changes
    )


def mana_spent(state: State, card: Object, action: Cast, x: int) -> int | None:
    """How much mana is spent; None where nobody knows."""
    total = total_mana(state, card, action)
    return None if total is None else mana_value(total, x)


def spent(state: State, spell: Object, you: Entity) -> State:
    """The state in which the mana was spent on the spell; what asks for an amount that nobody knows ends the story."""
    if spell.mana is not None:
        return happen(state, Happening(What.SPENDS, you, amount=spell.mana)) if spell.mana else state
    for entity, chars in permanents(state).items():
        if holds(_meant(chars.abilities), Expends, ManaSpent):
            return meet(state, entity, "how much mana is spent")
    if holds(_meant(spell.card.abilities), ManaSpent):
        return meet(state, spell.id, "how much mana is spent")
    return state


def spent_on(state: State, player: Entity, cost: tuple[Any, ...], x: int) -> State:
    """The state in which the mana that is part of the cost of an ability was spent: no more of what is told is left then (CR 118.3). Life is
    paid for Phyrexian mana."""
    parts = [part.symbols for part in cost if isinstance(part, Mana)]
    amount = sum(mana_value(symbols, x) - phyrexian(symbols) for symbols in parts)
    spends = Happening(What.SPENDS, player, amount=amount, detail=ON_AN_ABILITY)
    return happen(state, spends) if amount > 0 else state


def _meant(abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """These, and those that keywords among them stand for."""
    return (*abilities, *(own for a in abilities if isinstance(a, Keyword) for own in meaning(a)))


# --- of which colors --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Question:
    """Something that the text asks of the mana, how an answer is said, and how much of one color it can ask for."""

    ask: Callable[[tuple[str, ...]], Any]
    say: Callable[[Any], str]
    most: int


def choose_mana(
    state: State, card: Object, action: Cast, x: int, then: Callable[[tuple[str, ...]], Task], *, free: bool
) -> State | Choice | None:
    """The choice with which mana the spell is cast, where its text asks for colors that its cost leaves open and the story
    doesn't tell (CR 601.2g-h): `then` goes on with what is paid. `free`: an effect casts it without paying its mana cost.
    None where nothing is to be chosen."""
    questions = tuple(_questions(card))
    if not questions:
        return None
    total = "" if free else total_mana(state, card, action)
    told = tuple(filter(is_mana, action.paid))
    rest = without_mana(action.paid)
    if total is None:
        if told and not any(map(colors_told, told)):
            return None
        return meet(state, card.id, "which mana is spent")
    most = max(question.most for question in questions)
    ways = _as_told(ways_to_spend(total, x, most), told, most)
    if not ways:
        text = f"{card.label} can't be cast with that mana."
        return illegal(state, text, (Cite.COST_IN_FULL, Cite.CAST_COSTS))
    answers: dict[tuple[Any, ...], tuple[str, ...]] = {}
    for way in ways:
        symbols = tuple(s for s, n in zip(COLORED, way, strict=True) for _ in range(n))
        answers.setdefault(tuple(question.ask(symbols) for question in questions), symbols)
    if len(answers) == 1:
        return state.then(then((*rest, *next(iter(answers.values())))))
    options = tuple(
        Option(
            f"spends {' and '.join(q.say(a) for q, a in zip(questions, answer, strict=True))}",
            (then((*rest, *symbols)),),
        )
        for answer, symbols in sorted(answers.items(), key=lambda item: repr(item[0]), reverse=True)
    )
    player = state.player_named(action.player)
    assert player is not None
    return Choice(state, player, f"Which mana is spent on {card.label}?", options, (Cite.CAST_COSTS,))


def _questions(card: Object) -> Iterator[_Question]:
    """What the text asks, each once."""
    abilities = _meant(card.card.abilities)
    if holds(abilities, ColorsSpent):
        yield _Question(lambda symbols: len(set(symbols)), lambda n: f"mana of {n} color{'s' * (n != 1)}", 1)
    asked = [p.what for p in inside(abilities, Paid) if is_mana(p.what)]
    for condition in inside(abilities, AmountIs):
        if isinstance(condition.amount, TimesPaid) and isinstance(condition.than, Number):
            asked.append(condition.amount.what * condition.than.n)
    for what in dict.fromkeys(asked):
        most = max((what.count(symbol) for symbol in COLORED), default=0)
        if most:
            yield _Question(partial(was_paid, what), partial(_said, what), most)


def _said(what: str, yes: bool) -> str:
    return what if yes else f"no {what}"


def _as_told(ways: set[Spent], told: tuple[str, ...], most: int) -> list[Spent]:
    """Those of the ways that the story can mean: with just the colors that it tells, else with these among others."""
    numbers = {number for key in told if (number := colors_told(key)) is not None}
    counts = Counter(told)
    least = tuple(min(counts[symbol], most) for symbol in COLORED)
    fitting = [
        way
        for way in sorted(ways)
        if all(n >= m for n, m in zip(way, least, strict=True))
        and (not numbers or sum(map(bool, way)) in numbers)
    ]
    if not any(least):
        return fitting
    alone = [way for way in fitting if [bool(n) for n in way] == [bool(m) for m in least]]
    return [way for way in alone if way == least] or alone or fitting
