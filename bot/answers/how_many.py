"""How many it takes: the story is told with ever more, until what is asked comes about."""

from __future__ import annotations

from collections.abc import Callable

from bot.answers.resolution import DEPENDS, Answered, Resolution, Status
from bot.scenario.otherwise.how_many import MOST, Needed
from bot.values import replace


def with_how_many(needed: Needed, resolve: Callable[[str], Resolution]) -> Resolution | None:
    """What comes of the story with as many as it takes; None where it can't be read, or no number is enough."""
    before: Answered | None = None
    may_be: int | None = None
    for number in range(needed.least, MOST + 1):
        found = resolve(needed.story(number))
        if found.status is not Status.RESOLVED or len(found.answers) != 1 or found.truncated:
            return None
        if needed.unblocked and _could_be_blocked(found):
            return None
        (answered,) = found.answers
        if answered.value is True:
            said = f"“{needed.words}” is answered with this: {' '.join(found.reading)}"
            return replace(
                found,
                answers=(_answer(needed, number, answered, before, may_be),),
                assumptions=(*found.assumptions, said),
            )
        if answered.value == DEPENDS:
            may_be = number if may_be is None else may_be
        elif answered.value is not False:
            return None
        before = answered
    return None


def _could_be_blocked(found: Resolution) -> bool:
    """Whether both players are told to have creatures."""
    there = found.setup.objects if found.setup is not None else ()
    fighting = {one.controller for one in there if "Creature" in one.card.types and one.zone == "battlefield"}
    return len(fighting) > 1


def _answer(
    needed: Needed, number: int, answered: Answered, before: Answered | None, may_be: int | None
) -> Answered:
    """That number, with what comes of one fewer; that it depends where fewer may be enough."""
    fewer = f" With {number - 1}: {before.text}" if before is not None else ""
    if may_be is not None:
        text = f"It depends: {may_be} may be enough, {number} are in any case.{fewer}"
        return Answered(needed.words, text, DEPENDS, answered.cites)
    said = answered.text.removeprefix("Yes: ")
    return Answered(needed.words, f"{number}: {said}{fewer}", number, answered.cites)
