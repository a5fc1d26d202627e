"""What a question supposes otherwise than it was told: `Would he be dead if he didn't block?` of one who blocked."""

from __future__ import annotations

from bot.scenario.errors import CannotMean
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.story import Story
from bot.scenario.text.tokens import sentence_asks, sentence_begins


def suppose_otherwise(story: Story, statement: Statement, index: int) -> None:
    """What was told as action `index` and all after it is not so for the question that supposes this: it is asked of a story
    that goes on from before it. Raises `CannotMean` where no question supposes it, and where another was asked of the story as
    it was told."""
    asks = sentence_asks(story.tokens, statement.end)
    if not asks or len(story.questions) > 1 or index != len(story.actions) - 1:
        raise CannotMean("It was told otherwise before.", start=statement.start, end=statement.end)
    story.actions.pop()


def told_in_this_sentence(story: Story, statement: Statement, verb: str) -> bool:
    """Whether the same sentence has that verb before: what it goes on to say adds to that."""
    start = sentence_begins(story.tokens, statement.start)
    return any(token.lemma == verb for token in story.tokens[start : statement.start])
