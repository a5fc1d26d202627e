"""Which creatures may block which, for many at once: creatures that look alike are judged once."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator

from bot.abilities.ability import Keyword
from bot.abilities.amounts import Number
from bot.abilities.combat_rules import (
    BlockedAsThough,
    CanBlockAsThough,
    CanBlockOnly,
    CantBeBlocked,
    CantBlock,
    CombatRule,
)
from bot.abilities.filters import (
    Compare,
    Filter,
    Historic,
    IsToken,
    Named,
    Not,
    OfColor,
    OfSubtype,
    OfType,
    OneOf,
    Quality,
    WithCounter,
    WithKeyword,
)
from bot.engine.characteristics.view import view_of
from bot.engine.combat.evasion import costs_to_block, why_cant_block
from bot.engine.evaluate import Sight
from bot.engine.state import Entity, State

_ABOUT_PAIRS = (BlockedAsThough, CantBeBlocked, CantBlock, CanBlockOnly, CanBlockAsThough)


class Pairs:
    """Answers `may(blocker, attacker)` for the creatures given: legal by themselves and without a cost."""

    def __init__(self, state: State, sight: Sight, creatures: Iterable[Entity]) -> None:
        self._state, self._sight = state, sight
        self._known: dict[tuple[int, int], bool] = {}
        everyone = tuple(creatures)
        said = {c: self._said(c) for c in everyone}
        filters = {f for filters, _ in said.values() for f in filters}
        self._kinds: dict[Entity, int] = {}
        if None in filters or not all(f is None or _by_looks(f) for f in filters):
            # Something asks for more than looks (who controls what, what happened): each creature is its own kind.
            self._kinds = {c: c for c in everyone}
            return
        by_name = any(f is not None and _by_name(f) for f in filters)
        numbers: dict[Hashable, int] = {}
        for creature in everyone:
            kind = self._looks(creature, by_name), said[creature][1]
            self._kinds[creature] = numbers.setdefault(kind, len(numbers))

    def may(self, blocker: Entity, attacker: Entity) -> bool:
        """Whether this creature may block that attacker without paying."""
        key = (self._kinds[blocker], self._kinds[attacker])
        known = self._known.get(key)
        if known is None:
            known = why_cant_block(self._state, self._sight, blocker, attacker) is None and not any(
                costs_to_block(self._state, self._sight, blocker, attacker)
            )
            self._known[key] = known
        return known

    def _said(self, creature: Entity) -> tuple[tuple[Filter | None, ...], Hashable]:
        """The descriptions that judge who may block it or be blocked by it (None among them: one needs more than looks), and
        all that says so."""
        view = view_of(self._state)
        chars = view.chars[creature]
        keywords = tuple(a for a in chars.abilities if isinstance(a, Keyword)) if chars.keywords else ()
        filters: list[Filter | None] = [a.filter for a in keywords if a.filter is not None]
        rules: list[CombatRule] = []
        for rule, _ in view.rules_on(self._state, creature, CombatRule):
            if isinstance(rule, _ABOUT_PAIRS):
                filters += _filters_of(rule)
                rules.append(rule)
        return tuple(filters), (keywords, tuple(rules))

    def _looks(self, creature: Entity, by_name: bool) -> Hashable:
        chars = view_of(self._state).chars[creature]
        found = self._state.objects[creature]
        name = chars.name if by_name else ""
        kind = (
            chars.types,
            chars.subtypes,
            chars.supertypes,
            chars.colors,
            chars.mana_value,
            chars.controller,
        )
        return (name, kind, chars.power, chars.toughness, found.token, found.counters)


def _filters_of(rule: CombatRule) -> Iterator[Filter | None]:
    match rule:
        case CantBeBlocked():
            if rule.cost:
                yield None
            yield from (f for f in (rule.by, rule.except_by) if f is not None)
        case CantBlock():
            if rule.cost or rule.unless is not None:
                yield None
            if rule.whom is not None:
                yield rule.whom
        case CanBlockOnly():
            yield rule.whom
        case _:
            return


def _by_name(what: Filter) -> bool:
    def inside(quality: Quality) -> bool:
        match quality:
            case Not():
                return inside(quality.quality)
            case OneOf():
                return any(_by_name(f) for f in quality.of)
            case _:
                return isinstance(quality, Named)

    return any(inside(q) for q in what.qualities)


def _by_looks(what: Filter) -> bool:
    return all(_quality_by_looks(q) for q in what.qualities)


def _quality_by_looks(quality: Quality) -> bool:
    match quality:
        case OfColor():
            return quality.color != "the chosen color"
        case OfType() | OfSubtype() | WithKeyword() | Named() | IsToken() | WithCounter() | Historic():
            return True
        case Compare():
            return isinstance(quality.than, Number)
        case Not():
            return _quality_by_looks(quality.quality)
        case OneOf():
            return all(_by_looks(f) for f in quality.of)
        case _:
            return False
