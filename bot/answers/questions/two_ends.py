"""What one story's end has that another's has not, and how that is said."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from bot.answers.questions.effects_on import grown_by
from bot.answers.resolution import Resolution
from bot.engine.log.damage import DamageDealt
from bot.engine.log.step import counted, listed
from bot.engine.outcome import ObjectEnd, Outcome

#: What differs between two ends: whom or what it is about, in what, by how much or what it is now.
Facts = frozenset[tuple[str, str, object]]


def effects(one: Resolution, other: Resolution, but: Sequence[str]) -> frozenset[Facts]:
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
        elif not thing.token and thing.zone == "battlefield":
            yield from _of_itself(thing, None)


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


def ends_of(end: Resolution) -> str:
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
    return told_in_words(frozenset({frozenset(facts)}), end)


_LIFE = 20


def told_in_words(every: frozenset[Facts], end: Resolution) -> str:
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
