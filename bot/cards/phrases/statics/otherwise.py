"""What holds as long as something is so, and what holds where it is not: `gets +3/+3 as long as it's a Zombie. Otherwise, it gets
-3/-3.`"""

from __future__ import annotations

from typing import Any

from bot.abilities.conditions import NotSo
from bot.abilities.statics import While
from bot.cards.phrases.base import G
from bot.cards.phrases.statics.standing import merged, split_by_kind


def _otherwise(o: Any, s: Any, c: Any, t: Any) -> Any:
    return (While(c, split_by_kind(o, s)), While(NotSo(c), split_by_kind(o, t)))


def _otherwise_said(value: Any) -> Any:
    match value:
        case (While(effects=first, condition=c), While(effects=second)):
            one, other = merged(first), merged(second)
            if one is None or other is None:
                return None
            slots = (one[0], one[1], c, other[1])
            return slots if value == _otherwise(*slots) else None
        case _:
            return None


G.computed(
    "statement",
    "{o:standing.1} {s:changes.has.1} as long as {c:condition}. Otherwise, it {t:changes.has.1}",
    _otherwise,
    _otherwise_said,
    key=tuple,
)
