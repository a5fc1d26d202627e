"""Phrases that name targets: `target creature`, `up to two other target lands`, `target instant card and target sorcery card`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from bot.abilities.amounts import Plus, TimesPaid, X
from bot.abilities.combining import ChooseTargets
from bot.abilities.filters import (
    AnyTarget,
    Compare,
    ControlledBy,
    Filter,
    InZone,
    Not,
    OfType,
    OneOf,
    Other,
    OwnedBy,
    Quality,
)
from bot.abilities.past import Does
from bot.abilities.relations import IsThat
from bot.abilities.who import (
    SELF,
    Both,
    Count,
    Target,
)
from bot.cards.back import Back
from bot.cards.phrases.base import G, S
from bot.cards.phrases.things.nouns import NOUNS, speaks_of_players
from bot.cards.phrases.things.who import aimed_at_plainly, another, plain_things, things_only
from bot.values import replace


# Targets. `up to one target creature` speaks of one thing.
def _two_places(f: Filter, g: Filter) -> Filter | None:
    """`creature from the battlefield or creature card from a graveyard`."""
    if not place_of(g.qualities) or place_of(f.qualities):
        return None
    return Filter((OneOf((Filter((*f.qualities, InZone("battlefield"))), g)),))


def _two_places_said(value: Any) -> Sequence[Any] | None:
    own = value.qualities[0] if len(value.qualities) == 1 else None
    if not isinstance(own, OneOf) or len(own.of) != 2 or own.of[0].qualities[-1:] != (InZone("battlefield"),):
        return None
    return Filter(own.of[0].qualities[:-1]), own.of[1]


for _class, _or in (("1", "or"), ("n", "and/or")):
    G.computed(
        f"places.{_class}",
        f"{{f:filter.{_class}}} from the battlefield {_or} {{g:filter.{_class}}}",
        _two_places,
        _two_places_said,
        key=Filter,
    )


def _other(f: Filter) -> Filter:
    return Filter((Other(), *f.qualities))


def _aimed(count: Count, other: bool) -> Any:
    return lambda f: Target(_other(f) if other else f, count)


def _aimed_said(count: Count, other: bool) -> Any:
    def slots(value: Any) -> Sequence[Any] | None:
        own = value.what.qualities
        if value.count != count or (own[:1] == (Other(),)) is not other:
            return None
        return (Filter(own[1:]) if other else value.what,)

    return slots


for _words, _count, _is_other in (
    ("target {f}", Count(), False),
    ("another target {f}", Count(), True),
    ("up to one target {f}", Count(0, 1), False),
    ("up to one other target {f}", Count(0, 1), True),
):
    G.computed(
        "target.1",
        _words.replace("{f}", "{f:places.1}"),
        _aimed(_count, _is_other),
        _aimed_said(_count, _is_other),
        key=Target,
    )
#: How many targets.
G.phrase("targetcount", "{n:intword}", Count(S.n, S.n))
G.phrase("targetcount", "up to {n:intword}", Count(0, S.n))
G.phrase("targetcount", "one or two", Count(1, 2))
G.phrase("targetcount", "one, two, or three", Count(1, 3))
G.phrase("targetcount", "any number of", Count(0, None))


def _several_aimed(c: Count, f: Filter, other: bool) -> Target:
    return Target(_other(f) if other else f, c)


def _several_aimed_said(value: Any, other: bool) -> Sequence[Any] | None:
    slots = _aimed_said(value.count, other)(value)
    return slots and (value.count, *slots)


for _is_other in (False, True):
    G.computed(
        "target.n",
        f"{{c:targetcount}} {'other ' if _is_other else ''}target {{f:places.n}}",
        partial(_several_aimed, other=_is_other),
        partial(_several_aimed_said, other=_is_other),
        key=Target,
    )
G.phrase("target.1", "target {f:filter.1}", Target(S.f), when=aimed_at_plainly)
G.phrase("target.1", "up to one target {f:filter.1}", Target(S.f, Count(0, 1)), when=plain_things)
another(
    "target.1",
    "another target {f:filter.1}",
    Target,
    lambda v: (v.what,) if isinstance(v, Target) and v.count == Count() else None,
    Target,
)
G.computed(
    "target.1",
    "a third target {f:filter.1}",
    lambda f: Target(_other(f)) if f.qualities[:1] != (Other(),) and things_only(f) else None,
    lambda v: None,
    key=Target,
    alternate=True,
)
another(
    "target.1",
    "up to one other target {f:filter.1}",
    lambda what: Target(what, Count(0, 1)),
    lambda v: (v.what,) if isinstance(v, Target) and v.count == Count(0, 1) else None,
    Target,
)
another(
    "target.n",
    "{c:targetcount} other target {f:filter.n}",
    lambda c, what: Target(what, c),
    lambda v: (v.count, v.what) if isinstance(v, Target) else None,
    Target,
)


def _of_three(f: Filter, g: Filter, h: Filter) -> Target | None:
    """`target opponent, creature an opponent controls, or planeswalker an opponent controls`: each said with whose it is."""
    said = speaks_of_players(f) and says_whose(g.qualities) and says_whose(h.qualities)
    return Target(Filter((OneOf((f, g, h)),))) if said else None


def _three_said(value: Target) -> Sequence[Any] | None:
    choice = value.what.qualities[0] if len(value.what.qualities) == 1 else None
    if not isinstance(choice, OneOf) or len(choice.of) != 3 or _of_three(*choice.of) != value:
        return None
    return choice.of


G.computed(
    "target.1", "target {f:filter.1}, {g:filter.1}, or {h:filter.1}", _of_three, _three_said, key=Target
)


def _of_size(s: Any) -> Target:
    """`target 1/1 creature`"""
    return Target(Filter((Compare("power", "=", s[0]), Compare("toughness", "=", s[1]), OfType("Creature"))))


def _of_size_said(value: Target) -> Sequence[Any] | None:
    match value.what.qualities:
        case (Compare("power", "=", p), Compare("toughness", "=", t), OfType("Creature")):
            return ((p, t),) if value == _of_size((p, t)) else None
        case _:
            return None


G.computed("target.1", "target {s:size} creature", _of_size, _of_size_said, key=Target)
G.phrase("target.1", "any target", Target(Filter((AnyTarget(),))))
G.phrase(
    "target.1",
    "any other target",
    Target(Filter((Other(), AnyTarget()))),
    also=("another target", "a third target"),
)
for _described, _also in (
    ("that isn't a {f:filter.a}", Not(OneOf((S.f,)))),
    ("that was dealt damage this turn", Does("was dealt damage this turn")),
):
    G.phrase("target.1", f"any target {_described}", Target(Filter((AnyTarget(), _also))))
G.phrase("target.1", "any target other than {t:that.1}", Target(Filter((AnyTarget(), Not(IsThat(S.t))))))
G.phrase(
    "target.n", "{c:targetcount} target {f:filter.n}", Target(S.f, S.c), when=lambda c, f: plain_things(f)
)


def _and_or_others(n: Any, f: Filter, g: Filter) -> Target:
    others = Filter((Other(), *g.qualities))
    return Target(Filter((OneOf((f, others)),)), Count(0, n))


G.computed(
    "target.n",
    "up to {n:intword} target {f:filter.n} and/or other {g:filter.n}",
    _and_or_others,
    lambda v: None,
    key=Target,
    alternate=True,
)
_KICKED = Plus(TimesPaid("kicker"), 1)
G.phrase("kickedtargets", "choose any target, then choose another target", Filter((AnyTarget(),)))
G.computed(
    "kickedtargets",
    "choose target {f:filter.1}, then choose another target {g:filter.1}",
    lambda f, g: f if f == g else None,
    lambda f: (f, f) if f != Filter((AnyTarget(),)) else None,
    key=Filter,
)
G.phrase(
    "sentence",
    "{f:kickedtargets} for each time ~ was kicked",
    ChooseTargets(Target(S.f, Count(_KICKED, _KICKED))),
)
G.phrase("target.n", "{c:targetcount} targets", Target(Filter((AnyTarget(),)), S.c))
for _words, _count in (("X", Count(X(), X())), ("up to X", Count(0, X()))):
    G.phrase("target.n", f"{_words} targets", Target(Filter((AnyTarget(),)), _count))
G.phrase("obj@", "{t:target@}", S.t)


def _two_targets(first: Target, second: Target) -> Both | None:
    """`target instant card and target sorcery card from your graveyard`: where cards lie is said once, of both; whose
    only the second of two permanents is would leave open whose the first is."""
    own, other = first.what.qualities, second.what.qualities
    place = place_of(other)
    if place and _CARD in own and not place_of(own):
        return Both((replace(first, what=Filter((*own, *place))), second))
    return None if says_whose(other) and not (says_whose(own) or place) else Both((first, second))


def _two_targets_said(of: tuple[Any, ...]) -> Sequence[Any] | None:
    if len(of) != 2 or not all(isinstance(t, Target) for t in of):
        return None
    own = of[0].what.qualities
    place = place_of(own)
    once = place and _CARD in own and place_of(of[1].what.qualities) == place
    return (replace(of[0], what=Filter(own[: -len(place)])) if once else of[0]), of[1]


_CARD = NOUNS["card"]


def place_of(qualities: tuple[Quality, ...]) -> tuple[Quality, ...]:
    """The qualities at the end that say where cards lie."""
    at = next((i for i, q in enumerate(qualities) if isinstance(q, InZone)), len(qualities))
    return qualities[at:]


def says_whose(qualities: tuple[Quality, ...]) -> bool:
    return any(isinstance(getattr(q, "quality", q), ControlledBy | OwnedBy) for q in qualities)


# A thing or several, after a verb: the form does not matter.
G.phrase("thing", "{o:obj.1}", S.o)
G.phrase("thing", "{o:obj.n}", S.o, when=lambda o: o != Back("they"))
G.computed(
    "thing",
    "{a:target.1} and {b:target.1}",
    lambda a, b: _two_targets(a, b),
    lambda v: _two_targets_said(v.of),
    key=Both,
)


G.phrase("thing", "~ and {e:each.1}", Both((SELF, S.e)))
G.phrase("thing", "them", Back("they"))
