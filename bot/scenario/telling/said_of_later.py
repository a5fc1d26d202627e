"""What words that are passed over say of a later moment: the story goes on to it."""

from __future__ import annotations

import re

from bot.regex import regex
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.story import Story

_BACK_LATER = regex(
    r"\bat the beginning of (?:the|your) next end step, return\b|\breturn\b[^.]*\bat the beginning of the next end step\b",
    re.IGNORECASE,
)
_ENDS = (("end", "of", "turn"), ("end", "of", "the", "turn"), ("end", "step"))


def goes_on_with_it(story: Story, statement: Statement) -> None:
    """`It comes back at end of turn`: what is said to come of it comes then, so that the turn goes on to its end."""
    words = [token.fold for token in story.tokens[statement.start : statement.end]]
    lemmas = {token.lemma for token in story.tokens[statement.start : statement.end]}
    told = any(words[at : at + len(end)] == [*end] for end in _ENDS for at in range(len(words)))
    back = "return" in lemmas or ("back" in words and "come" in lemmas)
    if back and any(_BACK_LATER.search(text) for thing in story.things for text in thing.texts):
        told = True  # `It comes back`, of what Otherworldly Journey exiled
    if told and story.actions and "until" not in words:
        story.through_end_of_turn = True
