"""Which activated abilities cost life, and which of them is activated where so much life is said to be paid."""

from __future__ import annotations

from collections.abc import Iterator

from bot.abilities.ability import Activated
from bot.abilities.amounts import Number
from bot.abilities.card import Card
from bot.abilities.costs import PayLife
from bot.abilities.keyword_abilities.activated import activated_of
from bot.abilities.walk import inside
from bot.engine.relevance.playable import playable
from bot.engine.told.script import AbilityOf
from bot.scenario.meaning.activating import activated_plainly
from bot.scenario.telling.story import Story


def activates_by_paying_life(story: Story, player: str, life: int, about: str | None) -> bool:
    """`pays 4 life [for Greed]`: its one ability that costs just that, or the one that costs life at all, as often as that pays for; not where something else
    of the story may ask for life, which is answered so."""
    cards = [(thing, card) for thing in story.things if (card := story.card(thing)) is not None]
    if about is None and sum(_speaks_of_paying_life(card) for _, card in cards) != 1:
        return False
    costs = [
        (thing, number, each)
        for thing, card in cards
        if (thing.holder in (player, None) or _is_anybodys(card)) and about in (None, thing.label)
        for number, _, each in costs_in_life(card)
    ]
    costs = [cost for cost in costs if cost[2] == life] or costs
    if len(costs) != 1 or life % costs[0][2]:
        return False
    ((thing, number, each),) = costs
    activated_plainly(story, player, thing, (AbilityOf(thing.label, number),), times=life // each)
    return True


def costs_in_life(card: Card) -> Iterator[tuple[int, Activated, int]]:
    """The activated abilities that cost life, each with its number and how much."""
    for number, ability in enumerate(activated_of(playable(card).abilities), 1):
        for part in inside(ability.cost, PayLife):
            if isinstance(part.amount, Number) and part.amount.n:
                yield number, ability, part.amount.n


def _is_anybodys(card: Card) -> bool:
    return any("any player may activate" in line.lower() for line in card.texts)


def _speaks_of_paying_life(card: Card) -> bool:
    return any("pay" in line.lower() and "life" in line for line in card.texts)
