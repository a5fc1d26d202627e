"""What each kind of amount is worth: importing this registers them all."""

from bot.engine.evaluate.worth import arithmetic, of_payments, of_players, of_things, this_turn

__all__ = ["arithmetic", "of_payments", "of_players", "of_things", "this_turn"]
