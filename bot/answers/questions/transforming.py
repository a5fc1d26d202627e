"""Whether a permanent transforms or is flipped in the course of the story (CR 701.27, 710.1c)."""

from __future__ import annotations

from bot.answers.questions.asked import Asked
from bot.answers.questions.finding import Finding, answers, cites_of, together
from bot.engine.log.things import Transformed
from bot.engine.outcome import Outcome


@answers("transforms")
def transforms(question: Asked, outcome: Outcome) -> Finding:
    """Does it have its other face up in the end?"""
    facts = {label: _turned(outcome, label) for label in question.what}
    return together(question.quantity, facts) if facts else Finding(False, "")


def _turned(outcome: Outcome, label: str) -> Finding:
    """Each time it is turned, the other face is up."""
    steps = [step for step in outcome.of(Transformed) if step.thing == label]
    if not steps:
        return Finding(False, f"{label} does not transform.")
    return Finding(len(steps) % 2 == 1, steps[-1].text, cites_of(steps[-1:]))
