"""Spells and abilities one after the other: which of them resolves first, which last, which before another."""

from __future__ import annotations

from bot.answers.questions.asked import Asked
from bot.answers.questions.finding import Finding, answers, cites_of
from bot.answers.resolution import DEPENDS
from bot.engine.log.stack import Countered, Resolved, SpellCast
from bot.engine.log.step import Step, listed
from bot.engine.log.things import Moved
from bot.engine.outcome import Outcome


@answers("firstresolves", "lastresolves")
def at_an_end(question: Asked, outcome: Outcome) -> Finding:
    """The name of what resolves first (last) of all that does, or of those that are asked about; `nothing`. What is countered, or does nothing as its targets are illegal, does
    not resolve (CR 608.2b, 701.6a)."""
    steps = [one for one in _resolving(outcome) if not question.what or one[0] in question.what]
    if not steps:
        return Finding("nothing", "Nothing resolves.")
    name, step = steps[0] if question.kind == "firstresolves" else steps[-1]
    return Finding(name, step.text, cites_of([step]))


@answers("resolvesbefore")
def before_another(question: Asked, outcome: Outcome) -> Finding:
    """Whether all that is asked about resolves before any of the others does; of those, what never resolves comes after all."""
    fate = [(step.what, step) for step in outcome.of(Countered)] + list(_resolving(outcome))
    place = {id(step): n for n, step in enumerate(outcome.steps)}
    first = [step for name, step in _resolving(outcome) if name in question.what]
    later = [step for name, step in fate if name in question.by]
    if not later:
        return Finding(DEPENDS, f"It is not told that {listed(question.by)} is on the stack.")
    if len(first) < len(question.what):
        return Finding(False, f"{listed(question.what)} does not resolve.")
    so = max(place[id(step)] for step in first) < min(place[id(step)] for step in later)
    decisive = first if so else later
    return Finding(so, decisive[0].text, cites_of(decisive))


def _resolving(outcome: Outcome) -> list[tuple[str, Step]]:
    """What resolves, in its order: a permanent spell as it enters (CR 608.3)."""
    cast: set[str] = set()
    found: list[tuple[str, Step]] = []
    for step in outcome.steps:
        match step:
            case SpellCast(spell=spell):
                cast.add(spell)
            case Resolved(what=what):
                found.append((what, step))
            case Moved(thing=thing, zone="battlefield") if thing in cast:
                cast.discard(thing)
                found.append((thing, step))
            case _:
                pass
    return found
