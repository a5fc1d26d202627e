"""Fights: what fights what (CR 701.14)."""

from __future__ import annotations

from bot.abilities.ability import Triggered
from bot.abilities.keyword_actions import Fight
from bot.abilities.walk import holds
from bot.engine.told.script import Cast, Fights
from bot.scenario.errors import CannotMean
from bot.scenario.explained.effects import (
    fight_is_explained,
)
from bot.scenario.explained.source import abilities_of
from bot.scenario.meaning.registry import actor_of, means
from bot.scenario.phrases.values import ThingRef
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing


@means("fights")
def fights(story: Story, statement: Statement) -> None:
    first = story.resolve(statement.slots["it"], "sized")
    refs = statement.get("things")
    story.focus = [thing for thing in story.focus if thing not in first[:1]]
    second = story.resolve(refs, "sized", None) if refs is not None else first[1:2]
    if not second:
        raise CannotMean(
            "It is not told what fights what.", ("Zed fights Ogre.",), statement.start, statement.end
        )
    for one, other in ((first[0], second[0]), (second[0], first[0])):
        if one.controller is None and other.controller is not None:
            one.likely = story.opponent(other.controller)
    if not fight_is_explained(story, first[0], second[0]):
        story.actions.append(Fights(first[0].label, second[0].label))


@means("fightswhat")
def fights_with_it(story: Story, statement: Statement) -> None:
    """`casts Kogla and fights Ogre`: what that player has just cast fights it, by an ability of its own or of the spell. Raises
    `CannotMean` where nothing makes anything fight."""
    player = actor_of(story, statement)
    told = statement.get("first")
    last = story.actions[-1] if story.actions else None
    cast = last.card if isinstance(last, Cast) and last.player == player else ""
    first = story.one(told, "source", player) if isinstance(told, ThingRef) else None
    first = first or next((t for t in story.things if t.label == cast and t.is_type("Creature")), None)
    first = first or _what_triggers(story, player)
    second = story.one(statement.slots["second"], "target", player)
    second.likely = second.likely or story.opponent(player)
    if first is None or not fight_is_explained(story, first, second):
        raise CannotMean("It is not told what fights that.", (), statement.start, statement.end)


@means("fightsmake")
def makes_fight(story: Story, statement: Statement) -> None:
    player = actor_of(story, statement)
    first = story.one(statement.slots["first"], "source", player)
    second = story.one(statement.slots["second"], "target", player)
    second.likely = second.likely or story.opponent(player)
    if not fight_is_explained(story, first, second):
        story.actions.append(Fights(first.label, second.label))


def _what_triggers(story: Story, player: str) -> Thing | None:
    """`attacks with Ace and sacrifices Sol Ring, fighting Bear`: the one thing of the player's that fights as it triggers."""
    found = {
        thing.label: thing
        for thing, ability in abilities_of(story, player)
        if story.actions and isinstance(ability, Triggered) and holds(ability.effects, Fight)
    }
    return next(iter(found.values())) if len(found) == 1 else None
