"""What triggered abilities watch for in combat: attacking, blocking, becoming blocked (CR 508.1m, 509.1i)."""

from __future__ import annotations

from bot.abilities.events import (
    AnyOfEvents,
    Attacks,
    BecomesBlocked,
    Blocks,
)
from bot.abilities.filters import (
    ControlledBy,
    Filter,
    OfType,
)
from bot.abilities.who import SELF, YOU
from bot.abilities.who import Any as AnyOf
from bot.cards.phrases.base import G, S
from bot.cards.phrases.events.of_things import OPPONENT, deed

p = G.phrase

deed("attacks", Attacks(S.a))
deed("attacks while saddled", Attacks(S.a, saddled=True))
deed("attacks alone", Attacks(S.a, alone=True))
deed("attacks and isn't blocked", Attacks(S.a, unblocked=True))
p("event", "{a:actor} attacks you", Attacks(S.a, YOU))
p("event", "{a:actor} attacks you or a planeswalker you control", Attacks(S.a, YOU, True))
p("event", "{a:actor} attacks {w:somebody.1}", Attacks(S.a, S.w))
for _unblocked, _tail in ((False, ""), (True, " and isn't blocked")):
    p(
        "event",
        "{a:actor} attacks {w:somebody.1} or a planeswalker they control" + _tail,
        Attacks(S.a, S.w, True, unblocked=_unblocked),
        also=("{a:actor} attacks {w:somebody.1} or a planeswalker an opponent controls" + _tail,),
    )
p("event", "{a:actor} attacks {w:somebody.1} and isn't blocked", Attacks(S.a, S.w, unblocked=True))
p("event", "{g:group} attack", Attacks(S.g, batch=True))
p(
    "event",
    "{n:intword} or more creatures attack",
    Attacks(AnyOf(Filter((OfType("Creature"),))), batch=True, at_least=S.n),
)
G.alternate(
    "event",
    "a player attacks with {n:intword} or more creatures",
    Attacks(AnyOf(Filter((OfType("Creature"),))), batch=True, at_least=S.n),
)
p("event", "{g:group} attack you", Attacks(S.g, YOU, batch=True))
# Once for each player that they attack.
p("event", "{g:group} attack {w:somebody.1}", Attacks(S.g, S.w, batch=True))
# Only the active player's creatures attack (CR 508.1a).
G.alternate(
    "event",
    "a player attacks {w:somebody.1} with one or more creatures",
    Attacks(AnyOf(Filter((OfType("Creature"),))), S.w, batch=True),
)
_YOURS = (OfType("Creature"), ControlledBy(YOU))
G.alternate("event", "you attack", Attacks(AnyOf(Filter(_YOURS)), batch=True))
p(
    "event",
    "you attack with {n:intword} or more creatures",
    Attacks(AnyOf(Filter(_YOURS)), batch=True, at_least=S.n),
)


def _with_several(n: int, f: Filter) -> Attacks | None:
    """`two or more Spiders`; of creatures as such another phrase tells."""
    if f == Filter((OfType("Creature"),)):
        return None
    return Attacks(AnyOf(Filter((*f.qualities, ControlledBy(YOU)))), batch=True, at_least=n)


def _with_several_said(value: Attacks) -> tuple[int, Filter] | None:
    own = value.who.what.qualities if isinstance(value.who, AnyOf) else ()
    if own[-1:] != (ControlledBy(YOU),) or own == _YOURS or value.at_least < 2:
        return None
    f = Filter(own[:-1])
    return (value.at_least, f) if value == _with_several(value.at_least, f) else None


G.computed(
    "event",
    "you attack with {n:intword} or more {f:filter.n}",
    _with_several,
    _with_several_said,
    key=Attacks,
)


def _with_just(n: int, f: Filter) -> Attacks:
    """`you attack with exactly two creatures`"""
    return Attacks(AnyOf(Filter((*f.qualities, ControlledBy(YOU)))), batch=True, at_least=n, at_most=n)


def _with_just_said(value: Attacks) -> tuple[int, Filter] | None:
    own = value.who.what.qualities if isinstance(value.who, AnyOf) else ()
    f = Filter(own[:-1])
    return (value.at_least, f) if own and value == _with_just(value.at_least, f) else None


G.computed(
    "event", "you attack with exactly {n:intword} {f:filter.n}", _with_just, _with_just_said, key=Attacks
)
p("event", "you attack with ~ and another {f:filter.1}", Attacks(SELF, others=1, beside=S.f))
for _class, _with in (("a", "a {f:filter.a}"), ("n", "one or more {f:filter.n}")):
    G.computed(
        "event",
        f"you attack with {_with}",
        lambda f: Attacks(AnyOf(Filter((*f.qualities, ControlledBy(YOU)))), batch=True),
        lambda v: None,
        key=Attacks,
        alternate=True,
    )
p(
    "event",
    "{n:intword} or more creatures you control attack {w:somebody.1}",
    Attacks(AnyOf(Filter(_YOURS)), S.w, batch=True, at_least=S.n),
)
G.alternate("event", "you attack {w:somebody.1}", Attacks(AnyOf(Filter(_YOURS)), S.w, batch=True))
_THEIRS = Filter((OfType("Creature"), ControlledBy(OPPONENT)))
_MY_WALKERS = AnyOf(Filter((OfType("Planeswalker"), ControlledBy(YOU))))
p(
    "event",
    "a opponent attacks one or more planeswalkers you control",
    Attacks(AnyOf(_THEIRS), _MY_WALKERS, batch=True),
    also=("a opponent attacks a planeswalker you control with one or more creatures",),
)
G.alternate("event", "a opponent attacks you", Attacks(AnyOf(_THEIRS), YOU, batch=True))
deed("blocks", Blocks(S.a))
p("event", "{a:actor} blocks {b:any.1}", Blocks(S.a, S.b))
deed("becomes blocked", BecomesBlocked(S.a))
p("event", "{a:actor} becomes blocked by {b:any.1}", BecomesBlocked(S.a, S.b))
p(
    "event",
    "{a:actor} blocks or becomes blocked by {b:any.1}",
    AnyOfEvents((Blocks(S.a, S.b), BecomesBlocked(S.a, S.b))),
)
_BLOCKS = Blocks(S.a, AnyOf(S.f), together=True)
_BLOCKED = BecomesBlocked(S.a, AnyOf(S.f), together=True)
p("event", "{a:actor} blocks one or more {f:filter.n}", _BLOCKS)
p("event", "{a:actor} becomes blocked by one or more {f:filter.n}", _BLOCKED)
p(
    "event",
    "{a:actor} blocks or becomes blocked by one or more {f:filter.n}",
    AnyOfEvents((_BLOCKS, _BLOCKED)),
)


p("event", "{a:actor} and at least {n:intword} other creatures attack", Attacks(S.a, others=S.n))
G.alternate("event", "~ and at least one {f:filter.1} attack", Attacks(SELF, others=1, beside=S.f))
