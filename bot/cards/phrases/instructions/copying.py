"""Copies: tokens that are copies, and what enters as a copy, with what is excepted (CR 707)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from bot.abilities.ability import ThisAbility
from bot.abilities.amounts import Amount, Number
from bot.abilities.changes import BecomesType, EntersAlsoWith, Gains, KeepsItsName, LosesType
from bot.abilities.copying import CreateCopy
from bot.abilities.filters import ControlledBy, Filter, OfType
from bot.abilities.who import YOU, Who
from bot.cards.back import IT, Back
from bot.cards.phrases.base import G, S
from bot.cards.phrases.changes.becoming import added_body, body_added, body_changes, changed_body
from bot.cards.phrases.words.verbs import SAME
from bot.values import replace

p = G.phrase
_THEM = Back("they")

# --- what is excepted: a tuple of changes, what it has at the end -------------------------------------------------------


def _is_a(body: Any) -> Any:
    """What it is instead of what it was; an artifact creature would keep its types, which nothing here says."""
    found = body_changes(body, (), "")
    return found if found is not None and _plain(found) is not None else None


def _plain(value: Any) -> Sequence[Any] | None:
    found = changed_body(value, still=False)
    return None if found is None or found[1] or value[-1].keeps else (found[0],)


def _added(body: Any, colors: bool) -> Any:
    found = added_body(body, (), colors)
    if found is None and not colors and body.size is None and not body.supertypes and not body.colors:
        found = body_changes(body, (), "")
        found = None if found is None else tuple(replace(c, keeps=True) for c in found)
    return found


def _as_added(value: Any, colors: bool) -> Sequence[Any] | None:
    found = body_added(value, colors)
    return None if found is None or found[0][1] else (found[0][0],)


#: `it's a 4/4 black Zombie`, `it's an artifact in addition to its other types`, `it isn't legendary`, `it's 1/1`.
G.computed("excepted", "it's a {b:body}", _is_a, lambda v: _plain(v), key=tuple)
for _over, _colors in (("types", False), ("colors and types", True)):
    G.computed(
        "excepted",
        f"it's a {{b:body}} in addition to its other {_over}",
        partial(_added, colors=_colors),
        partial(_as_added, colors=_colors),
        key=tuple,
    )
G.computed(
    "excepted",
    "it's a {b:body} in addition to its other creature types",
    partial(_added, colors=False),
    lambda v: None,
    key=tuple,
    alternate=True,
)
p("excepted", "it isn't legendary", (LosesType("Legendary"),))
_LEGENDARY = BecomesType((), (), True, supertypes=("Legendary",))
p("excepted", "it's legendary in addition to its other types", (_LEGENDARY,))
p("excepted", "it's {s:basesize}", (S.s,))
G.alternate("excepted", "it's still {s:basesize}", (S.s,))
G.alternate("excepted", "it isn't legendary if that permanent is legendary", (LosesType("Legendary"),))
for _if, _of in (
    ("", None),
    (" if it's a creature", Filter((OfType("Creature"),))),
    (" if it's a planeswalker", Filter((OfType("Planeswalker"),))),
    (" if you control that creature", Filter((OfType("Creature"), ControlledBy(YOU)))),
):
    p(
        "excepted",
        f"it enters with a additional {{k:counterkind}} counter on it{_if}",
        (EntersAlsoWith(S.k, Number(1), _of),),
        also=(f"it enters with a {{k:counterkind}} counter on it{_if}",),
    )
p(
    "excepted",
    "it enters with {n:count.n} additional {k:counterkind} counters on it",
    (EntersAlsoWith(S.k, S.n),),
)


p("exceptions", "{x:excepted}", S.x)
G.computed(
    "exceptions",
    "{x:excepted}, {y:excepted}, and {z:excepted}",
    lambda x, y, z: (*x, *y, *z) if isinstance(x[0], EntersAlsoWith) else None,
    lambda v: tuple((c,) for c in v) if len(v) == 3 and isinstance(v[0], EntersAlsoWith) else None,
    key=tuple,
)
p("exceptions", "it has this ability", (Gains(ThisAbility()),), also=("it gains this ability",))
_THIS = Gains(ThisAbility())
for _first in ("it has {k:grantedlist} and this ability", "it has {k:grantedlist}, and it has this ability"):
    G.computed(
        "exceptions",
        _first,
        lambda k: (*(Gains(a) for a in k), _THIS),
        lambda v: (
            (tuple(c.ability for c in v[:-1]),)
            if len(v) > 1 and v[-1] == _THIS and all(isinstance(c, Gains) for c in v)
            else None
        ),
        key=tuple,
        alternate=_first.endswith(", and it has this ability"),
    )
G.computed(
    "exceptions",
    "{x:excepted} and it has this ability",
    lambda x: (*x, _THIS),
    lambda v: (v[:-1],) if len(v) > 1 and v[-1] == _THIS and not isinstance(v[-2], Gains) else None,
    key=tuple,
)
for _other in ("{x:excepted} and has this ability", "{x:excepted} and this ability"):
    G.computed("exceptions", _other, lambda x: (*x, _THIS), lambda v: None, key=tuple, alternate=True)
G.computed(
    "exceptions",
    "it has {k:grantedlist}",
    lambda k: tuple(Gains(a) for a in k),
    lambda v: (
        (tuple(c.ability for c in v),)
        if v and all(isinstance(c, Gains) for c in v) and _THIS not in v
        else None
    ),
    key=tuple,
)
G.computed(
    "exceptions",
    "{x:excepted} and it has {k:grantedlist}",
    lambda x, k: (*x, *(Gains(a) for a in k)),
    lambda v: _parted(v),
    key=tuple,
)
for _other in (
    "it gains {k:grantedlist}",
    "{x:excepted} and it gains {k:grantedlist}",
    "{x:excepted} and has {k:grantedlist}",
):
    G.computed(
        "exceptions",
        _other,
        (lambda x, k: (*x, *(Gains(a) for a in k)))
        if "{x:" in _other
        else (lambda k: tuple(Gains(a) for a in k)),
        lambda v: None,
        key=tuple,
        alternate=True,
    )


def _parted(value: Any) -> Sequence[Any] | None:
    at = next((i for i, c in enumerate(value) if isinstance(c, Gains)), len(value))
    granted = value[at:]
    if _THIS in granted or not 0 < at < len(value) or not all(isinstance(c, Gains) for c in granted):
        return None
    return value[:at], tuple(c.ability for c in granted)


def split_changes(changes: tuple[Any, ...]) -> tuple[tuple[Any, ...], tuple[Any, ...]]:
    """What the copy has besides, and what else is excepted."""
    gains = tuple(c.ability for c in changes if isinstance(c, Gains))
    return gains, tuple(c for c in changes if not isinstance(c, Gains))


def joined_changes(gains: tuple[Any, ...], excepting: tuple[Any, ...]) -> tuple[Any, ...]:
    return (*excepting, *(Gains(a) for a in gains))


# Its own name is the first of what is excepted.
_NAMED = KeepsItsName()
p("exceptions", "its name is ~", (_NAMED,))
for _joined in (", {x:exceptions}", " and {x:exceptions}"):
    G.computed(
        "exceptions",
        "its name is ~" + _joined,
        lambda x: None if _NAMED in x else (_NAMED, *x),
        lambda v: (v[1:],) if v[:1] == (_NAMED,) and len(v) > 1 else None,
        key=tuple,
        alternate="and" in _joined,
    )
for _and in (" and", ", and"):
    G.computed(
        "exceptions",
        f"{{x:excepted}}{_and} it has {{k:grantedlist}} and this ability",
        lambda x, k: (*x, *(Gains(a) for a in k), _THIS),
        lambda v: _parted(v[:-1]) if v and v[-1] == _THIS else None,
        key=tuple,
        alternate="," in _and,
    )
G.computed(
    "exceptions",
    "{x:excepted}, and it has this ability",
    lambda x: (*x, _THIS),
    lambda v: None,
    key=tuple,
    alternate=True,
)
G.computed(
    "exceptions",
    "{x:excepted}, and it has {k:grantedlist}",
    lambda x, k: (*x, *(Gains(a) for a in k)),
    lambda v: None,
    key=tuple,
    alternate=True,
)

# --- tokens ----------------------------------------------------------------------------------------------------------------

p("copyhow", "tapped", (True, False))
p("copyhow", "tapped and attacking", (True, True))


def _copy(n: Amount, o: Who, how: tuple[bool, bool] = (False, False)) -> CreateCopy:
    return CreateCopy(SAME, n, o, *how)


def _one(value: Any, how: bool, several: bool = False) -> Sequence[Any] | None:
    plain = value == CreateCopy(SAME, value.amount, value.of, value.tapped, value.attacking)
    if not plain or (value.amount == Number(1)) is several or (value.tapped or value.attacking) is not how:
        return None
    number = (value.amount,) if several else ()
    return (*number, (value.tapped, value.attacking), value.of) if how else (*number, value.of)


for _thing in ("obj.1", "chosen.1"):
    G.computed(
        "copied",
        f"a token that's a copy of {{o:{_thing}}}",
        lambda o: _copy(Number(1), o),
        lambda v: _one(v, how=False),
        key=CreateCopy,
    )
    G.computed(
        "copied",
        f"a {{h:copyhow}} token that's a copy of {{o:{_thing}}}",
        lambda h, o: _copy(Number(1), o, h),
        lambda v: _one(v, how=True),
        key=CreateCopy,
    )
    for _that in ("and that's {h:copyhow}", "that's {h:copyhow}"):
        G.computed(
            "copied",
            f"a token that's a copy of {{o:{_thing}}} {_that}",
            lambda o, h: _copy(Number(1), o, h),
            lambda v: None,
            key=CreateCopy,
            alternate=True,
        )
    G.computed(
        "copied",
        f"{{n:count.n}} tokens that are copies of {{o:{_thing}}}",
        _copy,
        lambda v: _one(v, how=False, several=True),
        key=CreateCopy,
    )
p("copiedso", "{c:copied}", S.c)


def _except(c: CreateCopy, x: tuple[Any, ...]) -> CreateCopy:
    gains, excepting = split_changes(x)
    return replace(c, gains=gains, excepting=excepting)


def _excepting(value: Any) -> Sequence[Any] | None:
    if not (value.gains or value.excepting):
        return None
    return replace(value, gains=(), excepting=()), joined_changes(value.gains, value.excepting)


G.computed("copiedso", "{c:copied}, except {x:exceptions}", _except, _excepting, key=CreateCopy)


def _by(c: CreateCopy, who: Who) -> CreateCopy:
    return replace(c, who=who)


def _made_by(value: Any, who: Who) -> Sequence[Any] | None:
    return (replace(value, who=SAME),) if value.who == who else None


for _rule, _template, _who in (
    ("imperative", "create {c:copiedso}", YOU),
    ("elided.1", "creates {c:copiedso}", SAME),
):
    G.computed(
        _rule,
        _template,
        partial(_by, who=_who),
        partial(_made_by, who=_who),
        key=CreateCopy,
    )
G.computed(
    "clause",
    "{w:player.1} creates {c:copiedso}",
    lambda w, c: replace(c, who=w),
    lambda v: None if v.who in (YOU, SAME) else (v.who, replace(v, who=SAME)),
    key=CreateCopy,
)

# `For each of them, create a token that's a copy of it`: all at one time.
G.computed(
    "sentence",
    "for each of them, {c:clause}",
    lambda c: replace(c, of=_THEM) if isinstance(c, CreateCopy) and c.of == IT else None,
    lambda v: (replace(v, of=IT),) if v.of == _THEM else None,
    key=CreateCopy,
)
