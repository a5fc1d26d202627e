"""What players do: gain and lose life, draw, discard, sacrifice, mill, pay, win and lose."""

from __future__ import annotations

from typing import Any

from bot.abilities.amounts import AtMost, CardsIn, CountOf, Half, LifeOf, Number, Plus, Times, X
from bot.abilities.combining import ForEachOf, Then
from bot.abilities.effects import (
    Move,
    PutCounters,
    PutItsCounters,
    Sacrifice,
)
from bot.abilities.filters import Filter, InZone, OfType, OwnedBy
from bot.abilities.player_effects import (
    Discard,
    Draw,
    ExchangeLife,
    ExchangeLifeForSize,
    ExileFromLibrary,
    ExtraCombat,
    ExtraTurn,
    GainLife,
    LoseLife,
    LoseTheGame,
    Mill,
    SetLife,
    SkipNextStep,
    SkipNextTurn,
)
from bot.abilities.who import GIVER, SELF, YOU, Chosen, Count, Each
from bot.cards.back import IT, Back, ThatMuch, WasDealtThisWay
from bot.cards.phrases.base import G, S
from bot.cards.phrases.words.verbs import SAME, order, player_verb

_CARD = Filter((OfType("Card"),))


player_verb("<gains|gain> {n:amount} life", GainLife(S.who, S.n), order=False)
player_verb("<gains|gain> life equal to {v:worth}", GainLife(S.who, S.v), order=False)
player_verb(
    "<gains|gain> life equal to {v:worth}, but not more life than {m:value0}",
    GainLife(S.who, AtMost(S.v, S.m)),
    order=False,
)
player_verb("<gains|gain> life equal to that damage", GainLife(S.who, ThatMuch()), order=False, spare=True)
player_verb("<loses|lose> {n:amount} life", LoseLife(S.who, S.n), order=False)
player_verb("<loses|lose> life equal to {v:worth}", LoseLife(S.who, S.v), order=False)
for _verb, _effect in (("<gains|gain>", GainLife), ("<loses|lose>", LoseLife)):
    player_verb(_verb + " 1 life {v:foreach}", _effect(S.who, S.v), order=False, spare=True)
    player_verb(
        _verb + " {n:int} life {v:foreach}",
        _effect(S.who, Times(S.n, S.v)),
        order=False,
        spare=True,
        when=lambda n, v: n > 1,
    )
for _rounded in ("up", "down"):
    player_verb(
        f"<loses|lose> half <their|their|your> life, rounded {_rounded}",
        LoseLife(S.who, Half(LifeOf(SAME), _rounded)),
        order=False,
    )
    _half: Any = Half(CountOf(S.f), _rounded)
    player_verb(
        f"<sacrifices|sacrifice> half the {{f:filter.n}}, rounded {_rounded}",
        Sacrifice(S.who, Chosen(S.f, Count(_half, _half))),
    )
    player_verb(
        f"<gains|gain> half X life, rounded {_rounded}",
        GainLife(S.who, Half(X(), _rounded)),
        order=False,
        spare=True,
    )
    player_verb(
        f"<draws|draw> half X cards, rounded {_rounded}", Draw(S.who, Half(X(), _rounded)), spare=True
    )
for _n in ("1", "n"):
    _card = "card" if _n == "1" else "cards"
    player_verb(f"<draws|draw> {{n:count.{_n}}} {_card}", Draw(S.who, S.n))
    player_verb(f"<discards|discard> {{n:count.{_n}}} {_card}", Discard(S.who, S.n))
    player_verb(f"<discards|discard> {{n:count.{_n}}} {_card} at random", Discard(S.who, S.n, random=True))
    player_verb(
        f"<mills|mill> {{n:count.{_n}}} {_card}",
        Mill(S.who, S.n),
        also=(
            (
                f"<puts|put> the top {{n:count.{_n}}} cards of <their|their|your> library into <their|their|your> graveyard",
                f"<puts|put> the top {{n:count.{_n}}} cards of <his or her|their|your> library into <his or her|their|your> graveyard",
            )
            if _n == "n"
            else ()
        ),
    )
# The turn's own draw apart, an additional card is a card.
G.alternate("clause", "{who:player.1} draws a additional card", Draw(S.who, Number(1)))
player_verb("<draws|draw> that many cards plus one", Draw(S.who, Plus(ThatMuch(), 1)))
player_verb(
    "<puts|put> the top card of <their|their|your> library into <their|their|your> graveyard",
    Mill(S.who, Number(1)),
    spare=True,
)
player_verb(
    "<discards|discard> <their|their|your> hand",
    Discard(S.who, None),
    also=("<discards|discard> all the cards in <their|their|your> hand",),
)
player_verb("<sacrifices|sacrifice> {c:chosen.1}", Sacrifice(S.who, S.c))
player_verb("<sacrifices|sacrifice> {c:chosen.n}", Sacrifice(S.who, S.c))
_FOR_EACH: Any = Count(S.v, S.v)
player_verb(
    "<sacrifices|sacrifice> a {f:filter.1} {v:foreach}",
    Sacrifice(S.who, Chosen(S.f, _FOR_EACH)),
    spare=True,
    when=lambda f, v: v == ThatMuch(),
)
G.alternate(
    "plain",
    "{who:player.1} sacrifices {a:chosen.1} and {b:chosen.1}",
    Then((Sacrifice(S.who, S.a), Sacrifice(SAME, S.b))),
)
player_verb("<sacrifices|sacrifice> ~", Sacrifice(S.who, SELF))
G.phrase(
    "clause",
    "{w:player.1} puts all the cards from their graveyard on the bottom of their library in a random order",
    ForEachOf(
        S.w,
        (
            Move(
                Each(Filter((OfType("Card"), InZone("graveyard"), OwnedBy(Back("they")))), "all"),
                "library bottom",
            ),
        ),
    ),
)
G.phrase(
    "clause",
    "{w:player.1} returns a {f:filter.a} to their hand",
    ForEachOf(S.w, (Move(Chosen(S.f, chooser=Back("they")), "hand", under=Back("they")),)),
)
G.phrase(
    "clause",
    "{w:player.1} exiles a {f:filter.a}",
    ForEachOf(S.w, (Move(Chosen(S.f, chooser=Back("they")), "exile"),)),
)
order("put {o:its} counters on {t:thing}", PutItsCounters(S.o, S.t))
G.alternate("imperative", "put those counters on {t:thing}", PutItsCounters(IT, S.t))
player_verb("<sacrifices|sacrifice> {o:sacrificed}", Sacrifice(S.who, S.o))
G.phrase("sacrificed", "it", IT)
G.phrase("sacrificed", "§", GIVER)
G.phrase("sacrificed", "them", Back("they"))
G.phrase("sacrificed", "{t:that.1}", S.t)
G.phrase("sacrificed", "{t:that.n}", S.t)
G.phrase("sacrificed", "{e:each.n}", S.e, when=lambda e: e.word == "all")
player_verb("<loses|lose> the game", LoseTheGame(S.who), order=False)
player_verb("<wins|win> the game", LoseTheGame(S.who, wins=True), order=False)
for _kind in ("poison", "experience", "rad"):
    for _n, _counter in (("1", "counter"), ("n", "counters")):
        player_verb(
            f"<gets|get> {{n:count.{_n}}} {_kind} {_counter}", PutCounters(_kind, S.n, S.who), order=False
        )
    player_verb(
        f"<gets|get> a {_kind} counter {{v:foreach}}", PutCounters(_kind, S.v, S.who), order=False, spare=True
    )
    player_verb(
        f"<gets|get> a number of {_kind} counters equal to {{v:worth}}",
        PutCounters(_kind, S.v, S.who),
        order=False,
    )
G.phrase(
    "imperative",
    "exchange life totals with {w:player.1}",
    ExchangeLife(YOU, S.w),
    also=("exchange your life total with {w:player.1}",),
)
player_verb("<exchanges|exchange> life totals", ExchangeLife(S.who), order=False)
G.phrase("condition", "you lose life this way", WasDealtThisWay("lost"))
_EXCHANGED = "exchange {w:whose} life total with {o:its}"
G.phrase("imperative", f"{_EXCHANGED} power", ExchangeLifeForSize(S.w, "power", S.o))
G.phrase("imperative", f"{_EXCHANGED} toughness", ExchangeLifeForSize(S.w, "toughness", S.o))
#: To double it is to gain that much, or to lose it where it is negative (CR 701.10d).
G.phrase("imperative", "double {w:whose} life total", SetLife(S.w, Times(2, LifeOf(Back("")))))
G.phrase("clause", "{w:whose} life total becomes {n:digits}", SetLife(S.w, S.n))
G.phrase("clause", "{w:whose} life total becomes equal to {v:worth}", SetLife(S.w, S.v))
G.alternate("clause", "{w:whose} life total becomes {v:worth}", SetLife(S.w, S.v))


player_verb("<exiles|exile> the top card of <their|their|your> library", ExileFromLibrary(S.who, Number(1)))
G.alternate(
    "clause",
    "exile the top card of {w:whose} library",
    ExileFromLibrary(S.w, Number(1)),
    when=lambda w: w != YOU,
)
G.alternate(
    "clause",
    "exile the top {n:count.n} cards of {w:whose} library",
    ExileFromLibrary(S.w, S.n),
    when=lambda n, w: w != YOU,
)
player_verb(
    "<exiles|exile> {n:count.n} cards from the top of <their|their|your> library",
    ExileFromLibrary(S.who, S.n),
    spare=True,
)
player_verb(
    "<puts|put> {n:count.n} cards from the top of <their|their|your> library into <their|their|your> graveyard",
    Mill(S.who, S.n),
    spare=True,
)
player_verb(
    "<exiles|exile> the top {n:count.n} cards of <their|their|your> library", ExileFromLibrary(S.who, S.n)
)
player_verb(
    "<exiles|exile> cards from the top of <their|their|your> library equal to {v:worth}",
    ExileFromLibrary(S.who, S.v),
)
player_verb("<skips|skip> <their|their|your> next turn", SkipNextTurn(S.who))
player_verb(
    "<skips|skip> <their|their|your> next {n:intword} turns", SkipNextTurn(S.who, S.n), when=lambda n: n > 1
)
for _step in ("untap step", "upkeep", "draw step", "combat phase"):
    player_verb(f"<skips|skip> <their|their|your> next {_step}", SkipNextStep(S.who, _step))
    player_verb(f"<skips|skip> <their|their|your> next {_step} this turn", SkipNextStep(S.who, _step, True))
order("take a extra turn after this one", ExtraTurn(YOU))
G.phrase("clause", "{who:player.1} takes a extra turn after this one", ExtraTurn(S.who))
G.phrase(
    "clause",
    "after this main phase, there is a additional combat phase followed by a additional main phase",
    ExtraCombat(),
    also=(
        "after this phase, there is a additional combat phase followed by a additional main phase",
        "there is a additional combat phase after this phase, followed by a additional main phase",
    ),
)
G.phrase(
    "clause",
    "after this phase, there is a additional combat phase",
    ExtraCombat(main_phase=False),
    also=(
        "there is a additional combat phase after this phase",
        "there's a additional combat phase after this phase",
        "after this combat phase, there is a additional combat phase",
    ),
)

player_verb("<gets|get> that many {E}", PutCounters("energy", ThatMuch(), S.who), order=False)
player_verb("<gets|get> X {E}", PutCounters("energy", X(), S.who), order=False)
player_verb("<gets|get> a amount of {E} equal to {v:worth}", PutCounters("energy", S.v, S.who), order=False)
for _many in range(1, 9):
    _symbols = "{E}" * _many
    player_verb(f"<gets|get> {_symbols}", PutCounters("energy", Number(_many), S.who), order=False)
    player_verb(
        f"<gets|get> {_symbols} {{v:foreach}}",
        PutCounters("energy", S.v if _many == 1 else Times(_many, S.v), S.who),
        order=False,
        spare=True,
    )
player_verb("<draws|draw> cards equal to {v:worth}", Draw(S.who, S.v))
player_verb("<draws|draw> a card {v:foreach}", Draw(S.who, S.v), spare=True)
player_verb("<discards|discard> cards equal to {v:worth}", Discard(S.who, S.v))
player_verb("<discards|discard> a card {v:foreach}", Discard(S.who, S.v), spare=True)
player_verb("<mills|mill> a card {v:foreach}", Mill(S.who, S.v), spare=True)
player_verb("<mills|mill> a card for each 1 damage dealt to them", Mill(S.who, ThatMuch()), spare=True)
player_verb("<discards|discard> up to {n:number.word} cards", Discard(S.who, S.n, up_to=True))
player_verb("<discards|discard> any number of cards", Discard(S.who, None, up_to=True))
G.alternate("imperative", "draw a additional card", Draw(YOU, Number(1)))
G.alternate("imperative", "draw {n:number.word} additional cards", Draw(YOU, S.n))
player_verb(
    "<mills|mill> half <their|their|your> library, rounded up",
    Mill(S.who, Half(CardsIn("library", SAME), "up")),
)
player_verb(
    "<mills|mill> half <their|their|your> library, rounded down",
    Mill(S.who, Half(CardsIn("library", SAME), "down")),
)
player_verb("<mills|mill> cards equal to {v:worth}", Mill(S.who, S.v))
player_verb("<discards|discard> a {f:discarded}", Discard(S.who, Number(1), what=S.f))
G.phrase("discarded", "{f:filter.a}", S.f, when=lambda f: f != _CARD)
