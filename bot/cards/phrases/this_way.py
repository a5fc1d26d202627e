"""What the ability itself has done: `if a creature is dealt damage this way`."""

from __future__ import annotations

from typing import Any

from bot.abilities.conditions import Is, ThereIs
from bot.abilities.filters import DealtDamageThisWay, Filter, OneOf
from bot.cards.back import Back
from bot.cards.phrases.base import G
from bot.cards.phrases.filters import speaks_of_players

_DEALT = DealtDamageThisWay()


def _dealt(f: Filter) -> ThereIs:
    return ThereIs(Filter((*f.qualities, _DEALT)))


def _dealt_said(value: Any) -> Any:
    qualities = value.what.qualities
    return (Filter(qualities[:-1]),) if qualities[-1:] == (_DEALT,) else None


_SOURCE = Back("that source")


def _from(f: Filter) -> Any:
    return None if speaks_of_players(f) else Is(_SOURCE, OneOf((f,)))


#: Damage that is prevented has a source.
G.computed(
    "condition",
    "damage from a {f:filter.a} is prevented this way",
    _from,
    lambda v: None,
    key=Is,
    alternate=True,
)

for _is in ("is", "was"):
    G.computed(
        "condition",
        f"a {{f:filter.a}} {_is} dealt damage this way",
        _dealt,
        _dealt_said,
        key=ThereIs,
        alternate=_is != "is",
    )
