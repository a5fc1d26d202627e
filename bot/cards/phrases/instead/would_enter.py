"""What happens to things that would enter instead (CR 614.1d): they are exiled, come under another's control, are paid for."""

from __future__ import annotations

from functools import partial
from typing import Any

from bot.abilities.durations import Duration
from bot.abilities.effects import ReplaceLater
from bot.abilities.entering import CantEnter, EntersIfPaid, ReplaceEntering
from bot.abilities.filters import AnOpponent, ControlledBy, Filter, InZone, OneOf
from bot.abilities.who import YOU, Each
from bot.abilities.who import Any as AnyOf
from bot.cards.phrases.base import G, S

p = G.phrase
_OPPONENT = AnyOf(Filter((AnOpponent(),)))
_THEIRS = ControlledBy(_OPPONENT)


def _yours(a: Any) -> ReplaceEntering | None:
    """`enter under an opponent's control`: one that would be theirs."""
    return (
        ReplaceEntering(AnyOf(Filter((*a.what.qualities, _THEIRS))), under=YOU)
        if isinstance(a, AnyOf)
        else None
    )


def _yours_said(value: Any) -> Any:
    qualities = value.who.what.qualities if isinstance(value.who, AnyOf) else ()
    whole = qualities[-1:] == (_THEIRS,) and value == ReplaceEntering(value.who, under=YOU)
    return (AnyOf(Filter(qualities[:-1])),) if whole else None


p("would.enter", "if {a:any.1} would enter and it wasn't cast, exile it instead", ReplaceEntering(S.a, True))
G.computed(
    "would.enter",
    "if {a:any.1} would enter under an opponent's control, it enters under your control instead",
    _yours,
    _yours_said,
    key=ReplaceEntering,
)
p("static", "{w:would.enter}", (S.w,))
p("sentence", "until end of turn, {w:would.enter}", ReplaceLater(S.w, Duration.THIS_TURN))
G.computed(
    "sentence",
    "if {a:any.1} would enter under an opponent's control this turn, it enters under your control instead",
    lambda a: ReplaceLater(found, Duration.THIS_TURN) if (found := _yours(a)) is not None else None,
    lambda v: None,
    key=ReplaceLater,
    alternate=True,
)


def _places(f: Filter, zones: tuple[Any, ...]) -> Any:
    where = OneOf(tuple(Filter((InZone(zone),)) for zone in zones))
    return (CantEnter(Each(Filter((*f.qualities, where)), "")),)


def _places_said(value: Any, zones: tuple[str, ...]) -> Any:
    said = value[0] if len(value) == 1 else None
    if not isinstance(said, CantEnter) or not isinstance(said.who, Each):
        return None
    of = Filter(said.who.what.qualities[:-1])
    return (of,) if value == _places(of, zones) else None


for _words, _zones in (
    ("graveyards and libraries", ("graveyard", "library")),
    ("graveyards", ("graveyard",)),
    ("libraries", ("library",)),
):
    G.computed(
        "static",
        f"{{f:filter.n}} in {_words} can't enter",
        partial(_places, zones=_zones),
        partial(_places_said, zones=_zones),
        key=tuple,
    )
_ELSE = "If you do, put ~ onto the battlefield. If you don't, put it into its owner's graveyard"
p("static", f"if ~ would enter, {{c:costpart}} instead. {_ELSE}", (EntersIfPaid((S.c,)),))
p("static", f"if ~ would enter, you may {{c:costpart}} instead. {_ELSE}", (EntersIfPaid((S.c,), True),))
