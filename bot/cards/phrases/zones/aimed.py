"""Cards put onto the battlefield that an instruction aims at, or that were spoken of before."""

from __future__ import annotations

from bot.abilities.combining import ForEachOf
from bot.abilities.effects import Move
from bot.abilities.who import YOU
from bot.cards.back import Back
from bot.cards.phrases.base import G, S
from bot.cards.phrases.zones.arriving import brought

p = G.phrase

p("aimed", "{t:target.1}", S.t)
p("aimed", "{t:target.n}", S.t)
p("aimed", "{t:that.1}", S.t)
p("aimed", "{t:that.n}", S.t)
p("aimed", "{e:each.n}", S.e, when=lambda e: e.word == "all")
p("aimed", "{e:each.1}", S.e)
p("aimed", "it", Back("it"))
G.computed(
    "imperative",
    "put {o:aimed} onto the battlefield {a:arrival}",
    lambda o, a: brought(o, a) if a.under is not None else brought(o, a, under=YOU),
    lambda v: None,
    key=Move,
    alternate=True,
)
G.alternate("imperative", "put {o:aimed} onto the battlefield", Move(S.o, "battlefield", under=YOU))
p(
    "clause",
    "{w:player.1} returns {e:each.n} to the battlefield",
    ForEachOf(S.w, (Move(S.e, "battlefield", Back("they")),)),
    when=lambda w, e: e.word == "all",
)
G.alternate(
    "clause",
    "{w:player.1} returns to the battlefield {e:each.n}",
    ForEachOf(S.w, (Move(S.e, "battlefield", Back("they")),)),
)
