"""Lands that are tapped for mana while something looks at that: `He has Manabarbs. I cast Shock. What's my life?`"""

from __future__ import annotations

from bot.abilities.ability import Triggered
from bot.abilities.card import Card
from bot.abilities.player_effects import AddMana
from bot.abilities.player_events import TapsForMana
from bot.abilities.walk import holds
from bot.engine.told.script import Activate, Cast
from bot.scenario.errors import NotUnderstood
from bot.scenario.telling.story import Story


def refuse_untold_lands(text: str, story: Story) -> None:
    """Mana is never short here, and which lands make it need not be told; unless something that triggers as lands are tapped for mana does
    more than to add some (CR 605.1b, 603.2). Raises `NotUnderstood` then."""
    told = any(isinstance(action, Activate) and action.for_mana for action in story.actions)
    spends = any(isinstance(action, Cast) and _costs_mana(story, action) for action in story.actions)
    if told or not story.questions or not (spends or story.lands_untold):
        return
    for thing in story.things:
        card = story.card(thing) if thing.zone == "battlefield" and not thing.gone else None
        if card is not None and _looks_at_lands(card):
            said = f"It is not told which lands are tapped for mana, and {thing.label} looks at that."
            raise NotUnderstood(said, text, (0, len(text)), ("I tap a Mountain for mana.",))


def _costs_mana(story: Story, cast: Cast) -> bool:
    spell = next((thing for thing in story.spells if thing.label == cast.card), None)
    card = story.card(spell) if spell is not None else None
    return card is not None and bool(card.mana_cost) and not (cast.free or cast.alternative)


def _looks_at_lands(card: Card) -> bool:
    triggers = (a for a in card.abilities if isinstance(a, Triggered) and holds(a.when, TapsForMana))
    return any(not all(isinstance(effect, AddMana) for effect in one.effects) for one in triggers)
