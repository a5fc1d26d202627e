"""Amounts with what they are amounts of, however they are said: `two cards`, `cards equal to its power`, `a card for each creature you
control`, `3 life`, `{E}{E}`, `a +1/+1 counter`, `up to two counters`."""

from __future__ import annotations

from typing import Any

from bot.abilities.amounts import AtMost, Half, Number, Plus, Times, X
from bot.cards.back import ThatMuch
from bot.cards.phrases.base import G, S

p, alternate = G.phrase, G.alternate
_ONE = Number(1)


# --- cards ------------------------------------------------------------------------------------------------------------------

p("ofcards", "{n:count.1} card", S.n)
p("ofcards", "{n:count.n} cards", S.n)
p("ofcards", "cards equal to {v:worth}", S.v, also=("a number of cards equal to {v:worth}",))
p("ofcards", "that many cards plus one", Plus(ThatMuch(), 1))
# The turn's own draw apart, an additional card is a card.
alternate("ofcards", "a additional card", _ONE)
alternate("ofcards", "{n:number.word} additional cards", S.n)
alternate("ofcards", "a card for each 1 damage dealt to them", ThatMuch())

# --- life -------------------------------------------------------------------------------------------------------------------

p("oflife", "{n:amount} life", S.n)
p("oflife", "life equal to {v:worth}", S.v)
p("oflife", "life equal to {v:worth}, but not more life than {m:value0}", AtMost(S.v, S.m))
alternate("oflife", "life equal to that damage", ThatMuch())

# --- energy -----------------------------------------------------------------------------------------------------------------

for _many in range(1, 9):
    p("ofenergy", "{E}" * _many, Number(_many))
    alternate("ofenergy", "{E}" * _many + " {v:foreach}", S.v if _many == 1 else Times(_many, S.v))
p("ofenergy", "that many {E}", ThatMuch())
p("ofenergy", "X {E}", X())
p("ofenergy", "a amount of {E} equal to {v:worth}", S.v)

# --- counters: how many, of what kind ---------------------------------------------------------------------------------------

p("ofcounters", "a {k:counterkind} counter", (_ONE, S.k))
p("ofcounters", "{n:count.n} {k:counterkind} counters", (S.n, S.k))
p("ofcounters.any", "a counter", (_ONE, ""))
p("ofcounters.any", "{n:count.n} counters", (S.n, ""))
p("countersmoved", "{n,k:ofcounters}", (S.n, S.k))
p("countersmoved", "all {k:counterkind} counters", (None, S.k))
p("countersmoved", "all counters", (None, ""))
p("countersoff", "{n,k:countersmoved}", (S.n, S.k, False))
p("countersoff", "{n,k:ofcounters.any}", (S.n, S.k, False))
p("countersoff", "up to {n:count.n} counters", (S.n, "", True))
p("countersoff", "up to {n:count.n} {k:counterkind} counters", (S.n, S.k, True))

# --- so much for each, and half X ---------------------------------------------------------------------------------------------

for _rule, _one, _several in (
    ("ofcards", "a card", "{n:intword} cards"),
    ("oflife", "1 life", "{n:int} life"),
):
    alternate(_rule, f"{_one} {{v:foreach}}", S.v)
    alternate(_rule, f"{_several} {{v:foreach}}", Times(S.n, S.v), when=lambda n, v: n > 1)
for _rounded in ("up", "down"):
    _half: Any = Half(X(), _rounded)
    for _rule, _noun in (("ofcards", "cards"), ("oflife", "life")):
        alternate(_rule, f"half X {_noun}, rounded {_rounded}", _half)
