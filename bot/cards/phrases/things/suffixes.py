"""What follows the noun of a description: `you control`, `with flying`, `with power 2 or less`, `blocking ~`."""

from __future__ import annotations

from typing import Any

from bot.abilities.amounts import StatOf
from bot.abilities.filters import (
    AttachedToIt,
    AttackingWhom,
    BlockingIt,
    Compare,
    ControlledBy,
    EvenManaValue,
    ExiledByIt,
    Filter,
    InStatus,
    InZone,
    IsSelf,
    Named,
    Not,
    OfColor,
    OneOf,
    Other,
    OwnedBy,
    SharesWith,
    SingleTarget,
    Targets,
    TheChosen,
    WithAttached,
    WithCounter,
    WithGreatest,
    WithKeyword,
    WithoutAbilities,
)
from bot.abilities.past import (
    CastNth,
    DealtDamageThisTurn,
    DealtDamageThisWay,
    Does,
    DoneThisWay,
    PutThereThisTurn,
)
from bot.abilities.relations import IsThat
from bot.abilities.who import SELF, YOU, Attached, Both, ControllerOf, EachOpponent
from bot.abilities.who import Any as AnyOf
from bot.cards.back import Back, ThatMuch
from bot.cards.phrases.base import G, S
from bot.regex import regex

for _class in ("1", "n"):
    G.phrase(f"suffix.{_class}", "{s:suffix}", S.s)

WAYS: tuple[Any, ...] = (
    "destroyed",
    "exiled",
    "sacrificed",
    "discarded",
    "returned",
    "put onto the battlefield",
    "chosen",
    "tapped",
    "put into a graveyard",
    "milled",
)
"""What an instruction may have done to things `this way`."""

p = G.phrase

_ONE_SEVERAL = regex(r"<([^|>]*)\|([^>]*)>")


def one_or_several(words: str, value: Any, *, also: tuple[str, ...] = ()) -> None:
    """Registers what is said of one thing and of several: `that <was|were> dealt damage`; `also`: what is read and never printed, all of
    it where there are no `words`."""
    for at, kind in enumerate(("1", "n"), 1):
        for said in filter(None, (words, *also)):
            template = _ONE_SEVERAL.sub(rf"\{at}", said)
            (p if said == words else G.alternate)(f"suffix.{kind}", template, value)


_ADORNED = OneOf((Filter((InStatus("enchanted"),)), Filter((InStatus("equipped"),))))

# Whose.
p("suffix", "you control", (ControlledBy(YOU),))
p("suffix", "you don't control", (Not(ControlledBy(YOU)),))
p("suffix", "you control but don't own", (ControlledBy(YOU), Not(OwnedBy(YOU))))
p("suffix", "your opponents control", (ControlledBy(EachOpponent()),))
p("suffix", "{w:player.1} controls", (ControlledBy(S.w),), when=lambda w: w != EachOpponent())
G.alternate("suffix", "each opponent controls", (ControlledBy(EachOpponent()),))
p("suffix", "{w:anyplayer.1} controls", (ControlledBy(S.w),))
p("suffix", "they control", (ControlledBy(Back("they")),))
p("suffix", "you own", (OwnedBy(YOU),))
p("suffix", "you don't own", (Not(OwnedBy(YOU)),))
p("suffix", "{w:anyplayer.1} owns", (OwnedBy(S.w),))

# With and without.
p("suffix", "with {k:plainkeyword}", (WithKeyword(S.k),))
p("suffix", "without {k:plainkeyword}", (Not(WithKeyword(S.k)),))
p("suffix", "with no abilities", (WithoutAbilities(),))
p(
    "suffix",
    "with {a:plainkeyword} or {b:plainkeyword}",
    (OneOf((Filter((WithKeyword(S.a),)), Filter((WithKeyword(S.b),)))),),
)
for _parity in ("even", "odd"):
    _mana_value = EvenManaValue(_parity == "odd")
    p("suffix", f"with {_parity} mana values", (_mana_value,), also=(f"with a {_parity} mana value",))
G.words("bodystat", {stat: stat for stat in ("power", "toughness", "mana value")})
p("stat", "{s:bodystat}", S.s)
G.words("stat", {s: s for s in ("base power", "base toughness", "total power and toughness")})
#: How it compares, of what stands after the noun: `2 or less`, `less than its power`.
for _words, _sign in (
    ("{n:number} or less", "<="),
    ("{n:number} or greater", ">="),
    ("{n:number}", "="),
    ("less than or equal to {n:worth}", "<="),
    ("less than {n:value}", "<"),
    ("greater than {n:value}", ">"),
    ("equal to {n:worth}", "="),
):
    p("comparedso", _words, (_sign, S.n))
p("comparedso", "less than or equal to that damage", ("<=", ThatMuch()))
p("suffix", "with {s:stat} {how,n:comparedso}", (Compare(S.s, S.how, S.n),))
for _words, _numbers in (
    ("{a:number} or {b:number}", (S.a, S.b)),
    ("{a:number}, {b:number}, or {c:number}", (S.a, S.b, S.c)),
):
    _either = OneOf(tuple(Filter((Compare(S.s, "=", n),)) for n in _numbers))
    p("suffix", f"with {{s:bodystat}} {_words}", (_either,))
for _words, _sign in (("lesser", "<"), ("greater", ">")):
    _than: Any = _sign
    G.alternate("suffix", f"with {_words} power", (Compare("power", _than, StatOf("power", SELF)),))
G.alternate("suffix", "with {o:its} {s:bodystat}", (Compare(S.s, "=", StatOf(S.s, S.o)),))
for _words, _least in (("greatest", False), ("highest", False), ("least", True), ("lowest", True)):
    (p if _words in ("greatest", "least") else G.alternate)(
        "suffix", f"with the {_words} {{s:bodystat}} among {{f:filter.n}}", (WithGreatest(S.s, S.f, _least),)
    )
_BASE: tuple[Any, ...] = ("base power", "base toughness")
G.computed(
    "suffix",
    "with base power and toughness {s:size}",
    lambda s: (Compare("base power", "=", s[0]), Compare("base toughness", "=", s[1])),
    lambda v: ((v[0].than, v[1].than),) if tuple(getattr(q, "stat", "") for q in v) == _BASE else None,
    key=tuple,
)
one_or_several("with <a counter on it|counters on them>", (WithCounter(""),))
one_or_several("with <a {c:counterkind} counter on it|{c:counterkind} counters on them>", (WithCounter(S.c),))
one_or_several(
    "<without a {c:counterkind} counter on it|with no {c:counterkind} counters on them>",
    (Not(WithCounter(S.c)),),
)
one_or_several("with no counters on <it|them>", (Not(WithCounter("")),))

# What a spell or ability on the stack was aimed at.
p("aim.one", "~", SELF)
p("aim.one", "you", YOU)
p("aim.one", "{a:any.1}", S.a)
p("aim.one", "{a:anyplayer.1}", S.a)
p("aim.of", "{a:aim.one}", S.a)
p("aim.of", "{a:aim.one} or {b:aim.one}", Both((S.a, S.b)))
G.alternate("aim.of", "one or more {f:filter.n}", AnyOf(S.f))
for _class, _verb in (("1", "targets"), ("n", "target")):
    p(f"suffix.{_class}", f"that {_verb} {{a:aim.of}}", (Targets(S.a),))
    p(f"suffix.{_class}", f"that {_verb} only ~", (Targets(SELF, True),))
    p(f"suffix.{_class}", f"that {_verb} only {{a:anyplayer.1}}", (Targets(S.a, True),))
    p(f"suffix.{_class}", f"that {_verb} only a single {{f:filter.1}}", (Targets(AnyOf(S.f), True),))
p("suffix", "with a single target", (SingleTarget(),))
for _nth, _word in enumerate(("first", "second", "third", "fourth", "fifth"), 1):
    p("suffix.1", f"that's the {_word} spell cast this turn", (CastNth(_nth),))
# Combat.
p("suffix", "attacking you", (AttackingWhom(YOU),))
p("suffix.1", "that's attacking {w:attacked}", (AttackingWhom(S.w),))
G.alternate("suffix.1", "that's attacking you", (AttackingWhom(YOU),))
p("suffix", "attacking you or a planeswalker you control", (AttackingWhom(YOU, True),))
G.alternate("suffix.1", "that's attacking you or a planeswalker you control", (AttackingWhom(YOU, True),))
p("attacked", "that player", Back("that player"))
p("suffix", "blocking {o:obj.1}", (BlockingIt(S.o),))
p("suffix", "blocked by {o:obj.1}", (BlockingIt(S.o, blocked=True),))
p(
    "suffix",
    "blocking or blocked by {o:obj.1}",
    (BlockingIt(S.o, either=True),),
)

# This turn and this way.
p("suffix", "dealt damage by {o:obj.1} this turn", (DealtDamageThisTurn(by=S.o),))
p("suffix", "dealt damage this turn", (DealtDamageThisTurn(),))
p("suffix", "dealt damage this way", (DealtDamageThisWay(),))
for _how in WAYS:
    p("suffix", f"{_how} this way", (DoneThisWay(_how),))
    for _who, _controller in (("you", YOU), ("they", Back("they"))):
        _theirs = (ControlledBy(_controller), DoneThisWay(_how))
        G.alternate("suffix.n", f"{_who} controlled {_how} this way", _theirs)
        one_or_several(f"{_who} controlled that <was|were> {_how} this way", _theirs)
one_or_several("that <was|were> dealt damage this turn", (Does("was dealt damage this turn"),))
p("suffix", "that dealt damage to you this turn", (DealtDamageThisTurn(to=YOU),))
p("suffix", "that dealt combat damage to you this turn", (DealtDamageThisTurn(combat=True, to=YOU),))
p("suffix", "that dealt damage this turn", (Does("dealt damage this turn"),))
for _did, _base in (("attacked", "attack"), ("blocked", "block"), ("entered", "enter")):
    _fact: Any = f"{_did} this turn"
    p("suffix", f"that {_fact}", (Does(_fact),))
    p("suffix", f"that didn't {_base} this turn", (Not(Does(_fact)),))

p(
    "suffix",
    "you own exiled with ~",
    (OwnedBy(YOU), InZone("exile"), ExiledByIt(SELF)),
    also=("from among cards you own exiled with ~",),
)
for _anywhere, _place in ((False, "the battlefield"), (True, "anywhere")):
    one_or_several(f"that <was|were> put there from {_place} this turn", (PutThereThisTurn(_anywhere),))
G.computed(
    "suffix.1",
    "with another {f:filter.1} attached to it",
    lambda f: (WithAttached(Filter((Other(), *f.qualities))),),
    lambda v: (
        (Filter(v[0].what.qualities[1:]),)
        if len(v) == 1 and isinstance(v[0], WithAttached) and v[0].what.qualities[:1] == (Other(),)
        else None
    ),
    key=tuple,
)
p(
    "suffix",
    "from their graveyard",
    (InZone("graveyard"), OwnedBy(Back("they"))),
    also=("in their graveyard",),
)
p("suffix", "from their hand", (InZone("hand"), OwnedBy(Back("they"))), also=("in their hand",))
_SHARED: tuple[Any, ...] = ("color", "card type", "creature type")
for _what in _SHARED:
    one_or_several(
        f"that <shares|share> a {_what} with {{o:obj.1}}",
        (SharesWith(_what, S.o),),
        also=(f"that <shares|share> at least one {_what} with {{o:obj.1}}",),
    )
p(
    "suffix",
    "from {w:whoseyard} graveyard",
    (InZone("graveyard"), OwnedBy(S.w)),
    also=("in {w:whoseyard} graveyard",),
)
p("whoseyard", "{p:player.1}'s", S.p)

# Chosen, attached, named.
p("suffix", "of the color of your choice", (TheChosen("color now"),))
G.alternate("suffix", "it's blocking", (BlockingIt(Back("it"), blocked=True),))
G.alternate("suffix", "~ is blocking", (BlockingIt(SELF, blocked=True),))
p("suffix", "with the chosen name", (TheChosen("name"),))
p("suffix", "of the chosen color", (TheChosen("color"),))
p("suffix", "of the chosen type", (TheChosen("type"),))
p("suffix", "with the same mana value as {o:obj.1}", (SharesWith("mana value", S.o),))
G.alternate("suffix", "of that type", (TheChosen("type"),))
one_or_several(
    "that <isn't|aren't> of the chosen type",
    (Not(TheChosen("type")),),
    also=("that <isn't|aren't> the chosen type",),
)
p("suffix", "of the creature type of your choice", (TheChosen("creature type now"),))
p("suffix", "of your choice", (TheChosen("source"),))
p("suffix", "attached to {o:obj.1}", (AttachedToIt(S.o),))
p("suffix", "attached to {a:any.1}", (AttachedToIt(S.a),))
G.alternate("suffix.n", "attached to {f:filter.n}", (AttachedToIt(AnyOf(S.f)),))
G.alternate("suffix.1", "that's attached to {a:any.1}", (AttachedToIt(S.a),))
one_or_several("", (AttachedToIt(S.o),), also=("that <was|were> attached to {o:obj.1}",))
p("suffix.1", "that isn't a {f:filter.a}", (Not(OneOf((S.f,))),), when=lambda f, **_: len(f.qualities) == 1)
G.alternate("suffix", "with the same controller", (ControlledBy(ControllerOf(Back("it"))),))
p("suffix", "other than ~", (Not(IsSelf()),))
p("suffix.n", "other than {t:target.1}", (Not(IsThat(S.t)),))
p("suffix.1", "other than enchanted creature", (Not(IsThat(Attached("enchanted creature"))),))
p("suffix.n", "other than {f:filter.n}", (Not(OneOf((S.f,))),))
p("suffix.1", "that's one or more colors", (OfColor("colored"),))
G.alternate("suffix", "of that color", (TheChosen("color"),))

for _status in ("enchanted", "equipped", "tapped", "untapped", "attacking", "blocking"):
    p("beingso", _status, InStatus(_status))
p("beingso", "enchanted or equipped", _ADORNED)
p("beingso", "{a:color} or {b:color}", OneOf((Filter((S.a,)), Filter((S.b,)))))
p(
    "beingso",
    "{a:color}, {b:color}, {c:color}, or {d:color}",
    OneOf((Filter((S.a,)), Filter((S.b,)), Filter((S.c,)), Filter((S.d,)))),
)
p("suffix@", "<that's|that are> {q:beingso}", (S.q,))
p("suffix@", "that <isn't|aren't> {q:beingso}", (Not(S.q),))
p("suffix", "named {n:propername}", (Named(S.n),))
p("suffix", "named ~", (Named("~"),))
