"""Life and death: what dies, what survives, what is saved and how."""

from __future__ import annotations

from collections.abc import Sequence

from bot.answers.questions.finding import Finding, answers, cites_of, found, merged, told
from bot.answers.questions.places import where
from bot.answers.questions.winning import lost
from bot.engine.citations import Cite
from bot.engine.log.damage import Prevented
from bot.engine.log.step import listed
from bot.engine.log.things import Died, Moved, Regenerated, Saved
from bot.engine.outcome import ObjectEnd, Outcome
from bot.scenario.questions import Question


def _subjects(question: Question, outcome: Outcome) -> Sequence[str]:
    """What is asked about: what was named, else every creature."""
    named = question.what or question.by
    return named or [o.label for o in outcome.objects if "Creature" in o.types]


def _died(outcome: Outcome, label: str) -> list[Died]:
    return [step for step in outcome.of(Died) if step.thing == label]


def _death(outcome: Outcome, label: str) -> Finding:
    """Whether it died (a player: lost), and why or why not."""
    if label in outcome.players:
        return lost(outcome, label)
    died = _died(outcome, label)
    if died:
        return found(True, died, "")
    thing = outcome.thing(label)
    if thing is None:
        return Finding(False, f"{label} never comes to be.")
    if thing.zone != "battlefield":
        moved = [step for step in outcome.of(Moved) if step.thing == label]
        return Finding(False, f"{label} is {where(thing)}.", cites_of(moved))
    return _alive(outcome, thing)


def _alive(outcome: Outcome, thing: ObjectEnd) -> Finding:
    """Why a thing that is still there did not die."""
    saved = [step for step in outcome.of(Saved) if step.thing == thing.label]
    if saved:
        return found(False, saved, "")
    if thing.toughness is None:
        if thing.loyalty is not None:
            return Finding(False, f"loyalty {thing.loyalty}.", (Cite.ZERO_LOYALTY,))
        return Finding(False, f"{thing.label} is on the battlefield.")
    words = f"{thing.damage} damage, toughness {thing.toughness}."
    prevented = [step for step in outcome.of(Prevented) if step.recipient == thing.label]
    if prevented and not thing.damage:
        return Finding(False, f"{words} {prevented[-1].text}", (Cite.LETHAL_DAMAGE, *cites_of(prevented)))
    return Finding(False, words, (Cite.LETHAL_DAMAGE,))


def _together(question: Question, outcome: Outcome, labels: Sequence[str], wanted: bool) -> Finding:
    """Whether all (or, where `either` was asked, any) of them died, or lived when `wanted` is False."""
    if not labels:
        return Finding(False, "There is no creature.")
    deaths = {label: _death(outcome, label) for label in labels}
    fits = {label: death for label, death in deaths.items() if death.value is wanted}
    value = bool(fits) if question.some and not question.every else len(fits) == len(deaths)
    others = {label: death for label, death in deaths.items() if label not in fits}
    decisive = (fits if value else others) or deaths
    why = (
        death.why if label in death.why or len(deaths) == 1 else f"{label}: {death.why}"
        for label, death in decisive.items()
    )
    return Finding(value, " ".join(why), merged(decisive.values()))


@answers("dies", "candie", "anydie", "trades")
def dies(question: Question, outcome: Outcome) -> Finding:
    """Does it die (do they kill each other)? A player dies by losing."""
    if question.kind == "trades":
        return _together(question, outcome, [*question.what, *question.by], True)
    return _together(question, outcome, _subjects(question, outcome), True)


@answers("onlydies")
def only_dies(question: Question, outcome: Outcome) -> Finding:
    """Do these die, and nothing else?"""
    steps = outcome.of(Died)
    return found({step.thing for step in steps} == {*question.what}, steps, "Nothing dies.")


@answers("survives", "saves", "anysurvive")
def survives(question: Question, outcome: Outcome) -> Finding:
    """Does it live through what happens? What is exiled or returned to hand does not."""
    labels = _subjects(question, outcome)
    things = [outcome.thing(label) for label in labels]
    gone = [t for t in things if t is not None and t.zone != "battlefield" and not _died(outcome, t.label)]
    if gone and len(gone) == len(labels):
        return _death(outcome, gone[0].label)
    return _together(question, outcome, labels, False)


@answers("regenerated")
def regenerated(question: Question, outcome: Outcome) -> Finding:
    """Is its destruction replaced by regeneration?"""
    steps = [step for step in outcome.of(Regenerated) if step.thing in question.what]
    return found(bool(steps), steps, f"{listed(question.what)} is not regenerated.")


@answers("whodies")
def who_dies(question: Question, outcome: Outcome) -> Finding:
    """The names of those that die: `nobody` when none does."""
    steps = outcome.of(Died)
    things = {step.thing: outcome.thing(step.thing) for step in steps}
    creatures = [name for name, thing in things.items() if thing is None or "Creature" in thing.types]
    names = listed(creatures or things)
    cites = tuple(dict.fromkeys(cite for step in steps for cite in step.cites))
    return Finding(names or "nobody", told(steps) or "None does.", cites)


@answers("whosurvives")
def who_survives(question: Question, outcome: Outcome) -> Finding:
    """The names of the creatures that live: `nobody` when none does."""
    names = listed(
        o.label
        for o in outcome.objects
        if o.zone == "battlefield" and "Creature" in o.types and not _died(outcome, o.label)
    )
    return Finding(names or "nobody", f"{names}." if names else "None does.", cites_of(outcome.of(Died)))
