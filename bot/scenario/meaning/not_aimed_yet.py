"""The spell or ability just used of which no target is told yet: what is told next of a target is its."""

from __future__ import annotations

from bot.abilities.ability import Activated
from bot.abilities.walk import holds
from bot.abilities.who import Target
from bot.engine.told.script import Activate, Cast, Targets
from bot.scenario.meaning.spell_modes import only_aims_then
from bot.scenario.telling.story import Story
from bot.scenario.things.aims import targets_of
from bot.scenario.things.board import Thing
from bot.values import replace


def not_aimed_yet(story: Story) -> Thing | None:
    """The spell that was cast last, or what had an ability activated last, where that has targets of its own and none was told: the one
    that `it targets Ogre` speaks of."""
    last = story.actions[-1] if story.actions else None
    if not isinstance(last, Cast | Activate) or last.targets.names is not None:
        return None
    label = last.card if isinstance(last, Cast) else last.source
    thing = next((thing for thing in story.things if thing.label == label), None)
    card = story.card(thing) if thing is not None else None
    if thing is None or card is None:
        return None
    if isinstance(last, Activate):
        return (
            thing
            if any(isinstance(one, Activated) and holds(one, Target) for one in card.abilities)
            else None
        )
    return thing if targets_of(card) and not only_aims_then(story, thing) else None


def aim_it(story: Story, names: tuple[str, ...]) -> None:
    """Tells the targets of what is `not_aimed_yet`."""
    last = story.actions[-1]
    assert isinstance(last, Cast | Activate)
    story.actions[-1] = replace(last, targets=Targets(names))
