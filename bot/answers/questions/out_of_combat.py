"""Whether a creature that fights is removed from combat (CR 506.4): by an effect, as it regenerates, as it leaves or changes sides."""

from __future__ import annotations

from bot.answers.questions.asked import Asked
from bot.answers.questions.finding import Finding, answers, cites_of, together
from bot.answers.resolution import DEPENDS
from bot.engine.log.combat import Attacked, Blocked
from bot.engine.log.step import Step
from bot.engine.log.things import Changed, Exiled, LeftCombat, Moved, Regenerated
from bot.engine.outcome import Outcome


@answers("leavescombat")
def leaves_combat(question: Asked, outcome: Outcome) -> Finding:
    """Is it removed from combat?"""
    facts = {label: _leaves(outcome, label) for label in question.what}
    never = next((fact for fact in facts.values() if fact.value == DEPENDS), None)
    return never or (together(question.quantity, facts) if facts else Finding(False, ""))


def _leaves(outcome: Outcome, label: str) -> Finding:
    fights = False
    for step in outcome.steps:
        if isinstance(step, Attacked):
            fights = fights or label in step.attackers
        elif isinstance(step, Blocked):
            fights = fights or label in step.blockers
        elif fights and _takes_out(step, label):
            return Finding(True, step.text, cites_of([step]))
    if not fights:
        return Finding(DEPENDS, f"{label} is not in combat.")
    return Finding(False, f"{label} stays in combat.")


def _takes_out(step: Step, label: str) -> bool:
    match step:
        case LeftCombat(thing=thing) | Regenerated(thing=thing) | Moved(thing=thing) | Exiled(thing=thing):
            return thing == label
        case Changed(thing=thing):
            return thing == label and "control" in step.changes
    return False
