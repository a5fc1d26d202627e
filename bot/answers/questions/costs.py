"""What something costs."""

from __future__ import annotations

from bot.answers.questions.asked import Asked
from bot.answers.questions.finding import Finding, answers
from bot.answers.resolution import DEPENDS
from bot.engine.citations import Cite
from bot.engine.log.costs import ManaCounted, ManaValued, Priced, Unpriced
from bot.engine.log.step import listed
from bot.engine.outcome import Outcome


def _priced(outcome: Outcome) -> Priced | Finding:
    """What was worked out last of a cost; or why it can't be told."""
    step = next((one for one in reversed(outcome.steps) if isinstance(one, Priced | Unpriced)), None)
    if step is None:
        return Finding(DEPENDS, "It is not told what would be paid for.")
    if isinstance(step, Unpriced):
        return Finding(DEPENDS, step.text, step.cites)
    if step.unknown:
        return Finding(DEPENDS, f"It can't be told: {listed(step.unknown)} is not worked out.", step.cites)
    return step


@answers("price")
def price(question: Asked, outcome: Outcome) -> Finding:
    """How much mana it costs in all, told by how that comes about (CR 601.2f)."""
    step = _priced(outcome)
    if isinstance(step, Finding):
        return step
    steps = outcome.of(Priced)
    if len(steps) > 1 and len({one.spell for one in steps}) == 1 and steps[0].named:
        step = min(steps, key=lambda one: one.amount or 0)  # of several such abilities any may be used
    elif len({one.text for one in steps}) > 1:
        return Finding(
            DEPENDS, f"It is not told which ability is meant: {' '.join(s.text for s in steps)}", step.cites
        )
    amount = step.amount if step.left is None else step.left
    return Finding(step.total if amount is None else amount, step.text, step.cites)


@answers("canpay")
def can_pay(question: Asked, outcome: Outcome) -> Finding:
    """Whether the mana that is told pays for it (CR 118.3)."""
    step = _priced(outcome)
    if isinstance(step, Finding):
        return step
    if step.enough is None:
        return Finding(DEPENDS, f"It can't be told: {step.text}", step.cites)
    cites = (Cite.COST_IN_FULL, *step.cites)
    return Finding(step.enough, f"{step.text[:-1]}, and {step.pool}.", cites)


@answers("costaffected")
def affected(question: Asked, outcome: Outcome) -> Finding:
    """Whether what is asked about changes what the other costs, and in the way that is asked about (CR 118.7)."""
    found: list[tuple[bool, Priced]] = []
    for step in outcome.of(Priced):
        parts = [part for part in step.changes if part.by in question.by and part.took]
        if question.words:
            parts = [part for part in parts if part.more is (question.words == "more")]
        least = any(label in step.least for label in question.by) and question.words != "less"
        found.append((bool(parts) or least, step))
    if not found:
        unpriced = outcome.of(Unpriced)
        return Finding(
            bool(unpriced) and DEPENDS, unpriced[-1].text if unpriced else "Nothing of it is paid for."
        )
    so = [step for yes, step in found if yes]
    told = so[-1] if so else found[-1][1]
    if not so and any(step.unknown for _, step in found):
        unknown = next(step.unknown for _, step in found if step.unknown)
        return Finding(DEPENDS, f"It can't be told: {listed(unknown)} is not worked out.", told.cites)
    own = "; ".join(step.text.rstrip(".") for _, step in reversed(found))
    return Finding(True if len(so) == len(found) else DEPENDS if so else False, f"{own}.", told.cites)


@answers("manamade")
def mana_made(question: Asked, outcome: Outcome) -> Finding:
    """How much mana is made (CR 106.12, 605.1a)."""
    steps = outcome.of(ManaCounted)
    if not steps:
        return Finding(DEPENDS, "It is not told what makes mana.")
    step = steps[0]
    unknown = [part.source for part in step.parts if not part.known]
    if unknown or not step.parts:
        why = f"It can't be told: what {listed(unknown)} adds is not worked out." if unknown else step.text
        return Finding(DEPENDS, why, step.cites)
    return Finding(step.net if step.all_of_it else step.gross, step.text, step.cites)


@answers("manavalue")
def mana_value(question: Asked, outcome: Outcome) -> Finding:
    """What its mana value is (CR 202.3)."""
    steps = outcome.of(ManaValued)
    if not steps:
        return Finding(DEPENDS, "It is not told of what.")
    return Finding(steps[-1].number, steps[-1].text, steps[-1].cites)


@answers("freex")
def free_x(question: Asked, outcome: Outcome) -> Finding:
    """What X is of a spell that is cast without paying its mana cost, or whether it can be that number (CR 107.3b)."""
    why = f"{question.words} is cast without paying its mana cost, so 0 is the only legal choice for X."
    if question.number is None:
        return Finding(0, why, (Cite.FREE_X,))
    return Finding(question.number == 0, why, (Cite.FREE_X,))
