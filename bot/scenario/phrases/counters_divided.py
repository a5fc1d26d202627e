"""Counters that are distributed: `one +1/+1 counter on Ogre and two on Elf`, `all three counters on Ogre`."""

from __future__ import annotations

from bot.scenario.phrases.reader import PhraseReader, Readings
from bot.scenario.sentences.statements import ALL, Share

_COUNTERS = frozenset({"counter", "counters"})
_ON = frozenset({"on", "onto"})


def read_countershares(reader: PhraseReader, at: int) -> Readings:
    """How many of the counters go on what: the kind and the numbers; of one share only where it is said to be of all."""
    if reader.fold(at) in ("all", "both"):
        return _all_of_them(reader, at + 1)
    found: Readings = []
    frontier = _share(reader, at, "")
    for _ in range(6):
        following: Readings = []
        for (kind, shares), end in frontier:
            joint = end + (reader.fold(end) == ",")
            joint += reader.fold(joint) == "and"
            if joint > end and joint < reader.stop:
                more = _share(reader, joint, kind)
                following += [((kind, (*shares, *others)), stop) for (_, others), stop in more]
        found = following + found
        frontier = following[:4]
    return found


def _share(reader: PhraseReader, at: int, known: str) -> Readings:
    """`one +1/+1 counter on Ogre`; once counters were spoken of (`known` is their kind), `two on Elf` too."""
    found: Readings = []
    for amount, after in reader.number(at):
        kinds = [*reader.phrases("counter", after), ("", after)] if after < reader.stop else []
        for kind, then in kinds:
            said = reader.fold(then) in _COUNTERS
            if not (said or known) or reader.fold(then + said) not in _ON or amount < 1:
                continue
            kind = kind or known or "counter"
            place = then + said + 1
            for target, end in reader.target(place) if place < reader.stop else []:
                found.append(((kind, (Share(amount, target),)), end))
    return found


def _all_of_them(reader: PhraseReader, at: int) -> Readings:
    """`all three counters on Ogre`, `all of the +1/+1 counters on it`."""
    index = at
    for word in ("of", "the"):
        index += reader.fold(index) == word
    numbers = reader.number(index)
    amount, index = numbers[0] if numbers else (ALL, index)
    kinds = [*reader.phrases("counter", index), ("counter", index)] if index < reader.stop else []
    return [
        ((kind, (Share(amount, target),)), end)
        for kind, then in kinds
        if reader.fold(then) in _COUNTERS and reader.fold(then + 1) in _ON and then + 2 < reader.stop
        for target, end in reader.target(then + 2)
    ]
