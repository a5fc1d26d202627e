"""Characteristics layer by layer (CR 613): of permanents and emblems, and of spells and cards elsewhere that something changes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from bot.abilities.ability import Keyword, Static
from bot.abilities.amounts import Number
from bot.abilities.changes import BasePT, ControlledByNow, Gains, GainsActivated, GetsPT
from bot.abilities.statics import StaticEffect
from bot.engine.characteristics.change import activated_abilities, changed
from bot.engine.characteristics.chars import Chars, printed
from bot.engine.characteristics.continuous import (
    SUSPECTED,
    Layer,
    Part,
    parts_of_active,
    parts_of_counters,
    parts_of_designations,
    parts_of_static,
)
from bot.engine.characteristics.dependency import next_to_apply
from bot.engine.characteristics.functioning import is_on_board, statics
from bot.engine.evaluate import Sight, amount_of, is_true, who_is
from bot.engine.evaluate.context import Context
from bot.engine.objects import Object
from bot.engine.state import Entity, State
from bot.values import dataclass, replace

#: The work of going through the layers, in things changed, however few there are to change.
_LAYERS = 3


@dataclass(frozen=True, slots=True, eq=False)
class Own:
    """What an object is by itself: its printed characteristics, None where it is not on the board, what it changes, and whether it
    has a static ability."""

    found: Object
    chars: Chars | None
    parts: tuple[Part, ...]
    static: bool


def _by_itself(found: Object, lifelink_is_static: bool) -> Own:
    parts: list[Part] = []
    abilities = statics(found.card.abilities, found.zone) if found.card.abilities else ()
    for ability in abilities:
        parts += parts_of_static(found, ability)
    if found.counters:
        parts += parts_of_counters(found, lifelink_is_static)
    if SUSPECTED in found.designations:
        parts += parts_of_designations(found)
    chars = printed(found.card, found.controller) if is_on_board(found) else None
    return Own(found, chars, tuple(parts), bool(abilities))


class Layers:
    """The characteristics while effects are applied: `chars` of what is on the battlefield or an emblem, `elsewhere` of spells
    and cards in other zones that are not just what is printed on them. `is_plain`: nothing says or changes anything, whoever's
    turn it is and whatever fights."""

    __slots__ = ("_now", "_reached", "_state", "chars", "elsewhere", "is_plain", "own", "work")

    def __init__(self, state: State) -> None:
        self._state = state
        self._reached: dict[tuple[Any, ...], frozenset[Entity]] = {}  # whom each effect applies to
        # What the effects that wait would apply to as things are, by identity; until the next one applies.
        self._now: dict[int, tuple[frozenset[Entity], Context] | None] = {}
        self.chars: dict[Entity, Chars] = {}
        self.elsewhere: dict[Entity, Chars] = {}
        self.own: dict[Entity, Own] = {}
        self.is_plain = False
        self.work = 0  # how many things were changed or counted on the way

    def work_out(self, before: Mapping[Entity, Own]) -> None:
        """Apply everything, from what is printed on. `before`: what each object of an earlier board was by itself, which it is still
        where it has not changed since."""
        state = self._state
        parts: list[Part] = []
        counters = static = False
        for entity, found in state.objects.items():
            own = before.get(entity)
            if own is None or own.found is not found:
                own = _by_itself(found, state.game.era.lifelink_is_static)
            self.own[entity] = own
            if own.chars is not None:
                self.chars[entity] = own.chars
            if own.parts:
                parts += own.parts
            counters = counters or bool(found.counters)
            static = static or own.static
        parts += [p for active in state.effects for p in parts_of_active(active)]
        if not parts and not counters:
            self.is_plain = not static and not any(isinstance(a.content, StaticEffect) for a in state.effects)
            return
        self.work = _LAYERS
        for layer in (Layer.CONTROL, Layer.TYPES, Layer.COLORS, Layer.ABILITIES):
            self._apply_all(parts, layer)
        parts += self._of_gained_abilities()
        if state.game.era.switches_last:
            self._apply_all(parts, Layer.DEFINED_PT)
            self._apply_all(parts, Layer.BASE_PT)
            self._apply_counters()
            self._apply_all(parts, Layer.CHANGED_PT)
            self._apply_all(parts, Layer.SWITCHED_PT)
        else:
            self._apply_all(parts, Layer.DEFINED_PT)
            self._apply_all(parts, Layer.BASE_PT)
            self._apply_counters()
            self._apply_all(parts, Layer.CHANGED_PT, Layer.SWITCHED_PT)

    # --- one layer -----------------------------------------------------------------------------------------------

    def _apply_all(self, parts: Iterable[Part], *layers: Layer) -> None:
        waiting = [p for p in parts if p.layer in layers]
        if not waiting:
            return
        waiting.sort(key=lambda p: p.timestamp)
        seen: set[tuple[Any, ...]] = set()
        looked = False
        while waiting:
            part = next_to_apply(waiting, self)
            waiting.remove(part)
            self._apply(part)
            if Layer.ABILITIES in layers and not (looked and _gives_a_keyword(part)):
                looked = True
                new = [
                    p for p in self._of_gained_abilities() if p.layer is Layer.ABILITIES and p.key not in seen
                ]
                seen.update(p.key for p in new)
                waiting = sorted((*waiting, *new), key=lambda p: p.timestamp) if new else waiting

    def _apply(self, part: Part) -> None:
        found = self._applies_to(part)
        self._now.clear()
        if found is None:
            return
        affected, context = found
        self._reached[part.key] = affected
        self.work += len(affected) * (len(self.chars) if _counts(part) else 1)
        sight = self.sight()
        for entity in affected:
            chars = sight.chars_of(entity)
            if chars is None or (entity not in self.chars and entity not in self._state.objects):
                continue
            where = self.chars if entity in self.chars else self.elsewhere
            own = replace(context, respective=entity) if isinstance(part.change, GetsPT | BasePT) else context
            where[entity] = changed(chars, part.change, sight, own, part.values)

    def _applies_to(self, part: Part) -> tuple[frozenset[Entity], Context] | None:
        """What an effect applies to now, and from whose point of view; None when it does not exist (any more)."""
        if id(part) not in self._now:
            self._now[id(part)] = self._would_apply_to(part)
        return self._now[id(part)]

    def _would_apply_to(self, part: Part) -> tuple[frozenset[Entity], Context] | None:
        sight, context = self.sight(), part.context
        if part.ability is not None and part.source is not None:
            own = sight.chars_of(part.source)
            if own is None or (part.key not in self._reached and part.ability not in own.abilities):
                return None
            context = replace(context, you=own.controller)
        begun = part.key in self._reached  # it goes on in the later layers (CR 613.6)
        if not begun and not all(is_true(c, sight, context) for c in part.conditions):
            return None
        affected = self._reached.get(part.key, part.affected)
        if affected is None:
            assert part.who is not None
            self.work += len(self._state.objects) // 4  # each is looked at, which is soon done
            affected = frozenset(who_is(part.who, sight, context))
        return affected, context

    def _apply_counters(self) -> None:
        """+1/+1 counters and their like (CR 613.4c)."""
        self._now.clear()
        for found in self._state.battlefield():
            chars = self.chars[found.id]
            if not found.counters or chars.power is None or chars.toughness is None:
                continue
            power, toughness = chars.power, chars.toughness
            for kind, number in found.counters:
                p, _, t = kind.partition("/")
                if t and _is_signed(p) and _is_signed(t):
                    power += int(p) * number
                    toughness += int(t) * number
            self.chars[found.id] = chars.with_size(power, toughness)

    def _of_gained_abilities(self) -> list[Part]:
        """What static abilities change that objects have gained, in the layers that are still to come."""
        new: list[Part] = []
        for entity, chars in self.chars.items():
            own = self._state.objects[entity].card.abilities
            if chars.abilities is own:
                continue
            rest = list(own)
            for again, ability in enumerate(chars.abilities):
                if ability in rest:
                    rest.remove(ability)
                elif isinstance(ability, Static):
                    found = self._state.objects[entity]
                    parts = parts_of_static(found, ability, since=self._state.clock, again=again + 1)
                    new += [p for p in parts if p.layer >= Layer.ABILITIES]
        return new

    def sight(self) -> Sight:
        """The board as it is now."""
        return Sight(self._state, self.chars, self.elsewhere)

    # --- as a board that dependencies are judged by --------------------------------------------------------------------

    def outcome(self, part: Part) -> Any:
        found = self._applies_to(part)
        if found is None:
            return None
        affected, context = found
        sight, change = self.sight(), part.change
        if isinstance(change, GetsPT) and not part.values:
            return (
                affected,
                amount_of(change.power, sight, context),
                amount_of(change.toughness, sight, context),
            )
        if isinstance(change, BasePT):
            sizes = tuple(
                None if a is None else amount_of(a, sight, context) for a in (change.power, change.toughness)
            )
            return affected, sizes
        if isinstance(change, GainsActivated):
            return affected, tuple(activated_abilities(who_is(change.of, sight, context), sight))
        if isinstance(change, ControlledByNow):
            return affected, who_is(change.who, sight, context)
        return affected

    def after(self, part: Part) -> Layers:
        trial = Layers(self._state)
        trial.chars, trial.elsewhere = dict(self.chars), dict(self.elsewhere)
        trial._reached = dict(self._reached)
        trial._apply(part)
        self.work += trial.work + 1
        return trial

    def reaches(self, part: Part, entity: Entity | None) -> bool:
        found = self._applies_to(part)
        return found is not None and entity in found[0]

    def is_settled(self, part: Part) -> bool:
        return part.key in self._reached


def _gives_a_keyword(part: Part) -> bool:
    """Whether all that it does is that something has a keyword ability, which changes nothing else in any layer."""
    return isinstance(part.change, Gains) and isinstance(part.change.ability, Keyword)


def _counts(part: Part) -> bool:
    """Whether what it does is worked out for each thing anew."""
    change = part.change
    sizes = (change.power, change.toughness) if isinstance(change, GetsPT | BasePT) else ()
    return not part.values and any(not isinstance(size, Number | None) for size in sizes)


def _is_signed(text: str) -> bool:
    return text[:1] in "+-" and text[1:].isdigit()
