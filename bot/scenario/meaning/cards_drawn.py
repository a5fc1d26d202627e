"""Cards that are said to be drawn: as something told offers, or of nothing that is told."""

from __future__ import annotations

from bot.abilities.combining import May
from bot.abilities.player_effects import Draw
from bot.abilities.walk import holds, inside
from bot.engine.log.step import counted
from bot.engine.told.decisions import Deed, SaysMay
from bot.scenario.meaning.untold import effect
from bot.scenario.phrases.values import ThingRef
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.story import Story
from bot.scenario.text.words import NUMBER_WORDS


def draws_by_an_offer(story: Story, statement: Statement, player: str) -> bool:
    """`draws a card with Bident of Thassa's trigger`, which offers that: then it is done."""
    about = statement.get("about")
    if not isinstance(about, ThingRef) or about.word == "trigger":
        return False
    thing = story.one(about, "any", player)
    card = story.card(thing)
    offers = card is not None and any(holds(may.then, Draw) for may in inside(card.abilities, May))
    if offers:
        story.actions.append(SaysMay(player, True, thing.label, Deed.DRAW, "draw a card"))
    return offers


def draws_of_nothing(story: Story, player: str, number: int) -> None:
    """The player draws, and nothing told is why."""
    text = "Draw a card." if number == 1 else f"Draw {NUMBER_WORDS.get(number, number)} cards."
    effect(story, player, "Card Spell", text, said=f"{player} draws {counted(number, 'card')}")
