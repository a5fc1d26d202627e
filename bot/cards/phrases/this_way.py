"""What the ability itself has done: `if a creature is dealt damage this way`."""

from __future__ import annotations

from typing import Any

from bot.abilities.conditions import ThereIs
from bot.abilities.filters import DealtDamageThisWay, Filter
from bot.cards.phrases.base import G

_DEALT = DealtDamageThisWay()


def _dealt(f: Filter) -> ThereIs:
    return ThereIs(Filter((*f.qualities, _DEALT)))


def _dealt_said(value: Any) -> Any:
    qualities = value.what.qualities
    return (Filter(qualities[:-1]),) if qualities[-1:] == (_DEALT,) else None


for _is in ("is", "was"):
    G.computed(
        "condition",
        f"a {{f:filter.a}} {_is} dealt damage this way",
        _dealt,
        _dealt_said,
        key=ThereIs,
        alternate=_is != "is",
    )
