"""The words of a story's cards that nothing acts on, whether or not they come into play."""

from __future__ import annotations

from collections.abc import Iterator

from bot.abilities.card import Card
from bot.engine.outcome import Unmodelled
from bot.engine.relevance.acted import acts_on
from bot.engine.told.setup import Setup


def not_acted_on(setup: Setup) -> Iterator[Unmodelled]:
    """Each line of a card of the story that the engine doesn't act on, once."""
    seen: set[Unmodelled] = set()
    for told in setup.objects:
        for one in _of(told.card):
            if one not in seen:
                seen.add(one)
                yield one


def _of(card: Card) -> Iterator[Unmodelled]:
    for number, ability in enumerate(card.abilities):
        if not acts_on(ability):
            text = card.texts[number] if number < len(card.texts) else getattr(ability, "text", "")
            yield Unmodelled(card.name, text or getattr(ability, "name", ""))
