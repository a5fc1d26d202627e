"""Events put together: one thing, two deeds; two events; the first time, in whose turn, while something is so."""

from __future__ import annotations

from typing import Any

from bot.abilities.conditions import IsCombat
from bot.abilities.events import (
    AnyOfEvents,
    BecomesBlocked,
    BeginningOf,
    Blocks,
    DealsDamage,
    EndOfCombat,
    FirstTime,
    Narrowed,
    OnTurnOf,
    WhileSo,
)
from bot.abilities.who import YOU, Who
from bot.cards.back import Back
from bot.cards.phrases.base import G, S
from bot.cards.phrases.events.of_things import OPPONENT
from bot.cards.phrases.words.verbs import SAME
from bot.values import replace

p = G.phrase


def _of_two(a: Who, first: Any, second: Any) -> AnyOfEvents | None:
    """`~ attacks or dies`. Whom it blocks or is blocked by is said once of both, and has a phrase of its own."""
    if first == second or (isinstance(first, Blocks) and getattr(second, "by", None) is not None):
        return None
    return AnyOfEvents((_done_by(first, a), _done_by(second, a)))


def _done_by(event: Any, who: Who) -> Any:
    return replace(event, **{"by" if isinstance(event, DealsDamage) else "who": who})


def _two_said(value: AnyOfEvents) -> Any:
    if len(value.of) != 2:
        return None
    doers = [getattr(e, "by" if isinstance(e, DealsDamage) else "who", None) for e in value.of]
    if doers[0] != doers[1] or not isinstance(doers[0], Who):
        return None
    return doers[0], *(_done_by(e, SAME) for e in value.of)


G.computed("event", "{a:actor} {d:deed} or {e:deed}", _of_two, _two_said, key=AnyOfEvents)

# The first time each turn: of whatever can happen. A rule of its own, for no event begins with an event.
p("event.timed", "{e:event} for the first time each turn", FirstTime(S.e))
for _turn, _whose in (
    ("your turn", YOU),
    ("an opponent's turn", OPPONENT),
    ("their turn", Back("they")),
):
    p("event.timed", f"{{e:event}} during {_turn}", OnTurnOf(S.e, _whose))
p("event.timed", "{e:event} during combat", WhileSo(S.e, IsCombat()))
p("event.timed", "{e:event} while {c:condition}", WhileSo(S.e, S.c))
p("event.first", "{e:event.timed}", S.e)


def _two(a: Any, b: Any) -> Any:
    """Two events of their own; where one sentence of both is printed otherwise, that one."""
    if isinstance(a, AnyOfEvents) or isinstance(b, AnyOfEvents):
        return None
    both = AnyOfEvents((a, b))
    return both if G.rule("event").write(both) is None else None


def _or(a: Any, b: Any) -> Any:
    """`a player casts a spell or a creature attacks`: of what is done to one by two deeds there is another phrase."""
    same = getattr(a, "who", None) == getattr(b, "who", None)
    return None if same or isinstance(a, Blocks | BecomesBlocked) else _two(a, b)


def _is_timed(event: Any) -> bool:
    """Whether more is said of it than one phrase of its own says (`your second spell during each opponent's turn`)."""
    return isinstance(event, Narrowed) and G.rule("event").write(event) is None


G.computed("event.first", "{a:event} or {b:event}", _or, lambda v: None, key=AnyOfEvents, alternate=True)
for _and in ("and at", "or at"):
    G.computed(
        "event.first",
        f"{{a:event}} {_and} {{b:moment}}",
        lambda a, b: (
            None if isinstance(a, AnyOfEvents) or isinstance(b, AnyOfEvents) else AnyOfEvents((a, b))
        ),
        lambda v: v.of if len(v.of) == 2 and G.rule("moment").write(v.of[1]) is not None else None,
        key=AnyOfEvents,
        alternate=_and == "or at",
    )
G.computed(
    "moment.first",
    "{a:moment} or whenever {b:event}",
    lambda a, b: None if isinstance(a, AnyOfEvents) or isinstance(b, AnyOfEvents) else AnyOfEvents((a, b)),
    lambda v: v.of if len(v.of) == 2 and isinstance(v.of[0], BeginningOf | EndOfCombat) else None,
    key=AnyOfEvents,
)
p("moment.first", "{a:moment}", S.a)


def _three(a: Any, b: Any, c: Any) -> AnyOfEvents | None:
    """`a creature dies, or a card is put into a graveyard from anywhere, or a card leaves your graveyard`."""
    return None if any(isinstance(e, AnyOfEvents) for e in (a, b, c)) else AnyOfEvents((a, b, c))


G.computed(
    "event.first",
    "{a:event}, or {b:event}, or {c:event}",
    _three,
    lambda v: v.of if len(v.of) == 3 else None,
    key=AnyOfEvents,
)
for _when in ("and whenever", "and when", "or when", "or whenever"):
    G.computed(
        "event.first",
        f"{{a:event}} {_when} {{b:event}}",
        _two,
        lambda v: v.of if len(v.of) == 2 and not _is_timed(v.of[0]) else None,
        key=AnyOfEvents,
        alternate=_when != "and whenever",
    )
    G.computed(
        "event.first",
        f"{{a:event.timed}} {_when} {{b:event}}",
        _two,
        lambda v: v.of if len(v.of) == 2 and _is_timed(v.of[0]) else None,
        key=AnyOfEvents,
        alternate=_when != "and whenever",
    )


def _of_three(a: Who, first: Any, second: Any, third: Any) -> AnyOfEvents | None:
    """`~ attacks, blocks, or becomes the target of a spell`."""
    return AnyOfEvents(tuple(_done_by(event, a) for event in (first, second, third)))


def _three_said(value: AnyOfEvents) -> Any:
    doers = {getattr(e, "by" if isinstance(e, DealsDamage) else "who", None) for e in value.of}
    doer = doers.pop()
    if len(value.of) != 3 or doers or not isinstance(doer, Who):
        return None
    return doer, *(_done_by(e, SAME) for e in value.of)


G.computed("event", "{a:actor} {d:deed}, {e:deed}, or {f:deed}", _of_three, _three_said, key=AnyOfEvents)
