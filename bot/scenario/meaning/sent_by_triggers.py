"""What a creature that was dealt damage is said to send: `he sends it at me` of his Boros Reckoner is the damage, and no attack."""

from __future__ import annotations

from bot.abilities.ability import Triggered
from bot.abilities.effects import DealDamage
from bot.abilities.events import IsDealtDamage
from bot.abilities.walk import holds, inside
from bot.abilities.who import SELF, Target
from bot.engine.told.script import Attack, Cast
from bot.scenario.meaning.registry import MEANINGS
from bot.scenario.phrases.values import ThingRef
from bot.scenario.sentences.statements import AttackGroup, Statement
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing
from bot.values import replace


def sends_what_it_was_dealt(story: Story, statement: Statement, groups: tuple[AttackGroup, ...]) -> bool:
    """Tells that the damage is sent on, where `it` is sent by whoever has something that does so when it is dealt damage."""
    group = groups[0] if len(groups) == 1 else None
    ref = group.things[0] if group is not None and group.things and len(group.things) == 1 else None
    words = story.tokens[statement.start : statement.end]
    sends = any(token.lemma == "send" for token in words)
    if not sends or group is None or group.whom is None or ref is None or ref.source != "it":
        return False
    hurt = next((thing for thing in reversed(story.things) if _sends_on(story, thing)), None)
    if hurt is None or not _is_hurt(story, hurt):
        return False
    trigger = ThingRef("part", ref.start, ref.end, word="trigger", told="the trigger")
    slots = {"who": statement.get("who"), "targets": (group.whom,), "trigger": trigger}
    MEANINGS["triggertarget"](story, replace(statement, kind="triggertarget", slots=slots))
    return True


def _sends_on(story: Story, thing: Thing) -> bool:
    card = story.card(thing)
    return card is not None and any(
        isinstance(one, Triggered)
        and isinstance(one.when, IsDealtDamage)
        and one.when.who == SELF
        and holds(one.effects, Target)
        for one in card.abilities
    )


def _is_hurt(story: Story, thing: Thing) -> bool:
    """Whether it was told of something that deals it damage: a spell at it, a fight, or damage that is told."""
    if thing.attacking or thing.blocking:
        return True
    return any(_may_hurt(story, one, thing.label) for one in story.actions if not isinstance(one, Attack))


def _may_hurt(story: Story, deed: object, label: str) -> bool:
    if not isinstance(deed, Cast):
        return label in {*inside(deed, str)}
    if deed.targets.names:
        return label in deed.targets.names
    spell = next((thing for thing in story.things if thing.label == deed.card), None)
    card = story.card(spell) if spell is not None else None
    return card is not None and any(holds(one, DealDamage) for one in card.abilities)
