"""What enters as a copy, and what becomes one (CR 707.5, 707.2)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from bot.abilities.ability import ThisAbility
from bot.abilities.changes import Gains
from bot.abilities.combining import May
from bot.abilities.copying import BecomeCopy
from bot.abilities.durations import Duration
from bot.abilities.entering import (
    EntersAsCopy,
)
from bot.abilities.filters import Filter
from bot.abilities.who import SELF, YOU, Who
from bot.cards.phrases.base import G, S
from bot.cards.phrases.instructions.copying import joined_changes, split_changes

p = G.phrase

p("original", "any {f:filter.1}", S.f)
G.alternate("original", "a {f:filter.a}", S.f)


def _as_original(value: Any, optional: bool) -> Sequence[Any] | None:
    said = value[0] if len(value) == 1 else None
    if (
        not isinstance(said, EntersAsCopy)
        or said.optional is not optional
        or not (said.gains or said.excepting)
    ):
        return None
    return said.what, joined_changes(said.gains, said.excepting)


def _original(f: Filter, x: tuple[Any, ...], optional: bool) -> tuple[EntersAsCopy]:
    return (EntersAsCopy(f, optional, *split_changes(x)),)


for _may, _optional in (("you may have ~ enter as a copy of", True), ("~ enters as a copy of", False)):
    p("static", f"{_may} {{f:original}}", (EntersAsCopy(S.f, _optional),))
    G.computed(
        "static",
        f"{_may} {{f:original}}, except {{x:exceptions}}",
        partial(_original, optional=_optional),
        partial(_as_original, optional=_optional),
        key=tuple,
    )
    G.computed(
        "static",
        f"{_may} {{f:original}} except {{x:exceptions}}",
        partial(_original, optional=_optional),
        lambda v: None,
        key=tuple,
        alternate=True,
    )


p("copyof", "{o:obj.1}", S.o)
p("copyof", "{c:chosen.1}", S.c)


def _becoming(w: Who, o: Who, d: Duration = Duration.INDEFINITELY, x: tuple[Any, ...] = ()) -> BecomeCopy:
    return BecomeCopy(w, o, d, x)


def _becoming_excepted(w: Who, o: Who, x: tuple[Any, ...]) -> BecomeCopy:
    return BecomeCopy(w, o, Duration.INDEFINITELY, x)


def _becoming_first(d: Duration, w: Who, o: Who, x: tuple[Any, ...] = ()) -> BecomeCopy:
    return BecomeCopy(w, o, d, x)


def _become(value: Any, lasts: bool, excepts: bool) -> Sequence[Any] | None:
    if (value.duration is not Duration.INDEFINITELY) is not lasts or bool(value.excepting) is not excepts:
        return None
    return (
        value.who,
        value.of,
        *((value.duration,) if lasts else ()),
        *((value.excepting,) if excepts else ()),
    )


_THIS = (Gains(ThisAbility()),)
for _rule, _class, _verb, _gains in (
    ("clause", "1", "becomes a copy", "gains"),
    ("clause", "n", "become copies", "gain"),
    ("bare", "1", "become a copy", "gain"),
    ("bare", "n", "become copies", "gain"),
):
    for _lasts in (False, True):
        for _excepts in (False, True):
            _template = f"{{w:obj.{_class}}} {_verb} of {{o:copyof}}"
            _template += " {d:until}" if _lasts else ""
            _template += ", except {x:exceptions}" if _excepts else ""
            G.computed(
                _rule,
                _template,
                _becoming_excepted if _excepts and not _lasts else _becoming,
                partial(_become, lasts=_lasts, excepts=_excepts),
                key=BecomeCopy,
            )
            if _lasts and _rule == "clause":
                G.computed(
                    _rule,
                    f"{{d:until}}, {{w:obj.{_class}}} {_verb} of {{o:copyof}}"
                    + (", except {x:exceptions}" if _excepts else ""),
                    _becoming_first,
                    lambda v: None,
                    key=BecomeCopy,
                    alternate=True,
                )
        _gained = f"{{w:obj.{_class}}} {_verb} of {{o:copyof}}" + (" {d:until}" if _lasts else "")
        G.alternate(
            _rule,
            f"{_gained} and {_gains} this ability",
            BecomeCopy(S.w, S.o, S.d if _lasts else Duration.INDEFINITELY, _THIS),
        )
G.alternate(
    "step",
    "you may have ~ become a copy of {o:copyof}. If you do, ~ gains this ability.",
    May(YOU, (BecomeCopy(SELF, S.o, Duration.INDEFINITELY, _THIS),)),
)
