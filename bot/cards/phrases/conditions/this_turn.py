"""What must have happened, this turn or as a spell was cast: conditions on the past."""

from __future__ import annotations

from typing import Any

from bot.abilities.amounts import CardsIn, CountOf, Devotion, HappenedThisTurn, Number, TotalOf
from bot.abilities.amounts_this_turn import LifeThisTurn
from bot.abilities.conditions import (
    AmountIs,
    AnySo,
    AttackedTogether,
    CameFrom,
    CastAnother,
    CastLastTurn,
    CouldNot,
    Happened,
    HasKeywordState,
    Is,
    IsTurnOf,
    NotSo,
    Paid,
)
from bot.abilities.costs import Mana
from bot.abilities.events import Attacks, Blocks, DealsDamage, Dies, IsDealtDamage, LeavesGraveyard
from bot.abilities.filters import AnOpponent, ControlledBy, Filter, InZone, OfType, Other
from bot.abilities.past import DealtDamageThisTurn, Does
from bot.abilities.player_events import GainsLife, LosesLife
from bot.abilities.who import SELF, YOU
from bot.abilities.who import Any as AnyOf
from bot.cards.back import IT, Back
from bot.cards.phrases.base import G, S

p = G.phrase

# --- this turn ------------------------------------------------------------------------------------------------------------------

p("condition", "you gained life this turn", Happened(GainsLife(YOU)))
p("condition", "you didn't lose life this turn", NotSo(Happened(LosesLife(YOU))))
p(
    "condition",
    "you gained or lost life this turn",
    AnySo((Happened(GainsLife(YOU)), Happened(LosesLife(YOU)))),
)
p(
    "condition",
    "you attacked this turn",
    Happened(Attacks(YOU)),
    also=("you attacked with a creature this turn",),
)
_OPPONENT = AnyOf(Filter((AnOpponent(),)))
p(
    "condition",
    "an opponent lost life from a source other than combat damage this turn",
    Happened(LosesLife(_OPPONENT, but_combat=True)),
)
p("condition", "{o:being} was dealt excess damage this turn", Happened(IsDealtDamage(S.o, excess=True)))


def _too_much(f: Filter) -> Happened:
    return Happened(IsDealtDamage(AnyOf(Filter((*f.qualities, ControlledBy(_OPPONENT)))), excess=True))


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
G.alternate(
    "condition",
    "one or more cards left your graveyard this turn",
    Happened(LeavesGraveyard(AnyOf(Filter((OfType("Card"),))), YOU)),
)
p(
    "condition",
    "an opponent lost life this turn",
    Happened(LosesLife(AnyOf(Filter((AnOpponent(),))))),
    also=("an opponent has lost life this turn",),
)
p(
    "condition",
    "you didn't attack this turn",
    NotSo(Happened(Attacks(YOU))),
    also=("you didn't attack with a creature this turn",),
)
p(
    "condition",
    "an opponent was dealt damage this turn",
    Happened(IsDealtDamage(AnyOf(Filter((AnOpponent(),))))),
    also=("an opponent has been dealt damage this turn",),
)
p("condition", "a creature died this turn", Happened(Dies(AnyOf(Filter((OfType("Creature"),))))))


def _died(f: Filter, n: Any = Number(1)) -> Any:  # noqa: B008
    return AmountIs(HappenedThisTurn("died", Filter((*f.qualities, ControlledBy(YOU)))), ">=", n)


def _is_other(f: Filter) -> bool:
    return bool(f.qualities) and f.qualities[0] == Other()


def _died_said(value: Any) -> Any:
    amount = value.amount
    if not isinstance(amount, HappenedThisTurn) or amount.how != "died" or value.how != ">=":
        return None
    own = amount.which.qualities
    return (Filter(own[:-1]), value.than) if own and own[-1] == ControlledBy(YOU) else None


G.computed(
    "condition",
    "{n:number.word} or more {f:filter.n} died under your control this turn",
    lambda n, f: _died(f, n),
    lambda v: (lambda s: None if s is None or s[1] == Number(1) else (s[1], s[0]))(_died_said(v)),
    key=AmountIs,
)
G.computed(
    "condition",
    "a {f:filter.a} died under your control this turn",
    _died,
    lambda v: (lambda s: None if s is None or s[1] != Number(1) or _is_other(s[0]) else (s[0],))(
        _died_said(v)
    ),
    key=AmountIs,
)
G.computed(
    "condition",
    "another {f:filter.1} died under your control this turn",
    lambda f: None if _is_other(f) else _died(Filter((Other(), *f.qualities))),
    lambda v: (
        lambda s: (
            None if s is None or s[1] != Number(1) or not _is_other(s[0]) else (Filter(s[0].qualities[1:]),)
        )
    )(_died_said(v)),
    key=AmountIs,
)
for _subject, _one in (("{o:being}", S.o), ("it", IT)):
    for _base, _event in (("attack", Attacks(_one)), ("block", Blocks(_one))):
        p("condition", f"{_subject} {_base}ed this turn", Happened(_event))
        p("condition", f"{_subject} didn't {_base} this turn", NotSo(Happened(_event)))
    p(
        "condition",
        f"{_subject} attacked or blocked this turn",
        AnySo((Happened(Attacks(_one)), Happened(Blocks(_one)))),
    )
    p("condition", f"{_subject} was dealt damage this turn", Happened(IsDealtDamage(_one)))
    p("condition", f"{_subject} entered this turn", Is(_one, Does("entered this turn")))
    p("condition", f"{_subject} didn't enter this turn", NotSo(Is(_one, Does("entered this turn"))))
    _hits = DealsDamage(_one, S.a, S.k)
    p("condition", f"{_subject} dealt {{k:dkind}} to {{a:any.1}} this turn", Happened(_hits))
    p("condition", f"{_subject} didn't deal {{k:dkind}} to {{a:any.1}} this turn", NotSo(Happened(_hits)))
p("condition", "it's your turn", IsTurnOf(YOU))
p("condition", "it's a opponent's turn", IsTurnOf(_OPPONENT))
p("condition", "it isn't their turn", NotSo(IsTurnOf(Back("they"))), also=("it's not their turn",))
p("condition", "it isn't your turn", NotSo(IsTurnOf(YOU)), also=("it's not your turn",))
p("condition", "a player cast {n:intword} or more spells last turn", CastLastTurn(S.n))
p("condition", "no spells were cast last turn", NotSo(CastLastTurn(1)))
p("condition", "it came under your control this turn", Is(IT, Does("came under your control this turn")))
p("condition", "~ is in your graveyard", Is(SELF, InZone("graveyard")))
p("condition", "no {f:filter.n} are on the battlefield", AmountIs(CountOf(S.f), "=", Number(0)))
p("statecondition", "there are no {f:filter.n} on the battlefield", AmountIs(CountOf(S.f), "=", Number(0)))
p("statecondition", "no {f:filter.n} are on the battlefield", NotSo(AmountIs(CountOf(S.f), ">", Number(0))))
p(
    "condition",
    "there are {n:number.word} or more {f:filter.n} in your graveyard",
    AmountIs(CardsIn("graveyard", YOU, S.f), ">=", S.n),
    # One is said so: `there is a land card in your graveyard`.
    when=lambda n, f: f != Filter((OfType("Card"),)) and n != Number(1),
)
p(
    "condition",
    "there are {n:number.word} or more {f:filter.n} on the battlefield",
    AmountIs(CountOf(S.f), ">=", S.n),
    when=lambda f, **_: not any(isinstance(quality, AnOpponent) for quality in f.qualities),
)
p(
    "condition",
    "{o:obj.1} and at least {n:intword} other creatures attacked this combat",
    AttackedTogether(S.o, S.n),
)
p("condition", "tribute wasn't paid", NotSo(Paid("tribute")))
p("condition", "you can't", CouldNot(), also=("the player can't", "that player can't", "they can't"))
p("condition", "you've cast another {f:filter.1} this turn", CastAnother(S.f))
p("condition", "there are no {f:filter.n} on the battlefield", NotSo(AmountIs(CountOf(S.f), ">", Number(0))))
p(
    "condition",
    "an opponent lost {n:digits} or more life this turn",
    AmountIs(LifeThisTurn(AnyOf(Filter((AnOpponent(),))), "lost"), ">=", S.n),
)
for _zone, _from in (
    ("", ""),
    ("hand", " from your hand"),
    ("graveyard", " from a graveyard"),
    ("exile", " from exile"),
):
    _place: Any = _zone
    _it, _itself = CameFrom(IT, _place, cast=True), CameFrom(SELF, _place, cast=True)
    p("condition", f"you cast it{_from}", _it, also=(f"it was cast{_from}", f"you cast them{_from}"))
    p("condition", f"~ was cast{_from}", _itself, also=(f"you cast ~{_from}",) if _zone else ())
    p("condition", f"it wasn't cast{_from}", NotSo(_it), also=(f"you didn't cast it{_from}",))
for _class, _has, _slot in (("1", "has", "{w:player.1}"), ("any", "has", "{w:anyplayer.1}")):
    p(
        "condition",
        f"{_slot} {_has} {{n:number.word}} or fewer cards in hand",
        AmountIs(CardsIn("hand", S.w), "<=", S.n),
    )
    p(
        "condition",
        f"{_slot} {_has} {{n:number.word}} or more cards in hand",
        AmountIs(CardsIn("hand", S.w), ">=", S.n),
    )
for _symbol in ("condition", "statecondition"):
    p(_symbol, "{w:anyplayer.1} has no cards in hand", AmountIs(CardsIn("hand", S.w), "=", Number(0)))
p("condition", "{o:being} dealt damage to {w:anyplayer.1} this turn", Is(S.o, DealtDamageThisTurn(to=S.w)))
for _state in ("monstrous", "renowned", "suspected", "saddled"):
    p("condition", f"{{o:being}} is {_state}", HasKeywordState(S.o, _state))
    p("condition", f"it's {_state}", HasKeywordState(IT, _state))
p("condition", "you have the city's blessing", HasKeywordState(YOU, "the city's blessing"))
p("condition", "you're the monarch", HasKeywordState(YOU, "the monarch"))
p("condition", "you have the initiative", HasKeywordState(YOU, "the initiative"))
p("condition", "you've completed a dungeon", HasKeywordState(YOU, "completed a dungeon"))
p("condition", "{w:anyplayer.1} is the monarch", HasKeywordState(S.w, "the monarch"))
p("condition", "{o:being} is paired with another creature", HasKeywordState(S.o, "paired"))
p("condition", "your devotion to {c:colors} is less than {n:number.word}", AmountIs(Devotion(S.c), "<", S.n))
p(
    "condition",
    "your devotion to {c:colors} is {n:number.word} or greater",
    AmountIs(Devotion(S.c), ">=", S.n),
)
p("condition", "{o:being} is on the battlefield", Is(S.o, InZone("battlefield")))
p("condition", "{o:being} isn't on the battlefield", NotSo(Is(S.o, InZone("battlefield"))))
p(
    "condition",
    "creatures you control have total power {n:digits} or greater",
    AmountIs(TotalOf("power", Filter((OfType("Creature"), ControlledBy(YOU)))), ">=", S.n),
)
G.computed(
    "condition",
    "it was kicked with its {m:mana} kicker",
    lambda m: Paid(f"kicker {m.symbols}"),
    lambda v: (Mana(v.what.removeprefix("kicker ")),) if v.what.startswith("kicker {") else None,
    key=Paid,
)
G.computed(
    "condition",
    "~ was kicked with its {m:mana} kicker",
    lambda m: Paid(f"kicker {m.symbols}"),
    lambda v: None,
    key=Paid,
    alternate=True,
)
