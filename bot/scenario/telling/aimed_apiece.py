"""What several triggers of one source are aimed at, told in one breath: `Panharmonicon ... Flametongue Kavu on Angel and Giant`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.abilities.triggering import TriggersAgain
from bot.abilities.walk import holds
from bot.engine.told.decisions import TriggerTargets
from bot.engine.told.script import Action, Cast, Targets
from bot.scenario.telling.story import Story
from bot.scenario.things.aims import targets_of
from bot.values import replace


def aimed_apiece(story: Story, actions: Sequence[Action]) -> Iterator[Action]:
    """The actions, each trigger of what triggers an additional time aimed at one of what is told, where it has one target (CR 603.2d)."""
    cards = {thing.label: story.card(thing) for thing in story.things}
    again = any(card is not None and holds(card.abilities, TriggersAgain) for card in cards.values())
    for action in actions:
        names = action.targets.names if isinstance(action, TriggerTargets | Cast) and again else None
        label = action.card if isinstance(action, Cast) else getattr(action, "source", "")
        card = cards.get(label)
        if not names or len(names) < 2 or card is None or len(targets_of(card)) != 1:
            yield action
        elif isinstance(action, TriggerTargets):
            yield from (replace(action, targets=Targets((name,))) for name in names)
        elif isinstance(action, Cast) and _SPELLS.isdisjoint(card.types) and "Aura" not in card.subtypes:
            yield replace(action, targets=Targets())
            yield from (TriggerTargets(action.player, label, Targets((name,))) for name in names)
        else:
            yield action


_SPELLS = frozenset({"Instant", "Sorcery"})
