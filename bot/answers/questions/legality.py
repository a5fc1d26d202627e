"""Is it legal, does it work, is one forced to? Asked of the whole story, not of one outcome."""

from __future__ import annotations

import re

from bot.answers.questions.cases import choice_told
from bot.answers.questions.finding import Finding, cites_of
from bot.answers.resolution import DEPENDS, Problem, Resolution
from bot.engine.citations import Cite
from bot.engine.log.combat import Attacked, Blocked
from bot.engine.log.counters import NoCountersPut
from bot.engine.log.notes import Note, Noted
from bot.engine.log.stack import AbilityActivated, Countered, SpellCast
from bot.engine.log.step import Step, listed
from bot.engine.log.things import Indestructible
from bot.engine.outcome import Outcome
from bot.regex import regex
from bot.scenario.questions.question import Question

KINDS = frozenset({"legal", "works", "must", "cantarget"})

_FORCED_BY = frozenset({Cite.ATTACK_REQUIREMENT, Cite.BLOCK_REQUIREMENT})
_DEEDS = Attacked | Blocked | SpellCast | AbilityActivated


#: What keeps a spell or ability from doing what it says.
_KEPT = frozenset({Note.NOT_COUNTERED, Note.CANT_ENTER})


def _is_in_vain(step: Step) -> bool:
    """Whether a step says that what was done, though legal, does not come about."""
    return (isinstance(step, Noted) and step.note in _KEPT) or isinstance(step, Indestructible)


def _barred(question: Question, resolution: Resolution) -> Outcome | None:
    """An outcome in which it can't be done whatever the one who is asked about chooses, as others choose so; None where there is
    none."""

    def by_others(outcome: Outcome) -> frozenset[tuple[str, str]]:
        return frozenset((c.player, c.text) for c in outcome.choices if c.player != question.who)

    legal = {by_others(outcome) for outcome in resolution.outcomes}
    barred = resolution.barred if question.who else ()
    return next((outcome for outcome in barred if by_others(outcome) not in legal), None)


def _forced_where(resolution: Resolution) -> Finding | None:
    """On which choices it hangs that one is forced to; None where one never is."""
    for outcome in resolution.barred:
        if outcome.illegal is not None and _FORCED_BY & {*outcome.illegal.cites}:
            chosen = listed(map(choice_told, outcome.choices))
            return Finding(DEPENDS, f"yes if {chosen}: {outcome.illegal.message}", outcome.illegal.cites)
    return None


def _forced(question: Question, problem: Problem) -> Finding:
    """Whether leaving it undone breaks a requirement, of what is asked about: where only others have to, it may stay out."""
    forced = bool(_FORCED_BY & {*problem.cites})
    asked, legal = question.what.names, " ".join(problem.suggestions)
    named = [label for label in asked if label in legal]
    if forced and legal and len(named) < len(asked):
        return Finding(DEPENDS if named else False, problem.message, problem.cites)
    return Finding(forced, problem.message, problem.cites)


#: Said of what is asked of a deed that the story never comes to.
STOPS_BEFORE = "It can't be told: the story stops before."


def legality(question: Question, resolution: Resolution) -> Finding:
    """Whether everything told can be done. `Is that illegal?` asks the other way round."""
    problem = resolution.problem
    if problem is not None:
        if question.kind == "must":
            return _forced(question, problem)
        if problem.done is not None and problem.done <= question.told:
            # What was told before breaks a rule: of what is asked about nothing is known.
            words = f"{STOPS_BEFORE} {problem.message}"
            return Finding(DEPENDS, words, problem.cites)
        hint = f" Legal would be: {problem.suggestions[0]}" if problem.suggestions else ""
        return Finding(question.negative, problem.message + hint, problem.cites)
    if question.kind == "must":
        return _forced_where(resolution) or Finding(False, "What was told is legal.")
    barred = _barred(question, resolution)
    if barred is not None and barred.illegal is not None:
        chosen = listed(choice_told(c) for c in barred.choices if c.player != question.who)
        words = f"{'yes' if question.negative else 'no'} if {chosen}: {barred.illegal.message}"
        return Finding(DEPENDS, words, barred.illegal.cites)
    failed = [step for outcome in resolution.outcomes for step in outcome.of(Countered)]
    if question.kind == "works" and failed:
        return Finding(False, failed[-1].text, failed[-1].cites)
    kept = [step for outcome in resolution.outcomes for step in outcome.of(NoCountersPut)]
    if kept and question.kind == "legal" and "counter" in question.text.lower():
        return Finding(question.negative, kept[-1].text, cites_of(kept))  # `Can it get a counter?`
    vain = [s for o in resolution.outcomes for s in o.steps if _is_in_vain(s)]
    if vain and question.kind == "legal" and _ENTERS.search(question.text):
        return Finding(
            question.negative, vain[-1].text, cites_of(vain)
        )  # `... and put it onto the battlefield?`
    if vain and question.kind == "legal":
        return Finding(not question.negative, f"it is legal, but {vain[-1].text}", cites_of(vain))
    deeds = [s for outcome in resolution.outcomes[:1] for s in outcome.steps if isinstance(s, _DEEDS)]
    return Finding(not question.negative, "it is legal.", cites_of(deeds))


_ENTERS = regex(r"\b(?:onto|to) the battlefield\b|\binto play\b", re.IGNORECASE)
