"""Attacks that are told not to be made: `Bob doesn't attack`, `Ogre stays home`."""

from __future__ import annotations

from bot.engine.told.script import Attack
from bot.scenario.errors import CannotMean
from bot.scenario.meaning.attacks_declared import after_their_turn, attack_declared
from bot.scenario.meaning.registry import actor_of, means
from bot.scenario.meaning.unable import is_told_to_be_unable
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.story import Story


@means("noattack")
def no_attack(story: Story, statement: Statement) -> None:
    player = actor_of(story, statement)
    if statement.get("things") is not None:  # others may attack
        stay = {thing.label for thing in story.resolve(statement.slots["things"], "attacker", player)}
        told = attack_declared(story)
        before = story.actions[told] if told is not None else None
        if isinstance(before, Attack) and stay & {label for label, _ in before.attacks}:
            raise CannotMean("It was told to attack before.", start=statement.start, end=statement.end)
        if attack_declared(story) is not None or story.upcoming & {"attack", "itattack"}:
            return
    after_their_turn(story, player)
    if story.active is None and not story.turn_changed:
        story.active = player
    story.actions.append(Attack(player, ()))


@means("notattacking")
def not_attacking(story: Story, statement: Statement) -> None:
    """`Ogre doesn't attack`: where no attack is told, its controller makes none; of nobody's it is whose turn it is."""
    if is_told_to_be_unable(story, statement):
        return
    things = story.resolve(statement.slots["it"], "attacker")
    player = things[0].holder or story.active or next(iter(story.seats))
    told = attack_declared(story)
    before = story.actions[told] if told is not None else None
    attacker = before.player if isinstance(before, Attack) else player
    for thing in things:  # only whose turn it is could attack with it
        if thing.is_open and thing.likely is None:
            thing.likely = attacker
    if told is None and not story.upcoming & {"attack", "itattack"}:
        if story.active is None and not story.turn_changed:
            story.active = player
        story.actions.append(Attack(player, ()))
