"""How often an ability is activated, by what is told to be paid: `activates Shivan Dragon paying {R}{R}` activates it twice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeGuard

from bot.abilities.ability import Ability, Activated
from bot.abilities.cost_changes import COST_CHANGES
from bot.abilities.costs import Mana, TapOthers
from bot.abilities.keyword_abilities.activated import activated_of
from bot.abilities.walk import holds
from bot.engine.mana_symbols import colors_told, is_mana, mana_value
from bot.engine.relevance.playable import playable
from bot.engine.told.script import AbilityOf
from bot.scenario.errors import CannotMean
from bot.scenario.phrases.values import ThingRef
from bot.scenario.sentences.statements import How
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing


def paid_for_in_mana(
    story: Story, source: Thing, abilities: Sequence[Ability], how: How, keys: Sequence[str], ref: ThingRef
) -> tuple[int, tuple[AbilityOf, ...] | None]:
    """How many times the ability is activated for the mana that is told, and which it is of several that may be meant (None where that
    stays open). Raises `CannotMean` where it costs something else, as far as that can be told: not where X is paid, nor where something
    changes costs (CR 602.2b)."""
    told = sum(mana_value(key) for key in keys if is_mana(key) and colors_told(key) is None)
    able = [one for one in abilities if isinstance(one, Activated)]
    if not told or how.x is not None or not able or _may_change(story):
        return how.times, None
    costs = {one: _mana_of(one) for one in able}
    if any("X" in symbols or "/" in symbols for symbols in costs.values()):
        return how.times, None
    numbers = {one: mana_value(symbols) for one, symbols in costs.items()}
    just = [one for one, number in numbers.items() if told in (number, number * how.times)]
    if just:
        return how.times, _its_number(story, source, just[0]) if len(just) == 1 < len(able) else None
    again = [
        one for one, number in numbers.items() if number and told % number == 0 and _costs_mana_alone(one)
    ]
    if how.times == 1 and len(again) == 1:
        which = _its_number(story, source, again[0]) if len(able) > 1 else None
        return told // numbers[again[0]], which
    said = " or ".join(dict.fromkeys(costs[one] or "no mana" for one in able))
    raise CannotMean(f"{source.label}'s ability costs {said}, and not {told} mana.", (), ref.start, ref.end)


def as_often_as_is_tapped(abilities: Sequence[Ability], tapped: Sequence[str], times: int) -> int:
    """`activates Lodestone Myr, tapping Sol Ring and Ornithopter`: once for each as many as its cost asks for, where nothing else is."""
    able = [one for one in abilities if isinstance(one, Activated)]
    costs = {one.cost[0].count for one in able if len(one.cost) == 1 and _taps_so_many(one.cost[0])}
    each = costs.pop() if len(costs) == 1 == len(able) else 0
    return len(tapped) // each if times == 1 and each and tapped and len(tapped) % each == 0 else times


def _taps_so_many(part: object) -> TypeGuard[TapOthers]:
    return isinstance(part, TapOthers) and part.power is None


def _mana_of(ability: Activated) -> str:
    return "".join(part.symbols for part in ability.cost if isinstance(part, Mana))


def _costs_mana_alone(ability: Activated) -> bool:
    return all(isinstance(part, Mana) for part in ability.cost)


def _may_change(story: Story) -> bool:
    """Whether something of the story changes what abilities cost."""
    cards = [story.card(thing) for thing in story.things]
    return any(card is not None and holds(card.abilities, *COST_CHANGES) for card in cards)


def _its_number(story: Story, source: Thing, ability: Activated) -> tuple[AbilityOf, ...] | None:
    card = story.card(source)
    own = activated_of(playable(card).abilities) if card is not None else ()
    return (AbilityOf(source.label, own.index(ability) + 1),) if ability in own else None
