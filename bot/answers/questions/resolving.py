"""Spells as they resolve: are they countered, do they resolve, does anything come of it?"""

from __future__ import annotations

from bot.answers.questions.asked import Asked
from bot.answers.questions.finding import Finding, answers, found
from bot.engine.log.combat import AttackAnnounced, Attacked, Blocked, DidNotAttack, DidNotBlock
from bot.engine.log.counters import NoCountersPut
from bot.engine.log.damage import NoDamage, NotRedirected
from bot.engine.log.notes import Note, Noted
from bot.engine.log.players import GainedNoLife, LostNoLife
from bot.engine.log.stack import (
    AbilityActivated,
    AbilityTriggered,
    ConditionFailed,
    Countered,
    Resolved,
    SpellCast,
    TriggeredInVain,
)
from bot.engine.log.step import Step, listed
from bot.engine.log.things import Moved, Saved
from bot.engine.log.turn import CombatPhaseEnded, TurnBegan, TurnEnded
from bot.engine.outcome import Outcome


@answers("countered")
def countered(question: Asked, outcome: Outcome) -> Finding:
    """Is it countered, or does it do nothing as its targets are illegal?"""
    steps = [step for step in outcome.of(Countered) if step.what in question.what]
    notes = [step for step in outcome.of(Noted) if step.note is Note.NOT_COUNTERED]
    if not steps and notes and notes[-1].about[0] in question.what:
        return found(False, notes, "")
    return found(bool(steps), steps, f"{listed(question.what)} is not countered.")


@answers("resolves")
def resolves(question: Asked, outcome: Outcome) -> Finding:
    """Does the spell resolve (does it fizzle)?"""
    fails = [step for step in outcome.of(Countered) if step.what in question.what]
    steps = [step for step in outcome.of(Resolved) if step.what in question.what]
    entered = [
        step for step in outcome.of(Moved) if step.thing in question.what and step.zone == "battlefield"
    ]
    value = bool(fails) if question.negative else bool(steps or entered) and not fails
    decisive: list[Step] = [*fails] or [*steps, *entered]
    return found(value, decisive, f"{listed(question.what)} does not resolve.")


@answers("acts")
def acts(question: Asked, outcome: Outcome) -> Finding:
    """Does anything come of the spell as it resolves? Not that it resolves alone, nor what says that something was not done."""
    resolved = resolves(question, outcome)
    at = next(
        (
            n
            for n, step in enumerate(outcome.steps)
            if isinstance(step, Resolved) and step.what in question.what
        ),
        None,
    )
    if at is None or not resolved.value:
        return resolved
    done: list[Step] = []
    for step in outcome.steps[at + 1 :]:
        if isinstance(step, _BEGINS_ANEW):
            break
        if not isinstance(step, _NOTHING_DONE):
            done.append(step)
    return found(bool(done), done[:1], f"{listed(question.what)} resolves, and nothing comes of it.")


#: What is no part of what resolved just before.
_BEGINS_ANEW = (
    *(Resolved, SpellCast, AbilityActivated, AbilityTriggered, TriggeredInVain, Countered),
    *(Attacked, DidNotAttack, AttackAnnounced, Blocked, DidNotBlock, TurnBegan, TurnEnded, CombatPhaseEnded),
)
#: What says that something was not done.
_NOTHING_DONE = (
    *(Noted, Saved, NoDamage, NoCountersPut, GainedNoLife, LostNoLife, ConditionFailed, NotRedirected),
)
