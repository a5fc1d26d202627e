"""What the outcome of a story shows: each question that can be asked of it, with what is true."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import Any

from tests.truths import asking
from tests.truths.asking import Person, person

Truth = list[object]
Outcome = Mapping[str, Any]


def truths_of(outcome: Outcome) -> dict[str, Truth]:
    """Questions of an outcome as JSON shows it, each with the values of its answers."""
    found: dict[str, Truth] = {}
    for name, end in outcome["players"].items():
        for question, value in _of_a_player(outcome, name, end):
            found[person(name).put_in(question)] = [value]
    things = list(_creatures(outcome))
    for thing, died in things:
        for question, value in _of_a_creature(outcome, thing, died):
            found[question.format(t=thing["label"])] = [value]
    for (one, died), (other, died_too) in combinations(things, 2):
        for question, values in _of_two(died, died_too):
            found[question.format(t=one["label"], u=other["label"])] = values
    died = [step for step in outcome["steps"] if step["kind"] == "die"]
    deaths = sum(_of(outcome, step, "Creature") for step in died)
    if deaths == len(died):  # of what else goes to the graveyard, some may have been a creature by then
        found.update((question, [deaths]) for question in asking.DEATHS)
        found.update((question, [deaths > 0]) for question in asking.ANY_DEATH)
    return found


def _of_a_player(outcome: Outcome, name: str, end: Mapping[str, Any]) -> Iterator[tuple[str, object]]:
    who: Person = person(name)
    life, lost = int(end["life"]), bool(end["lost"])
    yield from ((question, life) for question in asking.LIFE)
    if life > 0 and not lost:
        for question in asking.IS_AT_LIFE:
            yield who.put_in(question.replace("{n}", str(life))), True
            yield who.put_in(question.replace("{n}", str(life + 1))), False
    acts, told = ("You" if name == "You" else name), ("you" if name == "You" else name)
    amounts = Counter[str]()
    for step in outcome["steps"]:
        for verb in ("lose", "gain"):
            if match := re.match(rf"{re.escape(acts)} {verb}s? (\d+) life", step["text"]):
                amounts[verb] += int(match[1])
        if match := re.search(rf"deals? (\d+) (?:combat )?damage to {re.escape(told)}[.,]", step["text"]):
            amounts["take"] += int(match[1])
        amounts["make"] += step["kind"] == "token" and bool(
            re.match(rf"{re.escape(acts)} creates? ", step["text"])
        )
    yield from ((question, amounts["lose"]) for question in asking.LOST_LIFE)
    yield from ((question, amounts["gain"]) for question in asking.GAINED_LIFE)
    yield from ((question, amounts["take"]) for question in asking.TAKEN)
    yield from ((question, amounts["take"] > 0) for question in asking.TAKES_ANY)
    yield from ((question, amounts["make"]) for question in asking.TOKENS_MADE)
    yield from ((question, lost) for question in asking.LOSES)
    yield from ((question, end["drawn"]) for question in asking.DRAWN)
    yield from ((question, end["drawn"] > 0) for question in asking.DRAWS_ANY)
    yield from ((question, end["poison"]) for question in asking.POISON)
    theirs = [
        thing for thing in outcome["objects"] if thing["controller"] == name and _is_there(thing, "Creature")
    ]
    yield from ((question, len(theirs)) for question in asking.CREATURES)


def _creatures(outcome: Outcome) -> Iterator[tuple[Mapping[str, Any], bool]]:
    """The creatures that a question can name, and whether they died: once, and not come back."""
    names = Counter(thing["name"] for thing in outcome["objects"])
    for thing in outcome["objects"]:
        label = thing["label"]
        if (
            names[thing["name"]] > 1
            or "Creature" not in thing["types"]
            or thing["token"]
            or not label[:1].isupper()
        ):
            continue
        if any(label in other and label != other for other in names):
            continue  # `Cleric` beside Cleric of Life's Bond may be either
        died = any(step["kind"] == "die" and _begins(step, label) for step in outcome["steps"])
        if thing["zone"] == ("graveyard" if died else "battlefield"):
            yield thing, died


def _of_a_creature(outcome: Outcome, thing: Mapping[str, Any], died: bool) -> Iterator[tuple[str, object]]:
    label = thing["label"]
    yield from ((question, died) for question in asking.DIES)
    yield from ((question, not died) for question in asking.LIVES)
    if not died:
        power, toughness = thing["power"], thing["toughness"]
        yield from ((question, f"{power}/{toughness}") for question in asking.SIZE)
        yield from ((question, power) for question in asking.POWER)
        yield from ((question, thing["tapped"]) for question in asking.TAPPED)
        yield from ((question, not thing["tapped"]) for question in asking.UNTAPPED)
        yield from ((question, thing["damage"]) for question in asking.MARKED)
        if thing["loyalty"] is None:  # those are counted beside the others
            yield from ((question, sum(thing["counters"].values())) for question in asking.COUNTERS)
    dealt = taken = triggered = 0
    for step in outcome["steps"]:
        by = re.match(rf"{re.escape(label)} deals? (\d+) (?:combat )?damage", step["text"])
        to = re.search(rf"deals? (\d+) (?:combat )?damage to {re.escape(label)}[.,]", step["text"])
        dealt += int(by[1]) if by else 0
        taken += int(to[1]) if to else 0
        triggered += step["kind"] == "trigger" and _begins(step, label)
    yield from ((question, taken) for question in asking.DAMAGE_TO_IT)
    yield from ((question, dealt) for question in asking.DAMAGE_BY_IT)
    if triggered:
        yield from ((question, triggered) for question in asking.TRIGGERED)
        yield from ((question, True) for question in asking.TRIGGERS)


def _of_two(died: bool, died_too: bool) -> Iterator[tuple[str, Truth]]:
    yield from ((question, [died and died_too]) for question in asking.BOTH_DIE)
    yield from ((question, [died and not died_too]) for question in asking.ONE_ALONE_DIES)
    yield from ((question, [died, died_too]) for question in asking.EACH_DIES)


def _begins(step: Mapping[str, Any], label: str) -> bool:
    return bool(re.match(rf"{re.escape(label)}(?:'s .*)? ", step["text"]))


def _is_there(thing: Mapping[str, Any], kind: str) -> bool:
    return thing["zone"] == "battlefield" and kind in thing["types"]


def _of(outcome: Outcome, step: Mapping[str, Any], kind: str) -> bool:
    return any(_begins(step, thing["label"]) and kind in thing["types"] for thing in outcome["objects"])
