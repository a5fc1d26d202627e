"""How much loyalty a planeswalker loses."""

from __future__ import annotations

from bot.answers.questions.asked import Asked
from bot.answers.questions.finding import Finding, answers, cites_of, told
from bot.engine.log.counters import CountersRemoved
from bot.engine.log.step import listed
from bot.engine.outcome import Outcome


@answers("loyaltylost", "losesloyalty")
def loyalty_lost(question: Asked, outcome: Outcome) -> Finding:
    """How many loyalty counters are removed from it, by damage or as a cost (CR 120.3c, 606.4); whether any, or so many."""
    removed = [
        s for s in outcome.of(CountersRemoved) if s.on in question.what and s.kind_of_counter == "loyalty"
    ]
    said = told(removed) or f"{listed(question.what)} loses no loyalty counter."
    lost = sum(s.amount for s in removed)
    if question.kind == "loyaltylost":
        return Finding(lost, said, cites_of(removed))
    return Finding(
        bool(lost) if question.number is None else lost == question.number, said, cites_of(removed)
    )
