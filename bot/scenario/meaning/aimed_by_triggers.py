"""Whose the things are that a trigger is told to be aimed at and that were not introduced: as its own words say."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.abilities.ability import Activated, Keyword, LevelBand, Triggered, Unread
from bot.abilities.card import Card
from bot.abilities.class_levels import ChosenBand, ClassBand
from bot.abilities.costs import Loyalty, SacrificeCost
from bot.abilities.events import Dies, GetsCounters, Leaves
from bot.abilities.keyword_abilities.triggered import implied
from bot.abilities.player_events import Sacrifices
from bot.abilities.walk import holds
from bot.abilities.who import Target
from bot.engine.told.decisions import TriggerTargets
from bot.engine.told.script import Cast, Targets
from bot.scenario.telling.story import Story
from bot.scenario.things.aims import leaning, targets_of, whose, zone_of
from bot.scenario.things.board import Thing
from bot.values import replace


def take_them_to_be_there(story: Story, player: str, source: Thing | None, names: Sequence[str]) -> None:
    """`Alice puts Zed's counter on Elf`, of which nothing was told: it is hers, as it helps; it lies in her graveyard, where such a
    card is asked for."""
    card = story.card(source) if source is not None else None
    if card is None:
        return
    last = story.actions[-1] if story.actions else None
    entering = isinstance(last, Cast) and source is not None and last.card == source.label
    triggers = _backup(card) if entering else ()
    triggers = triggers or tuple(a for a in _triggers(card) if holds(a.effects, Target))
    own = replace(card, abilities=triggers)
    targets = targets_of(own)
    if not targets:
        return
    for place, name in enumerate(names):
        thing = next((t for t in story.things if t.label == name), None)
        if thing is None or thing.told or thing.shown or thing.declared or thing.cast_by is not None:
            continue
        target = targets[min(place, len(targets) - 1)]
        mine = (whose(target) or leaning(own)) == "mine"
        thing.likely = player if mine else story.opponent(player)
        if zone_of(target) == "graveyard" and thing.card is not None:
            thing.zone = "graveyard"


def _backup(card: Card) -> tuple[Triggered, ...]:
    """What its backup does as it enters."""
    keywords = (one for one in card.abilities if isinstance(one, Keyword) and one.name == "backup")
    return tuple(one for keyword in keywords for one in implied(keyword) if isinstance(one, Triggered))


def _triggers(card: Card) -> Iterator[Triggered]:
    """Its triggered abilities, those that it has from some level on among them."""
    for ability in card.abilities:
        own = ability.abilities if isinstance(ability, ChosenBand | ClassBand | LevelBand) else (ability,)
        yield from (one for one in own if isinstance(one, Triggered))


def the_one_that_aims(story: Story, player: str) -> Thing | None:
    """The one thing of the player's with a trigger that has a target; None where none or several have."""
    able = [
        thing
        for thing in story.things
        if player in (thing.holder, thing.cast_by) and (card := story.card(thing)) is not None
        if any(holds(one, Target) for one in _triggers(card))
    ]
    return able[0] if len(able) == 1 else None


#: A cost, and the events by which it is paid.
_SET_OFF_BY_COSTS = ((SacrificeCost, Sacrifices, Dies, Leaves), (Loyalty, GetsCounters))


def of_what_triggers(
    story: Story, player: str, source: Thing, able: Sequence[Activated], targets: Targets
) -> tuple[Targets, TriggerTargets | None]:
    """`activates Stalker's monstrosity targeting Ogre`, `cracks a Clue targeting Ogre`: the ability has no target, and what triggers on it,
    or on the sacrifice or the counters that it costs, has; the targets of the one, and those of the other."""
    card = story.card(source)
    if not targets.names or card is None or not able or any(holds(one, Target, Unread) for one in able):
        return targets, None
    triggers = [one for one in card.abilities if isinstance(one, Triggered) and holds(one.effects, Target)]
    if len(triggers) == 1:
        return Targets(), TriggerTargets(player, source.label, targets)
    other = the_one_that_aims(story, player) if not triggers else None
    whole = story.card(other) if other is not None else None
    events = [event for cost, *event in _SET_OFF_BY_COSTS if all(holds(one.cost, cost) for one in able)]
    if whole is None or not events:
        return targets, None
    if not any(holds(t.when, *events[0]) for t in _triggers(whole) if holds(t.effects, Target)):
        return targets, None
    return Targets(), TriggerTargets(player, "", targets)
