"""What a clause lends the one after it."""

from __future__ import annotations

from bot.scenario.phrases.values import Ref, ThingRef
from bot.values import dataclass


@dataclass(frozen=True, slots=True)
class Context:
    """What the clause before lends the next: its subject, and whether a condition (`if`) is being told."""

    subject: Ref | tuple[ThingRef, ...] | None = None
