"""Which grammar and which engine these are, so that what others left in an index is not taken for theirs."""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from pathlib import Path


def grammar_version() -> str:
    """A name for what a card's reading depends on: the grammar, and the types that it makes."""
    return _version("abilities", "cards", "language")


def verdict_version() -> str:
    """A name for what the verdict on a card's line depends on: the grammar, and what the engine acts on."""
    return _version("abilities", "cards", "engine", "language")


@cache
def _version(*rooms: str) -> str:
    """Another one as soon as a source file of these rooms says anything else."""
    home = Path(__file__).parent
    digest = blake2b(digest_size=8)
    for room in rooms:
        for path in sorted((home / room).rglob("*.py")):
            digest.update(f"{path.relative_to(home).as_posix()}\n".encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()
