"""Several particular things, as they were chosen while something resolves."""

from __future__ import annotations

from bot.abilities.who import Who
from bot.engine.state import Entity
from bot.values import dataclass


@dataclass(frozen=True, slots=True)
class Group(Who):
    """These and no others."""

    entities: tuple[Entity, ...]
