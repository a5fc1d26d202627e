"""How big something is said to be by then, which has to be what the deeds told so far make it."""

from __future__ import annotations

from bot.answers.resolution import Resolution, Status
from bot.answers.untold.retold import Run, ToBeTold
from bot.scenario.scenario import Scenario
from bot.values import replace


def another_size_than_said(understood: Scenario, found: Resolution, run: Run) -> Resolution | ToBeTold:
    """What comes of the story; or what is to be said where in every way something is of another size than it is said to be."""
    for said in understood.sizes_told:
        there = run(replace(understood, script=said.so_far, questions=(), sizes_told=(), claims=()))
        ends = [outcome.thing(said.label) for outcome in there.outcomes]
        sizes = {(end.power, end.toughness) for end in ends if end is not None}
        if there.status is not Status.RESOLVED or len(sizes) != 1 or None in (*sizes, said.size):
            continue
        size = sizes.pop()
        if None not in size and size != said.size:
            told, so = (f"{power}/{toughness}" for power, toughness in (said.size, size))
            return ToBeTold(f"{said.label} is {so} by what is told, and not {told}.", place=said.place)
    return found
