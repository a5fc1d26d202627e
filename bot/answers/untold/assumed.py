"""What no story tells of the board as it begins, and what is therefore taken for granted: said where it matters."""

from __future__ import annotations

from bot.answers.resolution import Resolution
from bot.answers.untold.colors import with_colors_said
from bot.answers.untold.graveyards import with_graveyards_said
from bot.answers.untold.hands import with_hands_said
from bot.answers.untold.orders import with_order_said
from bot.answers.untold.retold import Run
from bot.scenario.scenario import Scenario


def with_the_untold_said(understood: Scenario, found: Resolution, run: Run) -> Resolution:
    """The answer with these assumptions; `run`: what comes of the same story on another board."""
    for said in (with_graveyards_said, with_hands_said, with_order_said, with_colors_said):
        found = said(understood, found, run)
    return found
