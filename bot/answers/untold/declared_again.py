"""What somebody is said to have after deeds, and by then has: it is told once more, and there is not more of it."""

from __future__ import annotations

from bot.answers.resolution import Status
from bot.answers.untold.retold import Run
from bot.answers.untold.told_by_then import so_far
from bot.engine.outcome import ObjectEnd, Outcome
from bot.engine.told.script import Script
from bot.scenario.scenario import Scenario
from bot.scenario.telling.claims_told import Declared, Place
from bot.values import replace


def told_once_more(understood: Scenario, run: Run) -> frozenset[Place]:
    """The places of the words that tell of as many things as there are of that kind by then, without those that they would add."""
    found: set[Place] = set()
    for said in understood.declared:
        script = so_far(understood.script, said.last)
        if script is None:
            continue
        beside = [one for one in understood.declared if one.last == said.last]
        without = _without(script, {label for one in beside for label in one.labels})
        there = run(
            replace(
                understood, script=without, questions=(), declared=(), by_then=(), sizes_told=(), claims=()
            )
        )
        numbers = {_number(outcome, said) for outcome in there.outcomes}
        if there.status is Status.RESOLVED and numbers == {said.number}:
            found.add(said.place)
    return frozenset(found)


def _without(script: Script, labels: set[str]) -> Script:
    """The story without what it is said to have at that time: `an untapped 5/5 and a tapped 5/5` are two."""
    setup = script.setup
    objects = tuple(one for one in setup.objects if one.label not in labels)
    return replace(script, setup=replace(setup, objects=objects))


def _number(outcome: Outcome, said: Declared) -> int:
    return sum(_is_such(thing, said) for thing in outcome.objects)


def _is_such(thing: ObjectEnd, said: Declared) -> bool:
    if thing.zone != "battlefield" or thing.controller != said.player or (said.token and not thing.token):
        return False
    if said.name and thing.name != said.name:
        return False
    if said.size is not None and (thing.power, thing.toughness) != said.size:
        return False
    what = {*thing.types, *thing.qualities, *thing.keywords}
    known = {word.casefold() for word in what}
    return all(kind.casefold() in known for kind in said.kinds)
