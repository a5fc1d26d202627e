"""What becomes a creature, or another thing than it was: `~ becomes a 3/3 Elemental creature with haste until end of turn. It's still a
land.`"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from bot.abilities.amounts import Number
from bot.abilities.changes import BasePT, BecomesType, Change, Gains, GetsPT, SwitchPT
from bot.abilities.combat_rules import CantBeBlocked
from bot.abilities.combining import If, Then
from bot.abilities.durations import AsLongAs, Duration
from bot.abilities.effects import ChangeNow, SetRule
from bot.abilities.statics import Changes
from bot.abilities.who import Who
from bot.cards.phrases.base import G, S
from bot.cards.phrases.changes.becoming import body_changes, changed_body
from bot.cards.phrases.things.bodies import Body
from bot.values import replace

p = G.phrase

for _type in ("land", "planeswalker", "creature", "artifact", "enchantment"):
    p("stilltype", _type, _type)


def _still(who: Who, a: tuple[Body, tuple[Any, ...]], t: str, d: Duration = Duration.INDEFINITELY) -> Any:
    changes = body_changes(*a, t)
    return None if changes is None else ChangeNow(who, changes, d)


def _said(value: Any, lasting: bool) -> Sequence[Any] | None:
    found = changed_body(value.changes, still=True)
    if found is None or (value.duration is Duration.INDEFINITELY) is not lasting:
        return None
    parts = (value.who, (found[0], found[1]))
    return (*parts, found[2]) if lasting else (*parts, value.duration, found[2])


def _never(value: Any) -> None:
    return None


def _ordered(template: str) -> Callable[..., Any]:
    """The slots of these words in the order of `_still_lands`."""
    first = template.startswith("{d:until}")
    return (lambda d, who, a: _still_lands(who, a, d)) if first else _still_lands


_WAYS: tuple[tuple[str, str, Callable[..., Any], Callable[[Any], Sequence[Any] | None], bool], ...] = (
    (
        "step",
        "{who:obj.1} becomes a {a:animated} {d:until}. It's still a {t:stilltype}.",
        lambda who, a, d, t: _still(who, a, t, d),
        lambda v: _said(v, lasting=False),
        False,
    ),
    (
        "step",
        "{who:obj.1} becomes a {a:animated}. It's still a {t:stilltype}.",
        _still,
        lambda v: _said(v, lasting=True),
        False,
    ),
    (
        "step",
        "{d:until}, {who:obj.1} becomes a {a:animated}. It's still a {t:stilltype}.",
        lambda d, who, a, t: _still(who, a, t, d),
        _never,
        True,
    ),
)


def _sized_still(c: Any, t: str) -> Any:
    """`Becomes a creature with power and toughness each equal to ... and gains indestructible. It's still a planeswalker.`"""
    if not isinstance(c, ChangeNow) or not any(_is_counted(change) for change in c.changes):
        return None
    changes = tuple(
        replace(change, keeps=True, still=t) if isinstance(change, BecomesType) else change
        for change in c.changes
    )
    return replace(c, changes=changes) if changes != c.changes else None


def _is_counted(change: Change) -> bool:
    return isinstance(change, BasePT) and not isinstance(change.power, Number)


def _sized_still_said(value: Any) -> Sequence[Any] | None:
    kept = next((c for c in value.changes if isinstance(c, BecomesType) and c.keeps and c.still), None)
    if kept is None or not any(_is_counted(change) for change in value.changes):
        return None
    plain = tuple(replace(c, keeps=False, still="") if c is kept else c for c in value.changes)
    return replace(value, changes=plain), kept.still


G.computed(
    "step", "{c:sentence}. It's still a {t:stilltype}.", _sized_still, _sized_still_said, key=ChangeNow
)
for _rule, _template, _build, _match, _spare in _WAYS:
    G.computed(_rule, _template, _build, _match, key=ChangeNow, alternate=_spare)


def _unblockable(who: Who, a: tuple[Body, tuple[Any, ...]], d: Duration, t: str) -> Any:
    becomes = _still(who, a, t, d)
    return None if becomes is None else Then((becomes, SetRule(who, (CantBeBlocked(),))), " and ")


def _unblockable_said(value: Any) -> Sequence[Any] | None:
    match value.parts:
        case (ChangeNow(who=who) as becomes, SetRule() as rule) if rule == SetRule(who, (CantBeBlocked(),)):
            return _said(becomes, lasting=False)
        case _:
            return None


# Two durations in one sentence, what it still is after both.
G.computed(
    "step",
    "{who:obj.1} becomes a {a:animated} {d:until} and can't be blocked this turn. It's still a {t:stilltype}.",
    _unblockable,
    _unblockable_said,
    key=Then,
)


def _still_lands(who: Who, a: tuple[Body, tuple[Any, ...]], d: Duration = Duration.INDEFINITELY) -> Any:
    return _still(who, a, "land", d)


for _who, _each in (("{who:obj.n}", ""), ("{who:target.n}", "each ")):
    for _template in (
        f"{_who} {_each}become {{a:animated.n}} {{d:until}}. They're still lands.",
        f"{{d:until}}, {_who} {_each}become {{a:animated.n}}. They're still lands.",
        f"{_who} {_each}become {{a:animated.n}}. They're still lands.",
    ):
        G.computed("step", _template, _ordered(_template), _never, key=ChangeNow, alternate=True)
for _that in ("that's", "that is"):
    G.computed(
        "step",
        f"{{d:until}}, {{who:obj.1}} becomes a {{a:animated}} {_that} still a {{t:stilltype}}.",
        lambda d, who, a, t: _still(who, a, t, d),
        _never,
        key=ChangeNow,
        alternate=True,
    )


def _static(who: Who, a: tuple[Body, tuple[Any, ...]], t: str) -> Any:
    changes = body_changes(*a, t)
    return None if changes is None else (Changes(who, changes),)


def _static_said(value: Any) -> Sequence[Any] | None:
    if len(value) != 1 or not isinstance(value[0], Changes):
        return None
    found = changed_body(value[0].changes, still=True)
    return None if found is None else (value[0].who, (found[0], found[1]), found[2])


G.computed(
    "static",
    "{who:standing.1} is a {a:animated}. It's still a {t:stilltype}",
    _static,
    _static_said,
    key=tuple,
)


def _lasts(c: tuple[Change, ...], who: Any = None) -> bool:
    """`It gains haste.` says no end; a bonus always does."""
    return not any(isinstance(change, GetsPT | SwitchPT) for change in c)


for _class in ("1", "n"):
    p(
        "sentence",
        f"{{who:obj.{_class}}} {{c:changes.now.{_class}}}",
        ChangeNow(S.who, S.c, Duration.INDEFINITELY),
        when=lambda who, c: _lasts(c),
    )
    p(
        "sentence",
        f"if {{i:conditions}}, {{who:obj.{_class}}} {{c:changes.now.{_class}}}",
        If(S.i, (ChangeNow(S.who, S.c, Duration.INDEFINITELY),)),
        when=lambda i, who, c: _lasts(c),
    )
    p(
        "sentence",
        f"{{who:obj.{_class}}} {{c:changes.has.{_class}}}",
        ChangeNow(S.who, S.c, Duration.INDEFINITELY, at_once=True),
        when=lambda who, c: _lasts(c) and _also_said_now(c),
    )
    for _order in (
        f"{{who:obj.{_class}}} {{c:changes.has.{_class}}} for as long as {{i:condition}}",
        f"for as long as {{i:condition}}, {{who:obj.{_class}}} {{c:changes.has.{_class}}}",
    ):
        G.alternate(
            "sentence",
            _order,
            ChangeNow(S.who, S.c, AsLongAs(S.i)),
            when=lambda who, c, i: all(isinstance(change, Change) for change in c),
        )


def _also_said_now(c: tuple[Any, ...]) -> bool:
    """`That creature is a black Zombie in addition to its other colors and types.`"""
    if all(isinstance(change, Gains) for change in c):
        return False  # "has haste" is a wording of "gains haste"
    if not all(isinstance(change, Change) for change in c) or G.rule("change.now.1").write(c[:1]) is None:
        return False
    now = G.rule("changes.now.1").write(c)
    return now is not None and now != G.rule("changes.has.1").write(c)  # "loses flying" is said so either way
