"""What must be so: the words after `if`, `unless`, `as long as`."""

from __future__ import annotations

from functools import partial
from typing import Any

from bot.abilities.amounts import (
    CardsIn,
    CountOf,
    LifeOf,
    Number,
    X,
)
from bot.abilities.conditions import (
    AllSo,
    AmountIs,
    AnySo,
    CardTypesInGraveyard,
    Controls,
    DidIt,
    LibraryIsEmpty,
    NotSo,
    Paid,
    TimesThisTurn,
)
from bot.abilities.filters import (
    AnOpponent,
    ControlledBy,
    ExiledByIt,
    Filter,
    InZone,
    Quality,
)
from bot.abilities.keywords import paid_for
from bot.abilities.who import SELF, YOU, EachOpponent
from bot.abilities.who import Any as AnyOf
from bot.cards.back import IT, Back, WasDealtThisWay
from bot.cards.phrases.base import G, S
from bot.cards.phrases.things.nouns import NOUNS, speaks_of_players
from bot.cards.phrases.things.who import with_other, without_other

p = G.phrase


def of_things(f: Filter, **_: Any) -> bool:
    """Whether it describes no players."""
    return not speaks_of_players(f)


def _there(f: Filter, place: tuple[Quality, ...]) -> AmountIs:
    """At least one of these in that place."""
    return AmountIs(CountOf(Filter((*f.qualities, *place))), ">=", Number(1))


def _there_said(value: AmountIs, place: tuple[Quality, ...]) -> Any:
    counted = value.amount
    if value != AmountIs(counted, ">=", Number(1)) or not isinstance(counted, CountOf):
        return None
    own = counted.what.qualities
    return (Filter(own[: -len(place)]),) if own[-len(place) :] == place else None


# --- controlling ----------------------------------------------------------------------------------------------------------

for _class, _controls, _slot in (
    ("you", "control", "you"),
    ("1", "controls", "{w:player.1}"),
    ("any", "controls", "{w:anyplayer.1}"),
    ("n", "control", "they"),
):
    _who: Any = {"you": YOU, "n": Back("they")}.get(_class, S.w)
    p("condition", f"{_slot} {_controls} a {{f:filter.a}}", Controls(_who, S.f), when=of_things)
    p("condition", f"{_slot} {_controls} no {{f:filter.n}}", NotSo(Controls(_who, S.f)), when=of_things)
    p(
        "condition",
        f"{_slot} {_controls} {{n:intword}} or more {{f:filter.n}}",
        Controls(_who, S.f, S.n),
        when=of_things,
    )
p("condition", "you control exactly one {f:filter.1}", Controls(YOU, S.f, 1, 1), when=of_things)
G.computed(
    "condition",
    "you control exactly {n:intword} {f:filter.n}",
    lambda n, f: Controls(YOU, f, n, n) if of_things(f) else None,
    lambda v: (v.at_least, v.what) if v.at_least == v.at_most and v.who == YOU and v.at_least > 1 else None,
    key=Controls,
)
G.alternate(
    "condition", "you don't control a {f:filter.a}", NotSo(Controls(YOU, S.f)), when=lambda f: of_things(f)
)
p("statecondition", "you control no {f:filter.n}", NotSo(Controls(YOU, S.f)), when=of_things)

#: None of them is any opponent's: one opponent who has none is not enough.
_OPPONENTS: tuple[Quality, ...] = (ControlledBy(EachOpponent()),)


def _none_of_opponents(f: Filter) -> NotSo | None:
    return NotSo(_there(f, _OPPONENTS)) if of_things(f) else None


def _none_of_opponents_said(value: NotSo) -> Any:
    return _there_said(value.of, _OPPONENTS) if isinstance(value.of, AmountIs) else None


for _symbol in ("condition", "statecondition"):
    G.computed(
        _symbol,
        "your opponents control no {f:filter.n}",
        _none_of_opponents,
        _none_of_opponents_said,
        key=NotSo,
    )


def _another(f: Any) -> Any:
    return None if without_other(f) is not None else Controls(YOU, with_other(f))


def _another_slots(value: Any) -> Any:
    what = without_other(value.what)
    return None if what is None or value.who != YOU or value.at_least != 1 else (what,)


G.computed("condition", "you control another {f:filter.1}", _another, _another_slots, key=Controls)

G.alternate(
    "condition",
    "any player controls a {f:filter.a}",
    Controls(AnyOf(Filter((NOUNS["player"],))), S.f),
    when=of_things,
)
for _it, _source in (("~", SELF), ("it", IT)):
    _exiled = (InZone("exile"), ExiledByIt(_source))
    G.computed(
        "condition",
        f"a {{f:filter.a}} is exiled with {_it}",
        partial(_there, place=_exiled),
        partial(_there_said, place=_exiled),
        key=AmountIs,
    )
p(
    "condition",
    "there is a {f:filter.a} in your graveyard",
    AmountIs(CardsIn("graveyard", YOU, S.f), ">=", Number(1)),
    also=("a {f:filter.a} is in your graveyard",),
)
#: Two of them: both, or at least one.
p("conditions", "{c:condition}", S.c)
p("conditions", "{a:condition} and {b:condition}", AllSo((S.a, S.b)))
p(
    "conditions",
    "{a:condition} or {b:condition}",
    AnySo((S.a, S.b)),
    also=("{a:condition} or if {b:condition}",),
)

# --- numbers ------------------------------------------------------------------------------------------------------------------

for _symbol in ("condition", "statecondition"):
    p(_symbol, "you have {n:digits} or more life", AmountIs(LifeOf(YOU), ">=", S.n))
    p(_symbol, "you have {n:digits} or less life", AmountIs(LifeOf(YOU), "<=", S.n))
p("condition", "that player has {n:digits} or less life", AmountIs(LifeOf(Back("that player")), "<=", S.n))
for _it in ("it", "~"):
    G.alternate("condition", f"{_it} escaped", Paid("escape"))
for _symbol in ("condition", "statecondition"):
    p(
        _symbol,
        "an opponent has {n:digits} or less life",
        AmountIs(LifeOf(AnyOf(Filter((AnOpponent(),)))), "<=", S.n),
    )


_HAVING = frozenset(
    (who, how)
    for who in (YOU, *(AnyOf(Filter((NOUNS[n],))) for n in ("opponent", "player")))
    for how in ("<=", ">=")
    if (who, how) != (AnyOf(Filter((NOUNS["player"],))), ">=")
)


def _said_of_having(w: Any, c: tuple[str, Any]) -> bool:
    """Whether it is said so, `you have 5 or less life`."""
    return isinstance(c[1], Number) and (w, c[0]) in _HAVING


for _spare in (False, True):
    G.computed(
        "condition",
        "{w:whose} life total is {c:compared}",
        lambda w, c, _spare=_spare: AmountIs(LifeOf(w), *c) if _said_of_having(w, c) is _spare else None,
        lambda v: (v.amount.whose, (v.how, v.than)) if isinstance(v.amount, LifeOf) else None,
        key=AmountIs,
        alternate=_spare,
    )
p("condition", "X is {n:digits} or more", AmountIs(X(), ">=", S.n), also=("X is {n:digits} or greater",))
p(
    "condition",
    "your library has no cards in it",
    LibraryIsEmpty(YOU),
    also=("there are no cards in your library",),
)
p("condition", "you have no cards in hand", AmountIs(CardsIn("hand", YOU), "=", Number(0)))
p("condition", "{w:player.1} has no cards in hand", AmountIs(CardsIn("hand", S.w), "=", Number(0)))
p("condition", "you have {n:number.word} or more cards in hand", AmountIs(CardsIn("hand", YOU), ">=", S.n))
p("condition", "you have {n:number.word} or fewer cards in hand", AmountIs(CardsIn("hand", YOU), "<=", S.n))
p(
    "condition",
    "there are {n:intword} or more card types among cards in your graveyard",
    CardTypesInGraveyard(S.n, YOU),
)
p(
    "condition",
    "{n:number.word} or more cards are in your graveyard",
    AmountIs(CardsIn("graveyard", YOU), ">=", S.n),
    also=("there are {n:number.word} or more cards in your graveyard",),
)

# --- how often --------------------------------------------------------------------------------------------------------------

for _nth, _word in enumerate(("first", "second", "third", "fourth", "fifth"), 1):
    p(
        "condition",
        f"this is the {_word} time this ability has resolved this turn",
        TimesThisTurn("resolved", _nth),
        also=(f"it's the {_word} time",),
    )
p(
    "condition",
    "this ability has been activated {n:intword} or more times this turn",
    TimesThisTurn("activated", S.n, True),
)

# --- what was paid and done ---------------------------------------------------------------------------------------------------

p("condition", "evidence was collected", Paid("evidence"))
p("condition", "~ was kicked", Paid("kicker"))
p("condition", "it was kicked", Paid("kicker", Back("it")))
p("condition", "the gift was promised", Paid("gift"))
p("condition", "the gift wasn't promised", NotSo(Paid("gift")))
p("condition", "it wasn't kicked", NotSo(Paid("kicker")))
p(
    "condition",
    "its additional cost was paid",
    Paid("additional cost"),
    also=("~'s additional cost was paid",),
)
#: That is what the additional cost was.
G.computed(
    "condition",
    "a {f:filter.a} was beheld",
    lambda f: Paid("additional cost") if f.qualities else None,
    lambda _: None,
    key=Paid,
    alternate=True,
)
p("condition", "~ was bargained", Paid("bargain"), also=("it was bargained",))
_SAID_IN_OWN_WORDS = {"kicker", "gift", "bargain", "teamwork", "web-slinging"}
for _way in ("teamwork", "web-slinging"):
    p("condition", f"~ was cast using {_way}", Paid(_way), also=(f"they were cast using {_way}",))
for _cost in sorted(paid_for() - _SAID_IN_OWN_WORDS):
    p("condition", f"~'s {_cost} cost was paid", Paid(_cost), also=(f"its {_cost} cost was paid",))
p("condition", "damage is prevented this way", WasDealtThisWay("prevented"))
p(
    "condition",
    "excess damage was dealt this way",
    WasDealtThisWay("excess"),
    also=(
        "excess damage was dealt to that creature this way",
        "excess damage was dealt to a permanent this way",
        "excess damage was dealt to a creature this way",
    ),
)
p("condition", "~ deals damage to you this way", WasDealtThisWay("dealt"))
p("condition", "you do", DidIt())
p("condition", "you don't", NotSo(DidIt()))
p("condition", "they do", DidIt(Back("they")))
p("condition", "they don't", NotSo(DidIt(Back("they"))))
p("condition", "{w:player.1} does", DidIt(S.w))
p("condition", "{w:player.1} doesn't", NotSo(DidIt(S.w)))
