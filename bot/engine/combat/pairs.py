"""Which creatures may block which, for many at once: creatures that look alike are judged once."""

from __future__ import annotations

from collections.abc import Hashable, Iterable

from bot.engine.abilities.ability import Keyword
from bot.engine.abilities.amounts import Number
from bot.engine.abilities.combat_rules import (
    CanBlockAsThough,
    CanBlockOnly,
    CantBeBlocked,
    CantBlock,
    CombatRule,
)
from bot.engine.abilities.filters import (
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
from bot.engine.combat.evasion import costs_to_block, why_cant_block
from bot.engine.sight import Sight
from bot.engine.state import Entity, State
from bot.engine.view import view_of

_ABOUT_PAIRS = (CantBeBlocked, CantBlock, CanBlockOnly, CanBlockAsThough)


class Pairs:
    """Answers `may(blocker, attacker)` for the creatures given: legal by themselves and without a cost."""

    def __init__(self, state: State, sight: Sight, creatures: Iterable[Entity]) -> None:
        self._state, self._sight = state, sight
        self._kinds: dict[Entity, Hashable] = {}
        self._known: dict[tuple[Hashable, Hashable], bool] = {}
        looks_alone = True
        for creature in creatures:
            kind = self._kind(creature)
            looks_alone = looks_alone and kind is not None
            self._kinds[creature] = kind
        if not looks_alone:
            # Something asks for more than looks (who controls what, what happened): each creature is its own kind.
            self._kinds = {c: c for c in self._kinds}

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

    def _kind(self, creature: Entity) -> Hashable | None:
        """All that a judgement of looks can depend on; None when something said of it needs more than looks."""
        view = view_of(self._state)
        chars = view.chars[creature]
        found = self._state.objects[creature]
        keywords = tuple(a for a in chars.abilities if isinstance(a, Keyword))
        if not all(a.filter is None or _by_looks(a.filter) for a in keywords):
            return None
        rules: list[CombatRule] = []
        for rule, _ in view.rules_on(self._state, creature, CombatRule):
            if isinstance(rule, _ABOUT_PAIRS):
                if not _rule_by_looks(rule):
                    return None
                rules.append(rule)
        looks = (chars.name, chars.types, chars.subtypes, chars.supertypes, chars.colors, chars.mana_value)
        numbers = (chars.power, chars.toughness, chars.controller)
        return (looks, numbers, keywords, tuple(rules), found.token, found.counters)


def _rule_by_looks(rule: CombatRule) -> bool:
    match rule:
        case CantBeBlocked():
            return not rule.cost and all(_by_looks(f) for f in (rule.by, rule.except_by) if f is not None)
        case CantBlock():
            return not rule.cost and rule.unless is None and (rule.whom is None or _by_looks(rule.whom))
        case CanBlockOnly():
            return _by_looks(rule.whom)
        case _:
            return True


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
