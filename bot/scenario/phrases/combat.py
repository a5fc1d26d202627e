"""Who attacks whom, who blocks what."""

from __future__ import annotations

from bot.scenario.phrases.lists import list_of
from bot.scenario.phrases.reader import PhraseReader, Readings
from bot.scenario.phrases.values import Ref, ThingRef
from bot.scenario.sentences.statements import AttackGroup, BlockGroup

_EVERYTHING = ThingRef(
    "kind", 0, 0, types=("Creature",), noun="creature", count=0, many=True, article="all", told="everything"
)

_EVERYTHING_WORDS = (
    ("everything",),
    ("the", "team"),
    ("my", "team"),
    ("his", "team"),
    ("all", "of", "them"),
    ("everyone",),
    ("the", "whole", "team"),
    ("my", "whole", "team"),
    ("my", "army"),
    ("his", "army"),
)

_ALONG = frozenset({"in", "out", "over", "up", "again", "back"})


def read_attackwhom(reader: PhraseReader, at: int) -> Readings:
    """Whom creatures attack: a player, a planeswalker, a battle."""
    if reader.fold(at) in ("at", "into", "on"):
        at += 1
    return [(ref, end) for ref, end in reader.target(at)] if at < reader.stop else []


def _attackers(reader: PhraseReader, at: int) -> Readings:
    found: Readings = []
    for words in _EVERYTHING_WORDS:
        if tuple(reader.fold(at + n) for n in range(len(words))) == words:
            found.append(((_EVERYTHING,), at + len(words)))
    if reader.fold(at) in ("nothing", "none") or (
        reader.fold(at) == "no" and reader.fold(at + 1) in ("creatures", "one")
    ):
        found.append(((), at + (1 if reader.fold(at) != "no" else 2)))
    if at < reader.stop and reader.fold(at) in ("just", "only"):
        at += 1
    return [*found, *(reader.tolds(at) if at < reader.stop else [])]


def _banded(reader: PhraseReader, at: int) -> tuple[bool, int]:
    """`in a band`, `as a band`, `banded together`."""
    if (
        reader.fold(at) in ("in", "as")
        and reader.fold(at + 1) in ("a", "one")
        and reader.fold(at + 2) == "band"
    ):
        return True, at + 3
    if reader.fold(at) in ("banded", "banding"):
        return True, at + 1 + (reader.fold(at + 1) == "together")
    if reader.fold(at) == "together" and reader.fold(at + 1) == "in":
        return _banded(reader, at + 1)
    return False, at


def read_attack(reader: PhraseReader, at: int) -> Readings:
    """`[Bob] with A and B [in a band] [and Carol with C]`, `with everything`, `A at Bob`."""
    found: Readings = []
    start = at
    if reader.fold(start) in _ALONG:
        start += 1
    for whom, end in [*read_attackwhom(reader, start), (None, start)]:
        if reader.fold(end) in _ALONG and reader.fold(end) != "back":
            end += 1
        if reader.fold(end) == "for" and reader.number(end + 1):
            end = reader.number(end + 1)[0][1]  # `attacks Bob for 3 with Ogre`
            end += reader.fold(end) == "damage"
        if reader.fold(end) in ("with", "using"):
            found += _groups(reader, whom, end + 1, ())
    if not found:
        # `swings A at Bob`, `attacks A into B` and a bare `attacks Bob`
        for things, end in reader.tolds(start) if start < reader.stop else []:
            if reader.fold(end) in ("at", "into", "to") and end + 1 < reader.stop:
                into = reader.fold(end) == "into"
                for whom, stop in reader.target(end + 1):
                    found.append(((AttackGroup(whom, things, into=into),), stop))
                for (first, *beside), stop in _waiting(reader, end):
                    found.append(((AttackGroup(first, things, False, True, tuple(beside)),), stop))
    found.sort(key=lambda reading: -reading[1])
    return found


def _groups(reader: PhraseReader, whom: Ref | None, at: int, before: tuple[AttackGroup, ...]) -> Readings:
    found: Readings = []
    for things, end in _attackers(reader, at)[:16]:
        band, end = _banded(reader, end)
        groups = (*before, AttackGroup(whom, things, band))
        if len(before) < 6:
            found += _more_groups(reader, groups, end)
        for target, stop in _at_whom(reader, end) if whom is None else []:
            into = reader.fold(end) == "into"
            found.append(((*before, AttackGroup(target, things, band, into)), stop))
        for (first, *beside), stop in _waiting(reader, end) if whom is None else []:
            found.append(((*before, AttackGroup(first, things, band, True, tuple(beside))), stop))
        found.append((groups, end))
    return found


def _at_whom(reader: PhraseReader, at: int) -> Readings:
    """`swing with A at Bob`."""
    if reader.fold(at) in ("at", "into", "to") and at + 1 < reader.stop:
        return reader.target(at + 1)
    if reader.fold(at) == "attacking" and at + 1 < reader.stop:
        return reader.target(at + 1)
    return []


def _waiting(reader: PhraseReader, at: int) -> Readings:
    """Several that wait there: `into his 2/2 and his 3/3`."""
    if reader.fold(at) != "into" or at + 1 >= reader.stop:
        return []
    return [(things, end) for things, end in reader.tolds(at + 1) if len(things) > 1]


def _more_groups(reader: PhraseReader, groups: tuple[AttackGroup, ...], at: int) -> Readings:
    """`, and with C`, `and Carol with D`."""
    index = at
    if reader.fold(index) == ",":
        index += 1
    if reader.fold(index) == "and":
        index += 1
    if index == at:
        return []
    if reader.fold(index) in ("with", "also"):
        if reader.fold(index) == "also":
            index += 1
        return _groups(reader, groups[-1].whom, index + 1, groups)
    found: Readings = []
    for whom, end in reader.target(index) if index < reader.stop else []:
        if reader.fold(end) == "with":
            found += _groups(reader, whom, end + 1, groups)
    return found


def read_attackhit(reader: PhraseReader, at: int) -> Readings:
    """The creatures of `hits me with X`; nothing where X is a spell (then it is cast)."""
    found: Readings = []
    for things, end in reader.tolds(at):
        if all(isinstance(t, ThingRef) and not is_spell(reader, t) for t in things):
            found.append((things, end))
    return found


def is_spell(reader: PhraseReader, thing: ThingRef, or_aura: bool = False) -> bool:
    """Whether it is an instant or a sorcery (or an Aura): what is used by being cast."""
    card = reader.lexicon.names.exact(thing.name) if thing.source in ("card", "guess") else None
    if card is None:
        return thing.source != "card" and bool({"Instant", "Sorcery"} & set(thing.types))
    return bool({"Instant", "Sorcery"} & set(card.types)) or (or_aura and "Aura" in card.subtypes)


def read_attackdecl(reader: PhraseReader, at: int) -> Readings:
    """`A and B` of `declares A and B as attackers`."""
    return [((AttackGroup(None, things),), end) for things, end in reader.things(at)]


def read_block(reader: PhraseReader, at: int) -> Readings:
    """`X with A and B`, `with A`, `X with A and Y with B`, `X`."""
    found: Readings = []
    start = at
    if reader.fold(start) in ("with", ":"):
        for things, end in _blockers(reader, start + 1):
            found.append(((BlockGroup((), things),), end))
            found += _more_blocks(reader, (BlockGroup((), things),), end)
    for attackers, end in _blocked(reader, start):
        if reader.fold(end) in ("with", "using"):
            for things, stop in _blockers(reader, end + 1)[:16]:
                groups = (BlockGroup(attackers, things),)
                found += _more_blocks(reader, groups, stop)
                found.append((groups, stop))
        found.append(((BlockGroup(attackers, ()),), end))
    # `blocks Elf on Ogre` is not said; `blocks the 3/3 w/ both` is
    found.sort(key=lambda reading: -reading[1])
    return found


def _blocked(reader: PhraseReader, at: int) -> Readings:
    if reader.fold(at) == "both" and at + 1 < reader.stop:
        return [
            (things, end) for things, end in list_of(reader, at + 1, "thing") if len(things) == 2
        ] + reader.things(at)
    return reader.things(at) if at < reader.stop else []


def _blockers(reader: PhraseReader, at: int) -> Readings:
    if at >= reader.stop:
        return []
    if reader.fold(at) in ("just", "only") and at + 1 < reader.stop:
        return reader.tolds(at + 1)
    for words in _EVERYTHING_WORDS:
        if tuple(reader.fold(at + n) for n in range(len(words))) == words:
            return [((_EVERYTHING,), at + len(words))]
    return reader.tolds(at)


def _more_blocks(reader: PhraseReader, groups: tuple[BlockGroup, ...], at: int) -> Readings:
    index = at
    if reader.fold(index) == ",":
        index += 1
    if reader.fold(index) == "and":
        index += 1
    if index == at or len(groups) > 6:
        return []
    if reader.fold(index) in ("also",):
        index += 1
    if reader.tokens[index].lemma == "block" if index < reader.stop else False:
        index += 1
    found: Readings = []
    for attackers, end in reader.things(index) if index < reader.stop else []:
        if reader.fold(end) == "with":
            for things, stop in _blockers(reader, end + 1)[:8]:
                more = (*groups, BlockGroup(attackers, things))
                found += _more_blocks(reader, more, stop)
                found.append((more, stop))
    return found


def read_blockdecl(reader: PhraseReader, at: int) -> Readings:
    """`A and B` of `declares A and B as blockers`."""
    return [((BlockGroup((), things),), end) for things, end in reader.things(at)]
