"""A body that a thing becomes, as changes of its characteristics, and back."""

from __future__ import annotations

from typing import Any

from bot.abilities.changes import BasePT, BecomesColor, BecomesType, Gains
from bot.cards.phrases.things.bodies import Body

#: `Artifact creature` keeps what it was (CR 205.1b).
KEEPING = ("Artifact", "Creature")


def body_changes(body: Body, keywords: tuple[Any, ...], still: str) -> Any:
    """`becomes` this body: base power and toughness, colors, types, what it gains."""
    changes: list[Any] = []
    if body.size is not None:
        changes.append(BasePT(*body.size))
    if body.colors or body.colorless:
        changes.append(BecomesColor(body.colors))
    keeps = bool(still) or body.types == KEEPING
    changes.append(BecomesType(body.types, body.subtypes, keeps, still, body.supertypes))
    changes.extend(Gains(k) for k in keywords)
    return tuple(changes)


def added_body(body: Body, keywords: tuple[Any, ...], colors: bool) -> Any:
    """`becomes` this body `in addition to its other types`: what it was it stays."""
    plain = body.size is None and not keywords and not colors
    if body.supertypes or body.colorless or bool(body.colors) is not colors or plain or body.types == KEEPING:
        return None
    sized = (BasePT(*body.size),) if body.size is not None else ()
    colored = (BecomesColor(body.colors, added=True),) if colors else ()
    return (*sized, *colored, BecomesType(body.types, body.subtypes, True), *(Gains(k) for k in keywords))


def body_added(value: Any, colors: bool) -> Any:
    """The body that such changes came from."""
    rest = list(value) if isinstance(value, tuple) else []
    size = None
    if rest and isinstance(rest[0], BasePT) and rest[0].power is not None and rest[0].toughness is not None:
        first = rest.pop(0)
        size = (first.power, first.toughness)
    found: tuple[str, ...] = ()
    if colors:
        if not rest or not isinstance(rest[0], BecomesColor) or not rest[0].added:
            return None
        found = rest.pop(0).colors
    if not rest or not isinstance(rest[0], BecomesType) or rest[0].still or not rest[0].keeps:
        return None
    kind = rest.pop(0)
    if not all(isinstance(c, Gains) for c in rest):
        return None
    return ((Body(size, (), found, False, kind.subtypes, kind.types), tuple(c.ability for c in rest)),)


def changed_body(value: Any, still: bool) -> tuple[Body, tuple[Any, ...], str] | None:
    """The body that such changes came from."""
    if not isinstance(value, tuple):
        return None
    size = None
    colors: tuple[str, ...] = ()
    colorless = False
    rest = list(value)
    if rest and isinstance(rest[0], BasePT):
        first = rest.pop(0)
        if first.power is None or first.toughness is None:
            return None
        size = (first.power, first.toughness)
    if rest and isinstance(rest[0], BecomesColor):
        second = rest.pop(0)
        if second.added:
            return None
        colors, colorless = second.colors, not second.colors
    if not rest or not isinstance(rest[0], BecomesType):
        return None
    kind = rest.pop(0)
    if bool(kind.still) is not still or not all(isinstance(c, Gains) for c in rest):
        return None
    return (
        Body(size, kind.supertypes, colors, colorless, kind.subtypes, kind.types),
        tuple(c.ability for c in rest),
        kind.still,
    )
