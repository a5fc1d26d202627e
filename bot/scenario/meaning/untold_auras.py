"""Auras of which no text is told: `I cast an aura on my Hill Giant` tells what it enchants all the same."""

from __future__ import annotations

from bot.scenario.phrases.values import ThingRef
from bot.scenario.sentences.statements import How
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing
from bot.values import replace


def enchant_what_is_told(story: Story, thing: Thing, how: How) -> None:
    """Gives a made-up Aura that is cast on something the ability to enchant that (CR 303.4a), where no such ability is told."""
    if (
        thing.made is None
        or "Aura" not in thing.made.subtypes
        or how.targets is None
        or len(how.targets) != 1
    ):
        return
    if any(line.lower().startswith("enchant ") for line in thing.made.lines):
        return
    target = how.targets[0]
    card = story.card_meant(target) if isinstance(target, ThingRef) else None
    if not isinstance(target, ThingRef) or (card is not None and "Creature" not in card.types):
        return
    thing.made = replace(thing.made, lines=("Enchant creature", *thing.made.lines))
    story.assumptions.append(f"{thing.label} enchants creatures, and does nothing more than is told of it.")
