"""In which order the effects of one layer apply: by timestamp, but for those that depend on others (CR 613.7-8)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Protocol

from bot.abilities.ability import Keyword
from bot.abilities.amounts import GreatestOf, StatOf, TotalOf
from bot.abilities.changes import Gains, GainsActivated
from bot.abilities.conditions import Controls
from bot.abilities.filters import (
    AnyTarget,
    Compare,
    ControlledBy,
    Historic,
    OfColor,
    OfSubtype,
    OfType,
    SharesWith,
    TheChosen,
    WithKeyword,
    WithoutAbilities,
)
from bot.abilities.keyword_abilities.static import statics_of
from bot.abilities.who import ControllerOf
from bot.engine.characteristics.change import sets_land_type
from bot.engine.characteristics.continuous import Layer, Part
from bot.engine.state import Entity
from bot.values import fields, is_dataclass

_WRITTEN: dict[Layer, str] = {
    Layer.CONTROL: "controller",
    Layer.TYPES: "types",
    Layer.COLORS: "colors",
    Layer.ABILITIES: "abilities",
    Layer.DEFINED_PT: "size",
    Layer.BASE_PT: "size",
    Layer.CHANGED_PT: "size",
    Layer.SWITCHED_PT: "size",
}
_READ: dict[type[Any], frozenset[str]] = {
    ControlledBy: frozenset({"controller"}),
    Controls: frozenset({"controller"}),
    ControllerOf: frozenset({"controller"}),
    OfType: frozenset({"types"}),
    OfSubtype: frozenset({"types", "abilities"}),  # changeling
    AnyTarget: frozenset({"types"}),
    Historic: frozenset({"types"}),
    OfColor: frozenset({"colors"}),
    TheChosen: frozenset({"colors", "types"}),
    SharesWith: frozenset({"colors", "types"}),
    WithKeyword: frozenset({"abilities"}),
    WithoutAbilities: frozenset({"abilities"}),
    GainsActivated: frozenset({"abilities"}),
    Compare: frozenset({"size"}),
    StatOf: frozenset({"size"}),
    GreatestOf: frozenset({"size"}),
    TotalOf: frozenset({"size"}),
}
#: Which of them ask about a mana value instead, by its name: only copying changes one (CR 202.3).
_OF_A_STAT = (Compare, StatOf, GreatestOf, TotalOf)


class Board(Protocol):
    """The characteristics as they are in the middle of a layer."""

    def outcome(self, part: Part) -> Any:
        """Whether the effect exists, what it applies to and what it does there, as one value to compare."""

    def after(self, part: Part) -> Board:
        """The same board with one more effect applied; this one stays as it is."""

    def reaches(self, part: Part, entity: Entity | None) -> bool:
        """Whether the effect, as things are, applies to this object."""

    def is_settled(self, part: Part) -> bool:
        """Whether the effect has begun to apply in an earlier layer, and to what is settled (CR 613.6)."""


def next_to_apply(waiting: Sequence[Part], board: Board) -> Part:
    """Which of these effects of one layer, oldest first, applies now: the oldest that depends on none of the others, and
    where all depend on one another the oldest of such a loop (CR 613.8b)."""
    if len(waiting) == 1:
        return waiting[0]
    known: dict[int, list[int]] = {}

    def on(i: int) -> list[int]:
        if i not in known and asks_nothing(waiting[i]):
            known[i] = []
        if i not in known:
            others = (j for j in range(len(waiting)) if i != j)
            known[i] = [j for j in others if depends(waiting[i], waiting[j], board)]
        return known[i]

    every = range(len(waiting))
    return waiting[next(i for i in every if all(i in _reached(on, j) for j in _reached(on, i)))]


def asks_nothing(part: Part) -> bool:
    """Whether it does the same to the same things, whatever else applies."""
    return part.ability is None and not _read((part.who, part.conditions, part.change))


def depends(part: Part, other: Part, board: Board) -> bool:
    """Whether applying the other would change the existence of this effect, what it applies to or what it does (CR 613.8a)."""
    return _could_depend(part, other, board) and board.outcome(part) != board.after(other).outcome(part)


def _reached(on: Callable[[int], list[int]], start: int) -> set[int]:
    """Everything that an effect depends on, by however many steps."""
    found: set[int] = set()
    ahead = list(on(start))
    while ahead:
        one = ahead.pop()
        if one not in found:
            found.add(one)
            ahead += on(one)
    return found


def _could_depend(part: Part, other: Part, board: Board) -> bool:
    """Whether the other effect changes something that this one asks about at all."""
    if part.defining != other.defining:
        return False
    settled = board.is_settled(part)
    asked = _read(part.change) if settled else _read((part.who, part.conditions, part.change))
    takes_text = sets_land_type(other.change)
    if _WRITTEN[other.layer] in asked or ("abilities" in asked and takes_text):
        return True
    if part.ability is None or settled or not (takes_text or other.layer is Layer.ABILITIES):
        return False
    return _may_be_there_or_not(part, other) and board.reaches(other, part.source)


def _may_be_there_or_not(part: Part, other: Part) -> bool:
    """Whether the other effect can give or take the ability that this one is of: one that gives a keyword takes none, and gives
    only that."""
    given = other.change.ability if isinstance(other.change, Gains) else None
    return not isinstance(given, Keyword) or part.ability == given or part.ability in statics_of(given)


@lru_cache(maxsize=4096)
def _read(value: Any) -> frozenset[str]:
    """What of other objects' characteristics a description, a condition or an amount asks about."""
    found = _READ.get(type(value), frozenset())
    if isinstance(value, _OF_A_STAT) and value.stat == "mana value":
        found = frozenset[str]()
    if isinstance(value, tuple):
        inner: tuple[Any, ...] = value
    elif is_dataclass(value):
        inner = tuple(getattr(value, f.name) for f in fields(value))
    else:
        return found
    return found.union(*map(_read, inner))
