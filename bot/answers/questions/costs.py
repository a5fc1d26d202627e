"""What something costs."""

from __future__ import annotations

from bot.answers.questions.asked import Asked
from bot.answers.questions.finding import Finding, answers
from bot.answers.resolution import DEPENDS
from bot.engine.log.costs import Priced, Unpriced
from bot.engine.log.step import listed
from bot.engine.outcome import Outcome


@answers("price")
def price(question: Asked, outcome: Outcome) -> Finding:
    """How much mana it costs in all, told by how that comes about (CR 601.2f)."""
    steps = [step for step in outcome.steps if isinstance(step, Priced | Unpriced)]
    if not steps:
        return Finding(DEPENDS, "It is not told what would be paid for.")
    step = steps[-1]
    if isinstance(step, Unpriced):
        return Finding(DEPENDS, step.text, step.cites)
    if step.unknown:
        return Finding(DEPENDS, f"It can't be told: {listed(step.unknown)} is not worked out.", step.cites)
    amount = step.amount if step.left is None else step.left
    return Finding(step.total if amount is None else amount, step.text, step.cites)
