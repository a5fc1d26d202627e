"""Replacements of life, losing, dying, destruction and counters; skipped steps."""

from __future__ import annotations

from functools import partial
from typing import Any

from bot.abilities.conditions import IsTurnOf
from bot.abilities.effects import Regenerate, ReplaceLater
from bot.abilities.filters import AnOpponent, APlayer, Filter, OfType, OwnedBy
from bot.abilities.player_effects import (
    GainLife,
    LoseLife,
)
from bot.abilities.replacements import (
    ProliferatesTwice,
    ReplaceDestruction,
    ReplaceDiscard,
    ReplaceDying,
    ReplaceLifeGain,
    ReplaceLifeLoss,
    ReplaceLosing,
)
from bot.abilities.statics import (
    BesideStatic,
    CantGetCounters,
    CantMakeSacrifice,
    HandSize,
    MaximumHandSize,
    SkipStep,
    While,
)
from bot.abilities.who import SELF, YOU, EachOpponent, EachPlayer
from bot.abilities.who import Any as AnyOf
from bot.cards.back import IT, Back
from bot.cards.phrases.base import G, S

p = G.phrase


for _who, _would, _gain, _that in (
    (YOU, "you would", "you gain", "you"),
    (AnyOf(Filter((AnOpponent(),))), "an opponent would", "they gain", "that player"),
    (AnyOf(Filter((APlayer(),))), "a player would", "they gain", "that player"),
):
    p(
        "static",
        f"if {_would} gain life, {_gain} twice that much life instead",
        (ReplaceLifeGain(_who, factor=2),),
    )
    _nobody = "you gain" if _who == YOU else f"{_that} gains"
    p(
        "static",
        f"if {_would} gain life, {_nobody} no life instead",
        (ReplaceLifeGain(_who, factor=0),),
        also=() if _who == YOU else (f"if {_would} gain life, {_gain} no life instead",),
    )
    for _n in (1, 2, 3):
        p(
            "static",
            f"if {_would} gain life, {_gain} that much life plus {_n} instead",
            (ReplaceLifeGain(_who, plus=_n),),
        )
    if _who != YOU:
        p(
            "static",
            f"if {_would} gain life, {_that} loses that much life instead",
            (ReplaceLifeGain(_who, lose=True),),
            also=(f"if {_would} gain life, they lose that much life instead",),
        )
        _doubled = ReplaceLifeLoss(_who, factor=2)
        for _when, _static in (("", _doubled), (" during your turn", While(IsTurnOf(YOU), (_doubled,)))):
            p("static", f"if {_would} lose life{_when}, they lose twice that much life instead", (_static,))
    p(
        "static",
        f"if {_would} gain life, {{e:clause}} instead",
        (ReplaceLifeGain(_who, instead=(S.e,)),),
        when=lambda e: not isinstance(e, (GainLife, LoseLife)),
    )
p("static", "{o:obj.n} can't have {k:counterkind} counters put on them", (CantGetCounters(S.o, S.k),))
p("static", "~ can't have counters put on it", (CantGetCounters(SELF, ""),))
p(
    "static",
    "{o:obj.n} can't have counters put on them",
    (CantGetCounters(S.o, ""),),
    also=("counters can't be put on {o:obj.n}",),
)
p(
    "static",
    "if you would lose the game, instead {a:clause} and {b:clause}",
    (ReplaceLosing(YOU, (S.a, S.b)),),
)

# --- dying, destruction, counters -----------------------------------------------------------------------------------------------------

p("dier", "~", SELF)
p("dier", "{a:any.1}", S.a)
p("static", "if {w:dier} would die, exile it instead", (ReplaceDying(S.w, "exile"),))
p(
    "static",
    "if {w:dier} would leave the battlefield, exile it instead of putting it anywhere else",
    (ReplaceDying(S.w, "exile", leaving=True),),
)
p(
    "static",
    "if {w:dier} would be put into a graveyard from anywhere, exile it instead",
    (ReplaceDying(S.w, "exile", from_anywhere=True),),
)


def _of_yard(w: Any, owner: Any) -> Any:
    """`would be put into your graveyard from anywhere`: a card that you own."""
    return (ReplaceDying(_owned(w, owner), "exile", from_anywhere=True),) if isinstance(w, AnyOf) else None


def _owned(who: Any, owner: Any) -> Any:
    return AnyOf(Filter((*who.what.qualities, OwnedBy(owner))))


for _whose, _owner in (("your", YOU), ("an opponent's", AnyOf(Filter((AnOpponent(),))))):
    G.computed(
        "static",
        f"if {{w:dier}} would be put into {_whose} graveyard from anywhere, exile it instead",
        partial(_of_yard, owner=_owner),
        lambda v: None,
        key=tuple,
        alternate=True,
    )
    p(
        "sentence",
        f"if a card would be put into {_whose} graveyard from anywhere this turn, exile it instead",
        ReplaceLater(
            ReplaceDying(AnyOf(Filter((OfType("Card"), OwnedBy(_owner)))), "exile", from_anywhere=True)
        ),
        also=(
            f"if a card would be put into {_whose} graveyard from anywhere this turn, exile that card instead",
        ),
    )
G.computed(
    "static",
    "if {w:dier} would be put into your graveyard from anywhere and it wasn't cycled, exile it instead",
    lambda w: (
        (ReplaceDying(_owned(w, YOU), "exile", from_anywhere=True, uncycled=True),)
        if isinstance(w, AnyOf)
        else None
    ),
    lambda v: (
        (AnyOf(Filter(v[0].who.what.qualities[:-1])),)
        if len(v) == 1 and isinstance(v[0], ReplaceDying) and v[0].uncycled and isinstance(v[0].who, AnyOf)
        else None
    ),
    key=tuple,
)
p(
    "static",
    "if {w:dier} would die, instead exile it and {e:clause}",
    (ReplaceDying(S.w, "exile", also=(S.e,)),),
    also=(
        "if {w:dier} would die, instead exile that card and {e:clause}",
        "if {w:dier} would die, exile it and {e:clause} instead",
    ),
)
p(
    "static",
    "if ~ would die, put it on top of its owner's library instead",
    (ReplaceDying(SELF, "library top"),),
    also=("if ~ would die, put ~ on top of its owner's library instead",),
)
p(
    "static",
    "if {w:dier} would die, put it on the bottom of its owner's library instead",
    (ReplaceDying(S.w, "library bottom"),),
)
p("static", "if {w:dier} would die, return it to its owner's hand instead", (ReplaceDying(S.w, "hand"),))
p(
    "sentence",
    "if {w:dier} would die this turn, exile it instead",
    ReplaceLater(ReplaceDying(S.w, "exile")),
    when=lambda w: isinstance(w, AnyOf),
)
p(
    "static",
    "if ~ would be put into a graveyard from anywhere, reveal ~ and shuffle it into its owner's library instead",
    (ReplaceDying(SELF, "library", from_anywhere=True),),
)
_DISCARDED = "if a spell or ability an opponent controls causes you to discard ~, put it onto the battlefield"
_INSTEAD = " instead of putting it into your graveyard"
p("static", _DISCARDED + _INSTEAD, (ReplaceDiscard(SELF, AnyOf(Filter((AnOpponent(),)))),))
p(
    "static",
    _DISCARDED + " with {n:intword} {k:counterkind} counters on it" + _INSTEAD,
    (ReplaceDiscard(SELF, AnyOf(Filter((AnOpponent(),))), ((S.k, S.n),)),),
)
p("static", "if you would proliferate, proliferate twice instead", (ProliferatesTwice(),))
p(
    "static",
    "spells and abilities your opponents control can't cause you to sacrifice permanents",
    (CantMakeSacrifice(YOU, EachOpponent()),),
)
p("static", "if {w:dier} would be destroyed, regenerate it", (ReplaceDestruction(S.w, (Regenerate(IT),)),))
for _step in ("draw step", "untap step", "upkeep", "combat phase"):
    p("static", f"skip your {_step}", (SkipStep(YOU, _step),))
    _steps = "upkeep steps" if _step == "upkeep" else f"{_step}s"
    _alike = (f"each player skips their {_step}", f"players skip their {_step}s")
    p("static", f"players skip their {_steps}", (SkipStep(EachPlayer(), _step),), also=_alike)


#: Statements that change neither what is on the battlefield nor any damage.
for _what, _words in (
    ("top card", "play with the top card of your library revealed"),
    ("look", "you may look at cards exiled with ~"),
    ("top card", "players play with the top card of their libraries revealed"),
    ("top card", "you may look at the top card of your library any time"),
    ("play", "you may play the top card of your library if it's a land card"),
    ("play more lands", "you may play an additional land on each of your turns"),
    ("play more lands", "each player may play an additional land on each of their turns"),
    ("deck", "~ can be your commander"),
    ("deck", "a deck can have any number of cards named ~"),
    ("deck", "remove ~ from your deck before playing if you're not playing for ante"),
    ("cast", "you may cast ~ from exile"),
    ("cast", "you may cast ~ from your graveyard using its blitz ability"),
    ("opening hand", "if ~ is in your opening hand, you may begin the game with it on the battlefield"),
):
    p("static", _words, (BesideStatic(_what, _words),))
p("static", "you have no maximum hand size", (MaximumHandSize(YOU, "none"),))
p("static", "players have no maximum hand size", (MaximumHandSize(EachPlayer(), "none"),))
_CHANGED: tuple[tuple[str, HandSize], ...] = (
    ("is", "is"),
    ("is reduced by", "reduced"),
    ("is increased by", "increased"),
)
for _whose, _player in (
    ("your", YOU),
    ("each opponent's", EachOpponent()),
    ("the chosen player's", Back("the chosen player")),
):
    for _said, _how in _CHANGED:
        p(
            "static",
            f"{_whose} maximum hand size {_said} {{n:numeral}}",
            (MaximumHandSize(_player, _how, S.n),),
        )
