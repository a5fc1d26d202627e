"""Which creature an attacker is told to enlist (CR 702.154a)."""

from __future__ import annotations

from bot.engine.told.decisions import Picks
from bot.engine.told.script import Attack
from bot.scenario.errors import CannotMean
from bot.scenario.meaning.registry import actor_of, means
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.story import Story


@means("enlists")
def enlists(story: Story, statement: Statement) -> None:
    """`I attack with Skyknight and enlist my Giant`: the Giant was there, and is what is chosen as attackers are declared."""
    player = actor_of(story, statement)
    names = story.names_of(statement.slots["what"], "any", player)
    for thing in story.things:
        if thing.label in names and thing.controller is None:
            thing.shown = player
    if not any(isinstance(action, Attack) and action.player == player for action in story.actions):
        raise CannotMean("It is not told what attacks.", (), statement.start, statement.end)
    story.actions.append(Picks(player, tuple(names)))
