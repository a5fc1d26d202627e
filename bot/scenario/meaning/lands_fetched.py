"""Lands as players put them out: `cracks a fetch`, `cracks Polluted Delta for Watery Grave untapped`, `shocks in Watery Grave`."""

from __future__ import annotations

from bot.scenario.errors import CannotMean
from bot.scenario.meaning.activating import activate_ability, activated_plainly
from bot.scenario.meaning.one_spell import cast_spell
from bot.scenario.meaning.putting_onto import put_onto
from bot.scenario.meaning.registry import actor_of, means
from bot.scenario.phrases.values import PlayerRef, ThingRef
from bot.scenario.sentences.statements import How, Statement
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing
from bot.scenario.things.made import MadeUp
from bot.values import replace


@means("fetches")
def fetches(story: Story, statement: Statement) -> None:
    """A land that costs 1 life and is sacrificed, by nobody's name; which land it finds is not told."""
    player = actor_of(story, statement)
    text = "Search your library for a land card, put it onto the battlefield, then shuffle."
    land = Thing(
        story.new_label("Fetch Land"),
        "Fetch Land",
        len(story.things),
        made=MadeUp("Fetch Land", ("Land",), lines=(f"{{T}}, Pay 1 life, Sacrifice this land: {text}",)),
        told=player,
        owner=player,
        declared=True,
        untold=True,
    )
    story.add(land)
    activated_plainly(story, player, land)


@means("fetchesfor")
def fetches_for(story: Story, statement: Statement) -> None:
    """The ability is activated, and what it finds put onto the battlefield (CR 701.19)."""
    player = actor_of(story, statement)
    lands, how = statement.slots["cast"]
    if all(ref.token for ref in lands):  # `sacrifices Junktown for three Junk tokens`: what it makes
        activate_ability(story, player, statement.slots["source"], How(words="create"))
        return
    _confirm_lands(story, lands, statement)
    activate_ability(story, player, statement.slots["source"], How())
    for land in lands:
        put_onto(story, player, land, replace(how, zone="library"))


@means("shocksin")
def shocks_in(story: Story, statement: Statement) -> None:
    """A land is played, and the life paid for which it enters untapped."""
    player = actor_of(story, statement)
    lands, how = statement.slots["cast"]
    _confirm_lands(story, lands, statement)
    whom = statement.get("what")
    if isinstance(whom, PlayerRef) and story.player(whom, player) != player:
        message = "Only who plays a land pays life for it."
        raise CannotMean(message, start=statement.start, end=statement.end)
    for land in lands:
        cast_spell(story, player, land.but(status=(*land.status, "untapped")), how)


def _confirm_lands(story: Story, refs: tuple[ThingRef, ...], statement: Statement) -> None:
    for ref in refs:
        card = story.card_meant(ref)
        if card is None or "Land" not in card.types:
            message = f"“{ref.told or ref.name}” is no land: it is not told what is done with it."
            raise CannotMean(message, start=statement.start, end=statement.end)
