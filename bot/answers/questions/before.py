"""What comes before what: whether something can be done before something happens, and which of two things happens first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.answers.questions.asked import those
from bot.answers.questions.finding import Finding, finding, is_answered
from bot.answers.questions.growing import growths
from bot.answers.resolution import DEPENDS, Resolution, Status
from bot.engine.log.combat import Attacked, Blocked
from bot.engine.log.damage import DamageDealt
from bot.engine.log.players import GainedLife, LostLife
from bot.engine.log.stack import AbilityActivated, SpellCast
from bot.engine.log.step import Step
from bot.engine.log.things import How, Moved
from bot.engine.outcome import Outcome
from bot.scenario.questions.askable import OF_SIZES
from bot.scenario.questions.question import Question
from bot.values import replace

_DEEDS = SpellCast | AbilityActivated | Blocked | Attacked | Moved
#: The kinds of questions about what comes before what.
BEFORE = ("before", "intime")
#: Said where what is to come later never comes.
NEVER = "It is not told that this happens, so nothing comes before it."
_AT_ONCE = DamageDealt | GainedLife | LostLife


def in_time(question: Question, tried: Sequence[Resolution]) -> Finding:
    """`Can I Shock it before they gain 3 life?`: whether one of the tries, each of which does the deed at another moment, does it
    before that happens (of kind `intime`: so that it never happens). The first try is the story without the deed: of what does not happen
    there is no before."""
    event = question.parts[1]
    told, *tried = tried or (None,)
    if told is None:
        return Finding(DEPENDS, NEVER)
    happens = [step for outcome in told.outcomes if (step := _when(event, outcome)) is not None]
    if not happens:
        return Finding(DEPENDS, NEVER)
    known = {step.text for outcome in told.outcomes for step in outcome.steps}
    for attempt in tried:
        if attempt.status is not Status.RESOLVED:
            continue
        done = [_done_first(question, outcome, known) for outcome in attempt.outcomes]
        if done and all(step is not None for step in done) and done[0] is not None:
            return Finding(True, done[0].text, done[0].cites)
    if any(attempt.status is Status.UNSUPPORTED for attempt in tried):
        return Finding(DEPENDS, "It can't be told: a part of it is not modelled.")
    last = happens[-1]
    return Finding(False, f"{last.text} No one can do that before.", last.cites)


def _done_first(question: Question, outcome: Outcome, known: set[str]) -> Step | None:
    """The deed that the story did not tell, where it is done before the event."""
    deed = next((s for s in outcome.steps if isinstance(s, _DEEDS) and s.text not in known), None)
    event = _when(question.parts[1], outcome)
    if deed is None or (question.kind == "intime" and event is not None):
        return None
    return deed if event is None or _place(outcome, deed) < _place(outcome, event) else None


def which_first(question: Question, outcome: Outcome) -> Finding:
    """`Does it kill Ogre before it is dealt damage?`: whether the one happens, and the other later or never."""
    first, second = (_when(part, outcome) for part in question.parts)
    if first is None:
        return Finding(False, finding(question.parts[0], outcome).why)
    if second is None:
        return Finding(True, f"{first.text} The other does not happen.", first.cites)
    start, end = _place(outcome, first), _place(outcome, second)
    between = outcome.steps[min(start, end) : max(start, end) + 1]
    if all(isinstance(step, _AT_ONCE) for step in between) or all(_of_one_check(step) for step in between):
        return Finding(False, f"{first.text} {second.text} Both happen at once.", first.cites)
    earlier, later = (first, second) if start < end else (second, first)
    return Finding(start < end, f"{earlier.text} Only then: {later.text}", earlier.cites)


def _of_one_check(step: Step) -> bool:
    """Whether a creature dies of damage: all that have enough of it do so at once (CR 704.3)."""
    return isinstance(step, Moved) and step.how in (How.LETHAL_DAMAGE, How.DEATHTOUCH)


def _place(outcome: Outcome, step: Step) -> int:
    return next(n for n, one in enumerate(outcome.steps) if one is step)


def _when(question: Question, outcome: Outcome) -> Step | None:
    """The step with which it becomes so; None where it does not, or no step makes it so."""
    if not is_answered(question.kind) or finding(question, outcome).value is not True:
        return None
    return next(_making_so(question, outcome), None)


def _making_so(question: Question, outcome: Outcome) -> Iterator[Step]:
    for end in range(len(outcome.steps) + 1):
        if finding(question, replace(outcome, steps=outcome.steps[:end])).value is True:
            if end:
                yield outcome.steps[end - 1]
            break
    why = finding(question, outcome).why
    yield from (step for step in outcome.steps if step.text in why)
    if question.kind in OF_SIZES:
        for label in those(question.what, outcome):
            yield from reversed([growth.step for growth in growths(outcome, label)])
    entered = (s for s in outcome.steps if isinstance(s, Moved) and s.zone == "battlefield")
    yield from (step for step in entered if step.thing in those(question.what, outcome))
