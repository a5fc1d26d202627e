"""A question that may be read as one about any board too: what the one reading leaves open the other may answer; where both have an answer, it has
to be the same."""

from __future__ import annotations

from bot.answers.resolution import DEPENDS, Problem, Resolution, Status
from bot.values import replace

_TWO_WAYS = "It may be played out in two ways, with another answer each: it has to be told in more words."

#: Said where what was read can't be done for another reason than what is asked of.
_NOT_ASKED = ("the story stops there", "has no such ability to activate", "it is in the hand")


def as_of_any_board(found: Resolution, in_general: Resolution) -> Resolution:
    """What is answered: as the story was read, or as it was asked of any board where that reading alone has an answer; none of the two where
    they differ."""
    if not is_answered(in_general):
        return found
    if not is_answered(found):
        return in_general
    (mine,), (other,) = found.answers, in_general.answers
    if type(mine.value) is not type(other.value) or mine.value == other.value:
        return found
    if any(said in mine.text for said in _NOT_ASKED):
        return in_general  # what was read can't be done, and that is not what is asked
    return replace(
        found,
        status=Status.NOT_UNDERSTOOD,
        problem=Problem(_TWO_WAYS),
        answers=(),
        outcomes=(),
        assumptions=(),
    )


def is_answered(found: Resolution) -> bool:
    """Whether it has a plain answer."""
    answered = found.status in (Status.RESOLVED, Status.ILLEGAL) and len(found.answers) == 1
    return answered and found.answers[0].value != DEPENDS
