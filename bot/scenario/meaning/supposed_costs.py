"""What a cost is paid with that the story has no word of: a creature that is tapped or sacrificed, lands that are sacrificed
or earthbent."""

from __future__ import annotations

from collections.abc import Iterable

from bot.abilities.ability import Keyword
from bot.abilities.costs import Cost, SacrificeCost, TapOthers, UntapSelf
from bot.abilities.filters import Filter, OfType
from bot.abilities.keyword_abilities.activated import activated_of
from bot.abilities.keyword_actions import Earthbend
from bot.abilities.statics import AdditionalCost
from bot.abilities.walk import inside
from bot.engine.told.script import Activate, Cast
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing
from bot.scenario.things.supposed import a_creature, a_land

#: Kinds that players have without a word of them.
_HAD = {"Creature": a_creature(other=True), "Land": a_land(other=True)}


def suppose_it_is_paid(story: Story, source: Thing) -> None:
    """`He taps it with Opposition`, and no creature of his was told: he has one for that. Who is told to have some, or none, pays with
    what is told. Of a source with several abilities which costs are paid is not looked for."""
    card, last = story.card(source), story.actions[-1]
    if card is None or not isinstance(last, Cast | Activate):
        return
    if inside(card.abilities, Earthbend):  # whoever has the mana for that has a land
        _have(story, last.player, source, Filter((OfType("Land"),)), 1)
    if isinstance(last, Activate):
        abilities = activated_of(card.abilities)
        costs: tuple[Cost, ...] = abilities[0].cost if len(abilities) == 1 else ()
    else:
        costs = tuple(_of_a_spell(source, last, story))
    if any(isinstance(cost, UntapSelf) for cost in costs):
        _is_tapped(story, source)
    for cost in costs:
        if isinstance(cost, TapOthers) and cost.power is None and not last.tapped:
            _have(story, last.player, source, cost.what, cost.count * _times(last))
        elif (
            isinstance(cost, SacrificeCost) and cost.what is not None and not (last.sacrificed or cost.up_to)
        ):
            count = cost.count if isinstance(cost.count, int) else 0
            _have(story, last.player, source, cost.what, count * _times(last))


def _is_tapped(story: Story, source: Thing) -> None:
    """What untaps as a cost was tapped, where nothing else is told of it (CR 107.6)."""
    said = any(token.fold == "untapped" for token in story.tokens)
    if not (source.tapped or said or len(story.actions) > 1):
        source.tapped = True
        story.assumptions.append(f"{source.label} is tapped, as it is untapped for its ability.")


def _of_a_spell(source: Thing, cast: Cast, story: Story) -> Iterable[Cost]:
    """What casting it costs besides mana: always, and by the keywords that are told to be paid for."""
    card = story.card(source)
    for ability in card.abilities if card is not None else ():
        if isinstance(ability, Keyword) and ability.name in cast.paid:
            yield from ability.cost
        for additional in inside(ability, AdditionalCost):
            yield from additional.cost


def _times(last: Cast | Activate) -> int:
    return last.times if isinstance(last, Activate) else 1


def _have(story: Story, player: str, source: Thing, what: Filter, count: int) -> None:
    """So many of these are the player's, where nothing is told of such."""
    kinds = [quality.type for quality in what.qualities if isinstance(quality, OfType)]
    if len(kinds) != 1 or kinds[0] not in _HAD or kinds[0].lower() in story.seat(player).without:
        return
    kind = kinds[0]
    if any(thing.is_type(kind) and thing.holder in (player, None) for thing in story.things):
        return
    lands = story.seat(player).mana if kind == "Land" else None  # `I control only two lands`
    focus = list(story.focus)
    for _ in range(count if lands is None else min(count, lands)):
        for thing in story.resolve((_HAD[kind],), "declare", player):
            thing.told = player
            story.assumptions.append(f"{thing.label} is there to pay for {source.label}.")
    story.focus = focus  # what was spoken of is still what was told
