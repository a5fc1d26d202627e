"""What a story says came about, by itself of what is done: to be true in some way that the story can go."""

from __future__ import annotations

from enum import StrEnum

from bot.values import dataclass


class Came(StrEnum):
    """What may be said to have come about."""

    GAINED = "gains life"
    LOST = "loses life"
    DIED = "dies"


@dataclass(frozen=True, slots=True)
class Claim:
    """`who`: a player, or the labels of things. `place`: the words that say it, as a span of the text."""

    who: tuple[str, ...]
    came: Came
    place: tuple[int, int]
