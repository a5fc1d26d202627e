"""Cards of a library that are seen: its top card, or all up to one of a kind, and where the one and the rest go."""

from __future__ import annotations

from functools import partial
from typing import Any

from bot.abilities.amounts import CountOf
from bot.abilities.combining import Then
from bot.abilities.conditions import Is
from bot.abilities.effects import Move
from bot.abilities.filters import Filter, InZone, OneOf, OwnedBy
from bot.abilities.libraries import RevealAtRandom, RevealFromHand, SeeTop, SeeUntil, Show
from bot.abilities.past import DoneThisWay
from bot.abilities.who import YOU, Chosen, Count, Who
from bot.cards.back import Back
from bot.cards.phrases.base import G, S
from bot.cards.phrases.words.verbs import player_verb

p = G.phrase

player_verb("<reveals|reveal> a card at random from <their|their|your> hand", RevealAtRandom(S.who))
player_verb("<reveals|reveal> the top card of <their|their|your> library", SeeTop(S.who))
p("imperative", "look at the top card of {w:whose} library", SeeTop(S.w, "look at"))
for _how in ("reveal", "exile"):
    player_verb(
        f"<{_how}s|{_how}> cards from the top of <their|their|your> library until <they|they|you> {_how} a {{f:filter.a}}",
        SeeUntil(S.who, S.f, _how),
    )

# --- where they go ----------------------------------------------------------------------------------------------------------

REST, SHOWN = Back("the rest"), Back("the revealed cards")
_OTHERS = (
    "all other cards revealed this way",
    "the rest of the revealed cards",
    "all other revealed cards",
    "the other cards revealed this way",
    "the rest of the exiled cards",
    "all other cards exiled this way",
)
_ALL = ("the revealed cards", "all cards revealed this way", "all revealed cards")
for _rule, _ways, _which in (
    ("seen", ("the rest", *_OTHERS), REST),
    ("seen", _ALL, SHOWN),
    ("seen.others", _OTHERS, REST),
    ("seen.all", _ALL, SHOWN),
):
    p(_rule, _ways[0], _which, also=_ways[1:])
for _whose in ("your", "their", "that player's"):
    _first = _whose == "your"
    for _order in ("in a random order", "in any order"):
        (p if _first and "random" in _order else G.alternate)(
            "sent", f"on the bottom of {_whose} library {_order}", ("library bottom", None)
        )
        (p if _first and "random" in _order else G.alternate)(
            "sent.away", f"on the bottom of {_whose} library {_order}", ("library bottom", None)
        )
    (p if _first else G.alternate)("sent", f"into {_whose} graveyard", ("graveyard", None))


def _sent(o: Who, t: tuple[Any, Any]) -> Move:
    return Move(o, t[0], under=t[1])


def _sent_said(value: Move) -> Any:
    plain = _sent(value.what, (value.to, value.under))
    return (value.what, (value.to, value.under)) if value == plain and value.what in (REST, SHOWN) else None


# `Put the rest on the bottom of your library` alone is said of cards that nobody knows, too: it is beside the point.
for _class, _puts, _seen, _to in (
    ("imperative", "put", "seen.all", "sent.away"),
    ("order", "put", "seen.others", "sent.away"),
    ("elided.1", "puts", "seen", "sent"),
    ("elided.n", "put", "seen", "sent"),
):
    G.computed(
        _class,
        f"{_puts} {{o:{_seen}}} {{t:{_to}}}",
        _sent,
        _sent_said,
        key=Move,
    )
for _class, _shuffle in (("imperative", "shuffle"), ("elided.1", "shuffles"), ("elided.n", "shuffle")):
    for _into in ("into your library", "into their library"):
        (p if ("your" in _into) is (_class == "imperative") else G.alternate)(
            _class, f"{_shuffle} {{o:seen}} {_into}", Move(S.o, "library")
        )


def _all_buried(w: Who, f: Filter) -> Then:
    return Then((SeeUntil(w, f), Move(SHOWN, "graveyard")), ", then ")


def _all_buried_said(value: Then) -> Any:
    first = value.parts[0]
    return (
        (first.who, first.what)
        if isinstance(first, SeeUntil) and _all_buried(first.who, first.what) == value
        else None
    )


G.computed(
    "clause",
    "{w:player.1} reveals cards from the top of their library until they reveal a {f:filter.a}, "
    + "then puts those cards into their graveyard",
    _all_buried,
    _all_buried_said,
    key=Then,
)
#: Where the one that was found goes.


def _found(o: Who, d: tuple[Any, ...], r: Who, t: tuple[Any, Any]) -> Then:
    to, under, tapped = d
    return Then((Move(o, to, under=under, tapped=tapped), _sent(r, t)), " and ")


def _found_said(value: Then) -> Any:
    if len(value.parts) != 2 or value.joiner != " and ":
        return None
    first, rest = value.parts
    if not isinstance(first, Move) or not isinstance(rest, Move) or (sent := _sent_said(rest)) is None:
        return None
    return first.what, (first.to, first.under, first.tapped), *sent


for _words, _placed in (
    ("into your hand", ("hand", YOU, False)),
    ("into their hand", ("hand", None, False)),
    ("onto the battlefield", ("battlefield", YOU, False)),
    ("onto the battlefield tapped", ("battlefield", YOU, True)),
    ("onto the battlefield under your control", ("battlefield", YOU, False)),
):
    (G.alternate if "under" in _words else p)("found.sent", _words, _placed)
for _class, _puts in (("imperative", "put"), ("elided.1", "puts"), ("elided.n", "put")):
    for _again in ("", f"{_puts} "):
        G.computed(
            _class,
            f"{_puts} {{o:thing}} {{d:found.sent}} and {_again}{{r:seen}} {{t:sent}}",
            _found,
            _found_said if not _again else lambda v: None,
            key=Then,
            alternate=bool(_again),
        )
p("order", "reveal {o:thing}", Show(S.o))


def _of_a_hand(f: Filter, count: Count) -> RevealFromHand:
    return RevealFromHand(Chosen(Filter((*f.qualities, InZone("hand"), OwnedBy(YOU))), count))


def _of_a_hand_said(value: RevealFromHand, count: Count) -> Any:
    own = value.what.what.qualities[:-2]
    return (Filter(own),) if own and value == _of_a_hand(Filter(own), count) else None


for _words, _count in (("a {f:filter.a}", Count()), ("any number of {f:filter.n}", Count(0, None))):
    for _hand in ("from your hand", "in your hand"):
        G.computed(
            "imperative",
            f"reveal {_words} {_hand}",
            partial(_of_a_hand, count=_count),
            partial(_of_a_hand_said, count=_count),
            key=RevealFromHand,
            alternate=_hand.startswith("in"),
        )


def _counted(f: Filter) -> CountOf:
    return CountOf(Filter((*f.qualities, DoneThisWay("revealed"))))


def _counted_said(value: CountOf) -> Any:
    *own, last = value.what.qualities or (None,)
    return (Filter(tuple(own)),) if last == DoneThisWay("revealed") else None


for _rule, _words in (
    ("value0", "the number of {f:filter.n} revealed this way"),
    ("foreach", "for each {f:filter.1} revealed this way"),
):
    G.computed(_rule, _words, _counted, _counted_said, key=CountOf)
for _is in ("is", "was"):
    (p if _is == "is" else G.alternate)(
        "condition", f"a {{f:filter.a}} {_is} revealed this way", Is(Back("the revealed card"), OneOf((S.f,)))
    )
