"""Whether one thing that happened is what a triggered ability watches for (CR 603.2): a file for each family of events."""

from bot.engine.event_matching import combat, damage, players, states, zones
from bot.engine.event_matching.families import matches

__all__ = ["combat", "damage", "matches", "players", "states", "zones"]
