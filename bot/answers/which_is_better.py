"""Which of several ways is better: what comes of each is told, and the choice left to whoever asks."""

from __future__ import annotations

from collections.abc import Callable

from bot.answers.resolution import DEPENDS, Answered, Resolution, Status
from bot.scenario.otherwise.which_is_better import Ways
from bot.values import replace


def with_each_way(ways: Ways, resolve: Callable[[str], Resolution]) -> Resolution | None:
    """What comes of the story in the first of these ways, with what comes of each; None where one of them can't be read or worked out."""
    found = [(said, resolve(story)) for said, story in ways.told]
    if any(
        each.status not in (Status.RESOLVED, Status.ILLEGAL) or len(each.answers) != 1 for _, each in found
    ):
        return None
    base = next((each for _, each in found if each.status is Status.RESOLVED), None)
    if base is None:
        return None
    comes = [f"If {said}: {_what_comes(each)}" for said, each in found]
    cites = tuple(dict.fromkeys(cite for _, each in found for cite in each.answers[0].cites))
    text = " ".join(["Which is better is for a player to say.", *comes])
    read = (f"“{said}” is read so: {' '.join(each.reading)}" for said, each in found if each.reading)
    skipped = (word for _, each in found for word in each.skipped)
    return replace(
        base,
        answers=(Answered(ways.words, text, DEPENDS, cites),),
        assumptions=tuple(dict.fromkeys((*(one for _, each in found for one in each.assumptions), *read))),
        skipped=tuple(dict.fromkeys(skipped)),
        numbers={number: told for _, each in found for number, told in each.numbers.items()},
    )


def _what_comes(each: Resolution) -> str:
    if each.status is Status.ILLEGAL and each.problem is not None:
        return f"That can't be done. {each.problem.message}"
    return each.answers[0].text
