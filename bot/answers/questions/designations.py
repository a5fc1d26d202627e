"""What players are called or have until another does: the monarch, the initiative; the city's blessing."""

from __future__ import annotations

from bot.answers.questions.asked import Asked
from bot.answers.questions.finding import Finding, answers, cites_of, player_asked, told
from bot.engine.log.step import begun
from bot.engine.log.things import Blessed, Designated
from bot.engine.outcome import ObjectEnd, Outcome

_NAMES = {
    "ismonarch": "the monarch",
    "whomonarch": "the monarch",
    "whoinitiative": "the initiative",
    "hasinitiative": "the initiative",
    "hasblessing": "the city's blessing",
}


def _held(outcome: Outcome, name: str) -> list[ObjectEnd]:
    return [one for one in outcome.objects if one.zone == "command" and one.name == name]


@answers("ismonarch", "hasinitiative", "hasblessing")
def has_designation(question: Asked, outcome: Outcome) -> Finding:
    """Is that player the monarch, has that player the initiative, the city's blessing?"""
    name, player = _NAMES[question.kind], player_asked(question, outcome)
    has_it = any(one.controller == player for one in _held(outcome, name))
    steps = [
        step
        for step in outcome.steps
        if (isinstance(step, Designated) and step.what == name)
        or (isinstance(step, Blessed) and question.kind == "hasblessing" and step.player == player)
    ][-1:]
    verb = "is" if question.kind == "ismonarch" else "has"
    return Finding(
        has_it, told(steps) or f"{player} {verb}{'' if has_it else ' not'} {name}.", cites_of(steps)
    )


@answers("whomonarch", "whoinitiative")
def who_has_designation(question: Asked, outcome: Outcome) -> Finding:
    """The name of who is the monarch (CR 724.1), who has the initiative (CR 725.1); `nobody`."""
    name = _NAMES[question.kind]
    found = next((one.controller for one in _held(outcome, name)), "nobody")
    steps = [s for s in outcome.of(Designated) if s.what == name][-1:]
    verb = "is" if question.kind == "whomonarch" else "has"
    return Finding(found, told(steps) or f"{begun(found)} {verb} {name}.", cites_of(steps))
