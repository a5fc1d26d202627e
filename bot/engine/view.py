"""What the board looks like: every permanent's characteristics in layers (CR 613), and what static abilities say.

A view is worked out from a state when it is first needed and kept with it; later states that changed nothing it depends
on keep it. Effects apply in layers 2 (control), 4 (types), 5 (colors), 6 (abilities) and 7a-d (power and toughness), in
timestamp order inside each; a dependency between two effects of one layer is not worked out (CR 613.8).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import date
from typing import Any, TypeVar

from bot.abilities.ability import Ability, Keyword, Static
from bot.abilities.changes import (
    BasePT,
    BecomesColor,
    BecomesType,
    CantHave,
    Change,
    ControlledByNow,
    Gains,
    GetsPT,
    Loses,
    LosesAllAbilities,
    LosesType,
    SwitchPT,
)
from bot.abilities.combat_rules import CombatRule
from bot.abilities.effects import ChangeNow, SetRule
from bot.abilities.keywords import each_works
from bot.abilities.statics import (
    Changes,
    CharacteristicPT,
    Rules,
    StaticEffect,
    While,
)
from bot.abilities.who import Who
from bot.engine.chars import Chars, printed
from bot.engine.evaluate import Sight, amount_of, is_true, who_is
from bot.engine.evaluate.context import Context
from bot.engine.state import Active, Entity, Object, State, Zone

_LAYER: dict[type[Change], int] = {
    ControlledByNow: 2,
    BecomesType: 4,
    LosesType: 4,
    BecomesColor: 5,
    Gains: 6,
    Loses: 6,
    LosesAllAbilities: 6,
    CantHave: 6,
    BasePT: 8,
    GetsPT: 9,
    SwitchPT: 10,
}
_CDA, _COUNTERS, _SWITCH = 7, 9, 10
_S = TypeVar("_S", bound=StaticEffect)
_R = TypeVar("_R", bound=CombatRule)


@dataclass(frozen=True, slots=True)
class Statement:
    """One static statement that holds now: `context` is its point of view, `name` what to call it."""

    effect: Any
    context: Context
    name: str


@dataclass(frozen=True, slots=True)
class _Entry:
    """One change that some effect makes in one layer."""

    timestamp: int
    key: tuple[Any, ...]
    layer: int
    change: Change
    context: Context
    who: Who | None
    affected: frozenset[Entity] | None
    source: Entity | None = None
    ability: Ability | None = None
    active: Active | None = None
    condition: tuple[Any, ...] = ()


class View:
    """The board of one state. Use `view_of`."""

    __slots__ = ("_by_type", "_depends", "_lasting", "_rules", "chars", "statements")

    def __init__(self, state: State) -> None:
        self._depends = _dependencies(state)
        self._lasting = _lasting(state)
        self.chars: dict[Entity, Chars] = {}
        self._rules: dict[Entity, list[tuple[CombatRule, Context]]] | None = None
        self._by_type: dict[type[Any], list[Statement]] = {}
        self._layers(state)
        self.statements = tuple(self._collect(state))
        for statement in self.statements:
            self._by_type.setdefault(type(statement.effect), []).append(statement)

    def fits(self, state: State) -> bool:
        """Whether nothing that this view depends on has changed."""
        objects, effects, turn, combat, players = self._depends
        if objects is not state.objects or combat is not state.combat:
            return False
        if turn is not state.turn or players is not state.players:
            return False
        return effects is state.effects or self._lasting == _lasting(state)

    def of_type(self, kind: type[_S]) -> list[Statement]:
        """The statements of one kind that hold now, oldest first."""
        return self._by_type.get(kind, [])

    def rules_on(self, state: State, entity: Entity, kind: type[_R]) -> Iterator[tuple[_R, Context]]:
        """What effects say about this creature or player, of one kind."""
        if self._rules is None:
            self._rules = self._collect_rules(state)
        for rule, context in self._rules.get(entity, ()):
            if isinstance(rule, kind):
                yield rule, context

    # --- characteristics -----------------------------------------------------------------------------------------

    def _layers(self, state: State) -> None:
        for found in state.objects.values():
            # Emblems work in the command zone (CR 114.4); nothing else there does here.
            if found.zone is Zone.BATTLEFIELD or (found.zone is Zone.COMMAND and not found.card.types):
                self.chars[found.id] = printed(found.card, found.controller)
        sight = Sight(state, self.chars)
        entries = [e for found in state.battlefield() for e in _printed_entries(found)]
        entries += [e for active in state.effects for e in _active_entries(active)]
        counters = any(found.counters for found in state.battlefield())
        if not entries and not counters:
            return
        reached: dict[tuple[Any, ...], frozenset[Entity]] = {}
        switch_is_last = state.game.era.on >= date(2009, 7, 11)
        for layer in (2, 4, 5, 6):
            self._apply_layer(sight, [e for e in entries if e.layer == layer], reached)
        entries += self._gained_entries(state, entries)
        for layer in (_CDA, 8, _COUNTERS, _SWITCH) if switch_is_last else (_CDA, 8):
            if layer == _COUNTERS:
                self._apply_counters(state)
            self._apply_layer(sight, [e for e in entries if e.layer == layer], reached)
        if not switch_is_last:
            self._apply_counters(state)
            self._apply_layer(sight, [e for e in entries if e.layer in (_COUNTERS, _SWITCH)], reached)

    def _apply_layer(
        self, sight: Sight, entries: list[_Entry], reached: dict[tuple[Any, ...], frozenset[Entity]]
    ) -> None:
        for entry in sorted(entries, key=lambda e: e.timestamp):
            if entry.ability is not None and entry.key not in reached:
                own = self.chars.get(entry.source) if entry.source is not None else None
                if own is None or entry.ability not in own.abilities:
                    continue
            context = entry.context
            if entry.source is not None and entry.active is None:
                context = replace(context, you=self.chars[entry.source].controller)
            if not all(is_true(c, sight, context) for c in entry.condition):
                continue
            affected = reached.get(entry.key)
            if affected is None:
                affected = entry.affected
                if affected is None:
                    assert entry.who is not None
                    affected = frozenset(who_is(entry.who, sight, context))
                reached[entry.key] = affected
            for entity in affected:
                chars = self.chars.get(entity)
                if chars is not None:
                    self.chars[entity] = _changed(chars, entry.change, sight, context, entry)

    def _apply_counters(self, state: State) -> None:
        for found in state.battlefield():
            if not found.counters:
                continue
            chars = self.chars[found.id]
            if chars.power is None or chars.toughness is None:
                continue
            power, toughness = chars.power, chars.toughness
            for kind, number in found.counters:
                p, _, t = kind.partition("/")
                if t and _is_signed(p) and _is_signed(t):
                    power += int(p) * number
                    toughness += int(t) * number
            self.chars[found.id] = replace(chars, power=power, toughness=toughness)

    def _gained_entries(self, state: State, known: list[_Entry]) -> list[_Entry]:
        """Changes of layer 7 that abilities gained in layer 6 make."""
        new: list[_Entry] = []
        for found in state.battlefield():
            own = found.card.abilities
            for ability in self.chars[found.id].abilities:
                if isinstance(ability, Static) and ability not in own:
                    new += [e for e in _static_entries(found, ability) if e.layer >= _CDA]
        return new

    # --- statements ----------------------------------------------------------------------------------------------

    def _collect(self, state: State) -> Iterator[Statement]:
        sight = Sight(state, self.chars)
        for entity, chars in self.chars.items():
            for ability in chars.abilities:
                if isinstance(ability, Static):
                    found = state.objects[entity]
                    context = Context(entity, chars.controller, chosen=found.chosen)
                    for effect in _holding(ability.effects, sight, context):
                        yield Statement(effect, context, found.label)
        for active in state.effects:
            if isinstance(active.content, StaticEffect):
                for effect in _holding((active.content,), sight, active.context):
                    yield Statement(effect, active.context, active.name)

    def _collect_rules(self, state: State) -> dict[Entity, list[tuple[CombatRule, Context]]]:
        rules: dict[Entity, list[tuple[CombatRule, Context]]] = {}
        sight = Sight(state, self.chars)
        for statement in self.of_type(Rules):
            for entity in who_is(statement.effect.who, sight, statement.context):
                for rule in statement.effect.rules:
                    rules.setdefault(entity, []).append((rule, statement.context))
        for active in state.effects:
            if isinstance(active.content, SetRule):
                affected = active.affected
                if affected is None:
                    affected = frozenset(who_is(active.content.who, sight, active.context))
                for entity in affected:
                    for rule in active.content.rules:
                        rules.setdefault(entity, []).append((rule, active.context))
        return rules


def view_of(state: State) -> View:
    """The board of this state, worked out once."""
    view: View | None = state.view
    if view is None or not view.fits(state):
        view = View(state)
        object.__setattr__(state, "view", view)  # a cache, not part of the value
    return view


def see(state: State) -> Sight:
    """The state as effects see it: with the characteristics of its view."""
    return Sight(state, view_of(state).chars)


def chars_of(state: State, entity: Entity) -> Chars | None:
    """What an object is now, or last known to have been; None for players and unknown numbers."""
    return see(state).chars_of(entity)


def _dependencies(state: State) -> tuple[object, object, object, object, object]:
    return (state.objects, state.effects, state.turn, state.combat, state.players)


def _lasting(state: State) -> tuple[Active, ...]:
    """The waiting effects that a board depends on: not shields, not delayed triggers."""
    return tuple(a for a in state.effects if isinstance(a.content, ChangeNow | SetRule | StaticEffect))


def _holding(effects: tuple[Any, ...], sight: Sight, context: Context) -> Iterator[Any]:
    for effect in effects:
        if isinstance(effect, While):
            if is_true(effect.condition, sight, context):
                yield from _holding(effect.effects, sight, context)
        else:
            yield effect


def _printed_entries(found: Object) -> Iterator[_Entry]:
    for ability in found.card.abilities:
        if isinstance(ability, Static):
            yield from _static_entries(found, ability)


def _static_entries(found: Object, ability: Static) -> Iterator[_Entry]:
    context = Context(found.id, found.controller, chosen=found.chosen)
    for number, effect in enumerate(ability.effects):
        yield from _entries_of(effect, (), found, ability, context, (found.id, id(ability), number))


def _entries_of(
    effect: StaticEffect,
    conditions: tuple[Any, ...],
    found: Object,
    ability: Static,
    context: Context,
    key: tuple[Any, ...],
) -> Iterator[_Entry]:
    match effect:
        case While():
            for number, inner in enumerate(effect.effects):
                yield from _entries_of(
                    inner, (*conditions, effect.condition), found, ability, context, (*key, number)
                )
        case Changes():
            for change in effect.changes:
                layer = _LAYER[type(change)]
                yield _Entry(
                    found.timestamp,
                    key,
                    layer,
                    change,
                    context,
                    effect.who,
                    None,
                    found.id,
                    ability,
                    condition=conditions,
                )
        case CharacteristicPT():
            yield _Entry(
                found.timestamp,
                key,
                _CDA,
                BasePT(effect.power, effect.toughness),
                context,
                None,
                frozenset((found.id,)),
                found.id,
                ability,
                condition=conditions,
            )
        case _:
            return


def _active_entries(active: Active) -> Iterator[_Entry]:
    if isinstance(active.content, ChangeNow):
        for change in active.content.changes:
            yield _Entry(
                active.timestamp,
                ("active", active.key),
                _LAYER[type(change)],
                change,
                active.context,
                active.content.who,
                active.affected,
                active=active,
            )


def _changed(chars: Chars, change: Change, sight: Sight, context: Context, entry: _Entry) -> Chars:
    """`chars` after one change."""
    match change:
        case ControlledByNow():
            (who, *_) = who_is(change.who, sight, context) or (chars.controller,)
            return replace(chars, controller=who)
        case BecomesType():
            types = (
                _union(chars.types, change.types) if change.keeps or not change.types else tuple(change.types)
            )
            subtypes = (
                _union(chars.subtypes, change.subtypes)
                if change.keeps or not change.subtypes
                else tuple(change.subtypes)
            )
            return replace(chars, types=types, subtypes=subtypes)
        case LosesType():
            return replace(chars, types=tuple(t for t in chars.types if t != change.type))
        case BecomesColor():
            colors = frozenset(c for c in change.colors if c != "colorless")
            return replace(chars, colors=chars.colors | colors if change.added else colors)
        case Gains():
            if isinstance(change.ability, Keyword) and change.ability.name in _forbidden(chars):
                return chars
            redundant = isinstance(change.ability, Keyword) and not each_works(change.ability.name)
            if redundant and change.ability in chars.abilities:
                return chars
            return chars.with_abilities((*chars.abilities, change.ability))
        case Loses():
            kept = tuple(
                a for a in chars.abilities if not (isinstance(a, Keyword) and a.name == change.keyword)
            )
            return chars.with_abilities(kept)
        case CantHave():
            kept = tuple(
                a for a in chars.abilities if not (isinstance(a, Keyword) and a.name == change.keyword)
            )
            return chars.with_abilities((*kept, Keyword("can't have " + change.keyword)))
        case LosesAllAbilities():
            return chars.with_abilities(())
        case BasePT():
            power = chars.power if change.power is None else amount_of(change.power, sight, context)
            toughness = (
                chars.toughness if change.toughness is None else amount_of(change.toughness, sight, context)
            )
            return replace(chars, power=power, toughness=toughness)
        case GetsPT():
            if chars.power is None or chars.toughness is None:
                return chars
            if entry.active is not None and entry.active.values:
                p, t = entry.active.values[:2]
            else:
                p, t = amount_of(change.power, sight, context), amount_of(change.toughness, sight, context)
            return replace(chars, power=chars.power + p, toughness=chars.toughness + t)
        case SwitchPT():
            return replace(chars, power=chars.toughness, toughness=chars.power)
        case _:
            raise AssertionError(f"no layer for {change}")


def _forbidden(chars: Chars) -> frozenset[str]:
    return frozenset(k.removeprefix("can't have ") for k in chars.keywords if k.startswith("can't have "))


def _union(old: tuple[str, ...], new: tuple[str, ...]) -> tuple[str, ...]:
    return old + tuple(t for t in new if t not in old)


def _is_signed(text: str) -> bool:
    return text[:1] in "+-" and text[1:].isdigit()


def rules_on(state: State, entity: Entity, kind: type[_R]) -> list[tuple[_R, Context]]:
    """What effects say about this creature or player, of one kind (`CantBlock`, `MustAttack`, ...)."""
    return list(view_of(state).rules_on(state, entity, kind))


def statements(state: State, kind: type[_S]) -> list[Statement]:
    """The static statements of one kind that hold now."""
    return view_of(state).of_type(kind)


def permanents(state: State) -> Mapping[Entity, Chars]:
    """Every permanent's characteristics now."""
    return view_of(state).chars
