"""Targets: what a spell or ability may be aimed at, what the scenario aims it at, and whether that is legal (CR 115)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, islice, permutations
from typing import Any

from bot.abilities.amounts import Amount
from bot.abilities.combat_rules import CantBeTargeted
from bot.abilities.effects import DealDivided, Effect, Shield
from bot.abilities.filters import AnyTarget
from bot.abilities.who import Target
from bot.engine.agenda import Choice, Option, Task
from bot.engine.aim import Aimed
from bot.engine.characteristics.chars import Chars
from bot.engine.characteristics.view import chars_of, player_has, rules_on, see
from bot.engine.citations import Cite
from bot.engine.damage.modify import protected_from
from bot.engine.evaluate import all_that_fit, amount_of, fits
from bot.engine.evaluate.context import Context
from bot.engine.illegal import illegal
from bot.engine.log.notes import Note
from bot.engine.log.stack import AimedAt, TargetsChanged
from bot.engine.script import NewTargets, Picks, Targets
from bot.engine.settled import pending, spend
from bot.engine.stack.instead import effective_amount
from bot.engine.state import Entity, State, Zone, is_player
from bot.values import dataclass, fields, is_dataclass, replace

_MOST_AIMS = 64
Aim = tuple[tuple[tuple[Entity, ...], ...], tuple[tuple[int, ...], ...]]


def why_illegal(
    state: State, target: Target, entity: Entity, context: Context
) -> tuple[str, tuple[Cite, ...]] | None:
    """Why this can't be a target (in words, with the rule), or None when it can."""
    label = state.label(entity)
    source = state.label(context.source)
    if is_player(entity) and state.player(entity).lost:
        return f"{label} has left the game", (Cite.TARGET_LEGAL,)
    if is_player(entity):
        if player_has(state, entity, "shroud"):
            return f"{label} has shroud", (Cite.SHROUD,)
        if entity != context.you and player_has(state, entity, "hexproof"):
            return f"{label} has hexproof", (Cite.HEXPROOF_PLAYER,)
    if not is_player(entity):
        found = state.object(entity)
        if found is None or found.zone is Zone.CEASED:
            return f"{label} is no longer where it was", (Cite.TARGET_LEGAL,)
        if entity == context.source and found.zone is Zone.STACK:
            return f"{label} can't target itself", (Cite.TARGET_LEGAL,)
        chars = chars_of(state, entity)
        if found.zone is Zone.BATTLEFIELD and chars is not None:
            if protected_from(state, entity, context.source) is not None:
                return f"{label} has protection from {source}", (Cite.PROTECTION_TARGET,)
            if chars.has("shroud"):
                return f"{label} has shroud", (Cite.SHROUD,)
            if chars.has("hexproof") and chars.controller != context.you:
                return f"{label} has hexproof", (Cite.HEXPROOF,)
            if chars.controller != context.you and _hexproof_from(state, entity, context.source, chars):
                return f"{label} has hexproof from {source}", (Cite.HEXPROOF,)
            for rule, own in rules_on(state, entity, CantBeTargeted):
                if rule.by is None or fits(rule.by, context.source, see(state), own, any_zone=True):
                    return f"{label} can't be the target of {source}", (Cite.TARGET_LEGAL,)
    if not fits(target.what, entity, see(state), context):
        if any(isinstance(q, AnyTarget) for q in target.what.qualities):
            return f"{label} is no {_any_target_words(state)}", (Cite.TARGET_ANY, Cite.DAMAGE_RECIPIENTS)
        return f"{label} is not what {source} may target", (Cite.TARGET_LEGAL, Cite.CAST_TARGETS)
    return None


def _hexproof_from(state: State, entity: Entity, source: Entity, chars: Chars) -> bool:
    """ "Hexproof from black": against opponents' black sources (CR 702.11f)."""
    own = Context(entity, chars.controller)
    return any(
        k.filter is None or fits(k.filter, source, see(state), own, any_zone=True)
        for k in chars.instances("hexproof from")
    )


def _any_target_words(state: State) -> str:
    era = state.game.era
    if not era.any_target:
        return "creature or player"
    return (
        "creature, player, planeswalker or battle" if era.has_battles else "creature, player or planeswalker"
    )


@dataclass(frozen=True, slots=True)
class BadAim:
    """What was told can't be the targets."""

    message: str
    cites: tuple[Cite, ...]


def aims(
    state: State, effects: tuple[Any, ...], specs: tuple[Target, ...], told: Targets, context: Context
) -> list[Aim] | BadAim:
    """Every way to choose targets and divisions: one when the scenario says all, else each legal one (at most a few dozen).

    `specs` are the target phrases in order; the result holds, for each, the entities and their shares. An empty list: nothing
    can be targeted legally.
    """
    names = told.names if told.names is not None else tuple(n for n, _ in told.shares) or None
    if not specs:
        if names:
            return BadAim(
                f"{state.label(context.source)} has no target, so it can't be aimed at {names[0]}.",
                (Cite.CAST_TARGETS,),
            )
        return [((), ())]
    if names is not None:
        chosen = _told(state, specs, names, context)
        if isinstance(chosen, BadAim):
            # Of several target phrases the story may tell some, and leave the others open.
            ways = list(islice(_partly_told(state, specs, names, context), _MOST_AIMS + 1))
            if not ways:
                return chosen
        else:
            ways = [chosen]
    else:
        ways = list(_open(state, specs, context))
    result: list[Aim] = []
    bad: BadAim | None = None
    for way in ways:
        divisions = _divisions(state, effects, way, dict(told.shares), context)
        if isinstance(divisions, BadAim):
            bad = divisions
            continue
        result += [(way, division) for division in divisions]
        if len(result) > _MOST_AIMS:
            break
    return bad if bad is not None and not result else result[:_MOST_AIMS]


def find(state: State, name: str) -> list[Entity]:
    """What a name may mean, players first, then things newest first."""
    found: list[Entity] = []
    player = state.player_named(name)
    if player is not None:
        found.append(player)
    thing = state.named(name)
    if thing is not None:
        found.append(thing.id)
    return found


def _counts(state: State, target: Target, context: Context) -> tuple[int, int | None]:
    least, most = target.count.least, target.count.most
    sight = see(state)
    low = amount_of(least, sight, context) if isinstance(least, Amount) else least
    high = amount_of(most, sight, context) if isinstance(most, Amount) else most
    return low, high


def _told(
    state: State, specs: tuple[Target, ...], names: tuple[str, ...], context: Context
) -> tuple[tuple[Entity, ...], ...] | BadAim:
    for name in names:
        if not find(state, name):
            return BadAim(f"There is no {name} that could be a target.", (Cite.CAST_TARGETS,))
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


def _open(
    state: State, specs: tuple[Target, ...], context: Context
) -> Iterator[tuple[tuple[Entity, ...], ...]]:
    """Every legal way to choose, when the scenario does not say."""
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
    for number in range(top, least - 1, -1):
        for picked in combinations(candidates, number):
            yield from _open(state, specs[1:], replace(context, targets=(*context.targets, picked)))


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
            if _counts(state, specs[0], context)[0] <= 1:
                inner = replace(context, targets=(*context.targets, picked))
                yield from _partly_told(state, specs[1:], tuple(rest), inner)
    if len(names) < len(specs):
        for way in _open(state, specs[:1], context):
            yield from _partly_told(state, specs[1:], names, replace(context, targets=way))


def _divided(effects: tuple[Any, ...]) -> dict[int, Any]:
    """Which target phrases an amount is divided among, and that effect."""
    found: dict[int, Any] = {}

    def walk(value: Any) -> None:
        if isinstance(value, DealDivided) and isinstance(value.among, Aimed) and not value.evenly:
            found[value.among.index] = value.amount
        if (
            isinstance(value, Shield)
            and value.replace.divided
            and isinstance(value.replace.pattern.to, Aimed)
        ):
            found[value.replace.pattern.to.index] = value.replace.capacity
        if isinstance(value, tuple):
            for inner in value:
                walk(inner)
        elif is_dataclass(value) and isinstance(value, Effect):
            for field in fields(value):
                walk(getattr(value, field.name))

    walk(effects)
    return found


def _divisions(
    state: State,
    effects: tuple[Any, ...],
    way: tuple[tuple[Entity, ...], ...],
    told: dict[str, int],
    context: Context,
) -> list[tuple[tuple[int, ...], ...]] | BadAim:
    """The shares for each target phrase; each target gets at least 1 (CR 601.2d)."""
    divided = _divided(effects)
    if not divided:
        return [()]
    source = state.label(context.source)
    lists: list[list[tuple[int, ...]]] = []
    for index, targets in enumerate(way):
        if index not in divided or not targets:
            lists.append([()])
            continue
        total = effective_amount(state, effects, index, replace(context, targets=way))
        if told:
            shares = tuple(told.get(state.label(e), 0) for e in targets)
            if any(s < 1 for s in shares):
                return BadAim(
                    f"Each target of {source} must get at least 1 of the divided damage.",
                    (Cite.CAST_DIVISION,),
                )
            if sum(shares) != total:
                return BadAim(
                    f"{source} divides {total} damage, not {sum(shares)}: the shares must add up to it.",
                    (Cite.CAST_DIVISION,),
                )
            lists.append([shares])
        elif len(targets) > total:
            return BadAim(
                f"{source} can't divide {total} among {len(targets)} targets.", (Cite.CAST_DIVISION,)
            )
        else:
            lists.append(list(_compositions(total, len(targets))))
    result: list[tuple[tuple[int, ...], ...]] = [()]
    for options in lists:
        result = [(*before, own) for before in result for own in options][:_MOST_AIMS]
    return result


def _compositions(total: int, parts: int) -> Iterator[tuple[int, ...]]:
    if parts == 1:
        yield (total,)
        return
    for first in range(1, total - parts + 2):
        for rest in _compositions(total - first, parts - 1):
            yield (first, *rest)


def aimed_at(state: State, way: Aim) -> AimedAt:
    """The aim as the log tells it."""
    targets, shares = way
    names = state.labels(e for group in targets for e in group)
    return AimedAt(names, tuple(n for group in shares for n in group))


# --- changing targets later ------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class SetTargets(Task):
    """A spell or ability on the stack gets these targets."""

    what: Entity
    targets: tuple[tuple[Entity, ...], ...]

    def do(self, state: State) -> State:
        found = state.objects[self.what]
        assert found.on_stack is not None
        context = replace(found.on_stack.context, targets=self.targets)
        state = state.with_object(replace(found, on_stack=replace(found.on_stack, context=context)))
        names = state.labels(e for group in self.targets for e in group)
        return state.step(TargetsChanged(found.label, names), Cite.COPY_SPELL)


def retarget(state: State, what: Entity, chooser: Entity, must: bool = False) -> State | Choice:
    """New targets may be chosen for a copy: as many as before, the division unchanged (CR 707.10c)."""
    found = state.objects[what]
    on_stack = found.on_stack
    assert on_stack is not None
    old = on_stack.context.targets
    if not any(old):
        return state
    specs = _specs_of(found)
    context = replace(on_stack.context, targets=())
    exact = tuple(
        replace(s, count=replace(s.count, least=len(t), most=len(t)))
        for s, t in zip(specs, old, strict=False)
    )
    name = state.player(chooser).name
    told: list[tuple[int, NewTargets | Picks]] = [*pending(state, NewTargets), *pending(state, Picks)]
    for index, answer in told:
        of_this = isinstance(answer, NewTargets) or (answer.about is not None and bool(answer.names))
        if of_this and answer.player in (None, name):
            state = spend(state, index)
            if not answer.names:
                return state
            way = _told(state, exact, answer.names, context)
            if isinstance(way, BadAim):
                return illegal(state, way.message, (*way.cites, Cite.COPY_SPELL))
            return state.then(SetTargets(what, way))
    ways = dict.fromkeys((old, *_open(state, exact, context)))
    options = tuple(
        Option(
            "keeps the targets" if way == old else f"chooses{aimed_at(state, (way, ()))} for {found.label}",
            () if way == old else (SetTargets(what, way),),
        )
        for way in list(ways)[:_MOST_AIMS]
    )
    return Choice(state, chooser, f"New targets for {found.label}?", options, (Cite.COPY_SPELL,))


def change_target(state: State, what: Entity, to: Entity) -> State:
    """Change the (single) target of a spell or ability to this one, if that is legal (CR 115.7)."""
    found = state.objects[what]
    on_stack = found.on_stack
    assert on_stack is not None
    specs = _specs_of(found)
    targets = on_stack.context.targets
    for index, group in enumerate(targets):
        if len(group) == 1 and index < len(specs):
            context = replace(on_stack.context, targets=targets[:index])
            if why_illegal(state, specs[index], to, context) is None:
                new = (*targets[:index], (to,), *targets[index + 1 :])
                return state.then(SetTargets(what, new))
    return state.step(Note.TARGET_NOT_CHANGED.of(found.label, state.label(to)), Cite.TARGET_LEGAL)


def _specs_of(found: Any) -> tuple[Target, ...]:
    specs: tuple[Target, ...] = found.on_stack.specs
    return specs
