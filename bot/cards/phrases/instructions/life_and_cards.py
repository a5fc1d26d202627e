"""What players do: gain and lose life, draw, discard, sacrifice, mill, pay, win and lose."""

from __future__ import annotations

from typing import Any

from bot.abilities.amounts import CardsIn, CountOf, Half, LifeOf, Number, Times
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
    EndTheTurn,
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


player_verb("<gains|gain> {n:oflife}", GainLife(S.who, S.n), order=False)
player_verb("<loses|lose> {n:oflife}", LoseLife(S.who, S.n), order=False)
player_verb("<draws|draw> {n:ofcards}", Draw(S.who, S.n))
player_verb("<discards|discard> {n:ofcards}", Discard(S.who, S.n))
player_verb("<discards|discard> {n:ofcards} at random", Discard(S.who, S.n, random=True))
player_verb("<mills|mill> {n:ofcards}", Mill(S.who, S.n))
for _rounded in ("up", "down"):
    _half: Any = Half(CountOf(S.f), _rounded)
    player_verb(
        f"<loses|lose> half <their|their|your> life, rounded {_rounded}",
        LoseLife(S.who, Half(LifeOf(SAME), _rounded)),
        order=False,
    )
    player_verb(
        f"<sacrifices|sacrifice> half the {{f:filter.n}}, rounded {_rounded}",
        Sacrifice(S.who, Chosen(S.f, Count(_half, _half))),
    )
    player_verb(
        f"<mills|mill> half <their|their|your> library, rounded {_rounded}",
        Mill(S.who, Half(CardsIn("library", SAME), _rounded)),
    )
#: Cards on top of a library, of those whose it is.
for _class, _their in (("1", "their"), ("n", "their"), ("you", "your"), ("1", "his or her")):
    _register = G.alternate if _their == "his or her" else G.phrase
    _register(f"topcards.{_class}", f"the top card of {_their} library", Number(1))
    _register(f"topcards.{_class}", f"the top {{n:count.n}} cards of {_their} library", S.n)
    _register(f"topcards.{_class}", f"cards from the top of {_their} library equal to {{v:worth}}", S.v)
    G.alternate(f"topcards.{_class}", f"{{n:count.n}} cards from the top of {_their} library", S.n)
    G.alternate(
        f"topcards.{_class}", f"a number of cards equal to {{v:worth}} from the top of {_their} library", S.v
    )
    G.alternate(
        f"topcards.{_class}", f"a number of cards from the top of {_their} library equal to {{v:worth}}", S.v
    )
player_verb("<exiles|exile> {n:topcards@}", ExileFromLibrary(S.who, S.n))
player_verb(
    "<puts|put> {n:topcards@} into <their|their|your> graveyard",
    Mill(S.who, S.n),
    also=("<puts|put> {n:topcards@} into <his or her|their|your> graveyard",),
    spare=True,
)
player_verb(
    "<discards|discard> <their|their|your> hand",
    Discard(S.who, None),
    also=("<discards|discard> all the cards in <their|their|your> hand",),
)
player_verb(
    "<sacrifices|sacrifice> a {f:filter.1} {v:foreach}",
    Sacrifice(S.who, Chosen(S.f, Count(S.v, S.v))),
    spare=True,
    when=lambda f, v: v == ThatMuch(),
)
player_verb(
    "<sacrifices|sacrifice> a {f:filter.a} {v:foreach}",
    Sacrifice(S.who, Chosen(S.f, Count(S.v, S.v))),
    when=lambda f, v: v != ThatMuch(),
)
G.alternate(
    "plain",
    "{who:player.1} sacrifices {a:chosen.1} and {b:chosen.1}",
    Then((Sacrifice(S.who, S.a), Sacrifice(SAME, S.b))),
)
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
for _slot in ("chosen.1", "chosen.n", "that.1", "that.n"):
    G.phrase("sacrificed", f"{{o:{_slot}}}", S.o)
G.phrase("sacrificed", "~", SELF)
G.phrase("sacrificed", "it", IT)
G.phrase("sacrificed", "§", GIVER)
G.phrase("sacrificed", "them", Back("they"))
G.phrase("sacrificed", "{e:each.n}", S.e, when=lambda e: e.word == "all")
player_verb("<loses|lose> the game", LoseTheGame(S.who), order=False)
player_verb("<wins|win> the game", LoseTheGame(S.who, wins=True), order=False)


def _on_players(k: str, **_: Any) -> bool:
    """Energy is said in symbols."""
    return k in ("poison", "experience", "rad")


player_verb("<gets|get> {n,k:ofcounters}", PutCounters(S.k, S.n, S.who), order=False, when=_on_players)
player_verb(
    "<gets|get> a {k:counterkind} counter {v:foreach}",
    PutCounters(S.k, S.v, S.who),
    order=False,
    spare=True,
    when=_on_players,
)
player_verb(
    "<gets|get> a number of {k:counterkind} counters equal to {v:worth}",
    PutCounters(S.k, S.v, S.who),
    order=False,
    when=_on_players,
)
player_verb("<gets|get> {n:ofenergy}", PutCounters("energy", S.n, S.who), order=False)
G.phrase(
    "imperative",
    "exchange life totals with {w:player.1}",
    ExchangeLife(YOU, S.w),
    also=("exchange your life total with {w:player.1}",),
)
player_verb("<exchanges|exchange> life totals", ExchangeLife(S.who), order=False)
G.phrase("condition", "you lose life this way", WasDealtThisWay("lost"))
G.phrase(
    "imperative",
    "exchange {w:whose} life total with {o:its} {s:totalled}",
    ExchangeLifeForSize(S.w, S.s, S.o),
)
#: To double it is to gain that much, or to lose it where it is negative (CR 701.10d).
G.phrase("imperative", "double {w:whose} life total", SetLife(S.w, Times(2, LifeOf(Back("")))))
G.phrase("clause", "{w:whose} life total becomes {n:digits}", SetLife(S.w, S.n))
G.phrase("clause", "{w:whose} life total becomes equal to {v:worth}", SetLife(S.w, S.v))
G.alternate("clause", "{w:whose} life total becomes {v:worth}", SetLife(S.w, S.v))


for _top, _n in (("the top card", Number(1)), ("the top {n:count.n} cards", S.n)):
    G.alternate(
        "clause",
        f"exile {_top} of {{w:whose}} library",
        ExileFromLibrary(S.w, _n),
        when=lambda w, **_: w != YOU,
    )
player_verb("<skips|skip> <their|their|your> next turn", SkipNextTurn(S.who))
player_verb(
    "<skips|skip> <their|their|your> next {n:intword} turns", SkipNextTurn(S.who, S.n), when=lambda n: n > 1
)
for _step in ("untap step", "upkeep", "draw step", "combat phase"):
    player_verb(f"<skips|skip> <their|their|your> next {_step}", SkipNextStep(S.who, _step))
    player_verb(f"<skips|skip> <their|their|your> next {_step} this turn", SkipNextStep(S.who, _step, True))
player_verb("<ends|end> the turn", EndTheTurn(S.who))
player_verb("<ends|end> the combat phase", EndTheTurn(S.who, combat=True))
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

player_verb("<discards|discard> up to {n:number.word} cards", Discard(S.who, S.n, up_to=True))
player_verb("<discards|discard> any number of cards", Discard(S.who, None, up_to=True))
player_verb("<discards|discard> all {f:discardedall}", Discard(S.who, None, what=S.f))
G.phrase("discardedall", "{f:filter.n}", S.f, when=lambda f: f != _CARD)
player_verb("<discards|discard> a {f:discarded}", Discard(S.who, Number(1), what=S.f))
G.phrase("discarded", "{f:filter.a}", S.f, when=lambda f: f != _CARD)
