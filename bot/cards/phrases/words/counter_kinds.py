"""Kinds of counters in words."""

from __future__ import annotations

from typing import Any

from bot.abilities.counter_kinds import COUNTER_KINDS
from bot.cards.phrases.base import G
from bot.language.rules import Found, Rule
from bot.language.run import Run


class CounterKind(Rule):
    """The kind of a counter, as its word or words."""

    def read(self, run: Run, at: int) -> list[Found]:
        out: list[Found] = []
        for size in (1, 2):
            kind = " ".join(run.folded[at : at + size])
            if kind in COUNTER_KINDS:
                out.append((at + size, kind, self.node(kind, (kind,))))
        return out

    def write(self, value: Any) -> str | None:
        return value if value in COUNTER_KINDS else None


G.register(CounterKind("counterkind"))
