"""Targets: what a spell or ability may be aimed at, what the scenario aims it at, and whether that is legal (CR 115)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations, islice, permutations
from typing import Any

from bot.abilities.amounts import Amount
from bot.abilities.who import Target
from bot.engine.characteristics.view import see
from bot.engine.citations import Cite
from bot.engine.evaluate import all_that_fit, amount_of, who_is
from bot.engine.evaluate.context import Context
from bot.engine.log.stack import AimedAt
from bot.engine.objects import Object
from bot.engine.stack.defined_x import with_defined_x
from bot.engine.stack.divisions import MOST_AIMS, Aim, BadAim, divisions_of, most_targets
from bot.engine.stack.legal_targets import why_illegal
from bot.engine.stack.targets_together import apart
from bot.engine.state import Entity, State
from bot.engine.told.script import Targets
from bot.values import replace


def aims(
    state: State, effects: tuple[Any, ...], specs: tuple[Target, ...], told: Targets, context: Context
) -> list[Aim] | BadAim:
    """Every way to choose targets and divisions: one when the scenario says all, else each legal one: at most `MOST_AIMS`, and one
    more where there are more.

    `specs` are the target phrases in order; the result holds, for each, the entities and their shares. An empty list: nothing
    can be targeted legally.
    """
    context = with_defined_x(state, effects, specs, context)
    names = told.names if told.names is not None else tuple(n for n, _ in told.shares) or None
    ways: Iterable[tuple[tuple[Entity, ...], ...]]
    if not specs:
        if names:
            return BadAim(
                f"{state.label(context.source)} has no target, so it can't be aimed at {names[0]}.",
                (Cite.CAST_TARGETS,),
            )
        return [((), ())]
    if names is not None:
        chosen = as_told(state, specs, names, context)
        if isinstance(chosen, BadAim):
            # Of several target phrases the story may tell some, and leave the others open.
            ways = list(islice(_partly_told(state, specs, names, context), MOST_AIMS + 1))
            if not ways:
                return chosen
        else:
            ways = [chosen]
    else:
        ways = open_ways(state, specs, context, most_targets(state, effects, context))
    result: list[Aim] = []
    bad: BadAim | None = None
    for way in ways:
        divisions = divisions_of(state, effects, way, dict(told.shares), context)
        if isinstance(divisions, BadAim):
            bad = divisions
            continue
        result += [(way, division) for division in divisions]
        if len(result) > MOST_AIMS:
            break
    return bad if bad is not None and not result else result[: MOST_AIMS + 1]


def find(state: State, name: str) -> list[Entity]:
    """What a name may mean: a player, then the thing that the story calls so, then copies that have its name too (CR 707.2), then
    its abilities on the stack, the last first."""
    found: list[Entity] = []
    player = state.player_named(name)
    if player is not None:
        found.append(player)
    thing = state.named(name)
    if thing is not None:
        found += [thing.id, *_copies_called_so(state, thing)]
    return [*found, *_abilities_of(state, name)]


def _abilities_of(state: State, name: str) -> list[Entity]:
    """The abilities on the stack of what the story calls so."""
    there = (state.objects[entity] for entity in reversed(state.stack))
    of = ((o, o.on_stack) for o in there)
    return [o.id for o, own in of if own and own.is_ability and state.label(own.context.source) == name]


def _copies_called_so(state: State, thing: Object) -> list[Entity]:
    """Copies that have its name now, of other cards than its own."""
    own = (thing.printed or thing.card).name
    alike = (o for o in state.battlefield() if o.id != thing.id and o.card.name == thing.card.name)
    return [o.id for o in alike if o.printed is not None and o.printed.name != own]


def _counts(state: State, target: Target, context: Context) -> tuple[int, int | None]:
    least, most = target.count.least, target.count.most
    sight = see(state)
    low = amount_of(least, sight, context) if isinstance(least, Amount) else least
    high = amount_of(most, sight, context) if isinstance(most, Amount) else most
    return low, high


def as_told(
    state: State, specs: tuple[Target, ...], names: tuple[str, ...], context: Context
) -> tuple[tuple[Entity, ...], ...] | BadAim:
    for name in names:
        if not find(state, name):
            return BadAim(f"There is no {name} that could be a target.", (Cite.CAST_TARGETS,), unfounded=True)
    orders = permutations(names) if len(names) <= 4 else iter((names,))
    for order in orders:
        for way in _fill(state, specs, order, context):
            return way
    return _blame(state, specs, names, context)


def _fill(
    state: State, specs: tuple[Target, ...], names: tuple[str, ...], context: Context
) -> Iterator[tuple[tuple[Entity, ...], ...]]:
    """Fill the target phrases from left to right with the names in order."""
    if not specs:
        if not names:
            yield context.targets
        return
    least, most = _counts(state, specs[0], context)
    top = len(names) if most is None else min(most, len(names))
    for take in range(top, least - 1, -1):
        for picked in _legal(state, specs[0], names[:take], context, ()):
            if apart(state, specs[0], picked, context):
                continue
            inner = replace(context, targets=(*context.targets, picked))
            yield from _fill(state, specs[1:], names[take:], inner)


def _legal(
    state: State, spec: Target, names: tuple[str, ...], context: Context, picked: tuple[Entity, ...]
) -> Iterator[tuple[Entity, ...]]:
    if not names:
        yield picked
        return
    for entity in find(state, names[0]):
        if entity not in picked and why_illegal(state, spec, entity, context) is None:
            yield from _legal(state, spec, names[1:], context, (*picked, entity))


def _blame(state: State, specs: tuple[Target, ...], names: tuple[str, ...], context: Context) -> BadAim:
    """The reason why these names can't be the targets."""
    source = state.label(context.source)
    for number, name in enumerate(names):
        reasons = []
        for spec in specs:
            whys = [why_illegal(state, spec, e, context) for e in find(state, name)]
            if None in whys:
                break
            reasons += [w for w in whys if w is not None]
        else:
            spec = specs[min(number, len(specs) - 1)]
            own = [w for e in find(state, name) if (w := why_illegal(state, spec, e, context)) is not None]
            message, cites = (own or reasons)[0]
            return BadAim(f"{source} can't target {name}: {message}.", (*cites, Cite.CAST_TARGETS))
    wanted = [_counts(state, s, context) for s in specs]
    low = sum(w[0] for w in wanted)
    high = None if any(w[1] is None for w in wanted) else sum(w[1] or 0 for w in wanted)
    span = str(low) if low == high else f"{low} to {high}" if high is not None else f"at least {low}"
    return BadAim(
        f"{source} has {span} target{'' if span == '1' else 's'}, in the order of its text; "
        f"{', '.join(names)} can't be assigned to them.",
        (Cite.CAST_TARGETS,),
    )


def open_ways(
    state: State, specs: tuple[Target, ...], context: Context, at_most: Mapping[int, int] | None = None
) -> Iterator[tuple[tuple[Entity, ...], ...]]:
    """Every legal way to choose, when the scenario does not say. `at_most`: of how many a phrase can speak, by its number."""
    if not specs:
        yield context.targets
        return
    spec = specs[0]
    least, most = _counts(state, spec, context)
    candidates = [
        e
        for e in all_that_fit(spec.what, see(state), context)
        if why_illegal(state, spec, e, context) is None
    ]
    top = len(candidates) if most is None else min(most, len(candidates))
    top = min(top, (at_most or {}).get(len(context.targets), top))
    for number in range(top, least - 1, -1):
        for picked in combinations(candidates, number):
            if apart(state, spec, picked, context):
                continue
            inner = replace(context, targets=(*context.targets, picked))
            yield from open_ways(state, specs[1:], inner, at_most)


def _partly_told(
    state: State, specs: tuple[Target, ...], names: tuple[str, ...], context: Context
) -> Iterator[tuple[tuple[Entity, ...], ...]]:
    """Every legal way in which all that is told are targets, each for a phrase of its own, and the other phrases are open."""
    if len(names) > len(specs):
        return
    if not specs:
        yield context.targets
        return
    for name in dict.fromkeys(names):
        rest = list(names)
        rest.remove(name)
        for picked in _legal(state, specs[0], (name,), context, ()):
            if _counts(state, specs[0], context)[0] <= 1 and not apart(state, specs[0], picked, context):
                inner = replace(context, targets=(*context.targets, picked))
                yield from _partly_told(state, specs[1:], tuple(rest), inner)
    if len(names) < len(specs):
        for way in open_ways(state, specs[:1], context):
            yield from _partly_told(state, specs[1:], names, replace(context, targets=way))


def aimed_by(
    state: State, you: Entity, specs: tuple[Target, ...], ways: Iterable[Aim], context: Context
) -> Entity | None:
    """Who chooses between these ways: whoever has the say over all in which they differ; None where that is not one player."""
    if all(spec.chooser is None for spec in specs):
        return you
    groups = [way[0] for way in ways]
    differing = [s for at, s in enumerate(specs) if len({g[at] for g in groups if at < len(g)}) > 1]
    sight = see(state)
    players = {
        w for s in differing for w in (who_is(s.chooser, sight, context) if s.chooser is not None else (you,))
    }
    return next(iter(players or {you})) if len(players) <= 1 else None


def how_aimed(specs: Sequence[Target], chooser: Entity, you: Entity, does: str) -> str:
    """What is said of whoever has the say: where nobody chooses, each way is explored all the same."""
    if any(spec.random for spec in specs):
        return "at random aims"
    return does if chooser == you else "chooses for"


def aimed_by_several(state: State, label: str) -> State:
    """Where several players choose and the story does not say what: nothing here asks one after the other."""
    return state.having(unsupported=state.unsupported | {(label, "who chooses which targets is not told")})


def aimed_at(state: State, way: Aim) -> AimedAt:
    """The aim as the log tells it."""
    targets, shares = way
    names = state.labels(e for group in targets for e in group)
    return AimedAt(names, tuple(n for group in shares for n in group))


# --- changing targets later ------------------------------------------------------------------------------------------
