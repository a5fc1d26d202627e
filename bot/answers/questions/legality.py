"""Is it legal, does it work, is one forced to? Asked of the whole story, not of one outcome."""

from __future__ import annotations

from bot.answers.questions.finding import Finding, cites_of
from bot.answers.resolution import Resolution
from bot.engine.citations import Cite
from bot.engine.log.combat import Attacked, Blocked
from bot.engine.log.stack import AbilityActivated, Countered, SpellCast
from bot.scenario.questions import Question

KINDS = frozenset({"legal", "works", "must", "cantarget"})

_FORCED_BY = frozenset({Cite.ATTACK_REQUIREMENT, Cite.BLOCK_REQUIREMENT})
_DEEDS = Attacked | Blocked | SpellCast | AbilityActivated


def legality(question: Question, resolution: Resolution) -> Finding:
    """Whether everything told can be done. `Is that illegal?` asks the other way round."""
    problem = resolution.problem
    if problem is not None:
        if question.kind == "must":
            return Finding(bool(_FORCED_BY & {*problem.cites}), problem.message, problem.cites)
        hint = f" Legal would be: {problem.suggestions[0]}" if problem.suggestions else ""
        return Finding(question.negative, problem.message + hint, problem.cites)
    if question.kind == "must":
        return Finding(False, "What was told is legal.")
    failed = [step for outcome in resolution.outcomes for step in outcome.of(Countered)]
    if question.kind == "works" and failed:
        return Finding(False, failed[-1].text, failed[-1].cites)
    deeds = [s for outcome in resolution.outcomes[:1] for s in outcome.steps if isinstance(s, _DEEDS)]
    return Finding(not question.negative, "it is legal.", cites_of(deeds))
