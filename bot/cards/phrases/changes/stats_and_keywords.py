"""Continuous changes: `gets +3/+3`, `gains flying`, `becomes a 3/3 green Ape creature with trample`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.abilities.ability import Keyword
from bot.abilities.amounts import Number, StatOf, Sum
from bot.abilities.changes import (
    BasePT,
    CantHave,
    Gains,
    GainsActivated,
    GainsOneOf,
    GetsOneOf,
    GetsPT,
    Loses,
    LosesAllAbilities,
    LosesCreatureTypes,
)
from bot.abilities.costs import EitherCost, Mana
from bot.abilities.durations import Duration
from bot.abilities.effects import ChangeNow
from bot.abilities.filters import Filter, OfColor
from bot.cards.phrases.amounts.bonuses import scaled, unscaled
from bot.cards.phrases.base import G, S
from bot.cards.phrases.lines.keywords import protections_together
from bot.cards.phrases.words.series import Series
from bot.cards.phrases.words.verbs import SAME, order


def _or_from_a_color(f: Filter) -> tuple[GainsOneOf]:
    """From these, or from one of the five colors."""
    from_these = (f, *(Filter((OfColor(color),)) for color in _COLORS))
    return (GainsOneOf(tuple(Keyword("protection", filter=one) for one in from_these)),)


def _or_from_a_color_said(value: Any) -> Any:
    only = value[0] if len(value) == 1 else None
    found = only.of[0].filter if isinstance(only, GainsOneOf) and isinstance(only.of[0], Keyword) else None
    return (found,) if found is not None and _or_from_a_color(found) == value else None


_COLORS = ("white", "blue", "black", "red", "green")

# --- one item: a tuple of changes --------------------------------------------------------------------------------------


for _class, _gets, _has, _gains, _loses in (
    ("1", "gets", "has", "gains", "loses"),
    ("n", "get", "have", "gain", "lose"),
):
    for _mode in ("now", "has"):
        _item = f"change.{_mode}.{_class}"
        G.phrase(_item, f"{_gets} {{b:bonus}}", (S.b,), also=(f"{_gets} a additional {{b:bonus}}",))
        G.computed(_item, f"{_gets} {{b:bonus}} {{v:foreach}}", scaled, unscaled, key=tuple)
        if _mode == "now":
            G.phrase(_item, f"{_gets} {{b:bonus}} or {{c:bonus}}", (GetsOneOf((S.b, S.c)),))
        G.computed(
            _item,
            f"{_gets} {{b:bonus}} {{v:foreach}} and {{c:bonus}} {{w:foreach}}",
            lambda b, v, c, w: scaled(b, Sum(v, w)) if b == c else None,
            lambda value: None,
            key=tuple,
            alternate=True,
        )
        _verb = _gains if _mode == "now" else _has
        G.computed(
            _item,
            f"{_verb} {{k:grantedlist}}",
            lambda k: tuple(Gains(a) for a in k),
            lambda v: (tuple(c.ability for c in v),) if all(isinstance(c, Gains) for c in v) else None,
            key=tuple,
        )
        if _mode == "now":
            G.computed(
                _item,
                f"also {_gains} {{k:grantedlist}}",
                lambda k: tuple(Gains(a) for a in k),
                lambda v: None,
                key=tuple,
                alternate=True,
            )
            G.computed(
                _item,
                f"{_gains} protection from {{f:protected}} or from the color of your choice",
                _or_from_a_color,
                _or_from_a_color_said,
                key=tuple,
            )
            G.phrase(_item, f"{_gains} your choice of {{k:offered}}", (GainsOneOf(S.k),))
            G.computed(
                _item,
                f"{_has} {{k:grantedlist}}",
                lambda k: tuple(Gains(a) for a in k),
                lambda v: None,
                key=tuple,
                alternate=True,
            )
        G.phrase(_item, f"{_loses} {{k:plainkeyword}}", (Loses(S.k),))
        G.phrase(_item, f"{_loses} {{k:lostprotection}}", (Loses(S.k),))
        G.phrase(_item, f"{_loses} {{a:plainkeyword}} and {{b:plainkeyword}}", (Loses(S.a), Loses(S.b)))
        G.phrase(_item, f"{_loses} all abilities", (LosesAllAbilities(),))
        G.phrase(_item, f"{_loses} all creature types", (LosesCreatureTypes(),))
        G.phrase(_item, f"{_loses} all other abilities", (LosesAllAbilities(others=True),))
        G.phrase(_item, f"{_has} base power and toughness {{s:basesize}}", (S.s,))
        G.phrase(
            _item,
            f"{_has} base power and toughness each equal to {{v:worth}}",
            (BasePT(S.v, S.v),),
            also=(f"{_has} base power and base toughness each equal to {{v:worth}}",),
        )
        G.phrase(_item, f"{_has} base power {{n:number}}", (BasePT(S.n, None),))
        G.phrase(_item, f"{_has} base toughness {{n:number}}", (BasePT(None, S.n),))
    for _whose in ("{o:each.1}", "{o:each.n}", "{o:that.1}"):
        G.phrase(
            f"change.has.{_class}",
            f"{_has} all activated abilities of {_whose}",
            (GainsActivated(S.o),),
        )
    G.phrase(f"change.has.{_class}", "can't have or gain {k:plainkeyword}", (CantHave(S.k),))


for _color in ("white", "blue", "black", "red", "green"):
    G.phrase("lostprotection", f"protection from {_color}", f"protection from {_color}")


def _sizes(o: Any) -> BasePT:
    return BasePT(StatOf("power", o), StatOf("toughness", o))


def _sizes_of(value: BasePT) -> Sequence[Any] | None:
    power = value.power
    return (power.of,) if isinstance(power, StatOf) and value == _sizes(power.of) else None


G.computed("basesize", "equal to {o:its} power and toughness", _sizes, _sizes_of, key=BasePT)
G.computed("basesize", "{s:size}", lambda s: BasePT(*s), lambda v: ((v.power, v.toughness),), key=BasePT)


#: Keywords and quoted abilities in one list: `trample and "..."`.
def _in_symbols(k: Any) -> bool:
    """Whether what these keywords cost is said without words."""
    costs = (one.cost for one in k if isinstance(one, Keyword) and one.cost)
    return all(len(cost) == 1 and isinstance(cost[0], Mana | EitherCost) for cost in costs)


G.phrase("granteditem", "{k:keyworditem}", S.k, when=_in_symbols)
G.phrase("granteditem", "{q:quoted}", (S.q,))
G.alternate("granteditem", '"{k:keyword}."', (S.k,))
#: A cost in words has its own full stop: `"Ward—Pay 2 life."`
G.phrase("granteditem", '"^{k:costlykeyword}"', (S.k,))
G.alternate("granteditem", "all creature types", (Keyword("changeling"),))


def _chunks(values: tuple[Any, ...]) -> Sequence[tuple[Any, ...]]:
    return protections_together(values)


G.register(Series("grantedlist", "granteditem", "and", _chunks))
#: One of which is chosen.
G.phrase("offereditem", "{k:keyword}", (S.k,))
G.register(Series("offered", "offereditem", "or", least=2))

# --- doubling (CR 701.10) -------------------------------------------------------------------------------------------------

_ITS_POWER, _ITS_TOUGHNESS = StatOf("power", SAME), StatOf("toughness", SAME)
for _words, _bonus in (
    ("power", GetsPT(_ITS_POWER, Number(0))),
    ("toughness", GetsPT(Number(0), _ITS_TOUGHNESS)),
    ("power and toughness", GetsPT(_ITS_POWER, _ITS_TOUGHNESS)),
):
    order(f"double {{o:its}} {_words} {{d:until}}", ChangeNow(S.o, (_bonus,), S.d))
    order(f"double the {_words} of {{e:each.1}} {{d:until}}", ChangeNow(S.e, (_bonus,), S.d))
    G.alternate(
        "imperative", f"double the {_words} of {{o:target.1}} {{d:until}}", ChangeNow(S.o, (_bonus,), S.d)
    )
G.computed(
    "imperative",
    "change the base power and toughness of {e:each.n} to {s:size}",
    lambda e, s: ChangeNow(e, (BasePT(*s),), Duration.INDEFINITELY),
    lambda v: (
        (v.who, (v.changes[0].power, v.changes[0].toughness))
        if v.duration is Duration.INDEFINITELY and len(v.changes) == 1 and isinstance(v.changes[0], BasePT)
        else None
    ),
    key=ChangeNow,
)
