"""Life totals and counters: gaining, losing, putting and removing, with what replaces each (CR 119, 122)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import permutations
from typing import Any

from bot.engine.abilities.statics import (
    CantGainLife,
    CantGetCounters,
    LifeCantChange,
    LifeFloor,
    ReplaceCounters,
    ReplaceLifeGain,
    ReplaceLifeLoss,
)
from bot.engine.agenda import Choice, Option, Task
from bot.engine.citations import Cite
from bot.engine.frame import Frame
from bot.engine.happenings import Happening, What
from bot.engine.script import AppliesFirst
from bot.engine.settled import pending, spend
from bot.engine.sight import is_among
from bot.engine.state import Entity, State, is_player
from bot.engine.triggers import happen
from bot.engine.view import Statement, see, statements


@dataclass(frozen=True, slots=True)
class LifeWay:
    """What a gain of life becomes in one order of the effects that replace it: gained, or lost instead, or other effects
    altogether; `names` are those that applied, in that order."""

    gained: int
    lost: int = 0
    names: tuple[str, ...] = ()
    instead: tuple[Any, ...] = ()
    frame: Frame | None = None


def ways_to_gain(state: State, player: Entity, amount: int) -> tuple[LifeWay, ...]:
    """Every different thing that a gain of `amount` life can become: the player chooses which effect applies first
    (CR 616.1); each applies once. The first way is that of the oldest effect first."""
    if amount <= 0:
        return (LifeWay(0),)
    sight = see(state)
    for kind in (LifeCantChange, CantGainLife):
        for statement in statements(state, kind):
            if is_among(statement.effect.who, player, sight, statement.frame):
                return (LifeWay(0, names=(statement.name,)),)
    applicable = [
        s for s in statements(state, ReplaceLifeGain) if is_among(s.effect.who, player, sight, s.frame)
    ]
    if not applicable:
        return (LifeWay(amount),)
    found: dict[tuple[int, int, int], LifeWay] = {}
    _orders(LifeWay(amount), tuple(applicable), found)
    return tuple(found.values())


def _orders(so_far: LifeWay, left: tuple[Statement, ...], found: dict[tuple[int, int, int], LifeWay]) -> None:
    if not left:
        so_much = so_far.frame.amount if so_far.frame is not None else -1
        found.setdefault((so_far.gained, so_far.lost, so_much), so_far)
        return
    for index, statement in enumerate(left):
        effect: ReplaceLifeGain = statement.effect
        names = (*so_far.names, statement.name)
        if effect.instead:
            frame = replace(statement.frame, amount=so_far.gained)
            _orders(LifeWay(0, 0, names, effect.instead, frame), (), found)
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
        return gain_life(state, own.player, own.amount, *own.cites, source=own.source, way=self.way)


ORDER_QUESTION = "Which effect applies first to the life gained?"


def _way_text(way: LifeWay) -> str:
    return f"applies {', then '.join(way.names)}"


def life_way(state: State, player: Entity, amount: int) -> tuple[State, LifeWay | tuple[LifeWay, ...]]:
    """The one way in which the gain is modified, or, where the player has yet to choose, all of them."""
    ways = ways_to_gain(state, player, amount)
    if len(ways) == 1:
        return state, ways[0]
    name = state.player(player).name
    for index, answer in pending(state, AppliesFirst):
        if answer.player == name:
            for way in ways:
                if answer.effect.lower() in way.names[0].lower():
                    return spend(state, index), way
    return state, ways


def life_to_gain(state: State, player: Entity, amount: int) -> tuple[int, int, tuple[str, ...]]:
    """What a gain of `amount` becomes, the oldest effect first: (life gained, life lost instead, names of the effects)."""
    way = ways_to_gain(state, player, amount)[0]
    return way.gained, way.lost, way.names


def life_to_lose(state: State, player: Entity, amount: int) -> tuple[int, tuple[str, ...]]:
    """What a loss of `amount` life becomes, and what made it so."""
    if amount <= 0:
        return 0, ()
    sight = see(state)
    for statement in statements(state, LifeCantChange):
        if is_among(statement.effect.who, player, sight, statement.frame):
            return 0, (statement.name,)
    names: list[str] = []
    for statement in statements(state, ReplaceLifeLoss):
        effect = statement.effect
        if is_among(effect.who, player, sight, statement.frame):
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
            and is_among(statement.effect.who, player, sight, statement.frame)
        ):
            best = (statement.effect.floor, statement.name)
    return best


def gain_life(
    state: State, player: Entity, amount: int, *cites: Cite, source: str = "", way: LifeWay | None = None
) -> State:
    """`player` gains life, as modified; one life-gain event (CR 119.3). `way`: the order of effects that was chosen."""
    way = way or ways_to_gain(state, player, amount)[0]
    gained, lost, names = way.gained, way.lost, way.names
    because = f" ({', '.join(names)})" if names else ""
    if way.instead and way.frame is not None:
        from bot.engine.perform import run

        name = state.player(player).name
        text = f"{name} gains no life{because}: another event happens instead."
        state = state.step("modify", text, *cites, Cite.REPLACEMENT, subject=name, amount=0)
        return run(state, way.instead, way.frame)
    if lost:
        return lose_life(state, player, lost, *cites, Cite.REPLACEMENT, because=because)
    if gained <= 0:
        if amount > 0:
            name = state.player(player).name
            state = state.step(
                "life", f"{name} gains no life{because}.", *cites, Cite.CANT_HAPPEN, subject=name, amount=0
            )
        return state
    before = state.player(player)
    state = state.with_player(player, life=before.life + gained)
    text = f"{before.name} gains {gained} life{because}: {before.life} → {before.life + gained}."
    extra = (Cite.REPLACEMENT,) if names else ()
    state = state.step("life", text, *cites, *extra, subject=before.name, object=source, amount=gained)
    return happen(state, Happening(What.GAINS_LIFE, player, amount=gained))


def lose_life(state: State, player: Entity, amount: int, *cites: Cite, because: str = "") -> State:
    """`player` loses life, not by damage (CR 119.3)."""
    wanted = amount
    amount, names = life_to_lose(state, player, amount)
    if amount <= 0:
        if wanted > 0 and names:
            name = state.player(player).name
            text = f"{name} loses no life ({', '.join(names)})."
            state = state.step("life", text, *cites, Cite.CANT_HAPPEN, subject=name, amount=0)
        return state
    because = because or (f" ({', '.join(names)})" if names else "")
    before = state.player(player)
    state = state.with_player(player, life=before.life - amount)
    text = f"{before.name} loses {amount} life{because}: {before.life} → {before.life - amount}."
    state = state.step("life", text, *(cites or (Cite.LIFE_GAIN,)), subject=before.name, amount=-amount)
    return happen(state, Happening(What.LOSES_LIFE, player, amount=amount))


@dataclass(frozen=True, slots=True)
class CounterWay:
    """How many counters are put in one order of the effects that change it, and their names in that order."""

    amount: int
    names: tuple[str, ...] = ()


def ways_to_put(state: State, on: Entity, kind: str, amount: int) -> tuple[CounterWay, ...]:
    """Every different number of counters that putting `amount` of them can become (CR 614.16, 616.1): first that of the
    oldest effect first."""
    if amount <= 0:
        return (CounterWay(0),)
    sight = see(state)
    for statement in statements(state, CantGetCounters):
        effect = statement.effect
        if effect.kind in ("", kind) and is_among(effect.who, on, sight, statement.frame):
            return (CounterWay(0, (statement.name,)),)
    applicable = [
        s
        for s in statements(state, ReplaceCounters)
        if s.effect.kind in ("", kind) and is_among(s.effect.on, on, sight, s.frame)
    ]
    if not applicable:
        return (CounterWay(amount),)
    found: dict[int, CounterWay] = {}
    orders = permutations(applicable) if len(applicable) <= _MOST_TO_ORDER else (tuple(applicable),)
    for order in orders:
        number, names = amount, []
        for statement in order:
            if number > 0:  # "if one or more counters would be put"
                number = max(0, number * statement.effect.factor + statement.effect.plus)
                names.append(statement.name)
        found.setdefault(number, CounterWay(number, tuple(names)))
    return tuple(found.values())


_MOST_TO_ORDER = 5


def counter_way(
    state: State, on: Entity, kind: str, amount: int
) -> tuple[State, CounterWay | tuple[CounterWay, ...]]:
    """The one way in which the counters are modified, or, where it has yet to be chosen, all of them."""
    ways = ways_to_put(state, on, kind, amount)
    if len(ways) == 1:
        return state, ways[0]
    name = state.player(chooser_for(state, on)).name
    for index, answer in pending(state, AppliesFirst):
        if answer.player == name:
            for way in ways:
                if answer.effect.lower() in way.names[0].lower():
                    return spend(state, index), way
    return state, ways


def chooser_for(state: State, on: Entity) -> Entity:
    """Who chooses the order: the player who gets the counters, or the controller of the permanent that does (CR 616.1)."""
    if is_player(on):
        return on
    chars = see(state).chars_of(on)
    return chars.controller if chars is not None else state.turn.active


@dataclass(frozen=True, slots=True)
class PutCounters(Task):
    """Counters are put on something, by an effect; where the order of what changes their number matters, it is chosen."""

    on: Entity
    kind: str
    amount: int
    cites: tuple[Cite, ...]
    by: str = ""

    def do(self, state: State) -> State | Choice:
        state, way = counter_way(state, self.on, self.kind, self.amount)
        if isinstance(way, CounterWay):
            return _PutSo(self, way).do(state)
        options = tuple(Option(f"applies {', then '.join(w.names)}", (_PutSo(self, w),)) for w in way)
        return Choice(
            state, chooser_for(state, self.on), COUNTERS_QUESTION, options, (Cite.ORDER_OF_EFFECTS,)
        )


COUNTERS_QUESTION = "Which effect applies first to the counters?"


@dataclass(frozen=True, slots=True)
class _PutSo(Task):
    put: PutCounters
    way: CounterWay

    def do(self, state: State) -> State:
        own = self.put
        return put_counters(state, own.on, own.kind, own.amount, *own.cites, by=own.by, way=self.way)


def counters_to_put(state: State, on: Entity, kind: str, amount: int) -> tuple[int, tuple[str, ...]]:
    """How many counters really are put on it, the oldest effect first, and the effects that made it so."""
    way = ways_to_put(state, on, kind, amount)[0]
    return way.amount, way.names


def put_counters(
    state: State,
    on: Entity,
    kind: str,
    amount: int,
    *cites: Cite,
    by: str = "",
    way: CounterWay | None = None,
) -> State:
    """Put counters on a permanent, or poison counters on a player (CR 122.1), as modified; `way`: as was chosen."""
    way = way or ways_to_put(state, on, kind, amount)[0]
    real, names = way.amount, way.names
    label = state.label(on)
    because = f" ({', '.join(names)})" if names else ""
    extra = (Cite.DAMAGE_RESULTS,) if names else ()
    cites = tuple(dict.fromkeys((*cites, Cite.COUNTERS)))
    if real <= 0:
        if names:
            state = state.step(
                "counters", f"No {kind} counters are put on {label}{because}.", *cites, *extra, object=label
            )
        return state
    if is_player(on):
        if kind == "poison":  # energy and its like are not kept account of
            state = state.with_player(on, poison=state.player(on).poison + real)
        text = f"{label} gets {real} {kind} counter{'s' * (real != 1)}{because}."
    else:
        found = state.object(on)
        if found is None:
            return state
        state = state.with_object(found.with_counters(kind, real))
        text = f"{_number(real)} {kind} counter{'s are' if real != 1 else ' is'} put on {label}{because}."
    state = state.step("counters", text, *cites, *extra, subject=by, object=label, amount=real)
    return happen(state, Happening(What.COUNTERS, on, amount=real, detail=kind))


def remove_counters(state: State, on: Entity, kind: str, amount: int | None, *cites: Cite) -> State:
    """Take counters of a kind off a permanent; None: all of them. Never more than there are."""
    found = state.object(on)
    if found is None:
        return state
    there = found.count(kind)
    taken = there if amount is None else min(there, amount)
    if taken <= 0:
        return state
    state = state.with_object(found.with_counters(kind, -taken))
    text = f"{_number(taken)} {kind} counter{'s are' if taken != 1 else ' is'} removed from {found.label}."
    cites = tuple(dict.fromkeys((*cites, Cite.COUNTERS)))
    return state.step("counters", text, *cites, object=found.label, amount=-taken)


_WORDS = ("No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten")


def _number(n: int) -> str:
    return _WORDS[n] if n < len(_WORDS) else str(n)
