"""Whether a permanent transforms or is flipped in the course of the story (CR 701.27, 710.1c)."""

from __future__ import annotations

from bot.answers.questions.asked import Asked
from bot.answers.questions.finding import Finding, answers, cites_of, together
from bot.engine.log.step import Step
from bot.engine.log.things import Moved, Transformed
from bot.engine.outcome import Outcome


@answers("transforms")
def transforms(question: Asked, outcome: Outcome) -> Finding:
    """Does it have its other face up in the end?"""
    facts = {label: _turned(outcome, label) for label in question.what}
    return together(question.quantity, facts) if facts else Finding(False, "")


def _turned(outcome: Outcome, label: str) -> Finding:
    """Each time it is turned, the other face is up; as it enters, the one that it enters with."""
    up = False
    last: Step | None = None
    for step in outcome.steps:
        if isinstance(step, Transformed) and step.thing == label:
            up, last = not up, step
        elif isinstance(step, Moved) and step.thing == label:
            up, last = bool(step.face), step if step.face else last
    if last is None:
        return Finding(False, f"{label} does not transform.")
    return Finding(up, last.text, cites_of([last]))
