"""Every way that a story can go: choices answered every way, equal states merged, ends compared.

A choice whose answers all lead to the same ends is not shown. A moment met again on one path with nothing decided in
between is a loop (CR 732). Limits on states and time end in `truncated`.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable

from bot.engine.agenda import Choice, advance, decide
from bot.engine.budget import Budget
from bot.engine.characteristics.view import permanents
from bot.engine.ends_told_apart import end_key
from bot.engine.log.step import Step
from bot.engine.outcome import ChoiceMade, Outcome
from bot.engine.relevance.met import looked_at, noticed
from bot.engine.report import outcome_of
from bot.engine.stack.resolve import ResolveTop
from bot.engine.state import State
from bot.values import dataclass, field, replace

MOST_OUTCOMES = 64
MOST_STATES = 4000
_A_STATE = 4
"""To keep a state takes as long as so many tasks."""
_LONG = 2000
"""Runs of more tasks than this are watched for a moment that comes up again."""


TellsApart = Callable[[Step], str | None]
"""What is said of a step by which ways differ even where they end alike; None of one that makes no difference."""


@dataclass(frozen=True, slots=True)
class _End:
    """How a way ends: its last state, and what is told of it, whatever was chosen on the way."""

    state: State
    outcome: Outcome


@dataclass(slots=True)
class _Node:
    """A moment at which someone chooses, or an end."""

    choice: Choice | None
    end: _End | None
    branches: list[tuple[ChoiceMade, _Node]] = field(default_factory=list)
    ends: frozenset[Hashable] | None = None


@dataclass(frozen=True, slots=True)
class Explored:
    """The distinct outcomes, and whether limits cut the search."""

    outcomes: tuple[Outcome, ...]
    truncated: bool
    loop: bool
    states: int
    finals: tuple[State, ...]
    answered: frozenset[int] = frozenset()
    """Which answers of the script some way used."""


class LoopFound(Exception):
    """A mandatory loop: the same state came up again."""


def explore(
    first: State,
    budget: Budget | None = None,
    most_outcomes: int = MOST_OUTCOMES,
    most_states: int = MOST_STATES,
    told_apart: TellsApart | None = None,
    qualities: bool = False,
) -> Explored:
    """Play `first` out in every way that differs.

    `budget`: what may be worked out, one of its own where none is given; `most_outcomes`: distinct ends kept; `most_states`: choice
    points looked at; `told_apart`: by which steps ways differ even where they end alike; `qualities`: whether ends differ by what
    things are.
    """
    seen: dict[Hashable, _Node] = {}
    ends: dict[Hashable, _End] = {}
    keys: dict[Hashable, Hashable] = {}  # many ways lead to one and the same final state
    budget = Budget() if budget is None else budget
    loop = cut = False
    states = 0
    answered: set[int] = set()
    root = _Node(None, None)
    pending: list[tuple[State, _Node]] = [(first, root)]
    while pending:
        state, node = pending.pop()
        if budget.spent or states >= most_states or len(ends) > most_outcomes:
            cut = True
            break
        try:
            result = _run(state, budget)
        except LoopFound:
            loop = True
            continue
        if result is None:
            cut = True
            break
        if isinstance(result, State):
            answered |= result.used
            whole = _with_what_happened(result, told_apart)
            key = keys.get(whole)
            if key is None:
                end = _End(result, outcome_of(result, ()))
                key = keys[whole] = end_key(end.outcome, qualities), _happened(result, told_apart)
                ends.setdefault(key, end)
            node.end, node.ends = ends[key], frozenset((key,))
            continue
        node.choice = result
        states += 1
        cut = cut or result.more
        for option in result.options:
            name = result.state.player(result.player).name
            made = ChoiceMade(name, option.text, result.cites)
            following = decide(result, option)
            whole = _with_what_happened(following, told_apart)
            known = seen.get(whole)
            if known is None:
                known = _Node(None, None)
                seen[whole] = known
                budget.spend(_A_STATE)
                pending.append((following, known))
            node.branches.append((made, known))
    outcomes, finals = _collect(first, root, most_outcomes)
    return Explored(
        outcomes, cut or len(ends) > most_outcomes, loop, len(seen) + 1, finals, frozenset(answered)
    )


def _with_what_happened(state: State, told_apart: TellsApart | None) -> Hashable:
    """The state, and what in its log tells it apart: states are the same whatever was logged."""
    return state if told_apart is None else (state, _happened(state, told_apart))


def _happened(state: State, told_apart: TellsApart | None) -> tuple[str, ...]:
    """What happened that tells ways apart, in whatever order."""
    if told_apart is None or state.log is None:
        return ()
    steps = (entry for entry in state.log.entries() if isinstance(entry, Step))
    return tuple(sorted(said for said in map(told_apart, steps) if said is not None))


def _run(state: State, budget: Budget) -> State | Choice | None:
    """Go on until someone must choose or nothing is left to do; None when the budget is spent."""
    watched: set[Hashable] = set()
    done = 0
    effort = state.game.effort
    spent = effort.spent
    while state.agenda and not state.over and not state.unsupported:
        result = advance(state)
        left = budget.spend(1 + effort.spent - spent)
        spent = effort.spent
        done += 1
        if isinstance(result, Choice):
            return result
        view = result.view
        state = noticed(result) if view is not None and view.statements else result
        if not left:
            return None
        if done > _LONG and state.agenda and isinstance(state.agenda[-1], ResolveTop):
            like = _like(state)
            if like in watched:  # the whole moment is looked at only where one like it came before
                again = _moment_key(state)
                if again in watched:
                    raise LoopFound
                watched.add(again)
            watched.add(like)
    return looked_at(state)


def _like(state: State) -> Hashable:
    """What is soon seen of a moment, and is the same where it comes up again."""
    lives = tuple(player.life for player in state.players)
    return lives, len(state.stack), len(state.waiting), len(state.effects), state.turn, state.position


def _moment_key(state: State) -> Hashable:
    """What makes two moments of a long run the same, but for what only keeps count: players and things as an answer tells them,
    what is on the stack, what waits and what lasts. Damage past lethal on what is indestructible is as good as lethal damage
    (CR 702.12b)."""
    stack = tuple(
        (on.text, state.label(on.context.source), on.effects, tuple(map(state.labels, on.context.targets)))
        for entity in state.stack
        if (on := state.objects[entity].on_stack) is not None
    )
    waiting = tuple((state.label(w.source), w.controller, w.ability) for w in state.waiting)
    lasting = tuple((a.content, a.name, a.left, a.uses) for a in state.effects)
    tasks = tuple(type(task).__name__ for task in state.agenda)
    seen = end_key(outcome_of(_without_idle_damage(state), ()))
    return seen, stack, waiting, lasting, tasks, state.turn, state.position


def _without_idle_damage(state: State) -> State:
    for entity, chars in permanents(state).items():
        found, enough = state.objects[entity], max(0, chars.toughness or 0)
        if found.damage > enough and chars.has("indestructible"):
            state = state.with_object(replace(found, damage=enough))
    return state


def _collect(first: State, root: _Node, most: int) -> tuple[tuple[Outcome, ...], tuple[State, ...]]:
    """One outcome for each distinct end, by the way there that shows only choices that matter, the shortest first."""
    _fill_ends(root)
    found: dict[Hashable, tuple[Outcome, State]] = {}
    queue: deque[tuple[_Node, tuple[ChoiceMade, ...], tuple[int, ...]]] = deque([(root, (), ())])
    visited: set[tuple[int, int]] = set()
    come_to: dict[tuple[int, ...], State] = {}
    while queue and len(found) < most:
        node, made, way = queue.popleft()
        if node.end is not None and node.ends is not None:
            (key,) = node.ends
            if key not in found:
                end = _told_so(first, root, way, node.end.state, come_to)
                same = end is node.end.state
                outcome = replace(node.end.outcome, choices=made) if same else outcome_of(end, made)
                found[key] = outcome, end
            continue
        if (id(node), len(made)) in visited:
            continue
        visited.add((id(node), len(made)))
        branches = [(at, m, n) for at, (m, n) in enumerate(node.branches) if n.ends]
        if len({n.ends for _, _, n in branches}) == 1:
            at, _, following = branches[0]
            queue.appendleft((following, made, (*way, at)))
            continue
        for at, choice, following in branches:
            queue.append((following, (*made, choice), (*way, at)))
    return tuple(outcome for outcome, _ in found.values()), tuple(end for _, end in found.values())


def _told_so(
    first: State, root: _Node, way: tuple[int, ...], end: State, come_to: dict[tuple[int, ...], State]
) -> State:
    """The end, come to in this way: ways that met were gone on with as one, and what was logged is the first one's. `come_to`:
    what such ways have come to so far."""
    node = root
    chosen: list[ChoiceMade] = []
    for at in way:
        made, node = node.branches[at]
        chosen.append(made)
    if chosen == [entry for entry in (end.log.entries() if end.log else ()) if isinstance(entry, ChoiceMade)]:
        return end
    state = first
    for count, at in enumerate(way, 1):
        following = come_to.get(way[:count])
        if following is None:
            result = _run(state, Budget())
            if not isinstance(result, Choice):
                return end
            following = come_to[way[:count]] = decide(result, result.options[at])
        state = following
    last = _run(state, Budget())
    return last if isinstance(last, State) else end


def _fill_ends(root: _Node) -> None:
    """For every node the set of ends that can still come (nodes form no cycle: agendas only shrink)."""
    stack: list[tuple[_Node, bool]] = [(root, False)]
    entered: set[int] = set()
    while stack:
        node, done = stack.pop()
        if node.ends is not None:
            continue
        if done or not node.branches:
            node.ends = frozenset(k for _, n in node.branches for k in (n.ends or ()))
        elif id(node) not in entered:
            entered.add(id(node))
            stack.append((node, True))
            stack += [(n, False) for _, n in node.branches]
