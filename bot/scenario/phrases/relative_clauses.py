"""Whom a clause tells of that begins with `who` or `which`: `into two 3/3s, who both block it`."""

from __future__ import annotations

from bot.scenario.phrases.reader import PhraseReader, Readings
from bot.scenario.phrases.values import PlayerRef, RelativeClause, ThingRef

#: What may stand between `who` and what is done.
_BETWEEN = frozenset({"both", "all", "each", "then", "also", "just", "now"})
_FIGHTING = frozenset({"attack", "block", "hit", "connect", "swing"})
_FATES = frozenset({"die", "survive", "live", "win", "deal", "take"})
#: A phrase is looked for so many words before.
_LONGEST = 9


def player_before(reader: PhraseReader, at: int) -> PlayerRef | None:
    """The player whom a clause with `who` at `at` tells of: `on my opponent, who has Worship`."""
    stop = _end_before(reader, at)
    starts = range(stop - 1, max(stop - 4, -1), -1)
    return next((player for start in starts for player, end in reader.player(start) if end == stop), None)


def fighters_before(reader: PhraseReader, at: int) -> tuple[ThingRef, ...] | None:
    """The things that are named right before `who` or `which` at `at` and said to attack or block."""
    verb = at + 1
    while verb < reader.stop and reader.fold(verb) in _BETWEEN:
        verb += 1
    if verb >= reader.stop:
        return None
    if reader.tokens[verb].lemma not in _FIGHTING and not tells_its_fate(reader, at):
        return None
    return one_before(reader, at) if reader.fold(verb).endswith("s") else things_before(reader, at)


def one_before(reader: PhraseReader, at: int) -> tuple[ThingRef, ...] | None:
    """The one thing whose name ends right before `at`: `two 2/2s and a 1/1, which attacks`; all that are named where the last is no single one."""
    stop = _end_before(reader, at)
    for start in range(max(stop - _LONGEST, 0), stop):
        for thing, end in reader.told(start):
            if end == stop and isinstance(thing, ThingRef):
                return things_before(reader, at) if thing.many or thing.count > 1 else (thing,)
    return things_before(reader, at)


def blocked_before(reader: PhraseReader, at: int) -> tuple[ThingRef, ...] | None:
    """The one thing named right before `that` at `at`, or before `which`, `who`, where somebody is said to block it or to do with it what a card is called
    by: `a 3/3 and a 2/2 that I block with a 1/1`, `which I Bolt`."""
    for _, end in reader.player(at + 1) if at + 1 < reader.stop else ():
        while end < reader.stop and reader.fold(end) in _BETWEEN_BLOCKS:
            end += 1
        if end < reader.stop and (
            reader.tokens[end].lemma in ("block", "chump") or reader.phrases("castverb", end)
        ):
            things = one_before(reader, at)
            return things if things is not None and len(things) == 1 else None
    return None


_BETWEEN_BLOCKS = frozenset({"then", "also", "just", "now", "chump", "double", "will", "did", "have", "has"})


def tells_its_fate(reader: PhraseReader, at: int) -> bool:
    """`I attack with a 2/2, which dies when it is blocked by a 4/4.`: what becomes of it, where nothing is asked."""
    told = reader.fold(at) == "which" and not reader.asks and at > 0 and reader.fold(at - 1) == ","
    return told and at + 1 < reader.stop and reader.tokens[at + 1].lemma in _FATES


def befallen_before(reader: PhraseReader, at: int) -> tuple[ThingRef, ...] | None:
    """The things that are named right before `that` or `which` at `at` and to which something is said to have been done: `a 4/4 that
    was hit with Shock`."""
    done = at + 1 < reader.stop and reader.tokens[at + 1].lemma in ("be", "get", "have")
    return things_before(reader, at) if done and reader.fold(at) in ("that", "which") else None


#: A clause within a noun phrase has so many words at most, and none within it.
_LONGEST_CLAUSE, _DEEPEST = 16, 1


def told_within(reader: PhraseReader, ref: ThingRef, at: int) -> Readings:
    """`a creature that was dealt 2 damage`, in a question: what is named, with what the clause at `at` tells of it; the longest first."""
    if not reader.asks or ref.source == "it" or ref.clause is not None or reader.deep >= _DEEPEST:
        return []
    if reader.fold(at) not in ("that", "which", "who"):
        return []
    found: Readings = []
    reader.deep += 1
    try:
        for end in range(_last_end(reader, at), at + 1, -1):
            told = reader.deed(at + 1, end, of_things=True)
            if told and all(one.kind != "joined" for one in told):
                found.append((ref.but(clause=RelativeClause(at, end, told), end=end), end))
    finally:
        reader.deep -= 1
    return found


def _last_end(reader: PhraseReader, at: int) -> int:
    """Where a clause that begins at `at` ends at the latest: before somebody else does something (`that has menace and they block`)."""
    last = min(reader.stop, at + _LONGEST_CLAUSE)
    for joint in range(at + 2, last - 1):
        if reader.fold(joint) in ("and", "but", "then") and reader.player(joint + 1):
            return joint
    return last


def things_before(reader: PhraseReader, at: int) -> tuple[ThingRef, ...] | None:
    """The things whose names end right before `at`, or before a comma there."""
    stop = _end_before(reader, at)
    for start in range(max(stop - _LONGEST, 0), stop):
        for things, end in reader.things(start):
            if end == stop:
                return tuple(things)
    return None


def _end_before(reader: PhraseReader, at: int) -> int:
    return at - 1 if at and reader.fold(at - 1) == "," else at
