"""Conditions of what something is, was or has: `~ is tapped`, `it has flying`, `it's a creature card`."""

from __future__ import annotations

from functools import partial
from typing import Any

from bot.abilities.conditions import (
    Is,
    NotSo,
)
from bot.abilities.filters import (
    Compare,
    ControlledBy,
    Filter,
    InStatus,
    InZone,
    OfColor,
    OfType,
    OneOf,
    SharesWith,
    WithCounter,
    WithKeyword,
)
from bot.abilities.who import SELF, YOU, Attached
from bot.cards.back import IT, Back
from bot.cards.phrases.base import G, S
from bot.cards.phrases.things.nouns import ADJECTIVES, speaks_of_players

p = G.phrase


def _on_the_table(o: Any, **_: Any) -> bool:
    """Of what kind a card is that was discarded or revealed is seldom known."""
    return not (isinstance(o, Back) and o.word.endswith("card"))


p("being", "~", SELF)
p("being", "enchanted creature", Attached("enchanted creature"))
for _thing in ("permanent", "land", "artifact"):
    p("being", f"enchanted {_thing}", Attached(f"enchanted {_thing}"))
p("being", "equipped creature", Attached("equipped creature"))
p("being", "{t:that.1}", S.t)
for _status in ("tapped", "untapped", "blocked", "enchanted", "equipped", "suspended", "modified"):
    p("status", _status, InStatus(_status))
_ALONE = InStatus("alone")
for _rest in ((), (_ALONE,)):
    _attacks, _blocks = (Filter((InStatus(s), *_rest)) for s in ("attacking", "blocking"))
    _words = " alone" if _rest else ""
    p("fighting", f"attacking or blocking{_words}", OneOf((_attacks, _blocks)))
    p("fighting", f"attacking{_words}", OneOf((_attacks,)) if _rest else InStatus("attacking"))
    p("fighting", f"blocking{_words}", OneOf((_blocks,)) if _rest else InStatus("blocking"))
p("status", "{q:fighting}", S.q)
# Also of what has left combat, as it was then (CR 608.2h).
G.alternate("condition", "it was {q:fighting}", Is(IT, S.q))
p(
    "status",
    "enchanted or equipped",
    OneOf((Filter((InStatus("enchanted"),)), Filter((InStatus("equipped"),)))),
)
p("condition", "{o:being} is {q:status}", Is(S.o, S.q))
p("condition", "it's {q:status}", Is(IT, S.q))
p("condition", "it's exiled", Is(IT, InZone("exile")))
p("condition", "it's on the battlefield", Is(IT, InZone("battlefield")))
p("condition", "it had no counters on it", NotSo(Is(IT, WithCounter(""))))
p(
    "condition",
    "you've controlled ~ continuously since the beginning of your most recent turn",
    NotSo(Is(SELF, InStatus("newly controlled"))),
)
p(
    "condition",
    "you control {o:being}",
    Is(S.o, ControlledBy(YOU)),
    when=lambda o: isinstance(o, Attached | Back),
)
# Destroyed or sacrificed by now, it is as it was then (CR 608.2h): only what no instruction beside it changes is said so.
for _kind, _quality in (("basic", OfType("Basic")), ("nonbasic", ADJECTIVES["nonbasic"])):
    p("status", _kind, _quality)
    p("lastingly", _kind, _quality)
G.alternate("condition", "{o:being} was {q:lastingly}", Is(S.o, S.q), when=_on_the_table)
p("condition", "{o:being} isn't {q:status}", NotSo(Is(S.o, S.q)))
p("condition", "it isn't {q:status}", NotSo(Is(IT, S.q)))
_COLORS = ("white", "blue", "black", "red", "green", "colorless", "multicolored")
for _color in _COLORS:
    p("status", _color, OfColor(_color))
    p("color", _color, OfColor(_color))
    p("lastingly", _color, OfColor(_color))
p("status", "{a:color} or {b:color}", OneOf((Filter((S.a,)), Filter((S.b,)))))
p("condition", "{o:being} has {k:plainkeyword}", Is(S.o, WithKeyword(S.k)))
p("statecondition", "~ has {k:plainkeyword}", Is(SELF, WithKeyword(S.k)))
p("condition", "it has {k:plainkeyword}", Is(IT, WithKeyword(S.k)))
p("condition", "it doesn't have {k:plainkeyword}", NotSo(Is(IT, WithKeyword(S.k))))
p("condition", "{o:being} doesn't have {k:plainkeyword}", NotSo(Is(S.o, WithKeyword(S.k))))
p("condition", "{o:being} has a {k:counterkind} counter on it", Is(S.o, WithCounter(S.k)))
p("condition", "it has a {k:counterkind} counter on it", Is(IT, WithCounter(S.k)))
p("condition", "{o:being} has no {k:counterkind} counters on it", NotSo(Is(S.o, WithCounter(S.k))))
p(
    "condition",
    "it had no {k:counterkind} counters on it",
    NotSo(Is(IT, WithCounter(S.k))),
    also=(
        "it has no {k:counterkind} counters on it",
        "it doesn't have a {k:counterkind} counter on it",
    ),
)
#: How an amount compares with another: `3 or less`, `less than your starting life total`.
_HOWS: tuple[tuple[str, Any], ...] = (("less than", "<"), ("greater than", ">"), ("equal to", "="))
p("compared", "{n:number} or greater", (">=", S.n), also=("{n:number} or more",))
p("compared", "{n:number} or less", ("<=", S.n))
for _words, _sign in _HOWS:
    p("compared", f"{_words} {{v:value}}", (_sign, S.v))
    if _sign != "=":
        p("compared", f"{_words} or equal to {{v:value}}", (f"{_sign}=", S.v))
G.alternate("compared", "exactly {n:number}", ("=", S.n))


def _compared_slots(value: Any, stat: str) -> Any:
    quality = value.quality
    if not isinstance(quality, Compare) or quality.stat != stat:
        return None
    return value.who, (quality.how, quality.than)


for _stat in ("power", "toughness", "mana value"):
    G.computed(
        "condition",
        f"{{o:its}} {_stat} is {{c:compared}}",
        lambda o, c, _stat=_stat: Is(o, Compare(_stat, *c)),
        partial(_compared_slots, stat=_stat),
        key=Is,
    )


def _single(f: Filter) -> Any:
    """`it's a creature card`: one quality, or all of several."""
    if speaks_of_players(f):
        return None
    qualities = f.qualities
    return Is(IT, qualities[0]) if len(qualities) == 1 else Is(IT, OneOf((f,)))


def _single_slots(value: Any) -> Any:
    if value.who != IT:
        return None
    quality = value.quality
    if isinstance(quality, OneOf) and len(quality.of) == 1:
        return (quality.of[0],)
    return (Filter((quality,)),)


G.computed("condition", "it's a {f:filter.a}", _single, _single_slots, key=Is)


def _kind_of(o: Any, f: Filter) -> Any:
    found = _single(f)
    return None if found is None or o == IT else Is(o, found.quality)


def _kind_of_slots(value: Any) -> Any:
    found = None if value.who == IT else _single_slots(Is(IT, value.quality))
    return None if found is None else (value.who, *found)


G.computed("condition", "{o:being} is a {f:filter.a}", _kind_of, _kind_of_slots, key=Is)
G.computed(
    "condition",
    "{o:being} isn't a {f:filter.a}",
    lambda o, f: (lambda found: None if found is None else NotSo(found))(_kind_of(o, f)),
    lambda v: _kind_of_slots(v.of) if isinstance(v.of, Is) else None,
    key=NotSo,
)
G.computed("condition", "{o:being} was a {f:filter.a}", _kind_of, lambda v: None, key=Is, alternate=True)
G.computed("condition", "it was a {f:filter.a}", _single, _single_slots, key=Is, alternate=True)

for _shared in ("color", "creature type", "card type"):
    for _subject, _one in (("{o:being}", S.o), ("it", IT)):
        p("condition", f"{_subject} shares a {_shared} with {{a:sharer}}", Is(_one, SharesWith(_shared, S.a)))
p("sharer", "{o:being}", S.o)
p("sharer", "{a:any.1}", S.a)
