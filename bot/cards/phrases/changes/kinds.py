"""What things are or become in color, type and body (CR 613.1d, 613.1e): `becomes a 3/3 green Ape creature with trample`, `are Mountains`,
`is the chosen type in addition to its other types`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from bot.abilities.ability import Keyword
from bot.abilities.amounts import Amount
from bot.abilities.changes import BasePT, BecomesColor, BecomesType, Gains, LosesType
from bot.abilities.subtypes import BASIC_LAND_TYPES, LAND_TYPES
from bot.cards.phrases.base import G, S
from bot.cards.phrases.changes.becoming import KEEPING, added_body, body_added, body_changes, changed_body
from bot.cards.phrases.things.bodies import Body
from bot.values import replace

_Animated = tuple[Body, tuple[Any, ...]]
CHOSEN_TYPE = "the chosen type"
EVERY_LAND_TYPE = tuple(sorted(LAND_TYPES))
NONBASIC_LAND_TYPES = tuple(sorted(LAND_TYPES.difference(BASIC_LAND_TYPES)))
_SETS = (BASIC_LAND_TYPES, EVERY_LAND_TYPE, NONBASIC_LAND_TYPES)
_MARKS = (CHOSEN_TYPE, "creature type now", "basic land type now")


def _added(colors: bool) -> Callable[[_Animated], Any]:
    return lambda a: added_body(a[0], a[1], colors)


def _as_added(colors: bool) -> Callable[[Any], Any]:
    return lambda v: body_added(v, colors)


def _kept(a: _Animated) -> Any:
    """An artifact creature keeps its other types anyway (CR 205.1b)."""
    return body_changes(a[0], a[1], "") if a[0].types == KEEPING else None


def _in_words(subtypes: tuple[str, ...]) -> bool:
    """Whether they are said one by one."""
    return subtypes not in _SETS and not any(mark in subtypes for mark in _MARKS)


def _bare(v: Any) -> Sequence[Any] | None:
    found = changed_body(v, still=False)
    return None if found is None or found[1] or not _in_words(found[0].subtypes) else (found[0],)


def _armed(v: Any) -> Sequence[Any] | None:
    found = changed_body(v, still=False)
    return None if found is None or not found[1] else found[:2]


def _alone(a: _Animated) -> Any:
    """A kind of thing and nothing else; an artifact creature by itself stays what it was besides (CR 205.1b)."""
    body, keywords = a
    return None if body.types == KEEPING or not body.types else body_changes(body, keywords, "")


def _of_size(body: Body, size: tuple[Amount, Amount], added: bool = False, colors: bool = False) -> Any:
    """The body and, after it, its base power and toughness; `colors`: those are added too."""
    if body.size is not None:
        return None
    if not added:
        changes = body_changes(body, (), "")
        return None if changes is None else (*changes, BasePT(*size))
    if body.supertypes or bool(body.colors) is not colors or body.colorless:
        return None
    colored = (BecomesColor(body.colors, added=True),) if colors else ()
    return *colored, BecomesType(body.types, body.subtypes, True), BasePT(*size)


def _size_said(v: Any, added: bool = False, colors: bool = False) -> Sequence[Any] | None:
    if len(v) < 2 or not isinstance(v[-1], BasePT):
        return None
    kind = v[-2]
    if added != (isinstance(kind, BecomesType) and kind.keeps and (kind.types != KEEPING or colors)):
        return None
    if added:
        before = v[-3] if len(v) > 2 else None
        painted = isinstance(before, BecomesColor) and before.added
        if kind.still or painted is not colors or len(v) > 2 + colors:
            return None
        bare = Body(
            None,
            (),
            before.colors if isinstance(before, BecomesColor) else (),
            False,
            kind.subtypes,
            kind.types,
        )
        return bare, (v[-1].power, v[-1].toughness)
    found = changed_body(v[:-1], still=False)
    return None if found is None or found[1] else (found[0], (v[-1].power, v[-1].toughness))


def _each(body: Body, value: Amount) -> Any:
    return _of_size(body, (value, value))


def _each_said(v: Any) -> Sequence[Any] | None:
    found = _size_said(v)
    return (found[0], found[1][0]) if found is not None and found[1][0] == found[1][1] else None


def _still_lands(a: _Animated) -> Any:
    return body_changes(*a, "land")


def _still_lands_said(v: Any) -> Sequence[Any] | None:
    found = changed_body(v, still=True)
    return ((found[0], found[1]),) if found is not None and found[2] == "land" else None


def _kind(b: Body) -> Any:
    """What is added to the types: no size, no color."""
    sized = b.size is not None or b.colors or b.colorless or b.supertypes
    return None if sized or b.types == KEEPING else BecomesType(b.types, b.subtypes, True)


def _kind_said(v: BecomesType) -> Sequence[Any] | None:
    plain = v.keeps and not v.still and v.types != KEEPING and _in_words(v.subtypes)
    return (Body(None, (), (), False, v.subtypes, v.types),) if plain else None


#: A body and what it brings with it.
for _body, _animated in (("body", "animated"), ("body.n", "animated.n")):
    G.computed(
        _animated, f"{{b:{_body}}}", lambda b: (b, ()), lambda v: (v[0],) if not v[1] else None, key=tuple
    )
    G.computed(
        _animated,
        f"{{b:{_body}}} with {{k:grantedlist}}",
        lambda b, k: (b, k),
        lambda v: v if v[1] else None,
        key=tuple,
    )

for _class, _a, _body, _animated, _its, _verbs in (
    ("1", "a ", "body", "animated", "its", (("now", "becomes"), ("has", "is"))),
    ("n", "", "body.n", "animated.n", "their", (("now", "become"), ("has", "are"))),
    ("bare", "a ", "body", "animated", "its", (("now", "become"),)),  # "you may have it become a Dragon"
):
    G.computed(f"addedtypes.{_class}", f"{_a}{{b:{_body}}}", _kind, _kind_said, key=BecomesType)
    for _mode, _be in _verbs:
        _item = f"change.{_mode}.{_class}"
        G.phrase(_item, f"{_be} {{c:colors}}", (BecomesColor(S.c),))
        G.phrase(_item, f"{_be} colorless", (BecomesColor(()),))
        G.phrase(
            _item,
            f"{_be} {{c:colors}} in addition to {_its} other colors",
            (BecomesColor(S.c, added=True),),
        )
        for _colors_said, _colors_meant in (
            ("the color of your choice", "color now"),
            ("the color or colors of your choice", "colors now"),
            ("the chosen color", "the chosen color"),
        ):
            G.phrase(_item, f"{_be} {_colors_said}", (BecomesColor((_colors_meant,)),))
        G.alternate(_item, f"{_be} that color", (BecomesColor(("the chosen color",)),))
        _over = f"in addition to {_its} other"
        G.phrase(
            _item,
            f"{_be} {{t:addedtypes.{_class}}} {_over} types",
            (S.t,),
            also=(
                f"{_be} {{t:addedtypes.{_class}}} {_over} creature types",
                f"{_be} {{t:addedtypes.{_class}}} {_over} land types",
            ),
        )
        G.phrase(_item, f"{_be} the chosen type {_over} types", (BecomesType((), (CHOSEN_TYPE,), True),))
        G.alternate(_item, f"{_be} every creature type", (Gains(Keyword("changeling")),))
        G.phrase(
            _item,
            f"{_be} the chosen type",
            (BecomesType((), (CHOSEN_TYPE,), False),),
            also=(f"{_be} that type", f"{_be} that creature type"),
        )
        for _kind_now in ("creature type", "basic land type"):
            _now = (f"{_kind_now} now",)
            G.phrase(_item, f"{_be} the {_kind_now} of your choice", (BecomesType((), _now, False),))
            G.phrase(
                _item, f"{_be} the {_kind_now} of your choice {_over} types", (BecomesType((), _now, True),)
            )
        G.phrase(
            _item,
            f"{_be} every basic land type {_over} types",
            (BecomesType((), BASIC_LAND_TYPES, True),),
            also=(f"{_be} every basic land type {_over} land types",),
        )
        G.phrase(
            _item,
            f"{_be} every land type {_over} types",
            (BecomesType((), EVERY_LAND_TYPE, True),),
        )
        for _types, _colors in (("types", False), ("colors and types", True)):
            G.computed(
                _item,
                f"{_be} {_a}{{a:{_animated}}} {_over} {_types}",
                _added(_colors),
                _as_added(_colors),
                key=tuple,
            )
        G.computed(
            _item,
            f"{_be} {_a}{{a:{_animated}}} {_over} types",
            _kept,
            lambda v: None,
            key=tuple,
            alternate=True,
        )
        G.computed(_item, f"{_be} {_a}{{b:{_body}}}", lambda b: body_changes(b, (), ""), _bare, key=tuple)
        G.computed(
            _item,
            f"{_be} {_a}{{b:{_body}}} with {{k:grantedlist}}",
            lambda b, k: body_changes(b, k, ""),
            _armed,
            key=tuple,
        )
        G.computed(
            _item,
            f"{_be} {_a}{{b:{_body}}} with power and toughness each equal to {{v:worth}}",
            _each,
            _each_said,
            key=tuple,
            alternate=False,
        )
        G.computed(
            _item,
            f"{_be} {_a}{{b:{_body}}} with base power and toughness {{s:size}}",
            _of_size,
            _size_said,
            key=tuple,
        )
        G.computed(
            _item,
            f"{_be} {_a}{{b:{_body}}} with base power and toughness {{s:size}} {_over} types",
            lambda b, s: None if b.types == KEEPING else _of_size(b, s, added=True),
            lambda v: _size_said(v, added=True),
            key=tuple,
        )
        G.computed(
            _item,
            f"{_be} {_a}{{b:{_body}}} with base power and toughness {{s:size}}, {{k:keyword}}, and {{j:keyword}}",
            lambda b, s, k, j: body_changes(replace(b, size=s), (k, j), "") if b.size is None else None,
            lambda v: None,
            key=tuple,
            alternate=True,
        )
        # An artifact creature keeps its other types anyway (CR 205.1b).
        G.computed(
            _item,
            f"{_be} {_a}{{b:{_body}}} with base power and toughness {{s:size}} {_over} types",
            lambda b, s: _of_size(b, s) if b.types == KEEPING else None,
            lambda v: None,
            key=tuple,
            alternate=True,
        )
        G.computed(
            _item,
            f"{_be} {_a}{{b:{_body}}} with base power and toughness {{s:size}} {_over} colors and types",
            lambda b, s: _of_size(b, s, added=True, colors=True),
            lambda v: _size_said(v, added=True, colors=True),
            key=tuple,
        )
        _loses = "loses" if _class == "1" else "lose"
        for _rest in ("card types", "types"):
            G.computed(
                _item,
                f"{_be} {_a}{{a:{_animated}}} and {_loses} all other {_rest}",
                _alone,
                lambda v: None,
                key=tuple,
                alternate=True,
            )
        if _class != "bare":
            G.phrase(_item, f"{'is' if _class == '1' else 'are'}n't {{t:losttype}}", (LosesType(S.t),))
        if _class == "n":
            G.computed(
                _item,
                f"{_be} {{a:animated.n}} that are still lands",
                _still_lands,
                _still_lands_said,
                key=tuple,
            )

G.alternate("line.permanent", "~ is every creature type.", (Keyword("changeling"),))
G.phrase("change.has.1", "is every nonbasic land type", (BecomesType((), NONBASIC_LAND_TYPES, True),))
for _type, _text in (("Creature", "a creature"), ("Artifact", "an artifact")):
    G.phrase("losttype", _text, _type)
