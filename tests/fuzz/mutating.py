"""Text and bytes changed by chance."""

from __future__ import annotations

import random

_ODD = (
    "",
    "0",
    "-1",
    "1000000",
    "X",
    "'",
    '"',
    "“",
    "{",
    "(",
    "~",
    "\u202e",
    "\x00",
    "🦊",
    "—",
    "1/1",
    "and",
    "not",
    "twice",
)


def mutated(chance: random.Random, text: str, others: list[str]) -> str:
    """The text with a few words dropped, doubled, swapped, replaced by odd ones or by those of another text."""
    words = text.split(" ")
    for _ in range(chance.choice((1, 1, 2, 3, 6))):
        if not words:
            break
        at = chance.randrange(len(words))
        kind = chance.randrange(6)
        if kind == 0:
            del words[at]
        elif kind == 1:
            words.insert(at, words[at])
        elif kind == 2:
            other = chance.randrange(len(words))
            words[at], words[other] = words[other], words[at]
        elif kind == 3:
            words[at] = chance.choice(_ODD)
        elif kind == 4:
            foreign = chance.choice(others).split(" ")
            start = chance.randrange(len(foreign))
            words[at:at] = foreign[start : start + chance.randint(1, 8)]
        else:
            word = words[at]
            cut = chance.randrange(len(word) + 1)
            words[at] = word[:cut] + word[cut + 1 :]
    return " ".join(words)


def garbled(chance: random.Random, whole: bytes) -> bytes:
    """Bytes cut off, overwritten, blanked or moved."""
    bad = bytearray(whole)
    kind, place = chance.randrange(4), chance.randrange(max(1, len(bad)))
    if kind == 0:
        return bytes(bad[:place])
    if kind == 1:
        for _ in range(chance.choice((1, 10, 100, 1000))):
            bad[chance.randrange(len(bad))] = chance.randrange(256)
    elif kind == 2:
        end = min(len(bad), place + chance.choice((1, 16, 256, 4096)))
        bad[place:end] = bytes(end - place)
    else:
        size = chance.choice((16, 64, 4096))
        other = chance.randrange(len(bad))
        bad[place : place + size] = bad[other : other + size]
    return bytes(bad)
