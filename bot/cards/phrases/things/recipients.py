"""Phrases that name who damage is dealt to: `any target`, `itself`, `each of those creatures`, `you and each creature you control`."""

from __future__ import annotations

from typing import Any

from bot.abilities.amounts import X
from bot.abilities.filters import (
    AnOpponent,
    AnyTarget,
    Filter,
)
from bot.abilities.relations import IsThat
from bot.abilities.who import (
    YOU,
    AttackedBy,
    Both,
    Chosen,
    Count,
    Each,
    EachPlayer,
    Target,
    Who,
)
from bot.cards.back import IT, Back
from bot.cards.phrases.base import REST, G, S

# Who damage is dealt to.
G.phrase("hit.one", "{o:obj.1}", S.o)
G.phrase("hit.one", "itself", Back("itself"))
G.phrase("hit.one", "{p:player.1}", S.p)
G.phrase("hit.one", "you", YOU)
G.phrase("hit.one", "a opponent chosen at random", Chosen(Filter((AnOpponent(),)), random=True))
G.phrase(
    "hit.one",
    "a {f:filter.a} chosen at random",
    Chosen(S.f, random=True),
    when=lambda f: f != Filter((AnOpponent(),)),
)
G.alternate("hit.one", "players", EachPlayer())
G.phrase("hit.one", "them", Back("they"))
G.alternate("hit.one", "each of them", Back("they"))
for _again in (
    "that permanent or player",
    "that player or permanent",
    "that creature or player",
    "that creature or planeswalker",
    "that player or planeswalker",
    "that creature, player, or planeswalker",
):
    G.phrase("hit.one", _again, Back(_again))
G.phrase("hit.one", "each of those permanents and/or players", Back("those permanents and/or players"))
G.alternate("hit.one", "each of those targets", Back("those permanents and/or players"))
#: Of several that were named, those that are so.
G.phrase("hit.one", "each of {t:that.n} {s:suffix.n}", Each(Filter((IsThat(S.t), REST.s)), "each"))
G.phrase("hit.one", "each of {t:target.n}", S.t)
for _words, _count in (("X", Count(X(), X())), ("up to X", Count(0, X()))):
    G.alternate("hit.one", f"{_words} targets", Target(Filter((AnyTarget(),)), _count))
G.phrase("hit.one", "each of {t:that.n}", S.t, when=lambda t: t != Back("those creatures"))
for _those in ("those creatures", "those permanents"):
    G.alternate("hit.one", _those, Back(_those))
G.phrase("hit.one", "{e:each.n}", S.e)
G.phrase("hit.one", "the player or planeswalker it's attacking", AttackedBy(IT))
G.phrase("hit.one", "the player or planeswalker {t:that.1} is attacking", AttackedBy(S.t))
G.phrase("hit", "{h:hit.one}", S.h)


def _apart(a: Who, b: Who, **_: Any) -> bool:
    """`artifacts and creatures` is one description; `you and creatures you control` are two."""
    many = isinstance(a, (Each, Target)) and G.rule("obj.n").write(a) is not None
    return not (many and isinstance(b, Each) and b.word == "")


G.phrase("hit", "{a:hit.one} and {b:hit.one}", Both((S.a, S.b)), when=_apart)
G.alternate("hit", "{a:hit.one} and to {b:hit.one}", Both((S.a, S.b)), when=_apart)
G.alternate("hit", "you and/or {e:each.n}", Both((YOU, S.e)))
