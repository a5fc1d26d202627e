"""What is asked of a player by what was done last: `He Mana Leaks it. How much do I have to pay?`"""

from __future__ import annotations

from bot.abilities.combining import UnlessPaid
from bot.abilities.walk import holds
from bot.engine.told.script import Cast
from bot.scenario.telling.story import Story


def is_asked_to_pay(story: Story) -> bool:
    """Whether the spell that was cast last does something unless somebody pays (CR 118.12a), and nothing else of the story does."""
    last = story.actions[-1] if story.actions else None
    asking = [
        t for t in story.things if (card := story.card(t)) is not None and holds(card.abilities, UnlessPaid)
    ]
    return isinstance(last, Cast) and [thing.label for thing in asking] == [last.card]
