"""What has happened this turn, what the ability itself has done, and where things came from: the words after `if`."""

from __future__ import annotations

from typing import Any

from bot.abilities.amounts import CountOf, HappenedThisTurn, ManaValuesAmong, Number
from bot.abilities.amounts_this_turn import DrawnThisTurn
from bot.abilities.conditions import (
    AmountIs,
    CameFrom,
    CastDuringMainPhase,
    Is,
    NotSo,
)
from bot.abilities.filters import AttachedToIt, ControlledBy, Filter, IsToken, OfType, Other
from bot.abilities.past import DoneThisWay
from bot.abilities.who import SELF, YOU
from bot.cards.back import IT
from bot.cards.phrases.amounts.counting import counted
from bot.cards.phrases.base import G, S
from bot.cards.phrases.things.suffixes import WAYS
from bot.cards.phrases.things.who import another, with_other

p = G.phrase

# --- what has happened this turn ----------------------------------------------------------------------------------------------

_MY_PERMANENT = Filter((OfType("Permanent"), ControlledBy(YOU)))
p(
    "condition",
    "a permanent you controlled left the battlefield this turn",
    AmountIs(HappenedThisTurn("left the battlefield", _MY_PERMANENT), ">=", Number(1)),
)


def _under_your_control(f: Filter, n: Any) -> Any:
    return AmountIs(HappenedThisTurn("entered", Filter((*f.qualities, ControlledBy(YOU)))), ">=", n)


def _under_your_control_slots(value: Any) -> Any:
    amount = value.amount
    if not isinstance(amount, HappenedThisTurn) or amount.how != "entered" or value.how != ">=":
        return None
    qualities = amount.which.qualities
    return (Filter(qualities[:-1]), value.than) if qualities[-1:] == (ControlledBy(YOU),) else None


G.computed(
    "condition",
    "a {f:filter.a} entered under your control this turn",
    lambda f: _under_your_control(f, Number(1)),
    lambda v: (lambda found: found[:1] if found and found[1] == Number(1) else None)(
        _under_your_control_slots(v)
    ),
    key=AmountIs,
)
another(
    "condition",
    "another {f:filter.1} entered under your control this turn",
    lambda f: _under_your_control(f, Number(1)),
    lambda v: (lambda found: found[:1] if found and found[1] == Number(1) else None)(
        _under_your_control_slots(v)
    ),
    AmountIs,
)
p(
    "condition",
    "there are {n:number.word} or more mana values among {f:filter.n}",
    AmountIs(ManaValuesAmong(S.f), ">=", S.n),
)
p("condition", "{o:being} is attached to {a:any.1}", Is(S.o, AttachedToIt(S.a)))
G.computed(
    "condition",
    "{n:number.word} or more {f:filter.n} entered under your control this turn",
    lambda n, f: _under_your_control(f, n) if n != Number(1) else None,
    lambda v: (lambda found: found[::-1] if found and found[1] != Number(1) else None)(
        _under_your_control_slots(v)
    ),
    key=AmountIs,
)
G.computed(
    "condition",
    "you had a {f:filter.a} you control enter this turn",
    lambda f: _under_your_control(f, Number(1)),
    lambda v: None,
    key=AmountIs,
    alternate=True,
)
G.computed(
    "condition",
    "you had another {f:filter.1} enter under your control this turn",
    lambda f: None if f.qualities[:1] == (Other(),) else _under_your_control(with_other(f), Number(1)),
    lambda v: None,
    key=AmountIs,
    alternate=True,
)
p(
    "condition",
    "{n:number.word} or more {f:filter.n} attacked this turn",
    AmountIs(HappenedThisTurn("attacked", S.f), ">=", S.n),
    when=lambda n, f: ControlledBy(YOU) not in f.qualities,
)
p("condition", "you cast ~ during your main phase", CastDuringMainPhase())
for _word in ("isn't", "wasn't", "'s not"):
    _text = f"it{_word} a token" if _word.startswith("'") else f"it {_word} a token"
    (p if _word == "isn't" else G.alternate)("condition", _text, NotSo(Is(IT, IsToken())))
p("status", "legendary", OfType("Legendary"))

# --- what the ability itself has done -------------------------------------------------------------------------------------------


def _some_done(f: Filter, how: Any) -> AmountIs:
    return AmountIs(CountOf(Filter((*f.qualities, DoneThisWay(how)))), ">=", Number(1))


for _way in WAYS:
    for _is in ("is", "was"):
        G.computed(
            "condition",
            f"a {{f:filter.a}} {_is} {_way} this way",
            lambda f, _way=_way: _some_done(f, _way),
            lambda v: None,
            key=AmountIs,
            alternate=True,
        )

#: What one has done oneself, as `if a land is sacrificed this way`.
for _do, _done in (
    ("sacrifice", "sacrificed"),
    ("discard", "discarded"),
    ("return", "returned"),
    ("exile", "exiled"),
):
    G.computed(
        "condition",
        f"you {_do} a {{f:filter.a}}{' to your hand' if _do == 'return' else ''} this way",
        lambda f, _way=_done: _some_done(f, _way),
        lambda v: None,
        key=AmountIs,
        alternate=True,
    )

p(
    "condition",
    "you've drawn {n:number.word} or more cards this turn",
    AmountIs(DrawnThisTurn(YOU), ">=", S.n),
)
counted("cards you've drawn this turn", "card you've drawn this turn", DrawnThisTurn(YOU))

# --- where it came from -----------------------------------------------------------------------------------------------------------

for _zone_of in ("hand", "graveyard"):
    _other: Any = _zone_of
    _elsewhere = f"from anywhere other than your {_zone_of}"
    for _what, _who in (("it", IT), ("~", SELF)):
        p(
            "condition",
            f"{_what} was cast {_elsewhere}",
            CameFrom(_who, _other, YOU, cast=True, elsewhere=True),
            also=(f"you cast {_what} {_elsewhere}",),
        )
for _from_where, _zone_of, _owner in (("your graveyard", "graveyard", YOU), ("your hand", "hand", YOU)):
    _there: Any = _zone_of
    p("condition", f"it entered from {_from_where}", CameFrom(IT, _there, _owner))
    p(
        "condition",
        f"you cast it from {_from_where}",
        CameFrom(IT, _there, _owner, cast=True),
        when=lambda _t=_there: _t != "hand",
    )
G.computed(
    "condition",
    "{w:player.1} mills at least one {f:filter.1} this way",
    lambda w, f: _some_done(f, "milled"),
    lambda v: None,
    key=AmountIs,
    alternate=True,
)
for _way in ("destroyed", "sacrificed", "exiled"):
    _passive: Any = _way
    p("condition", f"{{o:being}} is {_way} this way", Is(S.o, DoneThisWay(_passive)))
p("condition", "{o:being} dies this way", Is(S.o, DoneThisWay("died")))
G.computed(
    "condition",
    "at least one {f:filter.1} was exiled this way",
    lambda f: _some_done(f, "exiled"),
    lambda v: None,
    key=AmountIs,
    alternate=True,
)
