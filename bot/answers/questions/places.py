"""Where things are in the end, whose they are, how many there are."""

from __future__ import annotations

from collections.abc import Sequence

from bot.answers.questions.finding import Finding, answers, cites_of, merged
from bot.engine.log.damage import DamageDealt
from bot.engine.log.step import Step, counted, listed
from bot.engine.log.things import CountersPut, Died, Moved, TokenCreated
from bot.engine.outcome import ObjectEnd, Outcome
from bot.scenario.questions import Question

_ZONE_WORDS = {
    "battlefield": "on the battlefield",
    "graveyard": "in the graveyard",
    "hand": "in its owner's hand",
    "exile": "in exile",
    "stack": "on the stack",
    "library": "in its owner's library",
    "command": "in the command zone",
    "ceased": "gone, as a token that left the battlefield",
}


def where(thing: ObjectEnd | None) -> str:
    """The place of a thing, in words."""
    if thing is not None and thing.phased_out:
        return "phased out"
    return _ZONE_WORDS.get(thing.zone, thing.zone) if thing is not None else "nowhere"


def _moves(outcome: Outcome, label: str) -> list[Moved]:
    return [step for step in outcome.of(Moved) if step.thing == label]


@answers("zone")
def zone(question: Question, outcome: Outcome) -> Finding:
    """Where it is in the end, in one word."""
    label = question.what[0] if question.what else ""
    if label in outcome.players:
        life = outcome.players[label].life
        return Finding(life, f"{label} is at {life} life.")
    thing = outcome.thing(label)
    if thing is None:
        return Finding("nowhere", f"{label} never comes to be.")
    steps = [step for step in outcome.steps if _is_about(step, label)]
    why = [*(step.text for step in steps[-2:]), f"{label} is {where(thing)}."]
    return Finding(thing.zone, " ".join(why), cites_of(steps))


def _is_about(step: Step, label: str) -> bool:
    match step:
        case Moved(thing=name) | DamageDealt(recipient=name) | CountersPut(on=name):
            return name == label
    return False


_ASKED_ZONE = {
    "exiled": "exile",
    "ingraveyard": "graveyard",
    "onfield": "battlefield",
    "returns": "battlefield",
}


@answers("back")
def is_back(question: Question, outcome: Outcome) -> Finding:
    """Did it come back, to a hand or onto the battlefield, or to where is asked?"""
    zones = (question.words,) if question.words else ("hand", "battlefield")
    moves = [step for label in question.what for step in _moves(outcome, label) if step.zone in zones]
    facts = [
        f"{o.label} is {where(o)}." for label in question.what if (o := outcome.thing(label)) is not None
    ]
    return Finding(bool(moves), moves[-1].text if moves else " ".join(facts), cites_of(moves))


@answers(*_ASKED_ZONE)
def is_there(question: Question, outcome: Outcome) -> Finding:
    """Is it in that zone: exiled, in a graveyard, (again) on the battlefield?"""
    asked = question.words if question.kind == "returns" and question.words else _ASKED_ZONE[question.kind]
    facts = []
    for label in question.what:
        thing = outcome.thing(label)
        there = thing is not None and thing.zone == asked
        facts.append(Finding(there, f"{label} is {where(thing)}.", cites_of(_moves(outcome, label))))
    value = bool(facts) and all(fact.value for fact in facts)
    return Finding(value, " ".join(fact.why for fact in facts), merged(facts))


@answers("whocontrols")
def who_controls(question: Question, outcome: Outcome) -> Finding:
    """Its controller's name."""
    thing = outcome.thing(question.what[0]) if question.what else None
    if thing is None:
        return Finding("nobody", "It is not there.")
    return Finding(thing.controller, f"{thing.controller} controls {thing.label}.")


@answers("controls")
def controls(question: Question, outcome: Outcome) -> Finding:
    """Does that player still control it?"""
    things = [thing for label in question.what if (thing := outcome.thing(label)) is not None]
    value = len(things) == len(question.what) and all(
        t.zone == "battlefield" and not t.phased_out and t.controller == question.who for t in things
    )
    return Finding(value, " ".join(f"{t.label} is {where(t)}, controlled by {t.controller}." for t in things))


def _held_by(thing: ObjectEnd | None, player: str) -> bool:
    """Whether a thing that died was that player's."""
    return thing is not None and thing.controller == player


@answers("howmany", "manydie")
def how_many(question: Question, outcome: Outcome) -> Finding:
    """How many creatures (tokens, Saprolings, ...) a player has in the end, or how many died."""
    words = question.words.lower().split()
    if question.kind == "manydie":
        named = question.what
        died = [
            s
            for s in outcome.of(Died)
            if s.thing in named or (not named and is_kind(outcome.thing(s.thing), words))
            if not question.who or _held_by(outcome.thing(s.thing), question.who)
        ]
        return Finding(len(died), f"{counted(len(died), 'creature')} died.", cites_of(died))
    there = [
        o.label
        for o in outcome.objects
        if o.zone == "battlefield"
        and not o.phased_out
        and is_kind(o, words)
        and question.who in ("", o.controller)
    ]
    return Finding(len(there), f"{listed(there)}." if there else "")


@answers("makes")
def makes(question: Question, outcome: Outcome) -> Finding:
    """How many tokens of that kind are made."""
    words = [word for word in question.words.lower().split() if word not in ("token", "tokens")]
    steps = [s for s in outcome.of(TokenCreated) if is_kind(outcome.thing(s.token), words)]
    return Finding(len(steps), f"{counted(len(steps), 'token')} created.", cites_of(steps))


_OF_ANY_KIND = ("permanent", "other", "more", "anything", "something", "it", "card")


def is_kind(thing: ObjectEnd | None, words: Sequence[str]) -> bool:
    """Whether `creatures`, `Saprolings`, `creature tokens` fits a thing."""
    if thing is None:
        return not words or any(word.startswith("creature") for word in words)
    qualities = {quality.lower() for quality in thing.qualities}
    for word in words:
        one = word.rstrip("s") if not word.endswith("ss") else word
        if one == "token":
            fits = thing.token
        else:
            fits = one in qualities or one in _OF_ANY_KIND or one in thing.name.lower()
        if not fits:
            return False
    return True
