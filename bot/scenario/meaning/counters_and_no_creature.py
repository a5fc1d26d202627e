"""What is removed in a word just after counters were told: one of those, and nothing that goes away."""

from __future__ import annotations

from bot.scenario.errors import CannotMean
from bot.scenario.sentences.statements import Statement
from bot.scenario.spoken.counters_removed import means_counters
from bot.scenario.telling.story import Story


def refuse_counters(story: Story, statement: Statement) -> None:
    """`It has two +1/+1 counters. He removes one`: that is a counter, and no creature that goes away."""
    verb = next((n for n in range(statement.start, statement.end) if story.tokens[n].lemma == "remove"), None)
    if verb is not None and means_counters(story.tokens, verb):
        raise CannotMean("It is not told what is removed.", (), statement.start, statement.end)
