"""How big something is said to be by then, and for how much it attacks: that has to be what the deeds told so far make it."""

from __future__ import annotations

from bot.answers.resolution import Resolution, Status
from bot.answers.untold.retold import Run, ToBeTold
from bot.engine.log.damage import DamageDealt
from bot.engine.log.step import listed
from bot.engine.outcome import Outcome
from bot.scenario.scenario import Scenario
from bot.scenario.telling.claims_told import PowersTold
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


def another_power_than_said(understood: Scenario, found: Resolution, run: Run) -> Resolution | ToBeTold:
    """What comes of the story; or what is to be said where it attacks for another number than it is said to: neither is that its power
    as it attacks, nor what it deals in any way the story goes."""
    for said in understood.powers_told:
        there = run(replace(understood, script=said.so_far, questions=(), powers_told=(), claims=()))
        powers = {power for outcome in there.outcomes for power in _powers(said, outcome)}
        dealt = {_dealt(said, outcome) for outcome in found.outcomes}
        if Status.RESOLVED is there.status is found.status and powers and said.amount not in powers | dealt:
            much = " or ".join(map(str, sorted(powers)))
            return ToBeTold(
                f"{listed(said.labels)} would deal {much} damage: it is not told what makes that {said.amount}.",
                place=said.place,
            )
    return found


def _powers(said: PowersTold, outcome: Outcome) -> set[int]:
    """The power of those that attack together, and with what strikes twice counted so."""
    ends = [end for label in said.labels if (end := outcome.thing(label)) is not None]
    if len(ends) < len(said.labels):
        return set()
    once = [end.power or 0 for end in ends]
    twice = [(end.power or 0) * (1 + ("double strike" in end.keywords)) for end in ends]
    return {sum(once), sum(twice)}


def _dealt(said: PowersTold, outcome: Outcome) -> int:
    return sum(step.amount for step in outcome.of(DamageDealt) if step.combat and step.source in said.labels)
