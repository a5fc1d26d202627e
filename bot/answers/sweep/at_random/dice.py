"""Chance that is the same each time: for the same line the same boards, stories and answers."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TypeVar
from zlib import crc32

from bot.engine.agenda import Choice, Option
from bot.values import dataclass

T = TypeVar("T")


class Dice(random.Random):
    """Chance with a seed."""

    def happens(self, share: float) -> bool:
        """Whether something that happens in that share of stories happens."""
        return self.random() < share

    def some(self, of: Sequence[T], share: float = 0.5) -> tuple[T, ...]:
        """Each of these in that share of stories."""
        return tuple(one for one in of if self.happens(share))


@dataclass(frozen=True, slots=True)
class Answers:
    """Open choices answered by chance: the same question with the same answers in the same way, with the part and without."""

    seed: int

    def pick(self, choice: Choice) -> Option:
        """The answer to take."""
        return min(choice.options, key=lambda o: crc32(f"{self.seed}{choice.question}{o.text}".encode()))
