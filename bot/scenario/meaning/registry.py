"""The register of meanings: which function tells the story on for which kind of statement."""

from __future__ import annotations

from collections.abc import Callable

from bot.scenario.phrases.values import PlayerRef
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.story import Story

Meaning = Callable[[Story, Statement], None]

MEANINGS: dict[str, Meaning] = {}


def means(*kinds: str) -> Callable[[Meaning], Meaning]:
    """Registers a function as the meaning of statements of these kinds."""

    def register(function: Meaning) -> Meaning:
        for kind in kinds:
            if kind in MEANINGS:
                raise ValueError(f"two meanings of {kind}")
            MEANINGS[kind] = function
        return function

    return register


def actor_of(story: Story, statement: Statement) -> str:
    """Who acts in a statement whose subject is a player: from now on the one who acted last."""
    ref = statement.get("who")
    if not isinstance(ref, PlayerRef):
        return story.actor or next(iter(story.seats))
    player = story.player(ref, subject=True)
    story.actor = player
    return player
