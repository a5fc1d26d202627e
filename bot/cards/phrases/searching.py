"""Searching a library for what is put onto the battlefield: `search your library for a basic land card, put it onto the
battlefield tapped, then shuffle`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.abilities.amounts import X
from bot.abilities.combining import WhereX
from bot.abilities.effects import SearchOnto
from bot.abilities.who import YOU, Chosen, Count, Who
from bot.cards.back import ThatMuch
from bot.cards.phrases.base import G, S
from bot.cards.phrases.verbs import SAME

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
        return (value.what, (value.tapped, value.attached_to)) if value.who == who else None

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
    lambda v: None if v.who in (YOU, SAME) else (v.who, v.what, (v.tapped, v.attached_to)),
    key=SearchOnto,
)


def _counted(value: WhereX) -> Sequence[Any] | None:
    only = value.effects[0] if len(value.effects) == 1 else None
    if not isinstance(only, SearchOnto) or only.who != YOU:
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
