"""Life totals: gaining and losing, with what replaces each (CR 119)."""

from __future__ import annotations

from typing import Any

from bot.abilities.replacements import ReplaceLifeGain, ReplaceLifeLoss
from bot.abilities.statics import CantGainLife, LifeCantChange, LifeFloor
from bot.engine.agenda import Choice, Option, Task
from bot.engine.applied_first import told_first
from bot.engine.characteristics.statements import Statement
from bot.engine.characteristics.view import see, statements
from bot.engine.citations import Cite
from bot.engine.evaluate import is_among
from bot.engine.evaluate.context import Context
from bot.engine.happenings import Happening, What
from bot.engine.instructions import run
from bot.engine.log.players import GainedLife, GainedNoLife, LifeGainReplaced, LostLife, LostNoLife
from bot.engine.state import Entity, State
from bot.engine.triggers import happen
from bot.values import dataclass, replace


@dataclass(frozen=True, slots=True)
class LifeWay:
    """What a gain of life becomes in one order of the effects that replace it: gained, or lost instead, or other effects
    altogether; `names` are those that applied, in that order."""

    gained: int
    lost: int = 0
    names: tuple[str, ...] = ()
    instead: tuple[Any, ...] = ()
    context: Context | None = None
    barred: bool = False  # it can't happen at all


def ways_to_gain(state: State, player: Entity, amount: int) -> tuple[LifeWay, ...]:
    """Every different thing that a gain of `amount` life can become: the player chooses which effect applies first
    (CR 616.1); each applies once. The first way is that of the oldest effect first."""
    if amount <= 0:
        return (LifeWay(0),)
    sight = see(state)
    for kind in (LifeCantChange, CantGainLife):
        for statement in statements(state, kind):
            if is_among(statement.effect.who, player, sight, statement.context):
                return (LifeWay(0, names=(statement.name,), barred=True),)
    applicable = [
        s for s in statements(state, ReplaceLifeGain) if is_among(s.effect.who, player, sight, s.context)
    ]
    if not applicable:
        return (LifeWay(amount),)
    found: dict[tuple[int, int, int], LifeWay] = {}
    _orders(LifeWay(amount), tuple(applicable), found)
    return tuple(found.values())


def _orders(so_far: LifeWay, left: tuple[Statement, ...], found: dict[tuple[int, int, int], LifeWay]) -> None:
    if not left:
        so_much = so_far.context.amount if so_far.context is not None else -1
        found.setdefault((so_far.gained, so_far.lost, so_much), so_far)
        return
    for index, statement in enumerate(left):
        effect: ReplaceLifeGain = statement.effect
        names = (*so_far.names, statement.name)
        if effect.instead:
            context = replace(statement.context, amount=so_far.gained)
            _orders(LifeWay(0, 0, names, effect.instead, context), (), found)
        elif effect.lose:
            # Nothing is gained any more: what replaces a gain no longer applies.
            _orders(LifeWay(0, so_far.gained, names), (), found)
        else:
            amount = so_far.gained * effect.factor + effect.plus
            _orders(LifeWay(amount, 0, names), (*left[:index], *left[index + 1 :]), found)


@dataclass(frozen=True, slots=True)
class GainLife(Task):
    """A player gains life as an event of its own; where the order of the effects that replace it matters, they choose it."""

    player: Entity
    amount: int
    cites: tuple[Cite, ...]
    source: str = ""
    by: Entity | None = None

    def do(self, state: State) -> State | Choice:
        state, way = life_way(state, self.player, self.amount)
        if isinstance(way, LifeWay):
            return _GainedSo(self, way).do(state)
        options = tuple(Option(_way_text(w), (_GainedSo(self, w),)) for w in way)
        return Choice(state, self.player, ORDER_QUESTION, options, (Cite.ORDER_OF_EFFECTS,))


@dataclass(frozen=True, slots=True)
class _GainedSo(Task):
    gain: GainLife
    way: LifeWay

    def do(self, state: State) -> State:
        own = self.gain
        return gain_life(
            state, own.player, own.amount, *own.cites, source=own.source, way=self.way, by=own.by
        )


ORDER_QUESTION = "Which effect applies first to the life gained?"


def _way_text(way: LifeWay) -> str:
    return f"applies {', then '.join(way.names)}"


def life_way(state: State, player: Entity, amount: int) -> tuple[State, LifeWay | tuple[LifeWay, ...]]:
    """The one way in which the gain is modified, or, where the player has yet to choose, all of them."""
    ways = ways_to_gain(state, player, amount)
    if len(ways) == 1:
        return state, ways[0]
    state, told = told_first(state, player, [way.names[0] for way in ways])
    return state, ways if told is None else ways[told]


def life_to_lose(state: State, player: Entity, amount: int) -> tuple[int, tuple[str, ...]]:
    """What a loss of `amount` life becomes, and what made it so."""
    if amount <= 0:
        return 0, ()
    sight = see(state)
    for statement in statements(state, LifeCantChange):
        if is_among(statement.effect.who, player, sight, statement.context):
            return 0, (statement.name,)
    names: list[str] = []
    for statement in statements(state, ReplaceLifeLoss):
        effect = statement.effect
        if is_among(effect.who, player, sight, statement.context):
            amount *= effect.factor
            names.append(statement.name)
    return amount, tuple(names)


def floor_of(state: State, player: Entity) -> tuple[int, str] | None:
    """The life total below which damage cannot take a player now, and the effect that says so; None when there is none.
    Of several the highest that the player's life total has not fallen below."""
    sight = see(state)
    life = state.player(player).life
    best: tuple[int, str] | None = None
    for statement in statements(state, LifeFloor):
        floor = statement.effect.floor
        if (
            floor <= life
            and (best is None or floor > best[0])
            and is_among(statement.effect.who, player, sight, statement.context)
        ):
            best = (statement.effect.floor, statement.name)
    return best


def gain_life(
    state: State,
    player: Entity,
    amount: int,
    *cites: Cite,
    source: str = "",
    way: LifeWay | None = None,
    by: Entity | None = None,
) -> State:
    """`player` gains life, as modified; one life-gain event (CR 119.3). `way`: the order of effects that was chosen; `by`: the
    spell, or what else has them gain it."""
    way = way or ways_to_gain(state, player, amount)[0]
    gained, lost, names = way.gained, way.lost, way.names
    before = state.player(player)
    if way.instead and way.context is not None:
        state = state.step(LifeGainReplaced(before.name, names), *cites, Cite.REPLACEMENT)
        return run(state, way.instead, way.context)
    if lost:
        return lose_life(state, player, lost, *cites, Cite.REPLACEMENT, because=names)
    if gained <= 0:
        why = Cite.CANT_HAPPEN if way.barred else Cite.REPLACEMENT
        return state.step(GainedNoLife(before.name, names), *cites, why) if amount > 0 else state
    after = before.life + gained
    state = state.with_player(player, life=after)
    extra = (Cite.REPLACEMENT,) if names else ()
    state = state.step(GainedLife(before.name, gained, before.life, after, source, names), *cites, *extra)
    return happen(state, Happening(What.GAINS_LIFE, player, by, amount=gained))


def lose_life(
    state: State,
    player: Entity,
    amount: int,
    *cites: Cite,
    because: tuple[str, ...] = (),
    source: str = "",
) -> State:
    """`player` loses life, not by damage (CR 119.3)."""
    wanted = amount
    amount, names = life_to_lose(state, player, amount)
    before = state.player(player)
    if amount <= 0:
        lost_none = LostNoLife(before.name, names)
        return state.step(lost_none, *cites, Cite.CANT_HAPPEN) if wanted > 0 and names else state
    after = before.life - amount
    state = state.with_player(player, life=after)
    lost = LostLife(before.name, amount, before.life, after, because or names, source)
    state = state.step(lost, *(cites or (Cite.LIFE_GAIN,)))
    return happen(state, Happening(What.LOSES_LIFE, player, amount=amount))


def pay_life(state: State, player: Entity, amount: int) -> State:
    """`player` pays life: that much is lost, and paid (CR 119.4)."""
    state = lose_life(state, player, amount, Cite.CAST_COSTS)
    return happen(state, Happening(What.PAYS_LIFE, player, amount=amount)) if amount > 0 else state
