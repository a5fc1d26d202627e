"""Cards that are put onto the battlefield from a hand."""

from __future__ import annotations

from typing import Any

from bot.abilities.effects import Move
from bot.abilities.filters import Filter, InZone, OneOf, OwnedBy
from bot.abilities.who import YOU, Chosen
from bot.cards.phrases.base import G, S
from bot.cards.phrases.zones.arriving import arrives_so, brought, how_it_arrives, lies_in, put_onto

p = G.phrase

#: A card put onto the battlefield from the hand, chosen now.
p("incard", "{c:chosen.1}", S.c)
p("incard", "{c:chosen.n}", S.c, when=lambda c: lies_in(c, "hand"))


def _either(f: Any, g: Any) -> Chosen:
    return Chosen(Filter((OneOf((f, g)), InZone("hand"), OwnedBy(YOU))))


G.computed(
    "incard",
    "a {f:filter.a} or a {g:filter.a} from your hand",
    _either,
    lambda value: None,
    key=Chosen,
    alternate=True,
)
p("imperative", "put {o:incard} onto the battlefield", Move(S.o, "battlefield", under=YOU))
# Under whose control is said of cards that others may own.
G.computed(
    "imperative",
    "put {o:incard} onto the battlefield {a:arrival}",
    lambda o, a: brought(o, a) if a.under == YOU else None,
    lambda v: None,
    key=Move,
    alternate=True,
)
G.computed(
    "imperative",
    "put {o:incard} onto the battlefield {a:arrival}",
    put_onto,
    lambda v: (v.what, how_it_arrives(v, YOU)) if arrives_so(v) and v.under == YOU else None,
    key=Move,
)
