"""All of some things but for what is left out: `everything but the 4/4`, `all my creatures except Bear`, `all but the smallest`."""

from __future__ import annotations

from bot.scenario.phrases.reader import PhraseReader, Readings
from bot.scenario.phrases.values import ThingRef

_EVERY = frozenset({"all", "each", "every"})
_BUT = frozenset({"except", "but", "besides", "save", "minus"})
_BUT_OF_TWO = frozenset({("except", "for"), ("other", "than"), ("apart", "from"), ("aside", "from")})


def all_but(reader: PhraseReader, readings: Readings, start: int) -> Readings:
    """What the phrase that begins at `start`, read so far as `readings`, means with what is left out of it; nothing where it means all."""
    found: Readings = []
    bare = reader.fold(start) in ("everything", "everyone", "all")
    for ref, end in [*readings, *([(_everything(reader, start), start + 1)] if bare else [])]:
        every = ref.source == "kind" and ref.article in _EVERY and ref.of is None
        after = _after_but(reader, end) if every else None
        for left_out, stop in reader.tolds(after) if after is not None and after < reader.stop else []:
            if all(isinstance(one, ThingRef) for one in left_out):
                told = reader.text_between(start, stop)
                found.append((ref.but(left_out=left_out, end=stop, told=told), stop))
    return found


def _after_but(reader: PhraseReader, at: int) -> int | None:
    if (reader.fold(at), reader.fold(at + 1)) in _BUT_OF_TWO:
        return at + 2
    return at + 1 if reader.fold(at) in _BUT else None


def _everything(reader: PhraseReader, at: int) -> ThingRef:
    """What `everything` means of those that fight."""
    return ThingRef(
        "kind",
        at,
        at + 1,
        types=("Creature",),
        noun="creature",
        count=0,
        many=True,
        article="all",
        told=reader.fold(at),
    )
