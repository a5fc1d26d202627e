"""Choosing modes (CR 700.2, 601.2b): told in the card's own words or by number, else every way is explored."""

from __future__ import annotations

import re
from itertools import combinations
from typing import Any

from bot.abilities.effects import Modes
from bot.engine.citations import Cite
from bot.engine.stack.targets import BadAim
from bot.engine.stack.words import effect_words
from bot.engine.state import Entity, State


def choose_modes(
    state: State, effects: tuple[Any, ...], told: tuple[str, ...], label: str, player: Entity
) -> list[tuple[tuple[int, ...], str]] | BadAim:
    """The ways to choose modes: each as the numbers chosen (from 0) and what to say of it."""
    modes = next(e for e in effects if isinstance(e, Modes))
    number = len(modes.modes)
    least = modes.choose.least if isinstance(modes.choose.least, int) else 1
    if told:
        pieces = [p for words in told for p in _pieces(words)] if len(told) < least else list(told)
        chosen: list[int] = []
        for words in pieces:
            found = _match(modes, words, chosen)
            if found is None:
                return BadAim(f"{label} has no mode “{words}”.", (Cite.CAST_MODES,))
            chosen.append(found)
        return [(tuple(chosen), _said(chosen))]
    most = modes.choose.most if isinstance(modes.choose.most, int) else number
    ways = [c for size in range(least, min(most, number) + 1) for c in combinations(range(number), size)]
    return [(way, _said(list(way))) for way in ways]


def _pieces(words: str) -> list[str]:
    """Several modes told in one breath: `to prevent all damage and to put a counter on it`."""
    return [p.strip() for p in re.split(r",? and (?:to )?|, (?:then )?(?:to )?", words) if p.strip()]


def _said(chosen: list[int]) -> str:
    return "chooses mode " + " and ".join(str(n + 1) for n in chosen)


def _match(modes: Modes, words: str, taken: list[int]) -> int | None:
    """The mode that these words speak of best: its number, or most of its words."""
    if words.strip().isdigit():
        number = int(words) - 1
        return number if 0 <= number < len(modes.modes) else None
    wanted = {w for w in _split(words) if len(w) > 2}
    best: tuple[float, int] | None = None
    for number, effects in enumerate(modes.modes):
        if number in taken:
            continue
        own = effect_words(effects)
        score = sum(1 for w in wanted if any(o.startswith(w[:5]) for o in own))
        if score and (best is None or score > best[0]):
            best = (score, number)
    return best[1] if best else None


def _split(words: str) -> list[str]:
    return words.lower().replace(",", " ").replace(".", " ").split()
