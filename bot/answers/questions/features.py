"""What things are like in the end: their size, counters, abilities, whether tapped or blocked."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.abilities.subtypes import SUBTYPES
from bot.answers.questions.asked import Asked, all_qualities
from bot.answers.questions.finding import Finding, answers, cites_of, found, together, told
from bot.answers.resolution import DEPENDS, Value
from bot.engine.citations import Cite
from bot.engine.log.combat import Blocked, BlockedInBand
from bot.engine.log.counters import CountersAnnulled, CountersPut, CountersRemoved
from bot.engine.log.damage import DamageDealt
from bot.engine.log.step import Step, counted, listed
from bot.engine.log.things import Changed, Moved, ShieldCounterUsed
from bot.engine.outcome import ObjectEnd, Outcome
from bot.engine.report import FROM_MORE
from bot.scenario.questions.subjects import Quantity
from bot.scenario.text.words import TYPES, singular
from bot.values import replace


def _changes(outcome: Outcome, label: str) -> list[Step]:
    """The steps that made it as big as it is."""
    found: list[Step] = []
    for step in outcome.steps:
        match step:
            case (
                Changed(thing=name)
                | CountersPut(on=name)
                | CountersRemoved(on=name)
                | DamageDealt(recipient=name)
            ) if name == label:
                found.append(step)
    return found


def asked_label(question: Asked, outcome: Outcome) -> str:
    """The label of the one thing asked about; of the first creature where nothing is named."""
    creatures = [o.label for o in outcome.objects if "Creature" in o.types]
    return next(iter(question.what or question.by or creatures), "")


@answers("size", "power", "toughness", "loyalty", none=0)
def stat(question: Asked, outcome: Outcome) -> Finding:
    """How big it is in the end, or was as it left the battlefield; `3/3` as a word, one of the two as a number."""
    if len(question.what) > 1:
        return _of_several(question, outcome)
    label = asked_label(question, outcome)
    thing = outcome.thing(label)
    if thing is None:
        return Finding(0, f"{label} never comes to be.")
    cites = cites_of(_changes(outcome, label))
    if thing.last_size is not None and question.kind != "loyalty":
        power, toughness = thing.last_size
        size = f"{power}/{toughness}"
        value: Value = size if question.kind == "size" else power if question.kind == "power" else toughness
        return Finding(value, f"{label} is {size} as it leaves the battlefield.", cites)
    if question.kind == "size":
        if thing.power is None:
            return Finding("none", f"{label} is no creature and has no power and toughness.", cites)
        size = f"{thing.power}/{thing.toughness}"
        return Finding(size, f"{label} is {size}.", cites)
    stats = {"power": thing.power, "toughness": thing.toughness}
    if question.kind == "loyalty":
        stats["loyalty"] = thing.loyalty if thing.zone == "battlefield" else 0
    if question.kind in ("power", "toughness") and thing.power is None:
        return Finding("none", f"{label} is no creature and has no {question.kind}.", cites)
    value = stats[question.kind] or 0
    return Finding(value, f"{label} has {question.kind} {value}.", cites)


def _of_several(question: Asked, outcome: Outcome) -> Finding:
    """What all of them have, where it is the same; else each is told."""
    each = [stat(replace(question, what=(label,)), outcome) for label in question.what]
    why = " ".join(one.why for one in each)
    return Finding(each[0].value if len({one.value for one in each}) == 1 else DEPENDS, why, each[0].cites)


@answers("issize")
def is_size(question: Asked, outcome: Outcome) -> Finding:
    """Is it a 3/3?"""
    label = asked_label(question, outcome)
    thing = outcome.thing(label)
    if thing is None:
        return Finding(False, f"{label} is gone.")
    size = (thing.power, thing.toughness)
    if thing.power is None:
        return Finding(False, f"{label} is no creature.")
    return Finding(size == question.size, f"{label} is {size[0]}/{size[1]}.")


@answers("haspower", "hastoughness")
def has_power(question: Asked, outcome: Outcome) -> Finding:
    """Has it 3 power in the end, or had as it left the battlefield?"""
    kind = question.kind.removeprefix("has")
    found = stat(replace(question, kind=kind), outcome)
    return Finding(found.value == question.number, found.why, found.cites)


def _counters(outcome: Outcome, label: str, kind: str) -> int:
    if label in outcome.players:
        player = outcome.players[label]
        held = {**dict(player.counters), "poison": player.poison}
        return held.get(kind, 0) if kind else sum(held.values())
    thing = outcome.thing(label)
    if thing is None:
        return 0
    held = dict(thing.counters)
    if (
        thing.zone == "battlefield"
    ):  # what a planeswalker's and a battle's numbers are there (CR 306.5c, 310.4c)
        held |= {"loyalty": thing.loyalty or 0, "defense": thing.defense or 0}
    return held.get(kind, 0) if kind else sum(held.values())


@answers("counters", none=0)
def counters(question: Asked, outcome: Outcome) -> Finding:
    """How many counters it has in the end, or each of them has."""
    if question.quantity is Quantity.EACH and len(question.what) > 1:
        each = {label: _counters(outcome, label, question.counter) for label in question.what}
        if len({*each.values()}) > 1:
            return Finding(DEPENDS, f"{listed([f'{label} has {number}' for label, number in each.items()])}.")
        question = replace(question, what=question.what[:1])
    total = sum(_counters(outcome, label, question.counter) for label in question.what)
    steps = [s for s in outcome.of(CountersPut) if s.on in question.what]
    theirs = [s.on for s in outcome.of(CountersPut) if _holder(outcome, s.on) in question.what]
    put_on = tuple(dict.fromkeys(s.on for s in outcome.of(CountersPut)))
    if not total and question.unspoken and len(put_on) == 1:  # of the one thing that gets any
        return counters(replace(question, what=put_on, unspoken=False), outcome)
    if not total and theirs:  # `How many counters do I have?`: on what I have
        return counters(replace(question, what=tuple(dict.fromkeys(theirs))), outcome)
    kind = f"{question.counter} counter".strip()
    return Finding(total, f"{listed(question.what)} has {counted(total, kind)}.", cites_of(steps))


def _holder(outcome: Outcome, label: str) -> str | None:
    """Whose permanent that is: `do I get counters` may mean those on what I have."""
    thing = outcome.thing(label)
    return None if thing is None else thing.controller


@answers("losescounters")
def loses_counters(question: Asked, outcome: Outcome) -> Finding:
    """Are any counters of that kind removed from it? A shield counter may keep it from being destroyed (CR 122.1c).
    In another zone it has none of those that it had (CR 122.2)."""
    removed = [
        s
        for s in outcome.of(CountersRemoved)
        if s.on in question.what and question.counter in ("", s.kind_of_counter)
    ]
    annulled = [
        s
        for s in outcome.of(CountersAnnulled)
        if s.on in question.what and question.counter in ("", "+1/+1", "-1/-1")
    ]
    shields = [
        s
        for s in outcome.of(ShieldCounterUsed)
        if s.thing in question.what and question.counter in ("", "shield")
    ]
    gone = [s for s in outcome.of(Moved) if s.thing in question.what and s.zone != "battlefield"]
    left = gone if not (removed or annulled) else []
    steps = (*removed, *annulled, *shields, *left)
    kind = f"{question.counter} counter".strip()
    return Finding(bool(steps), told(steps) or f"{listed(question.what)} loses no {kind}.", cites_of(steps))


@answers("anycounters")
def any_counters(question: Asked, outcome: Outcome) -> Finding:
    """Are any counters put on it?"""
    steps = [
        s
        for s in outcome.of(CountersPut)
        if question.counter in ("", s.kind_of_counter)
        and (s.on in question.what or _holder(outcome, s.on) in question.what)
    ]
    names = listed(question.what)
    held = sum(_counters(outcome, label, question.counter) for label in question.what)
    if question.number and question.number > 1:
        gets = sum(s.amount for s in steps) or held
        return Finding(gets == question.number, f"{names} gets {gets}.", cites_of(steps))
    kind = f"{question.counter} counter".strip()
    return found(bool(steps) or held > 0, steps, f"{names} has {counted(held, kind)}.")


@answers("hascounters")
def has_counters(question: Asked, outcome: Outcome) -> Finding:
    """Are any counters on it in the end?"""
    held = sum(_counters(outcome, label, question.counter) for label in question.what)
    steps = [
        s
        for s in outcome.of(CountersPut)
        if s.on in question.what and question.counter in ("", s.kind_of_counter)
    ]
    wanted = held == question.number if question.number and question.number > 1 else held > 0
    kind = f"{question.counter} counter".strip()
    return Finding(wanted, f"{listed(question.what)} has {counted(held, kind)}.", cites_of(steps))


@answers("hasability")
def has_ability(question: Asked, outcome: Outcome) -> Finding:
    """Does it have that keyword in the end?"""
    return _each(question, outcome, _has_keyword)


def _each(question: Asked, outcome: Outcome, of_one: Callable[[Asked, Outcome, str], Finding]) -> Finding:
    """What is so of all of them, of any, of none."""
    found = {label: of_one(question, outcome, label) for label in question.what}
    return together(question.quantity, found) if found else Finding(False, "")


def _has_keyword(question: Asked, outcome: Outcome, label: str) -> Finding:
    thing = outcome.thing(label)
    if _FROM in question.words:
        return _has_from(question, thing, label)
    keywords = () if thing is None else thing.keywords
    value = question.words.lower() in (keyword.lower() for keyword in keywords)
    value = value or (thing is not None and question.words.lower() in {q.lower() for q in thing.qualities})
    return Finding(value, f"{label} {'has' if value else 'does not have'} {question.words}.")


_FROM = " from "


def _has_from(question: Asked, thing: ObjectEnd | None, label: str) -> Finding:
    """Does it have protection (hexproof) from that?"""
    name, _, what = question.words.lower().partition(_FROM)
    having = (
        {q.lower() for q in thing.qualities} if thing is not None and thing.zone == "battlefield" else set()
    )
    if having & {f"{name} from {singular(what)}", f"{name} from everything"}:
        return Finding(True, f"{label} has {question.words}.")
    if f"{name} {FROM_MORE}" in having:
        return Finding(DEPENDS, f"What {label} has {name} from takes more words.")
    return Finding(False, f"{label} does not have {question.words}.")


@answers("isof")
def is_of_kind(question: Asked, outcome: Outcome) -> Finding:
    """Is it tapped, red, a creature, a Swamp, monstrous?"""
    if question.words == "spell" and len(question.what) == 1:
        return _is_so(question, outcome, question.what[0])
    return _each(question, outcome, _is_so)


def _is_so(question: Asked, outcome: Outcome, label: str) -> Finding:
    thing = outcome.thing(label)
    words = question.words.split()
    if words[0] in ("tapped", "untapped"):
        if thing is None or thing.zone != "battlefield":
            return Finding(False, f"{label} is no longer on the battlefield.")
        tapped = thing.tapped
        return Finding(tapped is (words[0] == "tapped"), f"{label} is {'tapped' if tapped else 'untapped'}.")
    if words == ["spell"] and thing is not None:
        return _is_a_spell(thing)
    named = thing is not None and " ".join(words).lower() == thing.name.lower()  # `still a Serra Angel`
    so = thing is not None and (named or _is_all(thing, words))
    return Finding(so, f"{label} is {'' if so else 'not '}{_as_said(words)}.")


def _is_a_spell(thing: ObjectEnd) -> Finding:
    """Whether it is a spell (CR 112.1): no land and no token ever is (305.9, 111.1), another card while it is on the stack."""
    if thing.zone == "stack":
        return Finding(True, f"{thing.label} is on the stack.")
    if "Land" in thing.types:
        return Finding(
            False, f"{thing.label} is a land: it is played, and never a spell.", (Cite.LAND_A_TURN,)
        )
    if thing.token:
        return Finding(False, f"{thing.label} is a token, which is no spell.")
    return Finding(DEPENDS, f"{thing.label} is a spell only while it is on the stack.")


def _is_all(thing: ObjectEnd, words: Sequence[str]) -> bool:
    on_battlefield = thing.zone == "battlefield"
    qualities = all_qualities(thing)
    more = {"permanent": on_battlefield, "card": not thing.token}
    return all(more.get(word, word in qualities) for word in words)


def _as_said(words: Sequence[str]) -> str:
    """`monstrous`, `a red creature`, `a Swamp`."""
    said = [word.capitalize() if word.capitalize() in SUBTYPES else word for word in words]
    noun = words[-1] in ("permanent", "token", "card", "spell") or words[-1] in TYPES or said[-1] != words[-1]
    article = ("an " if said[0][0] in "aeiouAEIOU" else "a ") if noun else ""
    return article + " ".join(said)


@answers("isblocked")
def is_blocked(question: Asked, outcome: Outcome) -> Finding:
    """Did it become blocked (is it unblocked)?"""
    return _each(question, outcome, _becomes_blocked)


def _becomes_blocked(question: Asked, outcome: Outcome, label: str) -> Finding:
    blocks = [s for s in outcome.steps if isinstance(s, Blocked | BlockedInBand) and s.attacker == label]
    return found(bool(blocks) is not question.negative, blocks, f"{label} is not blocked.")
