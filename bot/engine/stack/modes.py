"""Choosing modes (CR 700.2, 601.2b): told by number, else every way is explored."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from bot.abilities.combining import (
    Modes,
)
from bot.engine.citations import Cite
from bot.engine.stack.divisions import BadAim


def choose_modes(
    effects: tuple[Any, ...], told: tuple[int, ...], label: str, more: bool = False
) -> list[tuple[tuple[int, ...], str]] | BadAim:
    """The ways to choose modes: each as the numbers chosen (from 0) and what to say of it. `more`: more modes than the text
    says may be paid for (escalate, CR 702.120a)."""
    modes = next(e for e in effects if isinstance(e, Modes))
    number = len(modes.modes)
    least = modes.choose.least if isinstance(modes.choose.least, int) else 1
    most = modes.choose.most if isinstance(modes.choose.most, int) else number
    if told:
        missing = next((n for n in told if not 1 <= n <= number), None)
        if missing is not None:
            return BadAim(f"{label} has {number} modes: there is no mode {missing}.", (Cite.CAST_MODES,))
        if len(set(told)) < len(told) or not least <= len(told) <= (number if more else most):
            wanted = str(least) if least == most else f"{least} to {most}"
            return BadAim(f"Of {label}'s {number} modes {wanted} are chosen, none twice.", (Cite.CAST_MODES,))
        chosen = tuple(n - 1 for n in told)
        return [(chosen, _said(chosen))]
    ways = [c for size in range(least, min(most, number) + 1) for c in combinations(range(number), size)]
    return [(way, _said(way)) for way in ways]


def _said(chosen: tuple[int, ...]) -> str:
    return "chooses mode " + " and ".join(str(n + 1) for n in chosen)
