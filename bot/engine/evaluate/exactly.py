"""One particular thing, as an effect that was locked to it names it (CR 611.2c)."""

from __future__ import annotations

from bot.abilities.who import Who
from bot.engine.state import Entity
from bot.values import dataclass


@dataclass(frozen=True, slots=True)
class Exactly(Who):
    """This object or player and no other."""

    entity: Entity
