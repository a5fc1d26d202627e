"""What has happened this turn: `you discarded a card this turn`, `an opponent didn't attack this turn`, `two or more creatures died this
turn`, `~ was dealt damage this turn`.

Each deed is an event in the past tense, of any player or of any thing; `you've discarded` and `you discarded` say the same. What is
counted is compared like any amount.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from bot.abilities.amounts import DamageTakenThisTurn, HappenedThisTurn, Number
from bot.abilities.amounts_this_turn import CastThisTurn, DrawnThisTurn, LifeThisTurn
from bot.abilities.conditions import (
    AmountIs,
    AnySo,
    CastAnother,
    CastLastTurn,
    Happened,
    Is,
    NotSo,
)
from bot.abilities.events import (
    Attacks,
    Blocks,
    DealsDamage,
    Dies,
    GetsCounters,
    IsDealtDamage,
    LeavesGraveyard,
    PutIntoGraveyard,
)
from bot.abilities.filters import AnOpponent, ControlledBy, Filter, InZone, OfType, Other, OwnedBy, Quality
from bot.abilities.past import DamageDealtThisTurn, DidThisTurn, Does
from bot.abilities.player_events import Casts, Discards, GainsLife, LosesLife, PlaysLand, Sacrifices
from bot.abilities.who import YOU, Respective
from bot.abilities.who import Any as AnyOf
from bot.cards.phrases.base import G, S
from bot.cards.phrases.conditions.asked import of_things

p, alternate = G.phrase, G.alternate
_ONE = Number(1)

# --- deeds of players -----------------------------------------------------------------------------------------------------


def _from_anywhere(f: Filter, **_: Any) -> bool:
    """Whether it does not matter where what was cast lay."""
    return not any(isinstance(q, InZone) for q in f.qualities)


def _not_counted(w: Any, **_: Any) -> bool:
    """What you have cast is counted."""
    return bool(w != YOU)


#: A deed as it is told and as it is denied; its event, of `w`.
_LAND = Filter((OfType("Land"),))
for _did, _do, _event in (
    ("gained life", "gain life", GainsLife(S.w)),
    ("lost life", "lose life", LosesLife(S.w)),
    ("lost life from a source other than combat damage", "", LosesLife(S.w, but_combat=True)),
    ("attacked", "attack", Attacks(S.w)),
    ("discarded a card", "discard a card", Discards(S.w)),
    ("played a land", "play a land", PlaysLand(S.w, _LAND)),
    ("cast a {f:filter.a}", "cast a {f:filter.a}", Casts(S.w, S.f)),
    ("sacrificed a {f:filter.a}", "sacrifice a {f:filter.a}", Sacrifices(S.w, S.f)),
    ("put a counter on a {f:filter.a}", "", GetsCounters(AnyOf(S.f), "", by=S.w)),
    ("put one or more {k:counterkind} counters on {o:being}", "", GetsCounters(S.o, S.k, by=S.w)),
):
    p(
        "condition",
        f"{{w:asker@}} {_did} this turn",
        Happened(_event),
        also=(f"{{w:asker.has}} {_did} this turn",),
        when=_not_counted if _did.startswith("cast") else None,
    )
    if _do:
        p(
            "condition",
            f"{{w:asker@}} didn't {_do} this turn",
            NotSo(Happened(_event)),
            also=(f"{{w:asker@}} <hasn't|haven't> {_did} this turn",),
        )
alternate("condition", "you attacked with a creature this turn", Happened(Attacks(YOU)))
alternate("condition", "you didn't attack with a creature this turn", NotSo(Happened(Attacks(YOU))))
alternate(
    "condition",
    "{w:asker@} sacrificed one or more permanents this turn",
    Happened(Sacrifices(S.w, Filter((OfType("Permanent"),)))),
)
p(
    "condition",
    "{w:asker@} sacrificed {n:intword} or more {f:filter.n} this turn",
    Happened(Sacrifices(S.w, S.f), S.n),
)
p(
    "condition",
    "{w:asker@} gained or lost life this turn",
    AnySo((Happened(GainsLife(S.w)), Happened(LosesLife(S.w)))),
)
#: Descending is having a permanent card put into one's graveyard from anywhere (CR 700.11).
_DESCENDS = PutIntoGraveyard(
    AnyOf(Filter((OfType("Permanent"), OfType("Card"), OwnedBy(YOU)))), from_anywhere=True
)
p("condition", "you descended this turn", Happened(_DESCENDS))

# --- how much a player gained, drew and cast ----------------------------------------------------------------------------------

for _how in ("gained", "lost"):
    _life: Any = _how
    p(
        "condition",
        f"{{w:asker@}} {_how} {{how,n:lifetotal}} life this turn",
        AmountIs(LifeThisTurn(S.w, _life), S.how, S.n),
        also=(f"{{w:asker.has}} {_how} {{how,n:lifetotal}} life this turn",),
    )
p(
    "condition",
    "{w:asker.has} drawn {how,n:cards} this turn",
    AmountIs(DrawnThisTurn(S.w), S.how, S.n),
    also=("{w:asker@} drew {how,n:cards} this turn",),
)


def _counts_spells(w: Any, how: str, n: Any, f: Filter) -> bool:
    """Whether another player has cast one is a deed, another spell is another than ~, and just so many make it the second one."""
    counted = how != "=" and (w == YOU or (how, n) != (">=", _ONE))
    return counted and f.qualities[:1] != (Other(),) and _from_anywhere(f)


p(
    "condition",
    "{w:asker.has} cast {how,n,f:some} this turn",
    AmountIs(CastThisTurn(S.w, S.f), S.how, S.n),
    also=("{w:asker@} cast {how,n,f:some} this turn",),
    when=_counts_spells,
)
p("condition", "you've cast another {f:filter.1} this turn", CastAnother(S.f))
for _nth, _word in enumerate(("first", "second", "third", "fourth"), 1):
    p(
        "condition",
        f"it's the {_word} {{f:filter.1}} you've cast this turn",
        AmountIs(CastThisTurn(YOU, S.f), "=", Number(_nth)),
        also=(f"it's the {_word} {{f:filter.1}} you cast this turn",),
    )
p("condition", "a player cast {n:intword} or more spells last turn", CastLastTurn(S.n))
p("condition", "no spells were cast last turn", NotSo(CastLastTurn(1)))

# --- deeds of things ----------------------------------------------------------------------------------------------------------

for _did, _do, _so in (
    ("attacked", "attack", Happened(Attacks(S.o))),
    ("blocked", "block", Happened(Blocks(S.o))),
    ("attacked or blocked", "attack or block", AnySo((Happened(Attacks(S.o)), Happened(Blocks(S.o))))),
    ("entered", "enter", Is(S.o, Does("entered this turn"))),
    (
        "came under your control",
        "come under your control",
        Is(S.o, Does("came under your control this turn")),
    ),
    ("dealt {k:dkind} to {a:dealtto}", "deal {k:dkind} to {a:dealtto}", Happened(DealsDamage(S.o, S.a, S.k))),
):
    p("condition", f"{{o:asked}} {_did} this turn", _so)
    p("condition", f"{{o:asked}} didn't {_do} this turn", NotSo(_so))
for _slot in ("any.1", "anyplayer.1", "player.1", "asker.you"):
    p("dealtto", f"{{a:{_slot}}}", S.a)

# --- of what was dealt damage ---------------------------------------------------------------------------------------------------

p("dealt", "you were", YOU, also=("you've been",))
p("dealt", "{w:asker.1} was", S.w, also=("{w:asker.1} has been",))
p("dealt", "{o:asked} was", S.o)
p("condition", "{o:dealt} dealt {k:dkind} this turn", Happened(IsDealtDamage(S.o, S.k)))
p("condition", "{o:asked} wasn't dealt {k:dkind} this turn", NotSo(Happened(IsDealtDamage(S.o, S.k))))
p("condition", "{o:asked} was dealt excess damage this turn", Happened(IsDealtDamage(S.o, excess=True)))
p(
    "condition",
    "{o:dealt} dealt {k:dkind} by a {f:filter.a} this turn",
    Happened(DealsDamage(AnyOf(S.f), S.o, S.k)),
)
p(
    "condition",
    "{o:dealt} dealt damage by {n:intword} or more {f:filter.n} this turn",
    Is(S.o, DidThisTurn(DealsDamage(AnyOf(S.f), Respective()), S.n)),
)
p(
    "condition",
    "{o:dealt} dealt {n:number} or more damage this turn",
    AmountIs(DamageTakenThisTurn(S.o), ">=", S.n),
    also=("{n:number} or more damage was dealt to {o:asked} this turn",),
)
p(
    "condition",
    "{o:asked} has dealt {n:number} or more {k:dkind} this turn",
    AmountIs(DamageDealtThisTurn(S.k, None, S.o), ">=", S.n),
)
p(
    "condition",
    "{o:asked} has dealt {n:number} or more {k:dkind} to {w:asker.1} this turn",
    AmountIs(DamageDealtThisTurn(S.k, S.w, S.o), ">=", S.n),
)
_THEIRS = ControlledBy(AnyOf(Filter((AnOpponent(),))))


def _too_much(f: Filter) -> Happened:
    return Happened(IsDealtDamage(AnyOf(Filter((*f.qualities, _THEIRS))), excess=True))


def _too_much_said(value: Happened) -> tuple[Filter] | None:
    who = value.event.who if isinstance(value.event, IsDealtDamage) else None
    f = Filter(who.what.qualities[:-1]) if isinstance(who, AnyOf) else Filter()
    return (f,) if f.qualities and value == _too_much(f) else None


G.computed(
    "condition",
    "a {f:filter.a} an opponent controlled was dealt excess damage this turn",
    _too_much,
    _too_much_said,
    key=Happened,
)

# --- of how many it happened ------------------------------------------------------------------------------------------------------

_CREATURE = Filter((OfType("Creature"),))
p("condition", "a creature died this turn", Happened(Dies(AnyOf(_CREATURE))))
p("condition", "a {f:filter.a} left your graveyard this turn", Happened(LeavesGraveyard(AnyOf(S.f), YOU)))
alternate(
    "condition",
    "one or more cards left your graveyard this turn",
    Happened(LeavesGraveyard(AnyOf(Filter((OfType("Card"),))), YOU)),
)
p(
    "condition",
    "a {f:filter.a} was put into a graveyard from the battlefield this turn",
    Happened(PutIntoGraveyard(AnyOf(S.f))),
)
_YOURS = ControlledBy(YOU)


def _so_many(s: Any, how: Any, yours: tuple[Quality, ...]) -> AmountIs | None:
    compares, n, f = s
    # One creature that died, or with which you attacked, is a deed.
    deed = s == (">=", _ONE, _CREATURE) and ((how == "died" and not yours) or how == "attacked")
    if not of_things(f) or deed:
        return None
    if not yours and f.qualities[-1] == _YOURS:
        return None
    return AmountIs(HappenedThisTurn(how, Filter((*f.qualities, *yours))), compares, n)


def _so_many_said(v: AmountIs, how: str, yours: tuple[Quality, ...]) -> Any:
    amount = v.amount
    if not isinstance(amount, HappenedThisTurn) or amount.how != how:
        return None
    own = amount.which.qualities
    if own[len(own) - len(yours) :] != yours or len(own) == len(yours):
        return None
    return ((v.how, v.than, Filter(own[: len(own) - len(yours)])),)


for _words, _how, _of in (
    ("{s:some} died this turn", "died", ()),
    ("{s:some} left the battlefield this turn", "left the battlefield", ()),
    ("{s:some} attacked this turn", "attacked", ()),
    ("{s:some} died under your control this turn", "died", (_YOURS,)),
    ("{s:some} you controlled left the battlefield this turn", "left the battlefield", (_YOURS,)),
    ("{s:some} entered under your control this turn", "entered", (_YOURS,)),
    ("you attacked with {s:some} this turn", "attacked", (_YOURS,)),
):
    G.computed(
        "condition",
        _words,
        partial(_so_many, how=_how, yours=_of),
        partial(_so_many_said, how=_how, yours=_of),
        key=AmountIs,
    )
for _words, _how in (
    ("{s:some} left the battlefield under your control this turn", "left the battlefield"),
    ("you had {s:some} enter under your control this turn", "entered"),
    ("you had {s:some} you control enter this turn", "entered"),
):
    G.computed(
        "condition",
        _words,
        partial(_so_many, how=_how, yours=(_YOURS,)),
        lambda v: None,
        key=AmountIs,
        alternate=True,
    )
