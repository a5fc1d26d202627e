"""Whose something is that entered and of which nobody told whose it is: who chooses for it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.told.decisions import PicksModes, SaysMay, TriggerTargets
from bot.engine.told.script import Action, PutsOnto
from bot.scenario.phrases.values import PlayerRef
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing
from bot.values import replace

#: Words that mean one player, whoever acts.
_SURELY = ("me", "name", "opponent")


def whose_by_choice(story: Story, statement: Statement, done: Sequence[Action]) -> None:
    """`Repulsor Bots enters and I bounce his Elf`: what triggers is aimed by whoever controls it (CR 603.3d), so it is mine."""
    who = statement.get("who")
    if not isinstance(who, PlayerRef) or who.how not in (*_SURELY, *(("they",) if story.speaks else ())):
        return
    for action in done:
        if isinstance(action, TriggerTargets | PicksModes | SaysMay) and action.player is not None:
            thing = _chosen_for(story, action)
            if thing is not None and action.player in story.seats:
                _is_of(story, thing, action.player)


def _chosen_for(story: Story, action: TriggerTargets | PicksModes | SaysMay) -> Thing | None:
    label = action.about if isinstance(action, SaysMay) else action.source
    entered = [one.what for one in story.actions if isinstance(one, PutsOnto)]
    guessed = [thing for thing in story.things if thing.label in story.entered_of_nobodys]
    guessed = [thing for thing in guessed if thing.label in entered]
    return next(
        (thing for thing in guessed if thing.label == label or (not label and len(guessed) == 1)), None
    )


def _is_of(story: Story, thing: Thing, player: str) -> None:
    thing.told = thing.owner = thing.cast_by = player
    thing.owner_guessed = False
    story.actions[:] = [
        replace(one, player=player) if isinstance(one, PutsOnto) and one.what == thing.label else one
        for one in story.actions
    ]
