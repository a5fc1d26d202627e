"""Deeds that a question asks about: `Can I ...`, `Does it ...`."""

from __future__ import annotations

from bot.scenario.forms.kinds import BOARD
from bot.scenario.phrases.reader import PhraseReader, Readings
from bot.scenario.plain.asking import JOINING
from bot.scenario.sentences.statements import Statement

#: What may stand after a deed.
_AFTER_DEEDS = frozenset({",", "—", "if", "when", "or", "and", "after", "because"})


def read_asktodo(reader: PhraseReader, at: int) -> Readings:
    """What one may or must do, as words and, where it reads so, as a statement: `attack`, `block with Elf`."""
    found: Readings = []
    for end in range(min(at + 30, reader.stop), at, -1):
        if end == reader.stop or reader.fold(end) in _AFTER_DEEDS or reader.tokens[end].lemma in JOINING:
            deed = reader.deed(at, end)
            if deed is not None and not (_only_kills(deed) or _only_befalls(deed)):
                found.append((deed, end))
    return found


def _only_befalls(deed: tuple[Statement, ...]) -> bool:
    """`Can Bob be dealt 4 damage?` asks what may come, and not what he may do."""
    return any(one.kind.startswith("dealtby") for one in deed)


def _only_kills(deed: tuple[Statement, ...]) -> bool:
    """`kill him if he has one blocker`: what nothing told does, and under which conditions, which is no deed."""
    kills = any(one.kind == "destroys" and one.get("by") is None for one in deed)
    return (
        kills and len(deed) > 1 and all(one.kind in ("destroys", "when") or one.kind in BOARD for one in deed)
    )


def read_asktodoit(reader: PhraseReader, at: int) -> Readings:
    """What a thing may or must do: `block Ogre`, `attack`."""
    found: Readings = []
    for end in range(min(at + 30, reader.stop), at, -1):
        if end == reader.stop or reader.fold(end) in _AFTER_DEEDS or reader.tokens[end].lemma in JOINING:
            deed = reader.deed(at, end, of_things=True)
            targets = isinstance(deed, tuple) and any(one.kind == "ittargets" for one in deed)
            if deed is not None and not targets:  # what it can target is asked of the spell
                found.append((deed, end))
    return found
