"""All that a story may leave open, in the order in which it is looked at: answered where it is all one, else asked back."""

from __future__ import annotations

from collections.abc import Callable

from bot.answers.resolution import Resolution
from bot.answers.untold.aims import what_it_may_be_aimed_at
from bot.answers.untold.amounts import otherwise_than_told
from bot.answers.untold.boards import whose_board_matters, whose_permanent_matters, with_what_is_sacrificed
from bot.answers.untold.colors_of_mana import whose_lands_make_no_such_mana
from bot.answers.untold.counted import whose_permanents_are_counted
from bot.answers.untold.done_with import with_what_it_is_done
from bot.answers.untold.hands import is_it_one_of_those_held, whose_hand_matters
from bot.answers.untold.mana_values import whose_mana_value_matters
from bot.answers.untold.meanings import which_is_meant
from bot.answers.untold.retold import Run, ToBeTold
from bot.answers.untold.sides import whose_side_matters
from bot.answers.untold.sizes import whose_size_matters
from bot.answers.untold.sizes_said import another_power_than_said, another_size_than_said
from bot.answers.untold.unnamed_cards import whose_type_matters
from bot.answers.untold.x_untold import whose_x_matters
from bot.scenario.scenario import Scenario

_LOOKED_AT: tuple[Callable[[Scenario, Resolution, Run], Resolution | ToBeTold], ...] = (
    what_it_may_be_aimed_at,
    with_what_it_is_done,
    otherwise_than_told,
    another_size_than_said,
    another_power_than_said,
    whose_size_matters,
    whose_mana_value_matters,
    whose_hand_matters,
    is_it_one_of_those_held,
    whose_permanent_matters,
    whose_side_matters,
    with_what_is_sacrificed,
    whose_board_matters,
    whose_permanents_are_counted,
    whose_lands_make_no_such_mana,
    which_is_meant,
    whose_x_matters,
    whose_type_matters,
)


def asked_back(understood: Scenario, found: Resolution, run: Run) -> Resolution | ToBeTold:
    """What comes of the story (`found`, or more of it where that is what is asked for), or the first thing that has to be told."""
    for look in _LOOKED_AT:
        looked = look(understood, found, run)
        if isinstance(looked, ToBeTold):
            return looked
        found = looked
    return found
