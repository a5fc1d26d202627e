"""Whom, what and how many conditions ask about: `you`, `an opponent`, `~`, `it`; `two or more creatures`, `no Forest`; `3 or less`."""

from __future__ import annotations

from typing import Any

from bot.abilities.amounts import Half, Number, StartingLife
from bot.abilities.filters import Filter
from bot.abilities.who import SELF, YOU, Attached, Each, EachOpponent, EachPlayer
from bot.cards.back import IT, Back
from bot.cards.phrases.base import G, S
from bot.cards.phrases.things.nouns import speaks_of_players
from bot.cards.phrases.things.who import another

p = G.phrase


def of_things(f: Filter, **_: Any) -> bool:
    """Whether it describes no players."""
    return not speaks_of_players(f)


# --- who ------------------------------------------------------------------------------------------------------------------

G.family("asker", ("1", "n", "you"))
p("asker.you", "you", YOU)
# Of each of several it would have to be asked one by one.
p("asker.1", "{w:player.1}", S.w, when=lambda w: not isinstance(w, Each | EachPlayer | EachOpponent))
p("asker.1", "{w:anyplayer.1}", S.w)
p("asker.n", "they", Back("they"))
p("asker.has", "you've", YOU)
p("asker.has", "{w:asker.1} has", S.w)
p("asker.has", "they've", Back("they"))

# --- what -----------------------------------------------------------------------------------------------------------------

p("being", "~", SELF)
for _thing in (
    "enchanted creature",
    "enchanted permanent",
    "enchanted land",
    "enchanted artifact",
    "equipped creature",
):
    p("being", _thing, Attached(_thing))
p("being", "{t:that.1}", S.t)
p("asked", "{o:being}", S.o)
p("asked", "it", IT)
p("asked.is", "{o:being} is", S.o)
p("asked.is", "it's", IT, also=("it is",))
p("asked.is.not", "{o:asked} isn't", S.o)
G.alternate("asked.is.not", "it's not", IT)

# --- how many, how much -----------------------------------------------------------------------------------------------------

_NONE, _ONE = Number(0), Number(1)
p("many.n", "no", ("=", _NONE))
p("many.1", "exactly one", ("=", _ONE))
for _words, _sign in (
    ("{n:number.word} or more", ">="),
    ("{n:number.word} or fewer", "<="),
    ("fewer than {n:number.word}", "<"),
    ("more than {n:number.word}", ">"),
):
    p("many.n", _words, (_sign, S.n))
p("many.n", "exactly {n:number.word}", ("=", S.n), when=lambda n: n != _ONE)
G.alternate("many.n", "at least {n:number.word}", (">=", S.n))

#: What is counted, with how many: `a creature`, `another creature`, `two or more creatures`, `no creatures`.
p("some.1", "a {f:filter.a}", (">=", _ONE, S.f), when=of_things)
another(
    "some.1",
    "another {f:filter.1}",
    lambda f: (">=", _ONE, f),
    lambda v: v[2:] if v[:2] == (">=", _ONE) else None,
    tuple,
)
p(
    "some@",
    "{how,n:many@} {f:filter@}",
    (S.how, S.n, S.f),
    when=lambda how, n, f: (how, n) != (">=", _ONE) and of_things(f),
)
p("some", "{how,n,f:some.1}", (S.how, S.n, S.f))
p("some", "{how,n,f:some.n}", (S.how, S.n, S.f))

#: How an amount compares with another: `3 or less`, `less than your starting life total`.
p("compared", "{n:number} or greater", (">=", S.n), also=("{n:number} or more",))
p("compared", "{n:number} or less", ("<=", S.n))
G.alternate("compared", "{n:number.word} or greater", (">=", S.n), when=lambda n: isinstance(n, Number))
for _words, _sign in (("less than", "<"), ("greater than", ">")):
    p("compared", f"{_words} {{v:value}}", (_sign, S.v))
    G.alternate("compared", f"{_words} {{n:number.word}}", (_sign, S.n), when=lambda n: isinstance(n, Number))
    p("compared", f"{_words} or equal to {{v:value}}", (f"{_sign}=", S.v))
p("compared", "equal to {v:value}", ("=", S.v))
G.alternate("compared", "exactly {n:number}", ("=", S.n))
# A life total is a whole number: less than half of an odd one is less than that rounded up.
G.alternate("compared", "less than half {w:whose} starting life total", ("<", Half(StartingLife(S.w), "up")))
G.alternate(
    "compared",
    "less than or equal to half {w:whose} starting life total",
    ("<=", Half(StartingLife(S.w), "down")),
)
