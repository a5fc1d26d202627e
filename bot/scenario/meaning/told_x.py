"""An X that is told in a sentence of its own (CR 107.3a)."""

from __future__ import annotations

from bot.engine.told.script import Activate, Cast
from bot.scenario.errors import CannotMean
from bot.scenario.meaning.registry import means
from bot.scenario.meaning.said_of_a_cast import x_of_its_target
from bot.scenario.sentences.statements import How, Statement
from bot.scenario.telling.story import Story
from bot.values import replace


@means("xis")
def x_is(story: Story, statement: Statement) -> None:
    """`Alice casts Fireball on Bob. X is 3.`: of the spell or ability that was last told, where its X was not; of what that is
    aimed at, where it has none itself."""
    last = story.actions[-1] if story.actions else None
    if isinstance(last, Cast) and statement.slots["number"] is not None:
        thing = next((t for t in story.things if t.label == last.card), None)
        how = How(x=statement.slots["number"])
        if thing is not None and x_of_its_target(story, thing, how, last.targets.names or ()).x is None:
            return
    if not isinstance(last, Cast | Activate) or last.x not in (None, statement.slots["number"]):
        raise CannotMean("It is not told what X that is.", start=statement.start, end=statement.end)
    story.actions[-1] = replace(last, x=statement.slots["number"])
