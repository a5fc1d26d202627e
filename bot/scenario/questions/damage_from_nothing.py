"""Whether anything that is told deals damage, where it is asked about damage."""

from __future__ import annotations

from bot.abilities.effects import DealDamage, DealDivided
from bot.abilities.keyword_actions import Fight
from bot.abilities.opaque import Opaque
from bot.abilities.player_effects import LoseLife
from bot.abilities.walk import holds
from bot.engine.told.script import Activate, Cast, DealsDamage, Fights, GoTo
from bot.scenario.questions.question import MARKED
from bot.scenario.telling.story import Story

_OF_DAMAGE_TO = frozenset({"damageto", "takesamount"})


def is_dealt_otherwise(story: Story) -> bool:
    """`He Bolts me. Do I take combat damage?`: whether what is told deals damage that is none of combat."""
    if any(isinstance(action, DealsDamage | Fights) for action in story.actions):
        return True
    cast = {action.card for action in story.actions if isinstance(action, Cast)}
    used = {action.source for action in story.actions if isinstance(action, Activate)}
    told = (*story.spells, *story.things)
    cards = [story.card(thing) for thing in told if thing.label in cast | used]
    return any(card is not None and holds(card.abilities, DealDamage, DealDivided, Fight) for card in cards)


def asks_of_damage_that_nothing_deals(story: Story) -> bool:
    """`He Fogs. How much damage does he take?` where all that is done are spells of which none speaks of damage but to prevent it, and nothing
    that is there deals any."""
    asked = any(q.kind in _OF_DAMAGE_TO and q.beside is None and q.words != MARKED for q in story.questions)
    if not asked or not all(isinstance(action, Cast | GoTo) for action in story.actions):
        return False
    cards = [card for thing in story.things if (card := story.card(thing)) is not None]
    return not any(holds(card.abilities, DealDamage, DealDivided, Fight, LoseLife, Opaque) for card in cards)
