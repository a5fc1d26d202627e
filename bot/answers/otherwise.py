"""What is asked of the same story told otherwise: each answered of a story of its own, and told beside what the story itself answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.answers.resolution import DEPENDS, Answered, Place, Problem, Resolution, Status
from bot.scenario.otherwise.follow_ups import AskedOtherwise
from bot.values import replace


def with_what_is_asked_otherwise(
    text: str, base: str, asked: Sequence[AskedOtherwise], resolve: Callable[[str], Resolution]
) -> Resolution:
    """What comes of `base`, with the answers to what is asked of it told otherwise. What cannot be read or worked out of any of
    them, cannot of the whole."""
    found = resolve(base)
    if found.status in (Status.NOT_UNDERSTOOD, Status.UNSUPPORTED):
        return found
    before = found.answers
    for one in asked:
        there = resolve(one.story)
        if there.status is Status.NOT_UNDERSTOOD:
            return _unread(text, one, there)
        if there.status is Status.UNSUPPORTED:
            return replace(there, answers=(*found.answers, *there.answers))
        if there.truncated:
            return there
        told = zip(before, there.answers, strict=True) if one.compares else ()
        answers = tuple(_compared(was, now, one) for was, now in told) or tuple(
            _of_its_own(answered, one, n < one.asks) for n, answered in enumerate(there.answers)
        )
        said = f"“{one.words}” is asked of this: {' '.join(there.reading)}"
        found = replace(
            found,
            answers=(*found.answers, *answers),
            assumptions=tuple(dict.fromkeys((*found.assumptions, said, *there.assumptions))),
            skipped=tuple(dict.fromkeys((*found.skipped, *there.skipped))),
            numbers={**there.numbers, **found.numbers},
        )
    return found


def _of_its_own(answered: Answered, one: AskedOtherwise, itself: bool) -> Answered:
    """The answer under the words that asked for it (`itself`: they ask it in so many words); its cases are told in its words, as they lead to
    outcomes that are not shown."""
    asks = itself or answered.question.rstrip("?").lower() in one.words.lower()
    question = one.words if asks else f"{one.words} {answered.question}"
    return Answered(question, answered.text, answered.value, answered.cites)


def _compared(was: Answered, now: Answered, one: AskedOtherwise) -> Answered:
    """Whether the answer is another one then."""
    question = f"{one.words} {was.question}"
    if DEPENDS in (was.value, now.value):
        return Answered(question, now.text, DEPENDS, now.cites)
    differs = was.value != now.value
    return Answered(question, f"{'Yes' if differs else 'No'}. Then: {now.text}", differs, now.cites)


def _unread(text: str, one: AskedOtherwise, there: Resolution) -> Resolution:
    """What was not understood of a story told otherwise, at the words that tell it so."""
    problem = there.problem or Problem(f"“{one.words}” was not understood.")
    start, end = one.place
    line = text.count("\n", 0, start) + 1
    column = start - (text.rfind("\n", 0, start) + 1) + 1
    place = Place(text, line, column, (start, end))
    return replace(there, problem=replace(problem, place=place, suggestions=()))
