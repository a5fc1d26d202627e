"""What a spell is told to be aimed at, and its modes; and what is rather aimed by abilities that trigger as it is cast or enters."""

from __future__ import annotations

import re

from bot.abilities.ability import Triggered
from bot.abilities.events import Enters
from bot.abilities.player_events import Casts
from bot.abilities.walk import holds
from bot.abilities.who import Target
from bot.engine.told.script import Targets
from bot.regex import regex
from bot.scenario.errors import CannotMean
from bot.scenario.meaning.aiming import targets_told
from bot.scenario.meaning.called_him import aimed_at_him
from bot.scenario.meaning.its_trigger import another_aims
from bot.scenario.meaning.modes_by_aim import confirm_modes, modes_told
from bot.scenario.meaning.said_of_a_cast import confirm_a_trigger_aims, x_of_its_target
from bot.scenario.meaning.spell_modes import (
    card_modes,
    for_each_mode,
    of_an_aura_and_its_trigger,
    only_aims_then,
    without_whom_it_is_given,
)
from bot.scenario.phrases.values import ThingRef
from bot.scenario.sentences.statements import How
from bot.scenario.telling.story import Story
from bot.scenario.things.aims import targets_of
from bot.scenario.things.board import Thing
from bot.values import dataclass, replace


@dataclass(frozen=True, slots=True)
class Aims:
    """`told`: all that is told to be aimed at, but by what another's ability aims (`of_another`). Of that `as_it_is_cast` by the spell
    itself, and `of_triggers` by an ability of its own that triggers then."""

    told: Targets
    as_it_is_cast: Targets
    of_triggers: Targets | None
    of_another: Targets | None


_ONE_MORE_TIME = regex(r"\btriggers an additional time\b", re.IGNORECASE)


def at_one_twice(story: Story, ref: ThingRef, how: How) -> How:
    """`casts Common Bond targeting Bear twice`: a spell whose targets are each named for themselves may be aimed at one with all of them
    (CR 115.3); it is cast once."""
    one = how.targets if how.targets is not None and len(how.targets) == 1 else ()
    card = story.card_meant(ref) if how.times > 1 and one else None
    targets = targets_of(card) if card is not None else []
    if card is not None and "Creature" in card.types and ref.source == "card" and "bestow" not in how.paid:
        if any(_ONE_MORE_TIME.search(text) for thing in story.things for text in thing.texts):
            return replace(how, times=1)  # what triggers twice is aimed there both times
        raise CannotMean("It is not told what does that twice.", (), ref.start, ref.end)
    if len(targets) != how.times or len({target.what for target in targets}) > 1:
        return how
    return replace(how, times=1, targets=one * how.times)


def aims_told(
    story: Story, player: str, thing: Thing, ref: ThingRef, how: How
) -> tuple[How, tuple[int, ...], Aims]:
    """How a spell is cast, its modes that are told, and what is aimed at."""
    confirm_modes(story, thing, how)
    how = aimed_at_him(story, player, thing, how)
    targets = targets_told(story, player, thing, how)
    modes = modes_told(story, player, thing, how, targets)
    targets = for_each_mode(story, player, card_modes(story, thing), modes, targets, " and ".join(how.modes))
    targets = without_whom_it_is_given(card_modes(story, thing), modes, how, targets)
    if targets.names and not how.paid and another_aims(story, player, thing):
        return how, modes, Aims(Targets(), Targets(), None, targets)
    if targets.names and thing.is_type("Land"):
        confirm_a_trigger_aims(story, thing, ref)
    how = x_of_its_target(story, thing, how, targets.names or ())
    later = only_aims_then(story, thing) or _aims_as_it_leaves(story, thing, how)
    then_aimed = targets if targets.names and later else None
    targets, of_aura = of_an_aura_and_its_trigger(story, thing, targets)
    _confirm_it_is_on_one(thing, targets, how)
    return (
        how,
        modes,
        Aims(targets, targets if then_aimed is None else Targets(), then_aimed or of_aura, None),
    )


def _confirm_it_is_on_one(thing: Thing, targets: Targets, how: How) -> None:
    """`uses Fire Whip on Bear to ping Elf`: what an Aura is used for, and has no target for, its bearer may do. Raises `CannotMean`."""
    names = targets.names or ()
    for_that = len(names) > 1 or (bool(names) and bool(how.modes) and not how.targets)
    if thing.is_type("Aura") and for_that and any('"' in text for text in thing.texts):
        said = f"Say what {thing.label} is on, and who uses what it gives to “{' and '.join(how.modes)}”."
        raise CannotMean(said, (f"{thing.label} is attached to Bear. Alice activates Bear targeting Bob.",))


def _aims_as_it_leaves(story: Story, thing: Thing, how: How) -> bool:
    """`casts Vesperlark with evoke, returning Elf`: whether what triggers as it is sacrificed is all of it that has a target."""
    card = story.card(thing)
    if card is None or "evoke" not in how.paid:
        return False
    aiming = [a for a in card.abilities if isinstance(a, Triggered) and holds(a.effects, Target)]
    return bool(aiming) and not any(isinstance(a.when, Enters | Casts) for a in aiming)
