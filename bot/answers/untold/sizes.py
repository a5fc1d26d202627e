"""Creatures whose size and planeswalkers whose loyalty the story does not tell: what is asked is answered where that is all one."""

from __future__ import annotations

from collections.abc import Callable

from bot.answers.resolution import Resolution
from bot.engine.told.setup import ObjectSetup
from bot.scenario.scenario import Scenario
from bot.values import replace

#: A size that is nobody's: big enough to kill and to survive where the least is neither.
_BIG = 7


def whose_size_matters(
    understood: Scenario, found: Resolution, run: Callable[[Scenario], Resolution]
) -> str | None:
    """The creature whose size (the planeswalker whose loyalty) has to be told, as another one would change an answer; None where none does."""
    seen: set[ObjectSetup] = set()
    for label in understood.untold_sizes if understood.questions else ():
        alike = replace(next(one for one in understood.script.setup.objects if one.label == label), label="")
        if alike in seen:
            continue  # what is told alike is asked of once
        seen.add(alike)
        other = run(_with_size(understood, label))
        if _said(other) != _said(found):
            return label
    return None


def to_be_told(understood: Scenario, label: str) -> tuple[str, str]:
    """What has to be told of it, and words that would tell it."""
    card = next(one.card for one in understood.script.setup.objects if one.label == label)
    if card.power is None:
        return (
            f"It is not told how much loyalty {label} has, and the answer depends on that.",
            f"{label} has 3 loyalty.",
        )
    return f"It is not told how big {label} is, and the answer depends on that.", f"{label} is a 2/2."


def _with_size(understood: Scenario, label: str) -> Scenario:
    setup = understood.script.setup
    objects = tuple(_sized(one) if one.label == label else one for one in setup.objects)
    return replace(understood, script=replace(understood.script, setup=replace(setup, objects=objects)))


def _sized(thing: ObjectSetup) -> ObjectSetup:
    if thing.card.power is None:
        return replace(thing, card=replace(thing.card, loyalty=_BIG))
    return replace(thing, card=replace(thing.card, power=_BIG, toughness=_BIG))


def _said(found: Resolution) -> object:
    return found.status, [answer.value for answer in found.answers]
