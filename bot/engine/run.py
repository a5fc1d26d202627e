"""The engine's door: a script and an era in, every outcome out."""

from __future__ import annotations

from bot.engine.budget import Budget
from bot.engine.eras import Era
from bot.engine.explore import MOST_OUTCOMES, Explored, TellsApart, explore
from bot.engine.outcome import Result, Unmodelled
from bot.engine.relevance.unmodelled import not_acted_on
from bot.engine.start import start
from bot.engine.told.script import Script
from bot.engine.told.unasked import unasked
from bot.values import replace


def resolve(
    script: Script,
    era: Era,
    most_outcomes: int = MOST_OUTCOMES,
    budget: Budget | None = None,
    told_apart: TellsApart | None = None,
    qualities: bool = False,
) -> Result:
    """Play the script out under the rules of `era` in every way that differs, `most_outcomes` at most, within `budget` (one of its own
    where none is given). `told_apart`: by which steps ways differ even where they end alike; `qualities`: whether ends
    differ by what things are, their colors and subtypes.

    Never raises for what a scenario can say: an action that breaks a rule ends its branch with `illegal`.
    """
    explored = explore(start(script, era), budget, most_outcomes, told_apart=told_apart, qualities=qualities)
    outcomes = explored.outcomes
    met = {u for o in outcomes for u in o.unsupported}
    left_out = {Unmodelled(*u) for s in explored.finals for u in s.left_out} | set(not_acted_on(script.setup))
    if not (explored.truncated or explored.loop or met):
        wrong = unasked(script, explored.finals, outcomes, explored.answered)
        if wrong is not None and left_out:  # what is not modelled may be what asks
            outcomes = tuple(replace(o, unsupported=tuple(left_out)) for o in outcomes)
        elif wrong is not None:
            outcomes = tuple(o if o.illegal else replace(o, illegal=wrong) for o in outcomes)
    met = {u for o in outcomes for u in o.unsupported}
    return Result(
        outcomes,
        explored.truncated,
        tuple(sorted(left_out - met, key=lambda u: (u.card, u.text))),
        script.setup.assumptions,
        explored.loop,
        notes=(*script.notes, *sorted({said for s in explored.finals for said in s.assumed})),
    )


__all__ = ["Explored", "resolve"]
