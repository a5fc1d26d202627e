"""The steps that triggered abilities watch for, after `at`; states, after `when`."""

from __future__ import annotations

from typing import Any

from bot.abilities.events import (
    AnyOfEvents,
    BeginningOf,
    EndOfCombat,
)
from bot.abilities.who import YOU, Attached, ControllerOf, EachOpponent, EachPlayer
from bot.cards.back import Back
from bot.cards.phrases.base import G

p = G.phrase

_STEPS: tuple[Any, ...] = ("upkeep", "draw step", "end step")
for _step in _STEPS:
    p("moment", f"the beginning of your {_step}", BeginningOf(_step, YOU))
    p("moment", f"the beginning of each {_step}", BeginningOf(_step, EachPlayer()))
    p("moment", f"the beginning of each opponent's {_step}", BeginningOf(_step, EachOpponent()))
    p("moment", f"the beginning of the {_step}", BeginningOf(_step, None))
    p(
        "moment",
        f"the beginning of the chosen player's {_step}",
        BeginningOf(_step, Back("the chosen player")),
    )
    p(
        "moment",
        f"the beginning of enchanted player's {_step}",
        BeginningOf(_step, Attached("enchanted player")),
    )
    for _thing in ("creature", "permanent", "land", "artifact", "enchantment"):
        p(
            "moment",
            f"the beginning of the {_step} of enchanted {_thing}'s controller",
            BeginningOf(_step, ControllerOf(Attached(f"enchanted {_thing}"))),
        )
    G.alternate("moment", f"the beginning of each player's {_step}", BeginningOf(_step, EachPlayer()))
for _main in ("precombat main phase", "postcombat main phase"):
    _phase: Any = _main
    p("moment", f"the beginning of each player's {_main}", BeginningOf(_phase, EachPlayer()))
p("moment", "the beginning of combat on your turn", BeginningOf("combat", YOU))
G.alternate("moment", "the beginning of each combat on your turn", BeginningOf("combat", YOU))
p("moment", "the beginning of each combat", BeginningOf("combat", EachPlayer()))
p("moment", "the beginning of combat on each opponent's turn", BeginningOf("combat", EachOpponent()))
G.alternate("moment", "the beginning of combat on each player's turn", BeginningOf("combat", EachPlayer()))
_MAINS: tuple[Any, ...] = ("precombat main phase", "postcombat main phase")
for _main in _MAINS:
    p("moment", f"the beginning of your {_main}", BeginningOf(_main, YOU))
G.alternate("moment", "the beginning of your first main phase", BeginningOf("precombat main phase", YOU))
G.alternate("moment", "the beginning of your second main phase", BeginningOf("postcombat main phase", YOU))
p(
    "moment",
    "the beginning of each of your main phases",
    AnyOfEvents(tuple(BeginningOf(main, YOU) for main in _MAINS)),
)
p("moment", "end of combat", EndOfCombat())
