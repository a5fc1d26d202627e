"""An X that is announced for a spell (CR 107.3a) and was not told: that it is 0 is said, as anybody may have meant another."""

from __future__ import annotations

from collections.abc import Iterable

from bot.engine.script import Action, Cast
from bot.scenario.story import Story


def untold_x(story: Story, deeds: Iterable[Action]) -> list[str]:
    """What is taken for granted of spells with {X} in their mana cost: where no division and no other way to cast them
    tells how much it is."""
    cast = [deed for deed in deeds if isinstance(deed, Cast) and deed.x is None]
    return [
        f"X of {deed.card} is 0: it is not told."
        for deed in cast
        if "{X}" in _mana_cost(story, deed.card)
        and not (deed.targets.shares or deed.under or deed.alternative)
    ]


def _mana_cost(story: Story, label: str) -> str:
    thing = next((t for t in story.things if t.label == label), None)
    card = story.card(thing) if thing is not None else None
    return card.mana_cost if card is not None else ""
