"""Why a cost can't be paid (CR 118.3)."""

from bot.engine.costs.lacking import numbers, things  # noqa: F401 - each kind of cost is told there
from bot.engine.costs.lacking.either import FORAGING
from bot.engine.costs.lacking.payer import unpayable

__all__ = ["FORAGING", "unpayable"]
