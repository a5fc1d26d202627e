"""What becomes of a permanent that was cast when a sorcery couldn't have been: it is sacrificed in the next cleanup step."""

from __future__ import annotations

from bot.abilities.ability import Triggered
from bot.abilities.conditions import Paid
from bot.abilities.effects import Sacrifice
from bot.abilities.events import BeginningOf
from bot.abilities.who import SELF, YOU

LENT = "cast when a sorcery couldn't have been"
"""What stands among what was paid for such a spell: the permanent that it becomes tells so."""

GIVEN_BACK = Triggered(BeginningOf("cleanup step", None), (Sacrifice(YOU, SELF),), Paid(LENT))
"""Its controller's then: a permanent that somebody else has come to control is sacrificed by that player."""
