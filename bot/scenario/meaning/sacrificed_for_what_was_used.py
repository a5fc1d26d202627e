"""What a participle tells was sacrificed for the ability that was activated last: `Its ability is activated on Elf, sacrificing a Swamp`."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.told.script import Activate
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing
from bot.values import replace


def was_just_used(story: Story, statement: Statement, player: str, outlet: Thing) -> bool:
    """Whether it is that ability, and nothing is told yet to be sacrificed for it."""
    last = story.actions[-1] if story.actions else None
    said = {token.fold for token in story.tokens[statement.start : statement.end]}
    return (
        isinstance(last, Activate)
        and (last.player, last.source) == (player, outlet.label)
        and not last.sacrificed
        and "sacrificing" in said
    )


def sacrificed_for_it(story: Story, things: Sequence[Thing]) -> None:
    """These pay for that activation."""
    last = story.actions.pop()
    assert isinstance(last, Activate)
    story.actions.append(replace(last, sacrificed=tuple(thing.label for thing in things)))
