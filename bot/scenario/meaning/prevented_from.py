"""That the damage of something is prevented: `Bob prevents all damage from Ogre`, `The damage from Ogre is prevented`."""

from __future__ import annotations

from bot.scenario.meaning.effects import aims_of
from bot.scenario.meaning.registry import actor_of, means
from bot.scenario.meaning.untold import effect
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.story import Story


def _whom_it_helps(story: Story, statement: Statement) -> str:
    """`The damage from Hill Giant is prevented`: an opponent of whoever has that prevents it."""
    meant = story.resolve(statement.slots["by"], "any")
    holder = next((thing.holder for thing in meant if thing.holder is not None), None)
    return story.opponent(holder) if holder is not None else actor_of(story, statement)


@means("preventsfrom")
def prevents_from(story: Story, statement: Statement) -> None:
    player = (
        actor_of(story, statement) if statement.get("who") is not None else _whom_it_helps(story, statement)
    )
    combat = "combat " if statement.get("combat") == "combat" else ""
    for label, kind in aims_of(story, statement.slots["by"], player, mine=False):
        text = f"Prevent all {combat}damage that would be dealt by target {kind} this turn."
        effect(story, player, "Prevention Spell", text, (label,))
