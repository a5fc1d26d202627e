"""What is said to be there while something else is done than casting a spell: `I sacrifice a Bear to Viscera Seer with Blood Artist out`."""

from __future__ import annotations

from bot.scenario.meaning.declaring import declare_present
from bot.scenario.meaning.registry import actor_of
from bot.scenario.sentences.statements import How, Statement
from bot.scenario.telling.story import Story
from bot.values import replace


def with_what_is_there(story: Story, statement: Statement) -> Statement:
    """The statement without what is said to be there meanwhile, which is there from now on."""
    how = statement.get("modifiers")
    if not isinstance(how, How) or not how.present or statement.kind not in _DEEDS:
        return statement
    declare_present(story, how.present, actor_of(story, statement), how.targets or ())
    return replace(statement, slots={**statement.slots, "modifiers": replace(how, present=())})


#: Deeds of which it is told how they are done, that use nothing of what is there besides.
_DEEDS = frozenset({"sacrifices"})
