"""A permanent's name as a verb: its ability is used."""

from __future__ import annotations

from bot.scenario.meaning.activating import activate_ability
from bot.scenario.meaning.registry import actor_of, means
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.story import Story


@means("usesit")
def uses_it(story: Story, statement: Statement) -> None:
    """`Alice Mazes Hill Giant`"""
    ref, how = statement.slots["permanentverb"]
    activate_ability(story, actor_of(story, statement), ref, how)
