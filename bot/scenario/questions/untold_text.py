"""Stories of things of which no text is told, where what they do decides: an Aura that is cast in a fight, an ability that is asked about."""

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


def refuse_untold_abilities(text: str, story: Story) -> None:
    """`Does a planeswalker's ability still resolve?` of a made-up thing of no text: that it does not trigger is no answer. Raises
    `NotUnderstood`."""
    for question in story.questions:
        if question.kind != "triggers":
            continue
        for thing in story.things:
            made = thing.made
            if (
                thing.label in question.what.names
                and made is not None
                and not made.lines
                and not made.subtypes
            ):
                said = f"It is not told what ability {thing.label} has."
                at = max(text.find(question.text), 0)
                example = f'{thing.label} has "When this creature dies, you gain 1 life."'
                raise NotUnderstood(said, text, (at, at + len(question.text)), (example,))
