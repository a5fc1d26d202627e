"""Sentences that were read before: the same words, in which the same names are found, are read as they were.

One story is read several times: in plainer words, as it was understood (which proves that reading), with a word spelt otherwise
where a sentence can't be read. Most of its sentences are the same each time, and may stand elsewhere.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any
from weakref import WeakKeyDictionary

from bot.scenario.lately import Lately
from bot.scenario.naming.lexicon import Lexicon
from bot.scenario.naming.names import Names
from bot.scenario.naming.sentence_words import wording_of
from bot.scenario.sentences.statements import Statement
from bot.scenario.text.tokens import Token
from bot.values import dataclass, fields, is_dataclass, replace

#: So many sentences are kept for the cards of one index, at most.
MOST = 2048


@dataclass(frozen=True, slots=True)
class Read:
    """What a sentence was read as (None: it can't be), how far it was looked at, and the thoughts in it; where it began."""

    start: int
    statements: tuple[Statement, ...] | None
    far: int
    hedges: tuple[tuple[int, int], ...]

    def at(self, start: int) -> Read:
        """The same of a sentence that begins at `start`."""
        by = start - self.start
        if not by:
            return self
        statements = None if self.statements is None else tuple(_moved(one, by) for one in self.statements)
        hedges = tuple((first + by, last + by) for first, last in self.hedges)
        return Read(start, statements, self.far + by, hedges)


_BY_NAMES: WeakKeyDictionary[Names, Lately[Read]] = WeakKeyDictionary()


def remembered(names: Names) -> Lately[Read]:
    """The sentences that were read with these cards."""
    found = _BY_NAMES.get(names)
    if found is None:
        found = _BY_NAMES[names] = Lately(MOST)
    return found


def key_of(tokens: Sequence[Token], lexicon: Lexicon, start: int, stop: int, guessing: bool) -> Hashable:
    """All that the reading of the sentence `start`..`stop` hangs on but how it is read: its words, the names that begin at each, who
    plays, and the word before it where it is a piece of a sentence."""
    before = tokens[start - 1] if start else None
    return (
        lexicon.words_of(start, stop) or wording_of(tokens[start:stop], lexicon.text),
        None if before is None or before.kind == "break" else (before.kind, before.fold, before.text),
        lexicon.named(start, stop),
        lexicon.whom_it_is_told_of,
        lexicon.nearly if guessing else None,
    )


def _moved(value: Any, by: int) -> Any:
    """What was read, its places `by` tokens further on."""
    kind = type(value)
    if kind in _WITHOUT_PLACES:
        return value
    if kind is tuple:
        return tuple([_moved(one, by) for one in value])
    if kind is Statement:
        slots = {name: _moved(one, by) for name, one in value.slots.items()}
        return replace(value, slots=slots, start=value.start + by, end=value.end + by)
    places, parts = _places_and_parts(kind)
    changed = {field: getattr(value, field) + by for field in places}
    for field in parts:
        now = getattr(value, field)
        if now and type(now) not in _WITHOUT_PLACES:
            changed[field] = _moved(now, by)
    return replace(value, **changed) if changed else value


#: What most fields hold.
_WITHOUT_PLACES = frozenset({str, int, bool, frozenset, type(None)})


#: Of each kind of value, the fields that are places, and those that may hold what has some; none of what is no such kind.
_KNOWN: dict[object, tuple[tuple[str, ...], tuple[str, ...]]] = {}


def _places_and_parts(kind: type[Any]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    found = _KNOWN.get(kind)
    if found is None:
        names = [field.name for field in fields(kind)] if is_dataclass(kind) else []
        places = tuple(name for name in names if name in ("start", "end"))
        found = _KNOWN[kind] = places, tuple(name for name in names if name not in places)
    return found
