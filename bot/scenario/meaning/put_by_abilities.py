"""A card put onto the battlefield by an ability, told in one breath: `uses Elvish Piper to put Hill Giant into play`."""

from __future__ import annotations

from bot.abilities.ability import Activated
from bot.abilities.effects import Move, SearchOnto
from bot.abilities.walk import holds, inside
from bot.abilities.who import Chosen, Target
from bot.engine.relevance.playable import playable
from bot.scenario.errors import CannotMean
from bot.scenario.meaning.activating import activate_ability
from bot.scenario.meaning.putting_onto import put_onto
from bot.scenario.meaning.registry import actor_of, means
from bot.scenario.phrases.values import ThingRef
from bot.scenario.sentences.statements import How, Statement
from bot.scenario.telling.story import Story
from bot.values import replace


@means("activateput")
def activates_to_put(story: Story, statement: Statement) -> None:
    """The ability is activated, and the card put onto the battlefield as it resolves. Raises `CannotMean` where it puts none there."""
    player = actor_of(story, statement)
    source: ThingRef = statement.slots["source"]
    cards, how = statement.slots["cast"]
    card = story.card(story.one(source, "source", player))
    abilities = [a for a in playable(card).abilities if isinstance(a, Activated)] if card is not None else []
    searches = any(holds(ability.effects, SearchOnto) for ability in abilities)
    puts = any(
        move.to == "battlefield" and isinstance(move.what, Chosen)
        for ability in abilities
        for move in inside(ability.effects, Move)
    )
    moving = [
        number
        for number, ability in enumerate(abilities, 1)
        if any(
            holds(move.what, Target) and move.to != "battlefield" for move in inside(ability.effects, Move)
        )
    ]
    if not (searches or puts) and moving:  # `uses Sunscape Apprentice to put Elf on top of her library`
        meant = tuple(card.but(place="", placed=None) for card in cards)
        activate_ability(
            story, player, source, How(targets=meant, which=moving[0] if len(moving) == 1 else None)
        )
        return
    if not (searches or puts):
        name = source.told or source.name
        raise CannotMean(
            f"“{name}” has no ability that puts a card onto the battlefield.", (), source.start, source.end
        )
    putting = [
        number
        for number, ability in enumerate(abilities, 1)
        if holds(ability.effects, SearchOnto)
        or any(
            move.to == "battlefield" and isinstance(move.what, Chosen)
            for move in inside(ability.effects, Move)
        )
    ]
    which = putting[0] if len(putting) == 1 < len(abilities) else None
    activate_ability(story, player, source, How(sacrificed=statement.get("spent") or (), which=which))
    for one in cards:
        put_onto(story, player, one, replace(how, zone="library") if searches and not how.zone else how)
