"""What has happened this turn, as a condition: `you discarded a card this turn`, `no creatures attacked this turn`.

Each is an event in the past tense, of a player or of a thing; `you've discarded` and `you discarded` say the same. How often it
must have happened is a number in front of what it happened to.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.abilities.amounts import DamageTakenThisTurn
from bot.abilities.conditions import AmountIs, Happened, Is, NotSo
from bot.abilities.damage import DamageKind
from bot.abilities.events import (
    Attacks,
    DealsDamage,
    GetsCounters,
    IsDealtDamage,
    LeavesGraveyard,
    PutIntoGraveyard,
)
from bot.abilities.filters import Filter, OfType, OwnedBy
from bot.abilities.past import DamageDealtThisTurn, DealtDamageThisTurn, DidThisTurn
from bot.abilities.player_events import Casts, Discards, Draws, LosesLife, PlaysLand, Sacrifices
from bot.abilities.who import YOU, Respective
from bot.abilities.who import Any as AnyOf
from bot.cards.back import IT, Back
from bot.cards.phrases.base import G, S

p = G.phrase

_CARD = AnyOf(Filter((OfType("Card"),)))
#: Descending is having a permanent card put into one's graveyard from anywhere (CR 700.11).
_DESCENDS = PutIntoGraveyard(
    AnyOf(Filter((OfType("Permanent"), OfType("Card"), OwnedBy(YOU)))), from_anywhere=True
)


def _past(words: str, event: Any, also: Sequence[str] = (), at_least: Any = 1, when: Any = None) -> None:
    p(
        "condition",
        f"{words} this turn",
        Happened(event, at_least),
        also=[f"{w} this turn" for w in also],
        when=when,
    )


def _not(words: str, event: Any, also: Sequence[str] = ()) -> None:
    p("condition", f"{words} this turn", NotSo(Happened(event)), also=[f"{w} this turn" for w in also])


# --- of players -----------------------------------------------------------------------------------------------------------

for _player, _has, _was in (
    ("you", "you've", "you were"),
    ("{w:anyplayer.1}", "{w:anyplayer.1} has", "{w:anyplayer.1} was"),
):
    _who = YOU if _player == "you" else S.w
    _past(f"{_player} discarded a card", Discards(_who), (f"{_has} discarded a card",))
    _past(f"{_player} played a land", PlaysLand(_who, Filter((OfType("Land"),))), (f"{_has} played a land",))
    if _who != YOU:  # what you have cast is counted
        _past(
            f"{_player} cast a {{f:filter.a}}",
            Casts(_who, S.f),
            (f"{_has} cast a {{f:filter.a}}",),
        )
    _past(
        f"{_player} sacrificed a {{f:filter.a}}",
        Sacrifices(_who, S.f),
        (f"{_has} sacrificed a {{f:filter.a}}",),
    )
    G.alternate(
        "condition",
        f"{_player} sacrificed one or more permanents this turn",
        Happened(Sacrifices(_who, Filter((OfType("Permanent"),)))),
    )
    _past(f"{_player} sacrificed {{n:intword}} or more {{f:filter.n}}", Sacrifices(_who, S.f), at_least=S.n)
    if _who != YOU:  # what you have drawn is counted too
        _past(
            f"{_player} drew {{n:intword}} or more cards",
            Draws(_who),
            (f"{_has} drawn {{n:intword}} or more cards",),
            at_least=S.n,
        )
    _past(
        f"{_was} dealt combat damage by a {{f:filter.a}}",
        DealsDamage(AnyOf(S.f), _who, DamageKind.COMBAT),
    )
    _past(f"{_player} lost life from a source other than combat damage", LosesLife(_who, but_combat=True))
    p(
        "condition",
        f"{_was} dealt {{n:number}} or more damage this turn",
        AmountIs(DamageTakenThisTurn(_who), ">=", S.n),
        also=(f"{_has} been dealt {{n:number}} or more damage this turn",),
    )
_past("you put a counter on a {f:filter.a}", GetsCounters(AnyOf(S.f), "", by=YOU))
for _one_or_more in ("you put one or more {k:counterkind} counters on {o:being}",):
    _past(
        _one_or_more,
        GetsCounters(S.o, S.k, by=YOU),
        (_one_or_more.replace("you put", "you've put"),),
    )
_past("you descended", _DESCENDS)
for _subject, _someone in (("you", YOU), ("that player", Back("that player"))):
    _not(
        f"{_subject} didn't cast a {{f:filter.a}}",
        Casts(_someone, S.f),
        ("you haven't cast a {f:filter.a}",) if _someone == YOU else (),
    )
_not("you didn't play a land", PlaysLand(YOU, Filter((OfType("Land"),))))

# --- of things ------------------------------------------------------------------------------------------------------------

_past("a {f:filter.a} left your graveyard", LeavesGraveyard(AnyOf(S.f), YOU))
_past("a {f:filter.a} was put into a graveyard from the battlefield", PutIntoGraveyard(AnyOf(S.f)))
_not("no {f:filter.n} attacked", Attacks(AnyOf(S.f)))
_past("it dealt combat damage to {w:anyplayer.1}", DealsDamage(IT, S.w, DamageKind.COMBAT))
for _subject, _it in (("it", IT), ("{o:being}", S.o)):
    p(
        "condition",
        f"{{n:number}} or more damage was dealt to {_subject} this turn",
        AmountIs(DamageTakenThisTurn(_it), ">=", S.n),
    )
    p("condition", f"{_subject} wasn't dealt damage this turn", NotSo(Is(_it, DealtDamageThisTurn())))
# --- how much was dealt ---------------------------------------------------------------------------------------------------

for _some in ("damage", "combat damage", "noncombat damage"):
    _kind = DamageKind(_some)
    for _subject, _it in (("it", IT), ("{o:being}", S.o)):
        if _kind is DamageKind.ANY:
            p(
                "condition",
                f"{_subject} has dealt {{n:number}} or more damage this turn",
                AmountIs(DamageDealtThisTurn(_kind, None, _it), ">=", S.n),
            )
            p(
                "condition",
                f"{_subject} has dealt {{n:number}} or more damage to {{w:player.1}} this turn",
                AmountIs(DamageDealtThisTurn(_kind, S.w, _it), ">=", S.n),
            )
        else:
            p("condition", f"{_subject} was dealt {_some} this turn", Happened(IsDealtDamage(_it, _kind)))
p(
    "condition",
    "you were dealt damage by {n:intword} or more {f:filter.n} this turn",
    Is(YOU, DidThisTurn(DealsDamage(AnyOf(S.f), Respective()), S.n)),
    also=("you've been dealt damage by {n:intword} or more {f:filter.n} this turn",),
)
