"""Who is told to have nothing on the battlefield."""

from __future__ import annotations

from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.story import Story


def says_an_empty_board(story: Story, statement: Statement, player: str) -> bool:
    """`Bob has an empty board`, `Bob controls nothing`; nothing is told of what there is besides (`nothing else`), and once something is
    done, only of a player of whom nothing is told."""
    words = {token.fold for token in story.tokens[statement.start : statement.end]}
    told = {"empty", "board"} <= words or ("nothing" in words and "noun" not in statement.slots)
    bare = not any(thing.holder == player for thing in story.things)
    return told and not words & {"else", "relevant", "other"} and (bare or not story.actions)
