"""An X that is told in a sentence of its own (CR 107.3a)."""

from __future__ import annotations

from bot.engine.script import Activate, Cast
from bot.scenario.errors import CannotMean
from bot.scenario.meaning.registry import means
from bot.scenario.statements import Statement
from bot.scenario.story import Story
from bot.values import replace


@means("xis")
def x_is(story: Story, statement: Statement) -> None:
    """`Alice casts Fireball on Bob. X is 3.`: of the spell or ability that was last told, where its X was not."""
    last = story.actions[-1] if story.actions else None
    if not isinstance(last, Cast | Activate) or last.x not in (None, statement.slots["number"]):
        raise CannotMean("It is not told what X that is.", start=statement.start, end=statement.end)
    story.actions[-1] = replace(last, x=statement.slots["number"])
