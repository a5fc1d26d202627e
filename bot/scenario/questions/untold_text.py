"""Stories in which somebody casts an Aura of which no text is told: in a fight what it does may be what decides."""

from __future__ import annotations

from bot.engine.told.script import AnnounceAttack, Attack, Cast
from bot.scenario.errors import NotUnderstood
from bot.scenario.telling.story import Story


def refuse_untold_auras_in_a_fight(text: str, story: Story) -> None:
    """`I attack with Ogre, he blocks with a 5/5, and I cast an aura on Ogre`: raises `NotUnderstood`, with the Aura that is not told."""
    if not any(isinstance(action, Attack | AnnounceAttack) for action in story.actions):
        return
    cast = {action.card for action in story.actions if isinstance(action, Cast)}
    for thing in story.things:
        made = thing.made
        if thing.label in cast and made is not None and "Aura" in made.subtypes and len(made.lines) < 2:
            said = f"It is not told what {thing.label} does."
            example = 'Alice casts an Aura with "Enchanted creature gets +2/+2." on Hill Giant.'
            raise NotUnderstood(said, text, (0, len(text)), (example,))
