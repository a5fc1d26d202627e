"""`I have a 3/3. Does a 3/3 die if it gets blocked?`: the one that was told is asked about, and no second one is there."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from operator import eq

from bot.scenario.errors import CannotMean
from bot.scenario.phrases.values import ThingRef
from bot.scenario.sentences.statements import Statement
from bot.scenario.sentences.told_beside import instead_of
from bot.scenario.telling.story import Story
from bot.scenario.things.fitting import fits
from bot.values import replace


def of_the_one_told(story: Story, statement: Statement) -> Statement:
    """What a condition behind a question tells of a thing that the question describes by its size, told of the one that is there by that
    description. Raises `CannotMean` where several are."""
    for ref in _described(story.asked_of):
        there = [one for one in story.things if one.declared and not one.gone and one.zone == "battlefield"]
        fitting = [one for one in there if fits(story, one, ref)]
        if not fitting:
            continue
        meant = ref.but(article="the")
        slots = {name: instead_of(value, partial(eq, ref), meant) for name, value in statement.slots.items()}
        if slots == statement.slots:
            continue
        if len(fitting) > 1:
            raise CannotMean(f"It is not told which “{ref.told}” is meant.", (), ref.start, ref.end)
        statement = replace(statement, slots=slots)
    return statement


def _described(asked: Statement | None) -> Iterator[ThingRef]:
    for value in asked.slots.values() if asked is not None else ():
        for ref in value if isinstance(value, tuple) else (value,):
            if isinstance(ref, ThingRef) and ref.source == "kind" and ref.article in ("a", "an") and ref.size:
                yield ref
