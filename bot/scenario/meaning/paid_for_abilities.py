"""Life or mana that is said to be paid, where an activated ability is what it is paid for."""

from __future__ import annotations

import re
from collections.abc import Iterator

from bot.abilities.amounts import Number
from bot.abilities.card import Card
from bot.abilities.costs import Mana, PayLife
from bot.abilities.keyword_abilities.activated import activated_of
from bot.abilities.walk import inside
from bot.engine.relevance.playable import playable
from bot.engine.told.script import AbilityOf, Cast
from bot.scenario.meaning.activating import activated_plainly
from bot.scenario.phrases.values import ThingRef
from bot.scenario.telling.story import Story


def activates_by_paying_life(story: Story, player: str, life: int, about: str | None) -> bool:
    """`pays 4 life [for Greed]`: its one ability that costs life is activated, as often as that pays for; not where something else
    of the story may ask for life, which is answered so."""
    cards = [(thing, card) for thing in story.things if (card := story.card(thing)) is not None]
    if about is None and sum(_speaks_of_paying_life(card) for _, card in cards) != 1:
        return False
    costs = [
        (thing, number, each)
        for thing, card in cards
        if thing.holder in (player, None) and about in (None, thing.label)
        for number, each in _costs_in_life(card)
    ]
    if len(costs) != 1 or life % costs[0][2]:
        return False
    ((thing, number, each),) = costs
    activated_plainly(story, player, thing, (AbilityOf(thing.label, number),), times=life // each)
    return True


def activates_by_paying_mana(story: Story, player: str, mana: str, about: str | None) -> bool:
    """`pays {1} [for Circle of Protection: Red]`: the one ability that costs just that mana is activated; not where some text of the
    story asks for a payment, which is answered so."""
    cards = [(thing, card) for thing in story.things if (card := story.card(thing)) is not None]
    if about is None and any("pay" in line.lower() for _, card in cards for line in card.texts):
        return False
    costs = [
        (thing, number)
        for thing, card in cards
        if thing.holder in (player, None) and thing.zone == "battlefield" and about in (None, thing.label)
        for number, ability in enumerate(activated_of(playable(card).abilities), 1)
        if [part.symbols for part in inside(ability.cost, Mana)] == [mana.upper()]
    ]
    if len(costs) != 1:
        return False
    ((thing, number),) = costs
    last = story.actions[-1] if story.actions else None
    if isinstance(last, Cast) and last.player != player and not story.response:
        story.response = True
        story.assumptions.append(f"{thing.label} answers {last.card} before it resolves.")
    activated_plainly(story, player, thing, (AbilityOf(thing.label, number),))
    return True


def take_to_be_there(story: Story, player: str, ref: ThingRef) -> None:
    """`I pay 5 life to Greed` where it was not told of: what asks for life as the cost of an ability is on the battlefield."""
    card = story.names.exact(ref.name)
    told = any(thing.name == ref.name for thing in story.things)
    if card is not None and not told and any(_LIFE_AS_COST.match(text) for text in card.texts):
        story.resolve((ref,), "source", player)


#: The cost of an activated ability that is paid with life: `{B}, Pay 2 life: ...`.
_LIFE_AS_COST = re.compile(r"(?:[^:.]*, )?pay \d+ life[^:.]*:", re.IGNORECASE)


def _speaks_of_paying_life(card: Card) -> bool:
    return any("pay" in line.lower() and "life" in line for line in card.texts)


def _costs_in_life(card: Card) -> Iterator[tuple[int, int]]:
    """The activated abilities that cost life, by number, each with how much."""
    for number, ability in enumerate(activated_of(playable(card).abilities), 1):
        for part in inside(ability.cost, PayLife):
            if isinstance(part.amount, Number) and part.amount.n:
                yield number, part.amount.n
