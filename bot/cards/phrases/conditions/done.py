"""What was paid, cast and done: `it was kicked`, `you cast it from your hand`, `you do`, `a creature dies this way`."""

from __future__ import annotations

from functools import partial
from typing import Any

from bot.abilities.amounts import CountOf, Number
from bot.abilities.combining import If, WhenYouDo, WhereX
from bot.abilities.conditions import (
    AmountIs,
    CameFrom,
    CastDuringMainPhase,
    CouldNot,
    DidIt,
    Is,
    NotSo,
    Paid,
    ThereIs,
    TimesThisTurn,
)
from bot.abilities.costs import Mana
from bot.abilities.filters import Filter, OneOf, Quality
from bot.abilities.keywords import paid_for
from bot.abilities.past import DealtDamageThisWay, DoneThisWay
from bot.abilities.walk import holds
from bot.abilities.who import SELF, YOU
from bot.cards.back import IT, Back, WasDealtThisWay
from bot.cards.phrases.base import G, S
from bot.cards.phrases.things.nouns import speaks_of_players
from bot.cards.phrases.things.suffixes import WAYS

p, alternate = G.phrase, G.alternate

# --- what was paid ----------------------------------------------------------------------------------------------------------

_IN_OWN_WORDS = {
    "evidence": "evidence was collected",
    "additional cost": "its additional cost was paid",
    "bargain": "it was bargained",
    "teamwork": "it was cast using teamwork",
    "web-slinging": "it was cast using web-slinging",
    "gift": "the gift was promised",
    "tribute": "tribute was paid",
}
#: `it` may be another spell than the one that asks: `Counter target spell unless its controller pays {2}. If it was kicked, ...`.
p("condition", "~ was kicked", Paid("kicker"))
p("condition", "it was kicked", Paid("kicker", IT))
p("condition", "it wasn't kicked", NotSo(Paid("kicker")))
for _paid in (*_IN_OWN_WORDS, *sorted(paid_for() - _IN_OWN_WORDS.keys() - {"kicker"})):
    _words = _IN_OWN_WORDS.get(_paid, f"its {_paid} cost was paid")
    _of_itself = _words.replace("it ", "~ ").replace("its ", "~'s ")
    _alike = () if _of_itself == _words else (_of_itself, _words.replace("it was cast", "they were cast"))
    p("condition", _words, Paid(_paid), also=_alike)
    p("condition", _words.replace("was", "wasn't"), NotSo(Paid(_paid)))
for _it in ("it", "~"):
    alternate("condition", f"{_it} escaped", Paid("escape"))
for _it in ("it", "~"):
    alternate("condition", f"{_it} was foretold", Paid("foretell"))
#: That is what the additional cost was.
G.computed(
    "condition",
    "a {f:filter.a} was beheld",
    lambda f: Paid("additional cost") if f.qualities else None,
    lambda _: None,
    key=Paid,
    alternate=True,
)
for _it in ("it", "~"):
    G.computed(
        "condition",
        f"{_it} was kicked with its {{m:mana}} kicker",
        lambda m: Paid(f"kicker {m.symbols}"),
        lambda v: (Mana(v.what.removeprefix("kicker ")),) if v.what.startswith("kicker {") else None,
        key=Paid,
        alternate=_it == "~",
    )

# --- how it was cast --------------------------------------------------------------------------------------------------------

_ELSEWHERE = "anywhere other than "
p("castwhere", " from {z,w,e:castfrom}", (S.z, S.w, S.e))
p("castwhere", "", ("", None, False))
for _zone in ("hand", "graveyard"):
    p("castfrom", f"your {_zone}", (_zone, YOU if _zone == "graveyard" else None, False))
    p("castfrom", f"{_ELSEWHERE}your {_zone}", (_zone, YOU, True))
p("castfrom", "a graveyard", ("graveyard", None, False))
p("castfrom", "exile", ("exile", None, False))
for _it, _who, _words in (("it", IT, "you cast it"), ("~", SELF, "~ was cast")):
    _way = CameFrom(_who, S.z, S.w, True, S.e)
    _alike = (f"you cast {_it}", f"{_it} was cast", *(("you cast them",) if _who == IT else ()))
    p(
        "condition",
        f"{_words}{{z,w,e:castwhere}}",
        _way,
        also=[f"{w}{{z,w,e:castwhere}}" for w in _alike if w != _words],
    )
    p(
        "condition",
        f"{_it} wasn't cast{{z,w,e:castwhere}}",
        NotSo(_way),
        also=(f"you didn't cast {_it}{{z,w,e:castwhere}}",),
    )
p("condition", "it entered from your graveyard", CameFrom(IT, "graveyard", YOU))
p("condition", "you cast ~ during your main phase", CastDuringMainPhase())

# --- how often ----------------------------------------------------------------------------------------------------------------

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

# --- whether it was done ------------------------------------------------------------------------------------------------------

p("condition", "you do", DidIt())
p("condition", "you don't", NotSo(DidIt()))
for _they, _who in (("they", Back("they")), ("{w:player.1}", S.w)):
    _do, _dont = ("do", "don't") if _they == "they" else ("does", "doesn't")
    p("condition", f"{_they} {_do}", DidIt(_who))
    p("condition", f"{_they} {_dont}", NotSo(DidIt(_who)))
p("condition", "you can't", CouldNot(), also=("the player can't", "that player can't", "they can't"))

# --- what the ability itself has done -------------------------------------------------------------------------------------------

p("condition", "damage is prevented this way", WasDealtThisWay("prevented"))
p("condition", "~ deals damage to you this way", WasDealtThisWay("dealt"))
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
#: Damage that is prevented has a source.
G.computed(
    "condition",
    "damage from a {f:filter.a} is prevented this way",
    lambda f: None if speaks_of_players(f) else Is(Back("that source"), OneOf((f,))),
    lambda v: None,
    key=Is,
    alternate=True,
)
_DEALT, _DIED = DealtDamageThisWay(), DoneThisWay("died")


def _so(f: Filter, way: Quality) -> ThereIs:
    return ThereIs(Filter((*f.qualities, way)))


def _so_said(value: ThereIs, way: Quality) -> Any:
    qualities = value.what.qualities
    return (Filter(qualities[:-1]),) if qualities[-1:] == (way,) else None


for _words, _quality, _spare in (
    ("is dealt damage", _DEALT, False),
    ("was dealt damage", _DEALT, True),
    ("dies", _DIED, False),
    ("died", _DIED, True),
):
    G.computed(
        "condition",
        f"a {{f:filter.a}} {_words} this way",
        partial(_so, way=_quality),
        partial(_so_said, way=_quality),
        key=ThereIs,
        alternate=_spare,
    )
G.words("waydone", {how: DoneThisWay(how) for how in WAYS})
p(
    "condition",
    "{o:being} is {q:waydone} this way",
    Is(S.o, S.q),
    also=("{o:being} was {q:waydone} this way",),
)
p("condition", "{o:being} dies this way", Is(S.o, _DIED))


def _some_done(f: Filter, q: Quality) -> AmountIs:
    return AmountIs(CountOf(Filter((*f.qualities, q))), ">=", Number(1))


for _words in ("a {f:filter.a} is", "a {f:filter.a} was", "at least one {f:filter.1} was"):
    G.computed(
        "condition",
        f"{_words} {{q:waydone}} this way",
        _some_done,
        lambda v: None,
        key=AmountIs,
        alternate=True,
    )
#: What one has done oneself, as `if you sacrifice a land this way`.
for _do, _done, _where in (
    ("you sacrifice", "sacrificed", ""),
    ("you discard", "discarded", ""),
    ("you return", "returned", " to your hand"),
    ("you exile", "exiled", ""),
    ("you mill", "milled", ""),
    ("{w:player.1} mills", "milled", ""),
):
    for _one in ("a {f:filter.a}", "at least one {f:filter.1}"):
        G.computed(
            "condition",
            f"{_do} {_one}{_where} this way",
            lambda *slots, _way=_done: _some_done(slots[-1], DoneThisWay(_way)),
            lambda v: None,
            key=AmountIs,
            alternate=True,
        )


def _asks_this_way(c: Any, **_: Any) -> bool:
    """Whether it asks what the ability has done before, which is so at once or never."""
    return isinstance(c, WasDealtThisWay) or holds(c, DoneThisWay) or holds(c, DealtDamageThisWay)


#: A reflexive trigger of what was done `this way` (CR 603.12).
p("sentence", "when {c:condition}, {s:plain}", If(S.c, (WhenYouDo((S.s,)),)), when=_asks_this_way)
p(
    "sentence",
    "when {c:condition}, {s:plain}, where X is {v:value}",
    If(S.c, (WhenYouDo((WhereX((S.s,), S.v),)),)),
    when=_asks_this_way,
)
