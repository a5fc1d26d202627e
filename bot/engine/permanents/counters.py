"""Counters put on and taken off permanents and players, with what changes their number (CR 122, 614.16)."""

from __future__ import annotations

from itertools import permutations

from bot.abilities.replacements import ReplaceCounters
from bot.abilities.statics import CantGetCounters
from bot.abilities.who import SELF
from bot.engine.agenda import Choice, Option, Task
from bot.engine.applied_first import affected_player, told_first
from bot.engine.characteristics.continuous import KEYWORD_COUNTERS
from bot.engine.characteristics.statements import Statement
from bot.engine.characteristics.view import see, statements
from bot.engine.citations import Cite
from bot.engine.evaluate import Sight, is_among
from bot.engine.happenings import Happening, What
from bot.engine.instructions import context_of
from bot.engine.log.counters import CountersPut, CountersRemoved, NoCountersPut, PlayerGotCounters
from bot.engine.objects import Object
from bot.engine.state import Entity, State, is_player
from bot.engine.triggers import happen
from bot.values import dataclass, replace


@dataclass(frozen=True, slots=True)
class CounterWay:
    """How many counters are put in one order of the effects that change it, and their names in that order."""

    amount: int
    names: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Putting:
    """Who puts counters: the controller of the effect, the player who pays the cost, the controller of the source of the damage
    (CR 120.3b, 120.3d, 122.6a). `effect`: an effect does so, not a cost, damage or a rule of the game (CR 614.16); `entering`: what
    gets them enters with them, so what it says itself of permanents of which it is one does not apply (CR 614.12)."""

    who: Entity | None = None
    effect: bool = True
    entering: bool = False


def ways_to_put(
    state: State, on: Entity, kind: str, amount: int, putting: Putting | None = None
) -> tuple[CounterWay, ...]:
    """Every different number of counters that putting `amount` of them can become (CR 614.16, 616.1): first that of the
    oldest effect first."""
    putting = putting or by_effect(state, on)
    if amount <= 0:
        return (CounterWay(0),)
    barred = bars_counters(state, on, kind)
    if barred is not None:
        return (CounterWay(0, (barred,)),)
    sight = see(state)
    applicable = [
        s
        for s in statements(state, ReplaceCounters)
        if s.effect.kind in ("", kind)
        and (putting.effect or not s.effect.effects_only)
        and (s.effect.by is None or _is_put_by(s, putting, sight))
        and is_among(s.effect.on, on, sight, s.context)
        and not (putting.entering and s.context.source == on and s.effect.on != SELF)
    ]
    if not applicable:
        return (CounterWay(amount),)
    found: dict[int, CounterWay] = {}
    orders = permutations(applicable) if len(applicable) <= _MOST_TO_ORDER else (tuple(applicable),)
    for order in orders:
        number, names = amount, []
        for statement in order:
            if number > 0:  # "if one or more counters would be put"
                number = changed(statement.effect, number)
                names.append(statement.name)
        found.setdefault(number, CounterWay(number, tuple(names)))
    return tuple(found.values())


def bars_counters(state: State, on: Entity, kind: str) -> str | None:
    """The name of what says that such counters can't be put there; None where nothing does."""
    sight = see(state)
    for statement in statements(state, CantGetCounters):
        effect = statement.effect
        if effect.kind in ("", kind) and is_among(effect.who, on, sight, statement.context):
            return statement.name
    return None


_MOST_TO_ORDER = 5


def changed(rule: ReplaceCounters, number: int) -> int:
    """How many counters that effect makes of so many."""
    return number // 2 if rule.half else max(0, number * rule.factor + rule.plus)


def _is_put_by(statement: Statement, putting: Putting, sight: Sight) -> bool:
    who = putting.who
    return who is not None and is_among(statement.effect.by, who, sight, statement.context)


def by_effect(state: State, on: Entity) -> Putting:
    """The controller of the spell or ability that is being followed; else, as where a permanent enters with counters, who
    controls what gets them (CR 122.6a)."""
    if state.contexts:
        return Putting(context_of(state).you)
    return Putting(on if is_player(on) else see(state).controller(on))


def counter_way(
    state: State, on: Entity, kind: str, amount: int, putting: Putting | None = None
) -> tuple[State, CounterWay | tuple[CounterWay, ...]]:
    """The one way in which the counters are modified, or, where it has yet to be chosen, all of them."""
    ways = ways_to_put(state, on, kind, amount, putting)
    if len(ways) == 1:
        return state, ways[0]
    state, told = told_first(state, affected_player(state, on), [way.names[0] for way in ways])
    return state, ways if told is None else ways[told]


@dataclass(frozen=True, slots=True)
class PutCounters(Task):
    """Counters are put on something, by an effect; where the order of what changes their number matters, it is chosen."""

    on: Entity
    kind: str
    amount: int
    cites: tuple[Cite, ...]
    by: str = ""
    putting: Putting | None = None

    def do(self, state: State) -> State | Choice:
        state, way = counter_way(state, self.on, self.kind, self.amount, self.putting)
        if isinstance(way, CounterWay):
            return _PutSo(self, way).do(state)
        options = tuple(Option(f"applies {', then '.join(w.names)}", (_PutSo(self, w),)) for w in way)
        return Choice(
            state, affected_player(state, self.on), COUNTERS_QUESTION, options, (Cite.ORDER_OF_EFFECTS,)
        )


COUNTERS_QUESTION = "Which effect applies first to the counters?"


@dataclass(frozen=True, slots=True)
class _PutSo(Task):
    put: PutCounters
    way: CounterWay

    def do(self, state: State) -> State:
        own = self.put
        return put_counters(
            state, own.on, own.kind, own.amount, *own.cites, by=own.by, way=self.way, putting=own.putting
        )


def ways_to_enter_with(state: State, new: Object, kind: str, amount: int) -> tuple[CounterWay, ...]:
    """With how many counters a permanent may really enter, the oldest effect first; its controller puts them (CR 122.6a)."""
    return ways_to_put(state, new.id, kind, amount, Putting(new.controller, entering=True))


def put_counters(
    state: State,
    on: Entity,
    kind: str,
    amount: int,
    *cites: Cite,
    by: str = "",
    way: CounterWay | None = None,
    putting: Putting | None = None,
) -> State:
    """Put counters on a permanent, or give them to a player (CR 122.1), as modified; `way`: as was chosen."""
    putting = putting or by_effect(state, on)
    way = way or ways_to_put(state, on, kind, amount, putting)[0]
    real, names = way.amount, way.names
    label = state.label(on)
    extra = (Cite.DAMAGE_RESULTS,) if names else ()
    cites = tuple(dict.fromkeys((*cites, Cite.COUNTERS)))
    if real <= 0:
        return state.step(NoCountersPut(label, kind, names), *cites, *extra) if names else state
    put: CountersPut
    if is_player(on):
        state = state.with_player(on, counters=state.player(on).counting(kind, real))
        put = PlayerGotCounters(label, kind, real, by, names)
    else:
        found = state.object(on)
        if found is None:
            return state
        found = found.with_counters(kind, real)
        if kind in KEYWORD_COUNTERS:
            state, time = state.tick()
            found = replace(found, counted_at=(*(c for c in found.counted_at if c[0] != kind), (kind, time)))
        state = state.with_object(found)
        put = CountersPut(label, kind, real, by, names)
    state = state.step(put, *cites, *extra)
    return happen(state, Happening(What.COUNTERS, on, putting.who, real, detail=kind))


def remove_counters(state: State, on: Entity, kind: str, amount: int | None, *cites: Cite) -> State:
    """Take counters of a kind off a permanent or a player, of every kind where none is named; None: all of them. Never more than
    there are."""
    found = state.player(on) if is_player(on) else state.object(on)
    if found is None:
        return state
    if not kind and amount is None:
        for one, _ in found.counters:
            state = remove_counters(state, on, one, None, *cites)
        return state
    there = found.count(kind)
    taken = there if amount is None else min(there, amount)
    if taken <= 0:
        return state
    if isinstance(found, Object):
        state = state.with_object(found.with_counters(kind, -taken))
    else:
        state = state.with_player(on, counters=found.counting(kind, -taken))
    cites = tuple(dict.fromkeys((*cites, Cite.COUNTERS)))
    state = state.step(CountersRemoved(state.label(on), kind, taken), *cites)
    return happen(state, Happening(What.COUNTERS_REMOVED, on, amount=taken, detail=kind))
