"""Spells and abilities: are they countered, do they resolve, do they trigger, what do they give?"""

from __future__ import annotations

from bot.answers.questions.finding import Finding, answers, cites_of, found
from bot.engine.log.players import GainedLife
from bot.engine.log.stack import AbilityTriggered, Countered, Resolved
from bot.engine.log.step import Step, counted, listed
from bot.engine.log.things import CountersPut, Moved, TokenCreated
from bot.engine.log.turn import Drew
from bot.engine.outcome import Outcome
from bot.scenario.questions import Question


@answers("countered")
def countered(question: Question, outcome: Outcome) -> Finding:
    """Is it countered, or does it do nothing as its targets are illegal?"""
    steps = [step for step in outcome.of(Countered) if step.what in question.what]
    return found(bool(steps), steps, f"{listed(question.what)} is not countered.")


@answers("resolves")
def resolves(question: Question, outcome: Outcome) -> Finding:
    """Does the spell resolve (does it fizzle)?"""
    fails = [step for step in outcome.of(Countered) if step.what in question.what]
    steps = [step for step in outcome.of(Resolved) if step.what in question.what]
    entered = [
        step for step in outcome.of(Moved) if step.thing in question.what and step.zone == "battlefield"
    ]
    value = bool(fails) if question.negative else bool(steps or entered) and not fails
    decisive: list[Step] = [*fails] or [*steps, *entered]
    return found(value, decisive, f"{listed(question.what)} does not resolve.")


@answers("triggers", "manytriggers", "manytimes")
def triggers(question: Question, outcome: Outcome) -> Finding:
    """Does its ability trigger, and how often? `Do I get a Spirit?`: is that token made, that card drawn, that life gained?"""
    if not question.what:
        return _gets(question, outcome)
    steps = [step for step in outcome.of(AbilityTriggered) if step.source in question.what]
    names = listed(question.what)
    if question.kind == "triggers":
        return found(bool(steps), steps, f"{names} does not trigger.")
    return Finding(len(steps), f"{names} triggers {counted(len(steps), 'time')}.", cites_of(steps))


_SMALL_WORDS = frozenset({"a", "an", "the", "any", "my", "his", "her", "to"})


def _gets(question: Question, outcome: Outcome) -> Finding:
    words = [word for word in question.words.lower().split() if word not in _SMALL_WORDS]
    steps = [step for step in outcome.steps if _gives(step, words, question.who)]
    none = f"Nothing gives {question.who or 'anybody'} {question.words}."
    return found(bool(steps), steps, none if words else "Nothing triggers.")


def _gives(step: Step, words: list[str], player: str) -> bool:
    """Whether a step gives the player what these words name; without words: whether something triggers."""
    if not words:
        return isinstance(step, AbilityTriggered)
    if "life" in words:
        return isinstance(step, GainedLife) and step.player == player
    if {"card", "cards", "draw"} & {*words}:
        return isinstance(step, Drew) and step.player == player
    if {"counter", "counters"} & {*words}:
        return isinstance(step, CountersPut)
    noun = [word.rstrip("s") for word in words if word.rstrip("s") not in ("token", "trigger")][-1:]
    match step:
        case TokenCreated(token=name) | AbilityTriggered(source=name) | Moved(thing=name):
            return all(one in name.lower() for one in noun)
    return False
