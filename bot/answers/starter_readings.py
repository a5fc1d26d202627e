"""The starter index with its cards read by the card grammar, once for each version of the grammar."""

from __future__ import annotations

import hashlib
from pathlib import Path

import bot
from rulesdb.index import Index, open_index
from rulesdb.rows import CardRow
from rulesdb.starter_index import starter_path

#: What a reading depends on: the grammar, and the types that it makes.
_SOURCES = ("language", "cards", "abilities")


def open_read_starter() -> Index:
    """The starter index with readings, made now if this version of the grammar has none yet."""
    return open_index(starter_path(_reading, _version()))


def _reading(card: CardRow) -> bytes | None:
    from bot.answers.coverage import stored_reading

    return stored_reading(card)


def _version() -> str:
    """A name for the grammar as it is: another one as soon as one of its files changes."""
    root = Path(bot.__file__).parent
    digest = hashlib.sha256()
    for source in _SOURCES:
        place = root / source
        for path in sorted(place.rglob("*.py")) if place.is_dir() else [place]:
            found = path.stat()
            digest.update(f"{path.relative_to(root)} {found.st_size} {found.st_mtime_ns}\n".encode())
    return digest.hexdigest()[:12]
