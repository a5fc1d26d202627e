"""A name at a place of a text."""

from __future__ import annotations

from typing import Literal

from bot.values import dataclass


@dataclass(frozen=True, slots=True)
class NameAt:
    """A name found at a place. `part` names several full names where only a piece was said (`the Bears`)."""

    source: Literal["card", "made", "part", "guess"]
    spelling: str
    end: int
    owner: bool = False  # it ends in a possessive: `Zed's`
    plural: bool = False
    several: tuple[str, ...] = ()
