"""How many cards of a library somebody looks at, reveals, scries, surveils or exiles."""

from __future__ import annotations

from bot.answers.questions.asked import Asked
from bot.answers.questions.finding import Finding, answers, cites_of, told
from bot.answers.resolution import DEPENDS
from bot.engine.log.step import Step
from bot.engine.log.things import Exiled
from bot.engine.log.turn import Saw
from bot.engine.outcome import Outcome

_HOW = {
    "manyscried": "scry",
    "manysurveiled": "surveil",
    "manylooked": "look at",
    "manyrevealed": "reveal",
    "manyexiled": "exile",
}


@answers(*_HOW)
def cards_seen(question: Asked, outcome: Outcome) -> Finding:
    """How many in all; of what is exiled, things from anywhere too. Nothing is said where words of a card do so and nobody knows with how many."""
    how = _HOW[question.kind]
    every = [s for s in outcome.of(Saw) if s.how == how]
    seen = [s for s in every if question.who in ("", s.player, s.by)]
    exiled = outcome.of(Exiled) if how == "exile" else []
    steps: list[Step] = [*seen, *exiled]
    if not steps and not every and (unknown := _done_by_words(how, outcome)):
        return Finding(DEPENDS, f"How many cards these are is not known: {unknown}.", ())
    verb = {"look at": "looks at"}.get(how, f"{how[:-1]}ies" if how == "scry" else f"{how}s")
    why = told(steps) or f"{question.who or 'Nobody'} {verb} no cards."
    return Finding(sum(s.amount for s in seen) + len(exiled), why, cites_of(steps))


def _done_by_words(how: str, outcome: Outcome) -> str:
    """The words of a card that were followed and do so."""
    return next((f"“{one.text}”" for one in outcome.left_out if how in one.text), "")
