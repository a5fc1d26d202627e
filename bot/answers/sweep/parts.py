"""The parts of an ability that claim to act, and the ability without each of them.

A part is the smallest thing that a text says will be done: one instruction of a sentence or of a mode, one change, one
combat rule, one keyword. Instructions are not cut out but hung under a condition that never holds, so that targets are
chosen and words back have what they mean all the same. What is beside the point of damage and combat claims nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeAlias

from bot.abilities.ability import (
    Ability,
    Activated,
    Exert,
    Keyword,
    LevelBand,
    Spell,
    Static,
    StationBand,
    Triggered,
)
from bot.abilities.changes import Gains
from bot.abilities.class_levels import ChosenBand, ClassBand
from bot.abilities.combining import (
    If,
    Modes,
)
from bot.abilities.conditions import AnySo
from bot.abilities.costs import Cost, EitherCost, Mana
from bot.abilities.dice import ByResult
from bot.abilities.effects import (
    ChangeNow,
    DealDamage,
    Effect,
    ReplaceLater,
    SetRule,
)
from bot.abilities.entering import (
    EntersWith,
)
from bot.abilities.keyword_abilities.triggered import implied
from bot.abilities.keywords import Acted, rule_of
from bot.abilities.statics import (
    AdditionalCost,
    Changes,
    Rules,
    StartsWith,
    While,
)
from bot.abilities.tokens import CreateTogether
from bot.abilities.walk import holds
from bot.answers.sweep.claiming import CLAIMS_NOTHING, COMBINING, READ_AS_PRINTED
from bot.values import dataclass, fields, is_dataclass, replace

NEVER = AnySo(())
"""A condition that never holds: none of no conditions is so."""


@dataclass(frozen=True, slots=True)
class Part:
    """`kind`: the type that acts. `without` is the ability with nothing but this part taken out of it, `alone` the ability with
    nothing but this part in it; None: all of it. `mode`: the number of the mode that it stands in, 0 for none."""

    kind: str
    without: Ability | None
    alone: Ability | None = None
    mode: int = 0


_Parts: TypeAlias = Iterator[tuple[str, tuple[Any, ...], tuple[Any, ...]]]
"""Of each part its kind, everything without it, and it alone."""


def parts_of(ability: Ability) -> list[Part]:
    """Every part of an ability that claims to act, in the order of its text."""
    match ability:
        case Keyword():
            row = rule_of(ability.name)
            claims = row is not None and row.acted is Acted.YES and row.name not in READ_AS_PRINTED
            means = implied(ability)
            claims = claims and (not means or any(parts_of(one) for one in means))
            return [Part(row.name, None)] if row is not None and claims else []
        case Spell() | Activated() | Triggered() | Exert():
            modes = [_modes(e) for e in ability.effects]
            numbers = [m for several in modes for m in several] if len(modes) == 1 else []
            found = [
                Part(kind, replace(ability, effects=without), replace(ability, effects=alone))
                for kind, without, alone in _instructions(ability.effects)
            ]
            if len(numbers) != len(found):
                return found
            return [replace(part, mode=number) for part, number in zip(found, numbers, strict=True)]
        case Static():
            return [
                Part(kind, replace(ability, effects=without), replace(ability, effects=alone))
                for kind, without, alone in _statements(ability.effects)
            ]
        case LevelBand() | StationBand() | ClassBand() | ChosenBand():
            claims = any(parts_of(given) for given in ability.abilities) or isinstance(ability, LevelBand)
            return [Part(type(ability).__name__, None)] if claims else []
        case _:
            return []


def _instructions(effects: tuple[Any, ...]) -> _Parts:
    for at, effect in enumerate(effects):
        for kind, other, alone in _of_instruction(effect):
            yield kind, (*effects[:at], *other, *effects[at + 1 :]), alone


_SEVERAL: dict[type[Any], str] = {
    ChangeNow: "changes",
    SetRule: "rules",
    DealDamage: "portions",
    CreateTogether: "tokens",
}
"""Instructions that do several things at one time, and the field that holds them."""


def _of_instruction(effect: Effect) -> _Parts:
    if isinstance(effect, CLAIMS_NOTHING):
        return
    if isinstance(effect, ReplaceLater) and isinstance(effect.replace, CLAIMS_NOTHING):
        return
    if isinstance(effect, ByResult):
        yield from _of_rows(effect)
        return
    several = _SEVERAL.get(type(effect), "")
    parts = getattr(effect, several, ())
    if parts and all(_gives_nothing(p) for p in parts):
        return
    if len(parts) > 1:
        for at, part in enumerate(parts):
            if _gives_nothing(part):
                continue
            without = _with(effect, several, parts[:at] + parts[at + 1 :])
            yield type(part).__name__, (without,), (_with(effect, several, (part,)),)
        return
    if not _combines(effect):
        kind = type(parts[0] if parts and several != "portions" else effect).__name__
        yield kind, (If(NEVER, (effect,)),), (effect,)
    yield from _nested(effect)


def _of_rows(effect: ByResult) -> _Parts:
    """What is done by the result of a die: of each row by itself."""
    for at, row in enumerate(effect.rows):
        for kind, other, alone in _instructions(row.effects):
            rows = (*effect.rows[:at], replace(row, effects=other), *effect.rows[at + 1 :])
            yield kind, (replace(effect, rows=rows),), (replace(effect, rows=(replace(row, effects=alone),)),)


def _modes(effect: Effect) -> list[int]:
    """For each part of an instruction with modes the number of its mode."""
    if not isinstance(effect, Modes):
        return []
    return [number for number, mode in enumerate(effect.modes, 1) for _ in _instructions(mode)]


def _combines(effect: Any) -> bool:
    """Whether an instruction does nothing but say when, whether or how often others are followed."""
    return isinstance(effect, COMBINING)


def _with(value: Any, field: str, other: Any) -> Any:
    return replace(value, **{field: other})


def _gives_nothing(part: Any) -> bool:
    """Whether a change gives an ability that itself claims nothing: `{T}: Add {G}.`"""
    return isinstance(part, Gains) and not parts_of(part.ability)


def _nested(effect: Any) -> _Parts:
    """Instructions inside an instruction: the branches of a condition, what may be done, the modes, what happens later."""
    inner = {
        f.name: getattr(effect, f.name) for f in fields(effect) if _are_instructions(getattr(effect, f.name))
    }
    bare = replace(effect, **dict.fromkeys(inner, ()))
    for name, value in inner.items():
        for kind, other, alone in _within(value):
            yield kind, (_with(effect, name, other),), (_with(bare, name, alone),)


def _are_instructions(value: Any) -> bool:
    """Whether it is instructions, or modes of them."""
    if not isinstance(value, tuple) or not value:
        return False
    return all(isinstance(v, Effect) for v in value) or all(_are_instructions(v) for v in value)


def _within(value: tuple[Any, ...]) -> _Parts:
    if all(isinstance(v, Effect) for v in value):
        yield from _instructions(value)
        return
    for at, inner in enumerate(value):
        for kind, other, alone in _within(inner):
            yield kind, (*value[:at], other, *value[at + 1 :]), (alone,)


def _is_of_mana(cost: tuple[Cost, ...]) -> bool:
    """Whether mana pays for it, which is not kept account of."""
    return all(isinstance(c, Mana) or (isinstance(c, EitherCost) and holds(c.of, Mana)) for c in cost)


def _statements(effects: tuple[Any, ...]) -> _Parts:
    for at, effect in enumerate(effects):
        before, after = effects[:at], effects[at + 1 :]
        if isinstance(effect, CLAIMS_NOTHING) or (isinstance(effect, StartsWith) and not effect.life):
            continue
        if isinstance(effect, AdditionalCost) and _is_of_mana(effect.cost):
            continue
        if isinstance(effect, While):
            for kind, inner, alone in _statements(effect.effects):
                yield (
                    kind,
                    (*before, replace(effect, effects=inner), *after),
                    (replace(effect, effects=alone),),
                )
            continue
        several = {Changes: "changes", Rules: "rules", EntersWith: "counters"}.get(type(effect), "")
        parts = getattr(effect, several, ())
        for number, part in enumerate(parts):
            if _gives_nothing(part):
                continue
            kind = type(part).__name__ if is_dataclass(part) else type(effect).__name__
            left = _with(effect, several, parts[:number] + parts[number + 1 :])
            yield kind, (*before, left, *after), (_with(effect, several, (part,)),)
        if isinstance(effect, EntersWith) and effect.tapped:
            yield "EntersWith", (*before, replace(effect, tapped=False), *after), (effect,)
        if not parts and not isinstance(effect, EntersWith):
            kind = type(getattr(getattr(effect, "replace", None), "change", effect)).__name__
            yield kind, (*before, *after), (effect,)
