"""Static abilities that hold under a condition: `as long as`, `unless`, `during your turn`."""

from __future__ import annotations

from typing import Any

from bot.abilities.amounts import CountersOn, Number
from bot.abilities.combat_rules import CantAttack, CantBlock
from bot.abilities.conditions import (
    AllSo,
    AmountIs,
    AnySo,
    DidIt,
    Happened,
    IsCombat,
    IsTurnOf,
    NotSo,
)
from bot.abilities.cost_changes import COST_CHANGES, CostChange
from bot.abilities.entering import (
    EntersAsCopy,
    EntersWith,
)
from bot.abilities.events import GetsCounters
from bot.abilities.statics import (
    AlternativeCost,
    Rules,
    While,
)
from bot.abilities.who import SELF, YOU, Who
from bot.cards.back import IT
from bot.cards.phrases.base import G, S
from bot.cards.phrases.statics.standing import merged, split_by_kind

p = G.phrase


# `As long as enchanted creature is black, it gets +1/+1`: it is the one of the condition.


def spoken_of(c: Any) -> Any:
    """What the condition is about."""
    match c:
        case NotSo(of=of):
            return spoken_of(of)
        case AmountIs(amount=CountersOn(on=who)) | Happened(event=GetsCounters(who=who)):
            return who
        case _:
            return getattr(c, "who", None)


def it_is(c: Any, items: Any) -> Any:
    who = spoken_of(c)
    if not isinstance(who, Who) or who in (IT, YOU):
        return None
    return (While(c, split_by_kind(who, items)),)


def _it_is_slots(value: Any) -> Any:
    if not (isinstance(value, tuple) and len(value) == 1 and isinstance(value[0], While)):
        return None
    found = merged(value[0].effects)
    c = value[0].condition
    return (c, found[1]) if found is not None and found[0] == spoken_of(c) else None


def _said_of_itself(c: Any) -> bool:
    return bool(spoken_of(c) == SELF)


G.computed(
    "staticwhile",
    "as long as {c:conditions}, it {i:changes.has.1}",
    lambda c, i: None if _said_of_itself(c) else it_is(c, i),
    lambda v: (lambda f: None if f is None or _said_of_itself(f[0]) else f)(_it_is_slots(v)),
    key=tuple,
)
G.computed(
    "staticwhile",
    "as long as {c:conditions}, it {i:changes.has.1}",
    lambda c, i: it_is(c, i) if _said_of_itself(c) else None,
    lambda v: None,
    key=tuple,
    alternate=True,
)


# `Otherwise, it can't block`: while it is not so.


def _or_else(c: Any, i: Any, j: Any) -> Any:
    whole, rest = it_is(c, i), it_is(c, j)
    if whole is None or rest is None or isinstance(c, NotSo):
        return None
    return (*whole, While(NotSo(c), rest[0].effects))


def _or_else_said(value: Any) -> Any:
    if not (isinstance(value, tuple) and len(value) == 2 and all(isinstance(e, While) for e in value)):
        return None
    first = _it_is_slots(value[:1])
    rest = merged(value[1].effects)
    if first is None or rest is None or value[1].condition != NotSo(first[0]):
        return None
    return (*first, rest[1])


G.computed(
    "staticwhile",
    "as long as {c:conditions}, it {i:changes.has.1}. Otherwise, it {j:changes.has.1}",
    _or_else,
    _or_else_said,
    key=tuple,
)


def _of_the_battlefield(s: Any, **_: Any) -> bool:
    """What holds while ~ is there; how it enters or is cast is said with `if` and `unless`."""
    return not any(
        isinstance(e, AlternativeCost)
        or (isinstance(e, CostChange) and e.which is None)
        or (isinstance(e, EntersWith) and e.who == SELF)
        or isinstance(e, EntersAsCopy)
        for e in s
    )


p(
    "staticwhile",
    "as long as {c:conditions}, {s:static}",
    (While(S.c, S.s),),
    also=("{s:static} as long as {c:conditions}",),
    when=_of_the_battlefield,
)


def _lasting(s: Any, c: Any) -> bool:
    """Attacking and blocking "unless" is part of the rule itself."""
    return not any(
        isinstance(e, Rules) and any(isinstance(r, (CantAttack, CantBlock)) for r in e.rules) for e in s
    )


def _said_only_so(s: Any, c: Any) -> bool:
    return _lasting(s, c) and (not _of_the_battlefield(s) or G.rule("condition").write(NotSo(c)) is None)


G.alternate(
    "staticwhile",
    "{s:static} unless {c:condition}",
    (While(NotSo(S.c), S.s),),
    when=lambda s, c: _lasting(s, c) and not _said_only_so(s, c),
)
p("staticwhile", "{s:static} unless {c:condition}", (While(NotSo(S.c), S.s),), when=_said_only_so)
G.alternate("staticwhile", "if {c:condition}, {s:lasting}", (While(S.c, (S.s,)),))


def _of_two(a: Any, b: Any) -> Any:
    """`~ gets +2/+2 and other creatures you control have trample`: two subjects in one sentence."""
    first, second = _subject(a), _subject(b)
    return None if first is None or second is None or first == second else (*a, *b)


def _subject(statics: Any) -> Any:
    """What a statement is of: whose changes it makes, or that it changes costs."""
    one = merged(statics)
    if one is not None:
        return one[0]
    return "cost" if statics and all(isinstance(static, COST_CHANGES) for static in statics) else None


def _two_said(value: Any) -> Any:
    for at in range(1, len(value) if isinstance(value, tuple) else 0):
        first, second = _subject(value[:at]), _subject(value[at:])
        if first is not None and second is not None and first != second:
            return value[:at], value[at:]
    return None


G.computed("static.two", "{a:static} and {b:static}", _of_two, _two_said, key=tuple)
p(
    "staticwhile",
    "as long as {c:conditions}, {s:static.two}",
    (While(S.c, S.s),),
    also=("{s:static.two} as long as {c:conditions}",),
)
p("statement", "{s:static.two}", S.s)
p("statement", "{s:static}", S.s)
p("statement", "{s:staticwhile}", S.s)

p("staticwhile", "{s:lasting} during combat", (While(IsCombat(), (S.s,)),))
G.alternate("staticwhile", "during your turn, {s:static}", (While(IsTurnOf(YOU), S.s),))
G.alternate("staticwhile", "{s:static} during your turn", (While(IsTurnOf(YOU), S.s),))
G.alternate("staticwhile", "{s:static} if {c:condition}", (While(S.c, S.s),), when=_of_the_battlefield)
for _text, _value in (
    ("it enters with a {k:counterkind} counter on it", EntersWith(SELF, counters=((S.k, Number(1)),))),
    ("it enters with {n:count.n} {k:counterkind} counters on it", EntersWith(SELF, counters=((S.k, S.n),))),
):
    _additional = _text.replace("with ", "with a additional " if "{n:" in _text else "with ").replace(
        "with a {k", "with a additional {k"
    )
    p(
        "staticwhile",
        "if {c:condition}, " + _text,
        (While(S.c, (_value,)),),
        also=tuple(
            "if {c:condition}, " + said
            for said in (_additional, "~" + _text.removeprefix("it"), "~" + _additional.removeprefix("it"))
        ),
        when=lambda c, **_: not isinstance(c, DidIt),
    )


def _enters_with(s: Any) -> bool:
    return len(s) == 1 and isinstance(s[0], EntersWith) and s[0].who == SELF and not s[0].tapped


G.alternate(
    "staticwhile",
    "{s:static} if {c:conditions}",
    (While(S.c, S.s),),
    when=lambda s, c: _enters_with(s) and not isinstance(c, AllSo | AnySo),
)
p(
    "staticwhile",
    "{s:static} if {c:conditions}",
    (While(S.c, S.s),),
    when=lambda s, c: _enters_with(s) and isinstance(c, AllSo | AnySo),
)
