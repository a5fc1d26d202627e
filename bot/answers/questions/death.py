"""Life and death: what dies, what survives, what is saved and how."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import takewhile

from bot.answers.questions.asked import Asked, fitting
from bot.answers.questions.finding import Finding, answers, cites_of, found, together, told
from bot.answers.questions.places import where
from bot.answers.questions.what_killed import is_of_what_is_asked, killers
from bot.answers.questions.winning import lost
from bot.answers.resolution import DEPENDS
from bot.engine.citations import Cite
from bot.engine.log.damage import Prevented
from bot.engine.log.step import counted, listed
from bot.engine.log.things import Died, How, Moved, Regenerated, Saved
from bot.engine.outcome import ObjectEnd, Outcome
from bot.scenario.questions.question import DESTROYED
from bot.scenario.questions.subjects import Description
from bot.values import replace


def _subjects(question: Asked, outcome: Outcome) -> Sequence[str]:
    """What is asked about: what was named, else every creature."""
    return question.what or question.by or tuple(fitting(Description(), outcome))


def deaths_of(outcome: Outcome, label: str) -> list[Died]:
    """The times that it died."""
    return [step for step in outcome.of(Died) if step.thing == label]


def death_of(outcome: Outcome, label: str) -> Finding:
    """Whether it died (a player: lost), and why or why not."""
    if label in outcome.players:
        return lost(outcome, label)
    died = deaths_of(outcome, label)
    if died:
        return found(True, died, "")
    thing = outcome.thing(label)
    if thing is None:
        return Finding(False, f"{label} never comes to be.")
    if thing.zone == "graveyard" and {*thing.types} & {"Instant", "Sorcery"}:
        moved = [step for step in outcome.steps if label in step.text]
        return Finding(True, f"{label} is {where(thing)}.", cites_of(moved))
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
    if thing.damage and "indestructible" in thing.keywords:
        why = f"{thing.label} is indestructible ({words.removesuffix('.')})."
        return Finding(False, why, (Cite.INDESTRUCTIBLE, Cite.LETHAL_DAMAGE))
    return Finding(False, words, (Cite.LETHAL_DAMAGE,))


@answers("dies", "candie")
def dies(question: Asked, outcome: Outcome) -> Finding:
    """Does it die? A player dies by losing."""
    ends = {label: death_of(outcome, label) for label in _subjects(question, outcome)}
    if question.words == DESTROYED:
        # what is sacrificed or has no toughness left is put there, and not destroyed (CR 701.8b)
        ends = {label: _destroyed(outcome, label, end) for label, end in ends.items()}
    if (question.by and question.what and question.kind == "dies") or question.combat is not None:
        ends = {label: _of_what_is_asked(question, outcome, label, end) for label, end in ends.items()}
    return _of_all(question, ends)


def _of_what_is_asked(question: Asked, outcome: Outcome, label: str, end: Finding) -> Finding:
    """What dies of something else alone does not die of what is asked about."""
    died = deaths_of(outcome, label)
    if end.value is not True or not died or any(is_of_what_is_asked(question, outcome, one) for one in died):
        return end
    sources = sorted(killers(outcome, died[-1]).sources)
    why = f"{end.why} It dies of {listed(sources)}." if sources else end.why
    return replace(end, value=False, why=why)


def _destroyed(outcome: Outcome, label: str, end: Finding) -> Finding:
    ways = {step.how for step in deaths_of(outcome, label)}
    return replace(end, value=False) if ways and ways.isdisjoint(_DESTROYING) else end


_DESTROYING = frozenset({How.DESTROYED, How.LETHAL_DAMAGE, How.DEATHTOUCH})


def _of_all(question: Asked, found: Mapping[str, Finding]) -> Finding:
    return together(question.quantity, found) if found else Finding(False, "There is no creature.")


@answers("killedby", none="nothing")
def killed_by(question: Asked, outcome: Outcome) -> Finding:
    """The names of what they die of (CR 704.5f to 704.5h, 701.8a): `nothing` where they don't die."""
    died = [step for label in question.what for step in deaths_of(outcome, label)]
    sources = sorted({source for step in died for source in killers(outcome, step).sources})
    why = (
        told(died) if died else _of_all(question, {one: death_of(outcome, one) for one in question.what}).why
    )
    if died and not sources:
        return Finding(DEPENDS, f"{why} It can't be told what did that.", cites_of(died))
    return Finding(listed(sources) if sources else "nothing", why, cites_of(died))


@answers("manydie", none=0)
def how_many_die(question: Asked, outcome: Outcome) -> Finding:
    """How many of them died."""
    died = [
        step
        for step in outcome.of(Died)
        if step.thing in question.what and is_of_what_is_asked(question, outcome, step)
    ]
    return Finding(len(died), f"{counted(len(died), 'creature')} died.", cites_of(died))


@answers("onlydies")
def only_dies(question: Asked, outcome: Outcome) -> Finding:
    """Do these die, and nothing else?"""
    others = [
        step for step in outcome.of(Died) if step.thing not in question.what and _can_die(outcome, step)
    ]
    if others:
        return found(False, others, "")
    return _of_all(question, {label: death_of(outcome, label) for label in question.what})


def _can_die(outcome: Outcome, step: Died) -> bool:
    """Whether it was a creature or a planeswalker that went to the graveyard: nothing else dies (CR 700.4)."""
    thing = outcome.thing(step.thing)
    return thing is None or bool({"Creature", "Planeswalker"} & {*thing.types}) or step.how in _OF_CREATURES


@answers("onlysurvives")
def only_survives(question: Asked, outcome: Outcome) -> Finding:
    """Do these creatures live, and no others?"""
    living = {label: life_of(outcome, label) for label in fitting(Description(), outcome)}
    others = {label: one for label, one in living.items() if one.value is True and label not in question.what}
    if others:
        return replace(together(question.quantity, others), value=False)
    return _of_all(question, {label: life_of(outcome, label) for label in question.what})


@answers("survives")
def survives(question: Asked, outcome: Outcome) -> Finding:
    """Does it live through what happens? What is exiled or returned to hand does not."""
    return _of_all(question, {label: life_of(outcome, label) for label in _subjects(question, outcome)})


@answers("saves")
def saves(question: Asked, outcome: Outcome) -> Finding:
    """Is it saved? It is too where its owner takes it back to the hand."""
    return _of_all(question, {label: _saved(outcome, label) for label in _subjects(question, outcome)})


def _saved(outcome: Outcome, label: str) -> Finding:
    life = life_of(outcome, label)
    thing = outcome.thing(label)
    back = [step for step in outcome.of(Moved) if step.thing == label][-1:]
    if thing is None or thing.zone != "hand" or not back or deaths_of(outcome, label):
        return life
    cause = outcome.thing(back[0].cause)
    return replace(life, value=cause is not None and cause.controller == thing.owner)


def life_of(outcome: Outcome, label: str) -> Finding:
    """Whether it lives through what happens, and why or why not."""
    death = death_of(outcome, label)
    thing = outcome.thing(label)
    gone = thing is not None and thing.zone != "battlefield"
    return replace(death, value=death.value is False and not gone)


@answers("regenerated")
def regenerated(question: Asked, outcome: Outcome) -> Finding:
    """Is its destruction replaced by regeneration?"""
    steps = outcome.of(Regenerated)
    each = {label: [step for step in steps if step.thing == label] for label in question.what}
    return together(
        question.quantity,
        {label: found(bool(those), those, f"{label} is not regenerated.") for label, those in each.items()},
    )


#: What befalls creatures alone.
_OF_CREATURES = frozenset({How.LETHAL_DAMAGE, How.DEATHTOUCH, How.ZERO_TOUGHNESS})


@answers("whodies", "diesfirst", none="nobody")
def who_dies(question: Asked, outcome: Outcome) -> Finding:
    """The names of those that die, or of those that die first, at one time: `nobody` when none does."""
    died = (step for step in outcome.of(Died) if not question.what or step.thing in question.what)
    steps = [step for step in died if is_of_what_is_asked(question, outcome, step)]
    if question.kind == "diesfirst":
        steps = _at_first(outcome, steps)
    things = {step.thing: outcome.thing(step.thing) for step in steps}
    as_creatures = {step.thing for step in steps if step.how in _OF_CREATURES}  # be it a land again by now
    creatures = [n for n, t in things.items() if t is None or "Creature" in t.types or n in as_creatures]
    names = listed(creatures or things)
    if not (steps or question.what or question.of_creatures):  # of players, where no creature does
        lost = [name for name, player in outcome.players.items() if player.lost]
        names = listed(lost)
    cites = tuple(dict.fromkeys(cite for step in steps for cite in step.cites))
    return Finding(names or "nobody", told(steps) or (f"{names}." if names else "None does."), cites)


def _at_first(outcome: Outcome, died: list[Died]) -> list[Died]:
    """The first of these, with those that die together with it (CR 704.3)."""
    if not died:
        return []
    at = next(n for n, step in enumerate(outcome.steps) if step is died[0])
    together = takewhile(lambda step: isinstance(step, Moved), outcome.steps[at:])
    return [step for step in together if isinstance(step, Died) and step in died]


@answers("whosurvives", none="nobody")
def who_survives(question: Asked, outcome: Outcome) -> Finding:
    """The names of the creatures that live: `nobody` when none does."""
    of = _subjects(question, outcome)
    if not of and not question.of_creatures:  # of players, where there are no creatures
        names = listed(name for name, player in outcome.players.items() if not player.lost)
        return Finding(names or "nobody", f"{names}." if names else "None does.")
    names = listed(label for label in of if life_of(outcome, label).value is True)
    return Finding(names or "nobody", f"{names}." if names else "None does.", cites_of(outcome.of(Died)))
