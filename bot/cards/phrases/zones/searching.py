"""Searching a library for what is put onto the battlefield: `search your library for a basic land card, put it onto the
battlefield tapped, then shuffle`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.abilities.amounts import X
from bot.abilities.combining import May, Then, WhereX
from bot.abilities.effects import Beside, SearchOnto
from bot.abilities.filters import Filter
from bot.abilities.who import YOU, Chosen, Count, Who
from bot.cards.back import ThatMuch
from bot.cards.phrases.base import G, S
from bot.cards.phrases.instructions.beside import Verbatim
from bot.cards.phrases.words.verbs import SAME

p = G.phrase

p("sought", "{c:chosen.1}", S.c)
p("sought", "{c:chosen.n}", S.c)
for _words, _many in (("X", X()), ("that many", ThatMuch())):
    p("sought", f"up to {_words} {{f:filter.n}}", Chosen(S.f, Count(0, _many)))
for _them in ("it", "that card", "them", "those cards"):
    (p if _them == "it" else G.alternate)("sought.back", _them, ())
p("sought.how", "onto the battlefield", (False, None))
p("sought.how", "onto the battlefield tapped", (True, None))
for _class, _puts in (("n", "put"), ("1", "puts")):
    for _joiner in (",", " and", ", and"):
        G.computed(
            f"found.{_class}",
            f"{_joiner} {_puts} {{t:sought.back}} {{h:sought.how}}",
            lambda t, h: h,
            lambda value: ((), value),
            key=tuple,
            alternate=_joiner != ",",
        )


def _found(who: Who) -> Any:
    return lambda c, h: SearchOnto(who, c, *h)


def _said(who: Who) -> Any:
    def slots(value: SearchOnto) -> Sequence[Any] | None:
        same = value.who == who and not value.among and not value.graveyard
        return (value.what, (value.tapped, value.attached_to)) if same else None

    return slots


for _rule, _words, _who in (
    ("imperative", "search your library for {c:sought}{h:found.n}", YOU),
    ("elided.1", "searches their library for {c:sought}{h:found.1}", SAME),
    ("elided.n", "search their library for {c:sought}{h:found.n}", SAME),
):
    G.computed(_rule, _words, _found(_who), _said(_who), key=SearchOnto)
G.computed(
    "clause",
    "{w:player.1} searches their library for {c:sought}{h:found.1}",
    lambda w, c, h: SearchOnto(w, c, *h),
    lambda v: (
        None if v.among or v.graveyard or v.who in (YOU, SAME) else (v.who, v.what, (v.tapped, v.attached_to))
    ),
    key=SearchOnto,
)


def _counted(value: WhereX) -> Sequence[Any] | None:
    only = value.effects[0] if len(value.effects) == 1 else None
    if not isinstance(only, SearchOnto) or only.who != YOU or only.among:
        return None
    return only.what, value.x, (only.tapped, only.attached_to)


# That a library is shuffled after it was searched is part of searching it.
for _rule, _class, _shuffles in (("elided.n", "n", "shuffle"), ("elided.1", "1", "shuffles")):
    for _library in ("", " their library"):
        G.computed(
            _rule,
            f"search{'es' if _class == '1' else ''} their library for {{c:sought}}{{h:found.{_class}}}, then {_shuffles}{_library}",
            _found(SAME),
            lambda value: None,
            key=SearchOnto,
            alternate=True,
        )
for _library in ("", " their library"):
    G.computed(
        "clause",
        f"{{w:player.1}} searches their library for {{c:sought}}{{h:found.1}}, then shuffles{_library}",
        lambda w, c, h: SearchOnto(w, c, *h),
        lambda value: None,
        key=SearchOnto,
        alternate=True,
    )
G.computed(
    "imperative",
    "search your library for {c:sought}, where X is {v:value}{h:found.n}",
    lambda c, v, h: WhereX((SearchOnto(YOU, c, *h),), v),
    _counted,
    key=WhereX,
)

# --- one onto the battlefield, the other into the hand ------------------------------------------------------------------------

_OTHER_IN_HAND = "put the other into your hand"


def _two_ways(f: Filter, h: tuple[bool, Any]) -> Then:
    """Of up to two the one goes onto the battlefield, the other into the hand."""
    rest = Beside("search", _OTHER_IN_HAND, sought=(f,), taken=Count(0, 1))
    return Then((SearchOnto(YOU, Chosen(f, Count(0, 1)), *h), rest), " and ")


def _two_ways_said(value: Then) -> Sequence[Any] | None:
    match value.parts:
        case (SearchOnto(what=Chosen(what=f)) as found, Beside(words=words)) if words == _OTHER_IN_HAND:
            how = (found.tapped, found.attached_to)
            return (f, how) if value == _two_ways(f, how) else None
        case _:
            return None


G.computed(
    "imperative",
    "search your library for up to two {f:filter.n}, reveal them, put one {h:sought.how} and the other into your hand, then shuffle",
    _two_ways,
    _two_ways_said,
    key=Then,
)

# --- of cards that were looked at or revealed -------------------------------------------------------------------------------


def _among(c: Chosen, h: Any) -> SearchOnto:
    tapped, attached_to = h
    return SearchOnto(YOU, c, tapped, attached_to, among=True)


def _among_said(value: SearchOnto) -> Sequence[Any] | None:
    return (value.what, (value.tapped, value.attached_to)) if value.among and value.who == YOU else None


for _those in ("them", "those cards", "the revealed cards"):
    G.computed(
        "imperative",
        f"put {{c:sought}} from among {_those} {{h:sought.how}}",
        _among,
        _among_said if _those == "them" else lambda v: None,
        key=SearchOnto,
        alternate=_those != "them",
    )


_AND_THE_REST = " and the rest "
"""`Put A onto the battlefield and the rest into your hand`: one verb for both."""


def _sorted(c: Chosen, h: Any, r: str) -> Then:
    return Then((_among(c, h), Beside("sort", f"put {r}")), _AND_THE_REST)


def _sorted_said(value: Then) -> Sequence[Any] | None:
    found, rest = value.parts if value.joiner == _AND_THE_REST else (None, None)
    if not isinstance(found, SearchOnto) or not isinstance(rest, Beside):
        return None
    return (*(_among_said(found) or ()), rest.words.removeprefix("put "))


for _rest in ("the rest {p:beside.below}", "the rest into your hand"):
    G.computed("beside.rest", _rest, lambda *slots: (), lambda value: None)
G.register(Verbatim("restwords", "beside.rest"))
for _those in ("them", "those cards", "the revealed cards"):
    G.computed(
        "imperative",
        f"put {{c:sought}} from among {_those} {{h:sought.how}} and {{r:restwords}}",
        _sorted,
        _sorted_said if _those == "them" else lambda v: None,
        key=Then,
        alternate=_those != "them",
    )

# The graveyard is looked through too; that the library is shuffled where it was searched is part of searching it.
for _then in (
    "If you search your library this way, shuffle",
    "If you search your library this way, shuffle it",
):
    (p if _then.endswith("shuffle") else G.alternate)(
        "step",
        f"search your library and/or graveyard for {{c:sought}} and put it onto the battlefield. {_then}.",
        SearchOnto(YOU, S.c, graveyard=True),
    )
    (p if _then.endswith("shuffle") else G.alternate)(
        "step",
        f"you may search your library and/or graveyard for {{c:sought}} and put it onto the battlefield. {_then}.",
        May(YOU, (SearchOnto(YOU, S.c, graveyard=True),)),
    )
