"""Targets that are changed later (CR 115.7)."""

from __future__ import annotations

from bot.abilities.effects import Effect
from bot.abilities.filters import Filter
from bot.abilities.who import Who
from bot.values import dataclass


@dataclass(frozen=True, slots=True)
class ChangeTarget(Effect):
    """`change the target of target spell to ~`: to another legal one, where there is one (CR 115.7a). `onto`: `the new target must be
    a player`."""

    what: Who
    to: Who | None
    onto: Filter | None = None


@dataclass(frozen=True, slots=True)
class ChooseNewTargets(Effect):
    """`you may choose new targets for target spell`: any number of them are left as they are (CR 115.7d)."""

    who: Who
    what: Who
