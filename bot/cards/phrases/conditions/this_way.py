"""What the ability itself has done: `if a creature is dealt damage this way`."""

from __future__ import annotations

from functools import partial
from typing import Any

from bot.abilities.combining import If, WhenYouDo, WhereX
from bot.abilities.conditions import Is, ThereIs
from bot.abilities.filters import Filter, OneOf, Quality
from bot.abilities.past import DealtDamageThisWay, DoneThisWay
from bot.abilities.walk import holds
from bot.cards.back import Back, WasDealtThisWay
from bot.cards.phrases.base import G, S
from bot.cards.phrases.things.nouns import speaks_of_players

_DEALT = DealtDamageThisWay()
_DIED = DoneThisWay("died")


def _so(f: Filter, way: Quality) -> ThereIs:
    return ThereIs(Filter((*f.qualities, way)))


def _so_said(value: Any, way: Quality) -> Any:
    qualities = value.what.qualities
    return (Filter(qualities[:-1]),) if qualities[-1:] == (way,) else None


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
        partial(_so, way=_DEALT),
        partial(_so_said, way=_DEALT),
        key=ThereIs,
        alternate=_is != "is",
    )
for _dies in ("dies", "died"):
    G.computed(
        "condition",
        f"a {{f:filter.a}} {_dies} this way",
        partial(_so, way=_DIED),
        partial(_so_said, way=_DIED),
        key=ThereIs,
        alternate=_dies != "dies",
    )

_BURIED = DoneThisWay("put into a graveyard")
for _is in ("is", "was"):
    G.computed(
        "condition",
        f"{{o:that.1}} {_is} put into a graveyard this way",
        lambda o: Is(o, _BURIED),
        lambda v: (v.who,) if v.quality == _BURIED else None,
        key=Is,
        alternate=_is != "is",
    )


def _asks_this_way(c: Any, **_: Any) -> bool:
    """Whether it asks what the ability has done before, which is so at once or never."""
    return isinstance(c, WasDealtThisWay) or holds(c, DoneThisWay) or holds(c, DealtDamageThisWay)


#: A reflexive trigger of what was done `this way` (CR 603.12).
G.phrase("sentence", "when {c:condition}, {s:plain}", If(S.c, (WhenYouDo((S.s,)),)), when=_asks_this_way)
G.phrase(
    "sentence",
    "when {c:condition}, {s:plain}, where X is {v:value}",
    If(S.c, (WhenYouDo((WhereX((S.s,), S.v),)),)),
    when=_asks_this_way,
)
