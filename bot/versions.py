"""Which grammar and which engine these are, so that what others left in an index is not taken for theirs."""

from __future__ import annotations

import os
from functools import cache
from hashlib import blake2b


def grammar_version() -> str:
    """A name for what a card's reading depends on: the grammar, and the types that it makes."""
    return _version("abilities", "cards", "language")


def verdict_version() -> str:
    """A name for what the verdict on a card's line depends on: the grammar, and what the engine acts on."""
    return _version("abilities", "cards", "engine", "language")


@cache
def _version(*rooms: str) -> str:
    """Another one as soon as a source file of these rooms says anything else."""
    digest = blake2b(digest_size=8)
    for room in rooms:
        digest.update(_said_in(room))
    return digest.hexdigest()


@cache
def _said_in(room: str) -> bytes:
    """A name for all that the source files of one room say, and what they are called."""
    digest = blake2b(digest_size=8)
    home = os.path.join(os.path.dirname(__file__), room)
    for folder, folders, files in os.walk(home):
        folders.sort()
        below = folder.removeprefix(home).replace(os.sep, "/")
        for name in sorted(name for name in files if name.endswith(".py")):
            digest.update(f"{below}/{name}\n".encode())
            with open(os.path.join(folder, name), "rb", buffering=0) as file:
                digest.update(file.read())
    return digest.digest()
