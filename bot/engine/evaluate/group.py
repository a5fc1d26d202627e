"""Several particular things, as they were chosen while something resolves."""

from __future__ import annotations

from dataclasses import dataclass

from bot.abilities.who import Who
from bot.engine.state import Entity


@dataclass(frozen=True, slots=True)
class Group(Who):
    """These and no others."""

    entities: tuple[Entity, ...]
