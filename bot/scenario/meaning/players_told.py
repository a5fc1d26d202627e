"""How many play, and who."""

from __future__ import annotations

from bot.scenario.errors import CannotMean
from bot.scenario.meaning.board import nothing
from bot.scenario.meaning.registry import means
from bot.scenario.meaning.seats_told import MOST_PLAYERS
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.story import Story
from bot.scenario.text.words import word_set

#: What is done to all players is done to those who are there by then.
_OF_ALL = word_set("each every all everyone everybody")


@means("players")
def players(story: Story, statement: Statement) -> None:
    """`Bob and Carol are in a multiplayer game`, `a four player game`: who plays, known by a number where it is not told who."""
    nothing(story, statement)
    wanted = statement.get("number") or 0
    if wanted > MOST_PLAYERS:
        raise CannotMean(
            f"More than {MOST_PLAYERS} players are too many.", start=statement.start, end=statement.end
        )
    before = {token.fold for token in story.tokens[: statement.start]}
    if len(story.seats) < wanted and story.actions and not before.isdisjoint(_OF_ALL):
        said = "Say how many players there are before what is done to each of them."
        raise CannotMean(said, start=statement.start, end=statement.end)
    while len(story.seats) < wanted:
        story.seat(f"Player {len(story.seats) + 1}")
