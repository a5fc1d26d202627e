"""What the words of card text mean in a state: who is "each creature", how much is "its power", is "if you control" true.

All is seen through a `Sight`: a state, and the characteristics of permanents as far as they are worked out.
"""

import bot.engine.evaluate.worth  # noqa: F401 - each kind of amount is told there
from bot.engine.evaluate.among import is_among
from bot.engine.evaluate.amounts import amount_of
from bot.engine.evaluate.conditions import is_true
from bot.engine.evaluate.filters import all_that_fit, fits
from bot.engine.evaluate.sight import Sight
from bot.engine.evaluate.who import who_is

__all__ = ["Sight", "all_that_fit", "amount_of", "fits", "is_among", "is_true", "who_is"]
