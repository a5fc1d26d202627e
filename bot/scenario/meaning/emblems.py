"""Emblems that a player has already: `Alice has an emblem from Garruk, Caller of Beasts` (CR 114)."""

from __future__ import annotations

from bot.abilities.card import Card
from bot.abilities.player_effects import GetEmblem
from bot.abilities.walk import inside
from bot.scenario.errors import CannotMean
from bot.scenario.meaning.declaring import declare
from bot.scenario.meaning.registry import actor_of, means
from bot.scenario.phrases.values import ThingRef
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing


@means("emblem")
def has_an_emblem(story: Story, statement: Statement) -> None:
    """The one that the card named gives, and what is told beside it. Raises `CannotMean` where it gives none."""
    player = actor_of(story, statement)
    told = statement.slots["source"]
    ref: ThingRef = told[0] if isinstance(told, tuple) else told
    card = story.card_meant(ref)
    given = list(inside(card.abilities, GetEmblem)) if card is not None else []
    if card is None or len(given) != 1:
        raise CannotMean("It is not told which emblem that is.", (), ref.start, ref.end)
    name = f"{card.name} emblem"
    for _ in range(statement.get("number") or 1):
        emblem = Card(name, abilities=given[0].abilities)
        thing = Thing(story.new_label(name), name, len(story.things), card=emblem)
        thing.zone, thing.told, thing.owner, thing.declared = "command", player, player, True
        story.add(thing)
    declare(story, statement.get("tolds") or (), player, "battlefield")
