"""Levels that are gained: `levels Wizard Class up to level 3`, `raises it to level 6` (CR 702.87, 711, 716)."""

from __future__ import annotations

from bot.abilities.class_levels import GainClassLevel
from bot.abilities.keyword_abilities.activated import activated_of
from bot.abilities.walk import inside
from bot.engine.told.script import Activate
from bot.scenario.errors import CannotMean
from bot.scenario.meaning.activating import activate_ability
from bot.scenario.meaning.registry import actor_of, means
from bot.scenario.phrases.values import ThingRef
from bot.scenario.sentences.statements import How, Statement
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing


@means("raiseslevel")
def raises_level(story: Story, statement: Statement) -> None:
    """Its ability is activated as often as that takes. Raises `CannotMean` where it is of that level already."""
    amount = statement.slots["amount"]
    refs = statement.get("it")
    thing = story.resolve(refs, "source")[0] if refs else None
    player = thing.holder or thing.cast_by if thing is not None else None
    player = player or actor_of(story, statement)
    thing = thing or _whose_level(story, player, statement)
    reached = _level(thing) + _gained(story, thing)
    if amount <= reached:
        said = f"{thing.label} is at level {reached} already."
        raise CannotMean(said, (), statement.start, statement.end)
    ref = ThingRef("made", statement.start, statement.start, name=thing.label, told=thing.label)
    for level in range(reached + 1, amount + 1):
        activate_ability(story, player, ref, How(which=_ability_for(story, thing, level)))


def _whose_level(story: Story, player: str, statement: Statement) -> Thing:
    """What is named, else the one thing of the player's that has levels."""
    told = statement.get("thing")
    if isinstance(told, ThingRef):
        return story.one(told, "source", player)
    leveled = [t for t in story.things if _has_levels(story, t) and player in (t.holder, t.cast_by)]
    if len(leveled) != 1:
        raise CannotMean("It is not told of what that is the level.", (), statement.start, statement.end)
    return leveled[0]


def _has_levels(story: Story, thing: Thing) -> bool:
    card = story.card(thing)
    return card is not None and ("Class" in card.subtypes or thing.has_keyword("level up"))


def _level(thing: Thing) -> int:
    """As it was told to begin with: a Class is at level 1 at least (CR 716.2d)."""
    if thing.is_type("Class"):
        return 1 + sum(one.startswith("level ") for one in thing.designations)
    return thing.counters.get("level", 0)


def _gained(story: Story, thing: Thing) -> int:
    used = (a for a in story.actions if isinstance(a, Activate) and a.source == thing.label)
    return sum(action.times for action in used)


def _ability_for(story: Story, thing: Thing, level: int) -> int | None:
    """Which of the abilities of a Class brings it to that level; a creature has one for all."""
    card = story.card(thing)
    for number, ability in enumerate(activated_of(card.abilities) if card is not None else (), 1):
        if any(part.level == level for part in inside(ability.effects, GainClassLevel)):
            return number
    return None
