"""Descriptions by what is printed on a card, by whether a spell was cast, and by how things stand to others: `with mana cost {0} or
{1}`, `that wasn't cast`, `banded with it`."""

from __future__ import annotations

from itertools import permutations
from typing import Any

from bot.abilities.amounts import StatOf
from bot.abilities.conditions import Happened
from bot.abilities.costs import Mana
from bot.abilities.filters import (
    APlayer,
    Compare,
    Filter,
    Not,
    OfType,
    OneOf,
    Other,
    WithManaCost,
    WithXInCost,
    kind,
)
from bot.abilities.past import CastFor, Manned, WasCast
from bot.abilities.player_events import Casts
from bot.abilities.relations import BandedWith, IsThat
from bot.abilities.who import GIVER, SELF, Both, Count, Target
from bot.abilities.who import Any as AnyOf
from bot.cards.back import Back
from bot.cards.phrases.base import G, S

p = G.phrase

_SIZES: tuple[Any, ...] = ("power", "toughness")


def _plain(f: Filter, g: Filter) -> bool:
    """A word each: of more, whose the rest is would be open."""
    return len(f.qualities) == len(g.qualities) == 1


p("suffix", "other than {t:that.1} or ~", (Other(Both((S.t, SELF))),))
for _first, _second in permutations(("creature", "planeswalker", "artifact", "enchantment"), 2):
    _either = tuple(kind(one.capitalize()) for one in (_first, _second))
    _spell = Filter((OneOf(_either), OfType("Spell")))
    G.alternate(
        "target.1", f"up to one target {_first} spell or {_second} spell", Target(_spell, Count(0, 1))
    )

p("suffix", "other than {t:that.1}", (Not(IsThat(S.t)),))
p("suffix", "other than §", (Not(IsThat(GIVER)),))
p("suffix.n", "banded with {o:obj.1}", (BandedWith(S.o),))
p("suffix.1", "that's a {f:filter.a} or a {g:filter.a}", (OneOf((S.f, S.g)),), when=_plain)
p(
    "suffix",
    "with power or toughness {n:number} or less",
    (OneOf(tuple(Filter((Compare(stat, "<=", S.n),)) for stat in _SIZES)),),
)
_OF_THAT = StatOf("mana value", Back("that creature"))
G.alternate("suffix", "with lesser mana value", (Compare("mana value", "<", _OF_THAT),))
G.alternate("suffix", "with equal or lesser mana value", (Compare("mana value", "<=", _OF_THAT),))
G.words("manned", {"crewed": "crewed", "saddled": "saddled"})
p("suffix", "that {m:manned} {o:obj.1} this turn", (Manned(S.o, S.m),))
p("suffix@", "with {X} in <its mana cost|their mana costs>", (WithXInCost(),))
p("suffix.1", "that wasn't cast", (Not(WasCast()),))
p(
    "condition",
    "a spell was warped this turn",
    Happened(Casts(AnyOf(Filter((APlayer(),))), Filter((OfType("Spell"), CastFor("warp"))))),
)
G.computed(
    "suffix",
    "with mana cost {m:mana} or {n:mana}",
    lambda m, n: (WithManaCost((m.symbols, n.symbols)),),
    lambda v: (
        tuple(Mana(c) for c in v[0].costs)
        if len(v) == 1 and isinstance(v[0], WithManaCost) and len(v[0].costs) == 2
        else None
    ),
    key=tuple,
)
