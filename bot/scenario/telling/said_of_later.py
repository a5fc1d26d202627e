"""What words that are passed over say of a later moment: the story goes on to it."""

from __future__ import annotations

from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.story import Story

_ENDS = (("end", "of", "turn"), ("end", "of", "the", "turn"), ("end", "step"))


def goes_on_with_it(story: Story, statement: Statement) -> None:
    """`It comes back at end of turn`: what is said to come of it comes then, so that the turn goes on to its end."""
    words = [token.fold for token in story.tokens[statement.start : statement.end]]
    told = any(words[at : at + len(end)] == [*end] for end in _ENDS for at in range(len(words)))
    if told and story.actions and "until" not in words:
        story.through_end_of_turn = True
