"""How many things there must be: `you control two or more creatures`, `there are three or more lands on the battlefield`."""

from __future__ import annotations

from functools import partial
from typing import Any

from bot.abilities.amounts import (
    CountOf,
    Number,
)
from bot.abilities.conditions import (
    AllSo,
    AmountIs,
    AnySo,
    Compared,
    Controls,
    NotSo,
)
from bot.abilities.filters import (
    AttackingWhom,
    ControlledBy,
    ExiledByIt,
    Filter,
    InStatus,
    InZone,
    Named,
    OfType,
    OwnedBy,
    Quality,
    WithGreatest,
)
from bot.abilities.who import SELF, YOU, Each, EachOpponent
from bot.abilities.who import Any as AnyOf
from bot.cards.back import IT
from bot.cards.phrases.base import G, S
from bot.cards.phrases.conditions.asked import of_things
from bot.cards.phrases.things.nouns import NOUNS

p, alternate = G.phrase, G.alternate
_ONE = Number(1)

# --- controlled by a player -------------------------------------------------------------------------------------------------

#: What is counted: how it is compared, with what, and what it is.
Some = tuple[Compared, Any, Filter]


def controls(w: Any, s: Some) -> Any:
    """`you control two or more creatures`, `you control no creatures`; None where it can't be said so."""
    how, than, f = s
    n = than.n if isinstance(than, Number) else -1
    match how:
        case ">=" if n > 0:
            return Controls(w, f, n)
        case "=" if n == 0:
            return NotSo(Controls(w, f))
        case "=" if n > 0:
            return Controls(w, f, n, n)
        case "<=" if n > 0:
            return Controls(w, f, 0, n)
    return None


def _controls_said(v: Any) -> Any:
    if isinstance(v, NotSo) and isinstance(v.of, Controls):
        return (v.of.who, ("=", Number(0), v.of.what)) if (v.of.at_least, v.of.at_most) == (1, None) else None
    if not isinstance(v, Controls):
        return None
    if v.at_most is None:
        return v.who, (">=", Number(v.at_least), v.what)
    return v.who, ("=" if v.at_least == v.at_most else "<=", Number(v.at_most), v.what)


G.computed("condition", "{w:asker@} <controls|control> {s:some}", controls, _controls_said)
alternate(
    "condition",
    "{w:asker@} <doesn't|don't> control a {f:filter.a}",
    NotSo(Controls(S.w, S.f)),
    when=of_things,
)
alternate(
    "condition",
    "any player controls a {f:filter.a}",
    Controls(AnyOf(Filter((NOUNS["player"],))), S.f),
    when=of_things,
)
#: A commander that you own: you may control it or not (CR 903.3).
_COMMANDER = Filter((InStatus("commander"), OwnedBy(YOU)))
alternate("condition", "you control your commander", Controls(YOU, _COMMANDER))
for _rule in ("actor", "obj.1", "being"):
    alternate(_rule, "your commander", AnyOf(_COMMANDER) if _rule == "actor" else Each(_COMMANDER))


def _of_both(kind: Any, w: Any, s: Some, t: Some) -> Any:
    # Of any opponent it would have to be one and the same.
    of = None if kind is AllSo and isinstance(w, AnyOf) else (controls(w, s), controls(w, t))
    return kind(of) if of and None not in of else None


def _of_both_said(v: Any) -> Any:
    said = [_controls_said(of) for of in v.of]
    return (
        (*said[0], said[1][1]) if len(said) == 2 and None not in said and said[0][0] == said[1][0] else None
    )


for _kind, _word in ((AnySo, "or"), (AllSo, "and")):
    G.computed(
        "condition",
        f"{{w:asker@}} <controls|control> {{s:some}} {_word} {{t:some}}",
        partial(_of_both, _kind),
        _of_both_said,
        key=_kind,
    )
for _kinds, _type in (("artifacts", "Artifact"), ("creatures", "Creature"), ("lands", "Land")):
    alternate(
        "condition",
        f"you control {_kinds} named {{a:propername}} and {{b:propername}}",
        AllSo(tuple(Controls(YOU, Filter((OfType(_type), Named(name)))) for name in (S.a, S.b))),
    )


def _the_greatest(f: Filter, stat: Any) -> Controls:
    """`you control the creature with the greatest power or tied for the greatest power`."""
    return Controls(YOU, Filter((*f.qualities, WithGreatest(stat, f))))


_BODY: tuple[Any, ...] = ("power", "toughness", "mana value")
for _stat in _BODY:
    for _word in ("greatest", "highest"):
        G.computed(
            "condition",
            f"you control the {{f:filter.1}} with the {_word} {_stat} or tied for the {_word} {_stat}",
            partial(_the_greatest, stat=_stat),
            lambda v: None,
            key=Controls,
            alternate=True,
        )

# --- somewhere ----------------------------------------------------------------------------------------------------------------


def _there(s: Some, place: tuple[Quality, ...]) -> AmountIs:
    how, than, f = s
    return AmountIs(CountOf(Filter((*f.qualities, *place))), how, than)


def _there_said(v: AmountIs, place: tuple[Quality, ...]) -> Any:
    own = v.amount.what.qualities if isinstance(v.amount, CountOf) else ()
    f = Filter(own[: len(own) - len(place)])
    return ((v.how, v.than, f),) if f.qualities and own[len(f.qualities) :] == place else None


_OF_OPPONENTS: tuple[Quality, ...] = (ControlledBy(EachOpponent()),)
for _words, _place in (
    ("your opponents control {s:some}", _OF_OPPONENTS),
    ("{s:some@} <is|are> attacking you", (AttackingWhom(YOU),)),
    ("{s:some@} <is|are> attacking", (InStatus("attacking"),)),
    ("{s:some@} <is|are> exiled with ~", (InZone("exile"), ExiledByIt(SELF))),
    ("{s:some@} <is|are> exiled with it", (InZone("exile"), ExiledByIt(IT))),
    ("{s:some@} <is|are> on the battlefield", ()),
):
    G.computed(
        "condition", _words, partial(_there, place=_place), partial(_there_said, place=_place), key=AmountIs
    )
alternate(
    "condition", "there <is|are> {how,n,f:some@} on the battlefield", AmountIs(CountOf(S.f), S.how, S.n)
)
G.computed(
    "condition",
    "no opponent controls a {f:filter.a}",
    lambda f: _there(("=", Number(0), f), _OF_OPPONENTS) if of_things(f) else None,
    lambda v: None,
    key=AmountIs,
    alternate=True,
)
