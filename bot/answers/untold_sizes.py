"""Creatures whose size the story does not tell: what is asked is answered where their size is all one."""

from __future__ import annotations

from collections.abc import Callable

from bot.answers.resolution import Resolution
from bot.engine.setup import ObjectSetup
from bot.scenario.scenario import Scenario
from bot.values import replace

#: A size that is nobody's: big enough to kill and to survive where the least is neither.
_BIG = 7


def whose_size_matters(
    understood: Scenario, found: Resolution, run: Callable[[Scenario], Resolution]
) -> str | None:
    """The creature whose size has to be told, as another one would change an answer; None where none does."""
    for label in understood.untold_sizes if understood.questions else ():
        other = run(_with_size(understood, label))
        if _said(other) != _said(found):
            return label
    return None


def _with_size(understood: Scenario, label: str) -> Scenario:
    setup = understood.script.setup
    objects = tuple(_sized(one) if one.label == label else one for one in setup.objects)
    return replace(understood, script=replace(understood.script, setup=replace(setup, objects=objects)))


def _sized(thing: ObjectSetup) -> ObjectSetup:
    return replace(thing, card=replace(thing.card, power=_BIG, toughness=_BIG))


def _said(found: Resolution) -> object:
    return found.status, [answer.value for answer in found.answers]
