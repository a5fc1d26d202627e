"""Lists of things and players: `Bear, Elf and two Ogres`, `Bob and Hill Giant`."""

from __future__ import annotations

from bot.scenario.forms.verbs import LEMMAS
from bot.scenario.phrases.reader import PhraseReader, Readings
from bot.scenario.phrases.told_after import place
from bot.scenario.phrases.values import PlayerRef, Ref, ThingRef
from bot.scenario.text.words import word_set

#: How many readings of the rest of a list are followed.
_MOST_AT_ONCE = 24
#: Of how many words and signs a list is long, and how many of its joints are one step.
_LONG, _EACH_STEP = 60, 16


def read_things(reader: PhraseReader, at: int) -> Readings:
    """`Bear, Elf and two Ogres`."""
    return list_of(reader, at, "thing")


def read_tolds(reader: PhraseReader, at: int) -> Readings:
    """A list of things with all that is told of each."""
    return list_of(reader, at, "told")


def read_targets(reader: PhraseReader, at: int) -> Readings:
    """A list of players and things."""
    return list_of(reader, at, "target")


def read_target(reader: PhraseReader, at: int) -> Readings:
    """A player or a thing."""
    players = reader.player(at) if reader.fold(at) not in ("i", "he", "she", "we") else []
    things = [*_abilities(reader, at), *_lying(reader, at), *_bearing(reader, at), *reader.thing(at)]
    if players and reader.fold(at) in ("him", "her", "them", "he", "she", "they"):
        return [*players, *things]
    longest = max((end for _, end in things), default=0)
    if players and players[0][1] < longest and things[0][0].source in ("card", "made"):
        return [*things, *players]
    return [*players, *things]


def _lying(reader: PhraseReader, at: int) -> Readings:
    """`Grizzly Bears in her graveyard`: a card told with the zone that it is aimed at in."""
    return [
        (lying, stop)
        for ref, end in reader.thing(at)
        if ref.source == "card" or (ref.source == "kind" and ref.word != "it")
        for lying, stop in place(reader, ref, end)
        if lying.place in _ZONES_OF_CARDS
    ]


def _bearing(reader: PhraseReader, at: int) -> Readings:
    """`his Grizzly Bears enchanted with Holy Strength`: what is on it is told as it is aimed at."""
    return [
        (ref.but(attached=(*ref.attached, worn)), stop)
        for ref, end in reader.thing(at)
        if ref.source in ("card", "kind", "made") and reader.fold(end) in _BEARING
        if reader.fold(end + 1) in ("with", "by") and end + 2 < reader.stop
        for worn, stop in reader.told(end + 2)
        if isinstance(worn, ThingRef) and worn.source != "it"
    ]


_BEARING = frozenset({"enchanted", "equipped"})


def _abilities(reader: PhraseReader, at: int) -> Readings:
    """`Prodigal Sorcerer's ability`, `Rhino's trigger`: on the stack, spoken of by what it is of."""
    return [(ref, end) for ref, end in reader.phrases("triggername", at) if ref.source != "it"]


def list_of(reader: PhraseReader, at: int, item: str) -> Readings:
    """`A`, `A and B`, `A, B and C`: the longest lists first. Each `item` is a
    phrase of that kind, and keeps its own order of readings."""
    complete: Readings = []
    if reader.fold(at) == "both" and at + 1 < reader.stop:
        # `both Ogre and Giant`: the word only says that there are two
        complete += [(refs, end) for refs, end in list_of(reader, at + 1, item) if len(refs) == 2]
    if reader.stop - at > _LONG:
        # worked out from its end, so that its items do not stand inside one another
        joints = [i for i in range(at + 1, reader.stop) if _list_joint(reader, i) is not None]
        for joint in joints[:0:-_EACH_STEP]:
            _rest_of_list(reader, joint, item)
    complete += _listed(reader, at, item)
    complete += [alike for refs, end in complete[:_MOST_AT_ONCE] for alike in _each_with(reader, refs, end)]
    complete = [(refs, end) for refs, end in complete if not _acts_next(reader, refs, end)]
    complete.sort(key=lambda reading: -reading[1])
    return [(_by_name(reader, _counted_off(reader, refs)), end) for refs, end in complete[:24]]


def _acts_next(reader: PhraseReader, refs: tuple[Ref, ...], end: int) -> bool:
    """Whether the last of the list is somebody who does something next: `targeting Bear, Bob chooses ...` names one target, and `with Ogre, he casts
    Shock` one creature."""
    last = refs[-1]
    if len(refs) < 2 or end >= reader.stop:
        return False
    if isinstance(last, PlayerRef):
        begins = reader.fold(last.start - 1) == ","
    else:
        begins = last.source == "it" and last.word in _SUBJECTS
    if not begins:
        return False
    verb = reader.tokens[end]
    return verb.kind == "word" and verb.fold in LEMMAS and verb.fold != verb.lemma


#: A word back that begins a clause where a verb follows: `before Bob blocks with Ogre, he casts Shock`.
_SUBJECTS = frozenset({"he", "she", "it", "they"})


def _each_with(reader: PhraseReader, refs: tuple[Ref, ...], at: int) -> Readings:
    """`a 2/2 and a 3/3, both with lifelink`: said of each of them."""
    word = at + (reader.fold(at) == ",")
    if len(refs) < 2 or reader.fold(word) not in _EACH or reader.fold(word + 1) not in ("with", "having"):
        return []
    things = [ref for ref in refs if isinstance(ref, ThingRef) and ref.count == 1 and ref.source == "kind"]
    if len(things) < len(refs) or word + 2 >= reader.stop:
        return []
    return [
        (tuple(ref.but(lines=(*ref.lines, *told.lines), described=True) for ref in things), end)
        for told, end in reader.phrases("withlist", word + 2)
        if isinstance(told, ThingRef) and told.lines
    ]


_EACH = word_set("both each all")


def _by_name(reader: PhraseReader, refs: tuple[Ref, ...]) -> tuple[Ref, ...]:
    """`his only creature, Hill Giant`: one thing, described and then named; a list of two has an `and`."""
    if len(refs) < 2 or not isinstance(refs[0], ThingRef) or not isinstance(refs[1], ThingRef):
        return refs
    what, named = refs[0], refs[1]
    bare = what.source == "kind" and what.count == 1 and not (what.size or what.lines or what.token)
    if not bare or what.article in ("all", "each", "every", "no", "another") or what.of is not None:
        return refs
    alone = len(refs) == 2 or not _SUPERLATIVE.isdisjoint(what.word.lower().split())
    together = reader.fold(what.end) == "," and named.start == what.end + 1
    if not (alone and together and named.source in ("card", "made", "part", "guess")) or named.count != 1:
        return refs
    return (named.but(owner=named.owner or what.owner), *refs[2:])


def _listed(reader: PhraseReader, at: int, item: str) -> Readings:
    """Every list that begins here, each with what reads its first items likeliest first. How a list goes on is worked
    out once for each place, whatever comes before it."""
    found: Readings = []
    for ref, end in reader.phrases(item, at):
        rest = _rest_of_list(reader, end, item)
        found += [((ref, *refs), stop) for refs, stop in rest[:_MOST_AT_ONCE]]
        found += _named_after(reader, ref, end, item)
        found.append(((ref,), end))
    found.sort(key=lambda reading: -reading[1])
    return found


def _rest_of_list(reader: PhraseReader, at: int, item: str) -> Readings:
    """What a list goes on with after a joint at `at`; nothing where there is none."""
    joint = _list_joint(reader, at)
    if item == "target" and joint is not None and reader.fold(joint - 1) == "then":
        joint = None  # `casts Giant Growth on Bear, then Shock`: what is done next, and no target more
    if joint is None or joint >= reader.stop:
        return []
    return reader.remembered(f"rest of {item}", joint, lambda i: _listed(reader, i, item))


def _named_after(reader: PhraseReader, counted: Ref, at: int, item: str) -> Readings:
    """`two creatures: a 2/2 and a 3/3`, `two creatures (a 2/2 and a 3/3)`: those that are counted, one by one."""
    if not isinstance(counted, ThingRef) or not _counts(counted) or reader.fold(at) not in (":", "("):
        return []
    closing = reader.fold(at) == "("
    rest = reader.remembered(f"rest of {item}", at + 1, lambda i: _listed(reader, i, item))
    named = [(refs, stop) for refs, stop in rest if reader.fold(stop) == ")" or not closing]
    return [
        (_each_of(counted, refs), stop + closing)
        for refs, stop in named[:_MOST_AT_ONCE]
        if all(isinstance(ref, ThingRef) for ref in refs)
    ]


def _counts(ref: ThingRef) -> bool:
    """Whether it says how many there are and little else: `two creatures`."""
    bare = ref.source == "kind" and ref.many and ref.count > 1 and ref.size is None
    return bare and ref.article not in ("all", "the")


def _each_of(counted: ThingRef, refs: tuple[Ref, ...]) -> tuple[Ref, ...]:
    """What is named, where it is as many as are counted."""
    number = sum(ref.count for ref in refs if isinstance(ref, ThingRef))
    if number != counted.count:
        return (counted.but(miscounted=number),)
    return tuple(_with_what_is_said_of_all(ref, counted) for ref in refs)


def _list_joint(reader: PhraseReader, at: int) -> int | None:
    word = reader.fold(at)
    if word == "," and reader.fold(at + 1) in ("and", "&", "plus", "then"):
        return at + 2
    if word in (",", "and", "&", "plus", "+"):
        return at + 1
    if word == "as" and reader.fold(at + 1) == "well" and reader.fold(at + 2) == "as":
        return at + 3
    return None


#: Where a card may be aimed at that is not on the battlefield.
_ZONES_OF_CARDS = ("graveyard", "exile")

#: What there is one of.
_SUPERLATIVE = word_set("only sole lone single best biggest strongest largest last first")


def _counted_off(reader: PhraseReader, refs: tuple[Ref, ...]) -> tuple[Ref, ...]:
    """`two creatures, Memnite and Gray Ogre`: the two are those that follow."""
    first = refs[0]
    if not isinstance(first, ThingRef) or not _counts(first):
        return refs
    if 2 < len(refs) == first.count + 1:
        return tuple(_with_what_is_said_of_all(ref, first) for ref in refs[1:])
    sized = all(isinstance(ref, ThingRef) and ref.size is not None for ref in refs[1:])
    if len(refs) > 2 and sized and reader.fold(first.end) == "," and reader.fold(first.end + 1) != "and":
        return _each_of(first, refs[1:])
    return refs


def _with_what_is_said_of_all(ref: Ref, first: ThingRef) -> Ref:
    """`two red creatures, a 3/3 and a 2/2`: each is red."""
    if not isinstance(ref, ThingRef) or ref.source != "kind":
        return ref
    return ref.but(
        colors=(*first.colors, *(one for one in ref.colors if one not in first.colors)),
        lines=(*ref.lines, *first.lines),
        status=(*ref.status, *first.status),
        subtypes=(*first.subtypes, *ref.subtypes),
        owner=ref.owner or first.owner,
        described=True,
    )
