"""How things enter: tapped, with counters, as a copy, with something chosen."""

from __future__ import annotations

from bot.abilities.amounts import Number, Times
from bot.abilities.conditions import Paid
from bot.abilities.costs import EffectCost, PayLife
from bot.abilities.effects import Move
from bot.abilities.entering import (
    AsEntersChoose,
    AsEntersDo,
    EntersTappedUnless,
    EntersWith,
)
from bot.abilities.filters import OfColor
from bot.abilities.player_effects import Discard, LoseLife
from bot.abilities.statics import While
from bot.abilities.who import SELF
from bot.cards.phrases.base import G, S
from bot.cards.phrases.statics.standing import merged, split_by_kind
from bot.cards.phrases.things.nouns import COLORS

p = G.phrase


p("static", "~ enters tapped", (EntersWith(SELF, tapped=True),))
G.computed(
    "static",
    "~ enters tapped and {c:changes.has.1}",
    lambda c: (EntersWith(SELF, tapped=True), *split_by_kind(SELF, c)),
    lambda v: (
        (lambda own: own[1:] if own is not None and own[0] == SELF else None)(merged(v[1:]))
        if len(v) > 1 and v[0] == EntersWith(SELF, tapped=True)
        else None
    ),
    key=tuple,
)
p(
    "static",
    "~ enters with a {k:counterkind} counter on it",
    (EntersWith(SELF, counters=((S.k, Number(1)),)),),
)
p(
    "static",
    "~ enters with {n:count.n} {k:counterkind} counters on it",
    (EntersWith(SELF, counters=((S.k, S.n),)),),
)
p(
    "static",
    "~ enters tapped with {n:count.n} {k:counterkind} counters on it",
    (EntersWith(SELF, True, ((S.k, S.n),)),),
)
#: With what an escaped permanent enters (CR 702.138c).
for _words, _number in (
    ("a {k:counterkind} counter", Number(1)),
    ("{n:count.n} {k:counterkind} counters", S.n),
):
    G.alternate(
        "staticwhile",
        f"~ escapes with {_words} on it",
        (While(Paid("escape"), (EntersWith(SELF, counters=((S.k, _number),)),)),),
    )
for _additional in ("", "additional "):
    G.alternate(
        "static",
        f"~ enters with a {_additional}{{k:counterkind}} counter on it {{v:foreach}}",
        (EntersWith(SELF, counters=((S.k, S.v),)),),
    )
G.alternate(
    "static",
    "~ enters with {n:intword} {k:counterkind} counters on it {v:foreach}",
    (EntersWith(SELF, counters=((S.k, Times(S.n, S.v)),)),),
)
p(
    "static",
    "~ enters with a number of {k:counterkind} counters on it equal to {v:worth}",
    (EntersWith(SELF, counters=((S.k, S.v),)),),
)
p("static", "{o:obj.n} enter tapped", (EntersWith(S.o, tapped=True),))
p(
    "static",
    "{o:obj.n} enter with a additional {k:counterkind} counter on them",
    (EntersWith(S.o, counters=((S.k, Number(1)),)),),
)
for _what in (
    "color",
    "creature type",
    "basic land type",
    "player",
    "opponent",
    "card name",
    "nonland card name",
    "land card name",
    "nonbasic land card name",
    "noncreature, nonland card name",
):
    p(
        "static",
        f"as ~ enters, choose a {_what}",
        (AsEntersChoose(_what),),
        also=(f"as ~ enters the battlefield, choose a {_what}",),
    )
    p(
        "static",
        f"~ enters tapped. As it enters, choose a {_what}",
        (EntersWith(SELF, tapped=True), AsEntersChoose(_what)),
    )
# What else they see there is beside the point.
p(
    "static",
    "as ~ enters, look at an opponent's hand, then choose any card name",
    (AsEntersChoose("card name", sees_a_hand=True),),
)
G.alternate("static", "as ~ enters, name a card", (AsEntersChoose("card name"),))
p(
    "static",
    "as ~ enters, {c:plain}",
    (AsEntersDo((S.c,)),),
    when=lambda c: isinstance(c, Move | Discard | LoseLife),
)

p(
    "static",
    "{o:each.1} enters with a additional {k:counterkind} counter on it",
    (EntersWith(S.o, counters=((S.k, Number(1)),)),),
)

_MORE = "{o:each.1} enters with a number of additional {k:counterkind} counters on it equal to {v:worth}"
p("static", _MORE, (EntersWith(S.o, counters=((S.k, S.v),)),), when=lambda v, **_: v != Number(1))
p(
    "static",
    f"{_MORE} and as {{t:addedtypes.1}} in addition to its other types",
    (EntersWith(S.o, False, ((S.k, S.v),), (S.t,)),),
)
G.alternate(
    "static",
    "~ enters with X {k:counterkind} counters on it, where X is {v:worth}",
    (EntersWith(SELF, counters=((S.k, S.v),)),),
)

p(
    "static",
    "as ~ enters, you may {c:enterspay}. If you don't, ~ enters tapped",
    (EntersTappedUnless(S.c),),
    also=("as ~ enters, you may {c:enterspay}. If you don't, it enters tapped",),
)
p("enterspay", "pay {n:amount} life", (PayLife(S.n),))
G.computed(
    "enterspay",
    "{w:revealwords}",
    lambda w: (EffectCost(w),),
    lambda v: (v[0].words,) if isinstance(v[0], EffectCost) else None,
    key=tuple,
)

# One of two colors, or of all but one.
p("static", "as ~ enters, choose {a:color} or {b:color}", (AsEntersChoose("color", among=(S.a, S.b)),))
for _barred in COLORS:
    _others = tuple(OfColor(color) for color in COLORS if color != _barred)
    _but = f"choose a color other than {_barred}"
    p("static", f"as ~ enters, {_but}", (AsEntersChoose("color", among=_others),))
    p(
        "static",
        f"~ enters tapped. As it enters, {_but}",
        (EntersWith(SELF, tapped=True), AsEntersChoose("color", among=_others)),
    )
