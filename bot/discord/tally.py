"""What the bot has done since it started, in numbers."""

from __future__ import annotations

from collections import Counter

from bot.answers.answer import Tone
from bot.questions import Kind
from bot.values import dataclass, field

#: The bounds, in seconds, between which answers are counted.
BOUNDS = (0.01, 0.03, 0.1, 0.3, 1.0, 3.0, 10.0, 30.0)


@dataclass(slots=True)
class Tally:
    """Answers by kind and tone, how long they took, and how many were turned away while the bot was busy."""

    answers: Counter[tuple[Kind, Tone]] = field(default_factory=Counter)
    within: Counter[float] = field(default_factory=Counter)
    seconds: float = 0.0
    turned_away: int = 0
    failures: int = 0

    def answered(self, kind: Kind, tone: Tone, seconds: float) -> None:
        """Count one answer."""
        self.answers[kind, tone] += 1
        self.seconds += seconds
        self.within[next((bound for bound in BOUNDS if seconds <= bound), float("inf"))] += 1
