"""The answer to one question in both its forms: for people (`answer`) and for programs (`json`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.answers.answer import Answer
from bot.values import dataclass


@dataclass(frozen=True, slots=True)
class Reply:
    """`json` is what `--json` prints (the contract's shapes). `exit_status` is what the terminal returns:
    0 answered, 1 understood but "no such rule" or "illegal", 2 not understood."""

    answer: Answer
    json: Mapping[str, Any]
    exit_status: int = 0


@dataclass(frozen=True, slots=True)
class Edition:
    """Which index is in use: the date of its newest rules (of its building where it has none), and when it was built."""

    dated: str
    built: str


@dataclass(frozen=True, slots=True)
class Completion:
    """One autocomplete choice: `label` is shown (any length; faces cut it), `value` is typed back."""

    label: str
    value: str
