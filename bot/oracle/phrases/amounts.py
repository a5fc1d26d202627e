"""Values in words: `the number of creatures you control`, `its power`, `half that damage, rounded up`."""

from __future__ import annotations

from bot.engine.abilities.amounts import (
    CardsIn,
    CountersOn,
    CountOf,
    DamageDealt,
    DamagePrevented,
    Half,
    LifeLost,
    LifeOf,
    ManaSpent,
    Plus,
    StartingLife,
    StatOf,
    ThatMuch,
    Times,
    X,
)
from bot.engine.abilities.filters import Filter, InZone, OfType
from bot.oracle.phrases.base import G, S

p = G.phrase


def _on_the_battlefield(f: Filter) -> bool:
    return not any(isinstance(q, InZone) for q in f.qualities)


p("value", "X", X())
p("value", "{n:digits}", S.n)
p("value", "that damage", ThatMuch())
p("value", "the damage prevented this way", DamagePrevented())
p("value", "the damage dealt this way", DamageDealt())
p("value", "the excess damage dealt this way", DamageDealt(excess=True))
p("value", "the life lost this way", LifeLost())
for _stat in ("power", "toughness", "mana value"):
    p("value", f"{{o:its}} {_stat}", StatOf(_stat, S.o))
p("value", "{w:whose} life total", LifeOf(S.w))
p("value", "{w:whose} starting life total", StartingLife(S.w))
p("value", "the amount of mana spent to cast it", ManaSpent(), also=("the amount of mana spent to cast ~",))
p("value", "the number of {f:filter.n}", CountOf(S.f), when=_on_the_battlefield)
p("value", "the number of cards in {w:whose} hand", CardsIn("hand", S.w))
p("value", "the number of cards in {w:whose} graveyard", CardsIn("graveyard", S.w))


def _more_than_cards(w: object, f: Filter) -> bool:
    return _on_the_battlefield(f) and f != Filter((OfType("Card"),))


p(
    "value",
    "the number of {f:filter.n} in {w:whose} graveyard",
    CardsIn("graveyard", S.w, S.f),
    when=_more_than_cards,
)
p("value", "the number of {c:counterkind} counters on {o:obj.1}", CountersOn(S.c, S.o))
p("value", "twice {v:value}", Times(2, S.v))
p("value", "{n:intword} times {v:value}", Times(S.n, S.v), when=lambda n, v: n > 2)
p("value", "half {v:value}, rounded up", Half(S.v, "up"))
p("value", "half {v:value}, rounded down", Half(S.v, "down"))
p("value", "{n:int} plus {v:value}", Plus(S.v, S.n))

#: `for each creature you control` as a value.
p("foreach", "for each {f:filter.1}", CountOf(S.f), when=_on_the_battlefield)
p("foreach", "for each card in {w:whose} hand", CardsIn("hand", S.w))
p("foreach", "for each card in {w:whose} graveyard", CardsIn("graveyard", S.w))
p(
    "foreach",
    "for each {f:filter.1} in {w:whose} graveyard",
    CardsIn("graveyard", S.w, S.f),
    when=_more_than_cards,
)
p("foreach", "for each {c:counterkind} counter on {o:obj.1}", CountersOn(S.c, S.o))
p("foreach", "for each 1 damage prevented this way", DamagePrevented())
