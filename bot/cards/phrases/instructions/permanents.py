"""What happens to permanents and cards: destroy, exile, return, tap, counters, regenerate, control, copy."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from bot.abilities.amounts import CountersOn
from bot.abilities.chosen_counters import DoubleCounters
from bot.abilities.combining import ForEachOf, Then
from bot.abilities.copying import CopySpell
from bot.abilities.effects import (
    Attach,
    BecomesBlockedNow,
    CounterSpell,
    Destroy,
    DistributeCounters,
    ExchangeControl,
    Move,
    MoveCounters,
    PutCounters,
    Regenerate,
    RemoveCounters,
    RemoveFromCombat,
    TapOrUntap,
)
from bot.abilities.filters import AnOpponent, AttachedToIt, ControlledBy, Filter, InZone, OfType, OwnedBy
from bot.abilities.keyword_actions import (
    Transform,
    Unattach,
)
from bot.abilities.who import SELF, YOU, Both, Chosen, Count, Each, Target, Who
from bot.abilities.who import Any as AnyOf
from bot.cards.back import Back
from bot.cards.phrases.base import G, S
from bot.cards.phrases.words.verbs import SAME, order
from bot.values import replace


def _unattached_from(what: Who) -> Sequence[Any] | None:
    """What is taken off, and what it is attached to."""
    if not isinstance(what, Each) or what.word != "all" or not what.what.qualities:
        return None
    *kind, on = what.what.qualities
    return (Filter(tuple(kind)), on.who) if isinstance(on, AttachedToIt) else None


# --- destroy, exile, return --------------------------------------------------------------------------------------------

order("destroy {o:thing}", Destroy(S.o))
order("destroy {o:thing} and it can't be regenerated", Destroy(S.o, regenerate=False))
order("exile {o:thing}", Move(S.o, "exile"))
order("exile ~ from your graveyard", Move(SELF, "exile", from_zone="graveyard"))
order("exile {c:chosen.1}", Move(S.c, "exile"))
order(
    "exile {c:chosen.n}",
    Move(S.c, "exile"),
    when=lambda c: (
        isinstance(c.count.least, int)
        and c.count.least == c.count.most
        and not c.random
        and InZone("graveyard") in c.what.qualities
    ),
)
order("exile {c:chosen.1} face down", Move(S.c, "exile", face_down=True))
order(
    "exile {o:thing} {c:arrive.with}",
    Move(S.o, "exile", with_counters=S.c),
    when=lambda o, c: not isinstance(o, Target),
)
order("exile {o:thing} face down", Move(S.o, "exile", face_down=True))
order("exile {o:thing} until ~ leaves the battlefield", Move(S.o, "exile", until_leaves=True))
#: What is moved, and where to, of one and of several.
G.phrase("single", "{o:obj.1}", S.o)
G.phrase("manythings", "{o:obj.n}", S.o, when=lambda o: o != Back("they"))
for _class, _slots in (("1", ("single", "chosen.1")), ("n", ("manythings", "chosen.n"))):
    for _slot in _slots:
        G.phrase(f"moved.{_class}", f"{{o:{_slot}}}", S.o)
for _slot in ("thing", "chosen.1", "chosen.n"):
    G.phrase("acted", f"{{o:{_slot}}}", S.o)
for _where, _to in (("on top of", "library top"), ("on the bottom of", "library bottom")):
    G.phrase("owners@", f"{_where} <its owner's library|their owners' libraries>", _to)
    G.phrase("mine", f"{_where} your library", _to)
    G.alternate("mine", f"{_where} your library in any order", _to)
G.phrase("owners@", "into <its owner's graveyard|their owners' graveyards>", "graveyard")
order("put {o:moved@} {t:owners@}", Move(S.o, S.t))
order(
    "put {o:acted} {t:mine}",
    Move(S.o, S.t, under=YOU),
    # Just so many cards of a hand are spoken of as such.
    when=lambda o, t: (
        not isinstance(o, Chosen) or InZone("hand") not in o.what.qualities or o.count.least != o.count.most
    ),
)
order(
    "return {o:moved@} to <its owner's hand|their owners' hands>",
    Move(S.o, "hand"),
    also=(
        "return {o:moved.n} to their owner's hand",
        "put {o:moved@} into <its owner's hand|their owners' hands>",
        "return to their owners' hands {o:each.n}",
    ),
)
order(
    "return {o:acted} to your hand",
    Move(S.o, "hand", under=YOU),
    also=("put {o:acted} into your hand", "return to your hand {o:each.n}"),
)


_THEIRS = (ControlledBy(Back("they")), OwnedBy(Back("they")))


def _each_moves(w: Who, c: Chosen, to: Any) -> Any:
    """Each of them chooses among their own."""
    if c.chooser is not None or not any(q in _THEIRS for q in c.what.qualities):
        return None
    return ForEachOf(w, (Move(replace(c, chooser=Back("they")), to),))


def _each_moves_said(value: Any, to: Any) -> Sequence[Any] | None:
    move = value.effects[0] if len(value.effects) == 1 else None
    if not isinstance(move, Move) or not isinstance(move.what, Chosen) or move.what.chooser is None:
        return None
    plain = replace(move.what, chooser=None)
    return (value.what, plain) if _each_moves(value.what, plain, to) == value else None


for _one, _its in (("1", "its"), ("n", "their")):
    for _verb, _after, _to in (("returns", f" to {_its} owner's hand", "hand"), ("exiles", "", "exile")):
        G.computed(
            "clause",
            f"{{w:player.1}} {_verb} {{c:chosen.{_one}}}{_after}",
            partial(_each_moves, to=_to),
            partial(_each_moves_said, to=_to),
            key=ForEachOf,
        )
_EXILED = Filter((OfType("Card"), OwnedBy(AnyOf(Filter((AnOpponent(),)))), InZone("exile")))
order(
    "put a card an opponent owns from exile into that player's graveyard", Move(Chosen(_EXILED), "graveyard")
)
order(
    "put two cards your opponents own from exile into their owners' graveyards",
    Move(Chosen(_EXILED, Count(2, 2)), "graveyard"),
)
order("return ~ from your graveyard to your hand", Move(SELF, "hand", under=YOU, from_zone="graveyard"))

# --- tap and untap -------------------------------------------------------------------------------------------------------

order("tap {o:acted}", TapOrUntap(S.o, tap=True))
order("untap {o:acted}", TapOrUntap(S.o, tap=False))
order("tap or untap {o:thing}", TapOrUntap(S.o, tap=None))

# --- counters ------------------------------------------------------------------------------------------------------------


G.phrase("countered", "{o:obj.1}", S.o)
G.phrase("countered", "each of {t:target.n}", S.t)
G.phrase("countered", "each of {t:that.n}", S.t, when=lambda t: t != Back("those creatures"))
G.computed(
    "countered",
    "each of {a:target.1} and {b:target.1}",
    lambda a, b: Both((a, b)),
    lambda v: v.of if len(v.of) == 2 and all(isinstance(t, Target) for t in v.of) else None,
    key=Both,
)
G.phrase("countered", "them", Back("they"), also=("each of them",))


def _not_on_players(k: str, **_: object) -> bool:
    """Players `get` poison counters."""
    return k not in ("poison", "energy", "experience", "rad")


order(
    "distribute {n:count.n} {k:counterkind} counters among {t:target.n}",
    DistributeCounters(S.k, S.n, S.t),
    when=lambda n, k, t: isinstance(t, Target),
)
for _slot in ("countered", "chosen.1"):
    G.phrase("counteredthing", f"{{o:{_slot}}}", S.o)
order("put {n,k:ofcounters} on {o:counteredthing}", PutCounters(S.k, S.n, S.o), when=_not_on_players)
order(
    "put a number of {k:counterkind} counters on {o:counteredthing} equal to {v:worth}",
    PutCounters(S.k, S.v, S.o),
    when=_not_on_players,
)
for _words in (
    "put a {k:counterkind} counter on {o:counteredthing} {v:foreach}",
    "put a number of {k:counterkind} counters equal to {v:worth} on {o:counteredthing}",
    "put a number of {k:counterkind} counters equal to {v:worth} onto {o:counteredthing}",
):
    G.alternate("imperative", _words, PutCounters(S.k, S.v, S.o), when=_not_on_players)
G.computed(
    "imperative",
    "double the number of {k:counterkind} counters on {o:obj.1}",
    lambda k, o: PutCounters(k, CountersOn(k, SAME), o),
    lambda v: (v.kind, v.on) if isinstance(v.amount, CountersOn) else None,
    key=PutCounters,
)
for _slot in ("thing", "chosen.1"):
    G.phrase("actedone", f"{{o:{_slot}}}", S.o)
order("double the number of each kind of counter on {o:actedone}", DoubleCounters(S.o))
order("remove {n,k,u:countersoff} from {o:actedone}", RemoveCounters(S.k, S.n, S.o, S.u))
order(
    "move {n,k:countersmoved} from {o:thing} onto {t:thing}",
    MoveCounters(S.k, S.n, S.o, S.t),
)

# --- combat, regeneration, control ------------------------------------------------------------------------------------------

order("regenerate {o:thing}", Regenerate(S.o))
for _it in ("it", "that creature"):
    _register = G.phrase if _it == "it" else G.alternate
    _register(
        "step", f"regenerate {{o:thing}}. {{c:plain}} if {_it} regenerates this way.", Regenerate(S.o, (S.c,))
    )
    _register(
        "step",
        f"regenerate {{o:thing}}. When {_it} regenerates this way, {{c:plain}}.",
        Regenerate(S.o, (S.c,), triggers=True),
    )
order("remove {o:thing} from combat", RemoveFromCombat(S.o))
G.phrase("clause", "{o:obj@} <becomes|become> blocked", BecomesBlockedNow(S.o))
order(
    "exchange control of {a:thing} and {b:thing}",
    ExchangeControl(S.a, S.b),
    when=lambda a, b: (
        not (isinstance(b, Each) and b.word == "") and not isinstance(a, Both) and not isinstance(b, Both)
    ),
)
order("exchange control of {t:target.n}", ExchangeControl(S.t, Back("")))
order("attach {a:acted} to {b:actedone}", Attach(S.a, S.b))
order("unattach {o:obj.1}", Unattach(S.o))
G.computed(
    "imperative",
    "unattach all {f:filter.n} from {o:thing}",
    lambda f, o: Unattach(Each(Filter((*f.qualities, AttachedToIt(o))), "all")),
    lambda v: _unattached_from(v.what),
    key=Unattach,
)
order("transform {o:acted}", Transform(S.o), also=("convert {o:acted}",))  # CR 701.28a

# --- spells ------------------------------------------------------------------------------------------------------------------

order("counter {o:thing}", CounterSpell(S.o))
order("copy {o:thing}", CopySpell(S.o, new_targets=False))
order(
    "copy {c:chosen.1}",
    CopySpell(S.c, new_targets=False),
    when=lambda c: any(isinstance(q, InZone) for q in c.what.qualities),
)
# On one and on another: two instructions in one.
G.computed(
    "plain",
    "put {c:ofcounters} on {o:counteredthing} and {d:ofcounters} on {p:counteredthing}",
    lambda c, o, d, p: (
        Then((PutCounters(c[1], c[0], o), PutCounters(d[1], d[0], p)), " and ")
        if _not_on_players(c[1]) and _not_on_players(d[1])
        else None
    ),
    lambda v: None,
    key=Then,
    alternate=True,
)
