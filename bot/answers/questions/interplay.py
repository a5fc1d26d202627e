"""How two cards go together: what comes of the one with the other there, and without it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from bot.answers.questions.effects_on import changes_between, grown_by
from bot.answers.questions.finding import UNTOLD, Finding
from bot.answers.resolution import DEPENDS, Resolution, Status
from bot.engine.citations import Cite
from bot.engine.log.damage import DamageDealt
from bot.engine.log.stack import AbilityTriggered, TriggeredInVain
from bot.engine.log.step import counted, listed
from bot.engine.outcome import ObjectEnd, Outcome
from bot.scenario.questions.question import Question
from bot.scenario.text.possessive import of
from bot.values import replace

#: Each deed is tried with both, without what may change it, without what does it, with neither.
_FOUR = 4

#: What differs between two ends: whom or what it is about, in what, by how much or what it is now.
_Facts = frozenset[tuple[str, str, object]]

_UNTOLD = Finding(DEPENDS, UNTOLD)


def interplay(question: Question, tried: Sequence[Resolution]) -> Finding:
    """Whether the one stops, changes, lets pass what the other does; of `how`, what comes of both and of each alone."""
    if question.words == "triggers":
        return _whether_it_triggers(question, tried)
    holders = question.number or 1
    each = len(tried) // holders
    found = [_under(question, tried[n : n + each]) for n in range(0, len(tried), each)]
    first = found[0]
    if any(one.value == DEPENDS for one in found):
        return next(one for one in found if one.value == DEPENDS) if first.value == DEPENDS else first
    if all((one.value, one.why) == (first.value, first.why) for one in found):
        return first
    if len({one.value for one in found}) == 1 and question.words != "how":
        return first
    if question.counter and question.words == "affects":
        return next((one for one in found if one.value is True), first)
    if question.words in ("stops", "saves", "works") and first.value is True:
        return first  # whoever asks whether it stops or helps thinks of the one who has it for that
    owners = [_holder(question, one) for one in (tried[0], tried[each])]
    said = (f"Under {of(who)} control: {one.why}" for who, one in zip(owners, found, strict=True))
    return Finding(True if question.words == "how" else DEPENDS, " ".join(said), first.cites)


def _whether_it_triggers(question: Question, tried: Sequence[Resolution]) -> Finding:
    """Whether what happens to one player's things sets off the ability: under that player's control, and under another's."""
    if any(one.status is not Status.RESOLVED or not one.outcomes for one in tried):
        return _UNTOLD
    name = question.what.names[0]
    so = [all(_set_off(outcome, name) for outcome in one.outcomes) for one in tried]
    cites = _cites(tried[so.index(True)] if True in so else tried[0])
    if all(so):
        return Finding(True, f"{name} triggers.", cites)
    if not any(so):
        return Finding(False, f"{name} does not trigger.", cites)
    whose = "of whoever controls it" if so[0] else "of its controller's opponents"
    value = True if question.among == "any" else DEPENDS
    return Finding(value, f"{name} triggers only on those {whose}.", cites)


def _set_off(outcome: Outcome, name: str) -> bool:
    steps = (step for step in outcome.steps if isinstance(step, AbilityTriggered | TriggeredInVain))
    return any(step.source == name for step in steps)


def _holder(question: Question, with_both: Resolution) -> str:
    label = question.by.names[0]
    setup = next((o.thing(label) for o in with_both.outcomes if o.thing(label) is not None), None)
    return setup.owner if setup is not None else "its"


def _under(question: Question, tried: Sequence[Resolution]) -> Finding:
    """What is found where one player has what is asked about, over all that the other may do."""
    fours = [tried[n : n + _FOUR] for n in range(0, len(tried), _FOUR)]
    turned = replace(question, what=question.by, by=question.what)
    asked = [question] * question.told + [turned] * (len(fours) - question.told)
    if any(one.status is Status.UNSUPPORTED or one.loop for four in fours for one in four):
        return _UNTOLD
    every = [_of_one(one, four) for one, four in zip(asked, fours, strict=True)]
    told = [one for one in every if one is not None]
    unsure = question.negative or None in every[: question.told]
    if not told:
        return _UNTOLD
    if question.words == "how":
        changed = [one for one in told if one.value is True]
        found = (changed or told)[0]
        return _UNTOLD if unsure and not changed else replace(found, value=True)
    values = {one.value for one in told}
    if question.words in ("affects", "works") and True in values:
        return next(one for one in told if one.value is True)
    if len(values) > 1:
        return Finding(DEPENDS, " ".join(one.why for one in told), told[0].cites)
    sure = told[0].value is True or not unsure
    if question.words == "around":
        sure = told[0].value is False or not unsure
    return told[0] if sure else _UNTOLD


def _of_one(question: Question, four: Sequence[Resolution]) -> Finding | None:
    """What comes of one deed; None where nothing comes of it alone, so that nothing is seen."""
    both, alone, first, neither = four
    if alone.status is not Status.RESOLVED or first.status is not Status.RESOLVED:
        return None
    what, by = question.what.names[0], question.by.names[0]
    does = _about(question, _effects(alone, neither, (what, by)))
    if both.status is Status.ILLEGAL and both.problem is not None:
        return Finding(question.words != "around", both.problem.message, both.problem.cites)
    if not any(does):
        return None
    cites = _cites(both)
    with_it = _about(question, _effects(both, first, (what, by)))
    if not with_it:
        return None
    if question.words == "affects" and not question.counter:
        changed = _itself(both, alone, what)
        if changed:
            return Finding(True, f"{what} is {changed}.", cites)
    same = with_it == does
    if question.words == "how" and not same:
        return Finding(True, _told_of_both(question, four), cites)
    nothing = not any(with_it)
    nothing_said = f"nothing comes of {question.counter}" if question.counter else f"{what} does nothing"
    now, before = _said(with_it, both) or nothing_said, _said(does, alone)
    if not same and (any(with_it) or question.counter) and _ends(alone):
        now, before = (_ends(both) if any(with_it) else "") or now, _ends(alone)
    why = f"{before} with {by} as without it." if same else f"with {by} {now}; without it {before}."
    why = why[:1].upper() + why[1:]
    match question.words:
        case "stops" | "saves":
            return Finding(nothing if nothing or same else DEPENDS, why, cites)
        case "stacks":
            return Finding(not nothing, f"With both, {_ends(both)}; without {by}, {_ends(alone)}.", cites)
        case "works" if same and _ends(first) != _ends(neither):
            return None  # each does what it does alone: whether that is what is meant, the words don't say
        case "around":
            return Finding(same if same or nothing else DEPENDS, why, cites)
        case _:
            return Finding(not same, why, cites)


def _told_of_both(question: Question, four: Sequence[Resolution]) -> str:
    both, alone, first, neither = four
    what, by = question.what.names[0], question.by.names[0]
    if _ends(alone):
        return f"With {by}, {_ends(both) or 'nothing comes of it'}; without it, {_ends(alone)}."
    together, one, other = (_effects(each, neither, ()) for each in (both, alone, first))
    parts = [f"With both, {_said(together, both) or 'nothing changes'}"]
    if one != together:
        parts.append(f"with {what} alone, {_said(one, alone) or 'nothing changes'}")
    if any(other):
        parts.append(f"with {by} alone, {_said(other, first)}")
    return "; ".join(parts) + "."


def _ends(end: Resolution) -> str:
    """What came of a story in the end, told of its players and of who died: `Alice loses 4 life`."""
    outcome = end.outcomes[0]
    facts: set[tuple[str, str, object]] = set()
    for name, player in outcome.players.items():
        changes = {"life": player.life - _LIFE, "poison": player.poison, "drawn": player.drawn}
        facts |= {(name, field, change) for field, change in changes.items() if change}
        tokens = _tokens(outcome, name)
        if tokens:
            facts.add((name, "more tokens", tuple(sorted(tokens.elements()))))
    facts |= {(label, "damage", n) for label, n in _dealt(outcome).items() if label not in outcome.players}
    for thing in outcome.objects:
        if thing.zone in ("graveyard", "exile") and thing.last_size is not None:
            facts.add((thing.label, "zone", thing.zone))
        facts |= {
            (thing.label, f"{kind} counter", number) for kind, number in thing.counters.items() if number
        }
    return _said(frozenset({frozenset(facts)}), end)


_LIFE = 20


def _itself(both: Resolution, alone: Resolution, label: str) -> str:
    """What is otherwise of what is asked about itself, in words."""
    one, other = both.outcomes[0].thing(label), alone.outcomes[0].thing(label)
    if one is None or other is None or one.zone != other.zone:
        return ""
    return listed(word for word in changes_between(one, other) if not word.startswith("dealt"))


#: What brings a creature back: the counter with which it comes is not what it is for.
_RETURNS = frozenset({"persist", "undying"})


def _about(question: Question, every: frozenset[_Facts]) -> frozenset[_Facts]:
    """Those about what is asked to be saved; all where nothing is said. What a keyword is called is nothing that comes of it."""
    names = question.to.names
    returns = question.counter in _RETURNS and question.words in ("stops", "around")
    return frozenset(
        frozenset(
            fact
            for fact in facts
            if (not names or fact[0] in names)
            and fact[1:] != ("has", question.counter)
            and not (returns and fact[1].endswith(" counter"))
        )
        for facts in every
    )


def _effects(one: Resolution, other: Resolution, but: Sequence[str]) -> frozenset[_Facts]:
    """How the ends of the one story differ from the end of the other, but for what `but` names; nothing where the other has several."""
    bases = {_bare(base): base for base in other.outcomes}
    if len(bases) != 1:
        return frozenset()
    (base,) = bases.values()
    return frozenset(frozenset(_facts(now, base, but)) for now in one.outcomes)


def _bare(outcome: Outcome) -> str:
    """How it ends, apart from the way there."""
    return repr(
        (sorted(outcome.players.items()), [(o.label, o.zone, o.power, o.damage) for o in outcome.objects])
    )


def _facts(now: Outcome, base: Outcome, but: Sequence[str]) -> Iterator[tuple[str, str, object]]:
    for name, end in now.players.items():
        before = base.players[name]
        for field in ("life", "poison", "drawn", "discarded"):
            change = getattr(end, field) - getattr(before, field)
            if change:
                yield name, field, change
        if end.lost != before.lost:
            yield name, "lost", end.lost
    for name in now.players:
        more, fewer = _tokens(now, name) - _tokens(base, name), _tokens(base, name) - _tokens(now, name)
        if more:
            yield name, "more tokens", tuple(sorted(more.elements()))
        if fewer:
            yield name, "fewer tokens", tuple(sorted(fewer.elements()))
    dealt, before_dealt = _dealt(now), _dealt(base)
    for label in {**dealt, **before_dealt}:
        if label not in now.players and dealt.get(label) != before_dealt.get(label):
            yield label, "damage", dealt.get(label, 0)
    there = {thing.label: thing for thing in base.objects}
    for thing in now.objects:
        old = there.pop(thing.label, None)
        if thing.name in but or thing.label in but:
            if old is not None or thing.zone == "battlefield":
                yield from _of_itself(thing, old)
        elif old is not None:
            yield from _changes(thing, old)


def _dealt(outcome: Outcome) -> dict[str, int]:
    """How much damage was dealt to whom."""
    found: dict[str, int] = {}
    for step in outcome.of(DamageDealt):
        found[step.recipient] = found.get(step.recipient, 0) + step.amount
    return found


def _tokens(outcome: Outcome, player: str) -> Counter[str]:
    """The tokens that the player has, by their sizes."""
    there = (t for t in outcome.objects if t.token and t.zone == "battlefield" and t.controller == player)
    return Counter(f"{t.power}/{t.toughness} " if t.power is not None else "" for t in there)


def _of_itself(thing: ObjectEnd, old: ObjectEnd | None) -> Iterator[tuple[str, str, object]]:
    """What comes to what does the deed itself, but for its being there: counters, and whether it came back."""
    for kind, number in thing.counters.items():
        if number and (old is None or old.counters.get(kind) != number):
            yield thing.label, f"{kind} counter", number
    if thing.loyalty is not None and (old is None or old.loyalty != thing.loyalty):
        yield thing.label, "loyalty", thing.loyalty


def _changes(thing: ObjectEnd, old: ObjectEnd) -> Iterator[tuple[str, str, object]]:
    if thing.zone != old.zone:
        yield thing.label, "zone", thing.zone
        if thing.zone == "battlefield":
            yield from ((thing.label, f"{kind} counter", n) for kind, n in thing.counters.items() if n)
        return
    counted_up = thing.counters != old.counters
    grown = grown_by(thing, old)
    if not counted_up and grown not in ("", "+0/+0"):
        yield thing.label, "size", grown
    for keyword in {*thing.keywords} - {*old.keywords}:
        yield thing.label, "has", keyword
    for keyword in {*old.keywords} - {*thing.keywords}:
        yield thing.label, "lacks", keyword
    for kind in {*thing.counters, *old.counters}:
        change = thing.counters.get(kind, 0) - old.counters.get(kind, 0)
        if change:
            yield thing.label, f"{kind} counter", change
    for field in ("loyalty", "controller", "tapped", "attached_to"):
        if getattr(thing, field) != getattr(old, field):
            yield thing.label, field, getattr(thing, field)


def _cites(both: Resolution) -> tuple[Cite, ...]:
    return tuple(dict.fromkeys(cite for o in both.outcomes for step in o.steps for cite in step.cites))


def _said(every: frozenset[_Facts], end: Resolution) -> str:
    """`Alice loses 6 life and Knight dies`; of several ways the first one, where it can come otherwise."""
    told = sorted(
        (
            listed(_sentence(who, field, value, end) for who, field, value in sorted(facts, key=repr))
            for facts in every
        ),
        key=lambda words: (not words, words),
    )
    return " or ".join(filter(None, dict.fromkeys(told[:3])))


def _sentence(who: str, field: str, value: object, end: Resolution) -> str:
    thing = next((t for o in end.outcomes if (t := o.thing(who)) is not None), None)
    match field, value:
        case "life", int(n):
            return f"{who} {'gains' if n > 0 else 'loses'} {abs(n)} life"
        case "poison", int(n):
            return f"{who} gets {counted(n, 'poison counter')}"
        case "drawn", int(n):
            return f"{who} draws {counted(n, 'card')}"
        case "discarded", int(n):
            return f"{who} discards {counted(n, 'card')}"
        case "more tokens" | "fewer tokens", (*sizes,):
            how = field.split()[0]
            counts = Counter(map(str, sizes)).items()
            return f"{who} has {listed(counted(n, f'{how} {size}token') for size, n in counts)}"
        case "lost", _:
            return f"{who} loses the game"
        case "zone", "graveyard":
            return f"{who} dies"
        case "zone", "battlefield":
            return f"{who} is on the battlefield"
        case "zone", zone:
            return f"{who} is in {'exile' if zone == 'exile' else f'the {zone}'}"
        case "size", grown:
            return f"{who} is {thing.power}/{thing.toughness}" if thing else f"{who} gets {grown}"
        case "has", keyword:
            return f"{who} has {keyword}"
        case "lacks", keyword:
            return f"{who} has no {keyword}"
        case "damage", int(n):
            return f"{who} is dealt {n} damage"
        case "loyalty", n:
            return f"{who} has {n} loyalty"
        case "controller", name:
            return f"{name} controls {who}"
        case "tapped", so:
            return f"{who} is {'tapped' if so else 'untapped'}"
        case "attached_to", host:
            return f"{who} is attached to {host}" if host else f"{who} is attached to nothing"
        case kind, int(n):
            return f"{who} gets {counted(n, kind)}" if n > 0 else f"{who} loses {counted(-n, kind)}"
    return f"{who}: {field}"
