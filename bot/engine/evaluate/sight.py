"""A state together with the characteristics of what is in it."""

from __future__ import annotations

from collections.abc import Mapping

from bot.engine.characteristics.chars import Chars, printed
from bot.engine.state import Entity, State
from bot.values import dataclass, field


@dataclass(frozen=True, slots=True)
class Sight:
    """`chars` are those of permanents, `elsewhere` those of spells and cards that effects reach in other zones; of the others
    the printed ones count, of gone ones the last known."""

    state: State
    chars: Mapping[Entity, Chars]
    elsewhere: Mapping[Entity, Chars] = field(default_factory=dict)

    def chars_of(self, entity: Entity) -> Chars | None:
        """What an object is now or was last known to be (CR 608.2h); None for a player."""
        if entity < 0:
            return None
        found = self.chars.get(entity) or self.elsewhere.get(entity)
        if found is not None:
            return found
        here = self.state.objects.get(entity)
        if here is not None:
            return printed(here.card, here.controller)
        known = self.state.known.get(entity)
        return known.chars if known else None

    def controller(self, entity: Entity) -> Entity | None:
        """Who controls it, or last did; a player is their own."""
        if entity < 0:
            return entity
        chars = self.chars_of(entity)
        return chars.controller if chars else None
