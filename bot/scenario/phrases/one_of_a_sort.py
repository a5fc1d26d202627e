"""One of those that are there, told by what it is like and not by what it is: `the green one`, `the untapped ones`, `the biggest`."""

from __future__ import annotations

from bot.scenario.phrases.reader import PhraseReader, Readings
from bot.scenario.phrases.values import ThingRef
from bot.scenario.phrases.words_back import ends_phrase
from bot.scenario.text.words import number

_DEFINITE = frozenset({"the", "my", "his", "her", "their", "your"})


def one_of_a_sort(reader: PhraseReader, seen: ThingRef, at: int) -> Readings:
    """The description `seen`, which ends before `at`, as one that no noun ends."""
    told = seen.colors or seen.status or seen.lines or seen.extreme
    definite = seen.article in _DEFINITE or seen.owner is not None
    if not told or not definite or seen.noun or seen.types or seen.subtypes:
        return []
    word = reader.fold(at)
    if word in ("one", "ones"):
        many = word == "ones"
        count = 0 if many and not seen.many else seen.count
        return [(seen.but(noun="one", many=seen.many or many, count=count, end=at + 1), at + 1)]
    if not seen.extreme:
        return []
    if word == "of" and (end := _of_them(reader, at + 1)):  # `the smaller of the two`
        return [(seen.but(noun="one", end=end), end)]
    return [(seen.but(noun="one", end=at), at)] if ends_phrase(reader, at) else []


def the_one(reader: PhraseReader, base: ThingRef, at: int) -> ThingRef | None:
    """`the one`, `the ones`, of which what follows tells which: `the one with trample`; None where something else stands there. `at`: past the
    words that `base` is read of."""
    if base.described or base.noun or base.other or base.article != "the":
        return None
    if reader.fold(at - 1) == "one" and base.count == 1:
        return base.but(noun="one", end=at)
    if reader.fold(at) in ("one", "ones"):
        many = reader.fold(at) == "ones"
        return base.but(noun="one", many=many, count=0 if many else 1, end=at + 1)
    return None


def the_other(reader: PhraseReader, seen: ThingRef, at: int) -> ThingRef:
    """`the other`, `the other one`, `the others`, `the other two`; `at`: past those words of it that `seen` is read of."""
    more = number(reader.fold(at)) if ends_phrase(reader, at + 1) else None
    if seen.word == "others":
        return seen.but(end=at)
    if more is not None and more > 1:
        return seen.but(end=at + 1, word="others", many=True, count=more)
    return seen.but(end=at + (reader.fold(at) == "one"), word="other")


def in_order(reader: PhraseReader, base: ThingRef, at: int, start: int) -> Readings:
    """`the first`, `the second`: of those last spoken of."""
    if not base.order or not ends_phrase(reader, at):
        return []
    told = reader.text_between(start, at)
    return [(ThingRef("it", start, at, word="one", order=base.order, told=told), at)]


def _of_them(reader: PhraseReader, at: int) -> int:
    """Where `them`, `the two` ends; 0 where it is something else."""
    if reader.fold(at) in ("them", "these", "those"):
        return at + 1
    some = reader.fold(at) in ("the", "these", "those") and number(reader.fold(at + 1)) is not None
    return at + 2 if some and ends_phrase(reader, at + 2) else 0
