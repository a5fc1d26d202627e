"""Lands as players put them out: `cracks a fetch`, `cracks Polluted Delta for Watery Grave untapped`, `shocks in Watery Grave`."""

from __future__ import annotations

from bot.scenario.errors import CannotMean
from bot.scenario.meaning.activating import activate_ability
from bot.scenario.meaning.one_spell import cast_spell
from bot.scenario.meaning.putting_onto import put_onto
from bot.scenario.meaning.registry import actor_of, means
from bot.scenario.meaning.untold import effect
from bot.scenario.phrases.values import PlayerRef, ThingRef
from bot.scenario.sentences.statements import How, Statement
from bot.scenario.telling.story import Story
from bot.values import replace


@means("fetches")
def fetches(story: Story, statement: Statement) -> None:
    """A land that costs 1 life and is sacrificed, by nobody's name; what is searched for is not told."""
    player = actor_of(story, statement)
    effect(story, player, "Fetch Land", "You lose 1 life.", said=f"{player} pays 1 life for a fetch land")


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
