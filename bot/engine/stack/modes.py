"""Choosing modes (CR 700.2, 601.2b): told by number, else every way is explored."""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement
from typing import Any

from bot.abilities.combining import Modes
from bot.abilities.effects import Effect
from bot.abilities.walk import rebuilt
from bot.abilities.who import Count, Target, TheTarget
from bot.engine.agenda import Task
from bot.engine.aim import aim
from bot.engine.characteristics.view import see
from bot.engine.citations import Cite
from bot.engine.effects.designations import designate
from bot.engine.evaluate import is_true
from bot.engine.evaluate.context import Context
from bot.engine.happenings import Happening, What
from bot.engine.stack.divisions import BadAim
from bot.engine.state import Entity, State
from bot.values import dataclass, replace

Way = tuple[tuple[int, ...], str]
"""The numbers of the modes chosen (from 0), and what to say of it."""


def is_modal(effects: tuple[Any, ...]) -> bool:
    """Whether modes are to be chosen."""
    return any(isinstance(e, Modes) for e in effects)


def choose_modes(
    state: State, effects: tuple[Any, ...], told: tuple[int, ...], context: Context, more: bool = False
) -> list[Way] | BadAim:
    """The ways to choose modes, none where none is left that has not been chosen. `more`: more modes than the text says may be
    paid for (escalate, CR 702.120a)."""
    modes = next(e for e in effects if isinstance(e, Modes))
    label = state.label(context.source)
    number = len(modes.modes)
    least, most = _numbers(state, modes, context)
    open_ = [n for n in range(number) if _mark(modes, n) not in _marks(state, modes, context.source)]
    if told:
        missing = next((n for n in told if not 1 <= n <= number), None)
        if missing is not None:
            return BadAim(f"{label} has {number} modes: there is no mode {missing}.", (Cite.CAST_MODES,))
        again = next((n for n in told if n - 1 not in open_), None)
        if again is not None:
            return BadAim(f"Mode {again} of {label} has been chosen already.", (Cite.CAST_MODES,))
        twice = len(set(told)) < len(told) and not modes.again
        chosen = tuple(n - 1 for n in told)
        if not twice and len(told) < least:  # the others are not told
            picks = combinations_with_replacement if modes.again else combinations
            rest = [n for n in open_ if modes.again or n not in chosen]
            fuller = (tuple(sorted((*chosen, *c))) for c in picks(rest, least - len(told)))
            return [(way, _said(way)) for way in fuller]
        if twice or not least <= len(told) <= (number if more else most):
            wanted = str(least) if least == most else f"{least} to {most}"
            once = "" if modes.again else ", none twice"
            # `If you control a commander, choose both instead`: both may well be chosen by who has one, of which nothing was told
            lets = modes.instead is not None and not twice and len(told) <= number
            text = f"Of {label}'s {number} modes {wanted} are chosen{once}."
            return BadAim(text, (Cite.CAST_MODES,), unfounded=lets)
        return [(chosen, _said(chosen))]
    picks = combinations_with_replacement if modes.again else combinations
    ways = [c for size in range(least, most + 1) for c in picks(open_, size)]
    return [(way, _said(way)) for way in ways]


def targets_of_told(
    effects: tuple[Any, ...], chosen: tuple[int, ...], told: tuple[int, ...]
) -> frozenset[int]:
    """Which target phrases are those of the modes that are told, where others are chosen besides."""
    own: set[int] = set()
    before = 0
    for effect in effects:
        if not isinstance(effect, Modes):
            before += len(aim((effect,))[1])
            continue
        left = list(told)
        for number in sorted(chosen):
            there = len(aim(effect.modes[number])[1])
            if number + 1 in left:
                left.remove(number + 1)
                own.update(range(before, before + there))
            before += there
    return frozenset(own) if 0 < len(told) < len(chosen) else frozenset()


def with_modes(effects: tuple[Any, ...], chosen: tuple[int, ...]) -> tuple[Any, ...]:
    """The effects with each `Modes` replaced by the chosen ones, in the order printed; a mode chosen again has targets of its own
    (CR 700.2d)."""
    result: list[Any] = []
    for effect in effects:
        if not isinstance(effect, Modes):
            result.append(effect)
            continue
        before: list[int] = []
        for number in sorted(chosen):
            result.extend(_once_more(effect.modes[number], before.count(number)))
            before.append(number)
    return tuple(result)


def mark_modes(state: State, effects: tuple[Any, ...], chosen: tuple[int, ...], source: Entity) -> State:
    """The state where it is known that the source's ability has had these modes chosen, as far as that is asked."""
    for modes in effects:
        if not isinstance(modes, Modes) or not modes.unchosen:
            continue
        for number in chosen:
            mark = _mark(modes, number)
            if modes.unchosen == "ever":
                state = designate(state, source, mark)
            else:
                state = state.having(history=(*state.history, Happening(What.TRIGGERED, source, detail=mark)))
    return state


@dataclass(frozen=True, slots=True)
class MarkModes(Task):
    """These modes of an activated ability are chosen as it is activated (CR 602.2b)."""

    effects: tuple[Any, ...]
    chosen: tuple[int, ...]
    source: Entity

    def do(self, state: State) -> State:
        return mark_modes(state, self.effects, self.chosen, self.source)


def _once_more(effects: tuple[Effect, ...], time: int) -> tuple[Effect, ...]:
    """The same instructions with targets, and what is remembered, under numbers of their own."""
    if not time:
        return effects

    def renumbered(value: Any) -> Any:
        if isinstance(value, Target) and value.number:
            return replace(
                value, what=rebuilt(value.what, renumbered), number=value.number + time * _MANY_TARGETS
            )
        if isinstance(value, TheTarget):
            return replace(value, number=value.number + time * _MANY_TARGETS)
        return None

    again: tuple[Effect, ...] = rebuilt(effects, renumbered)
    return again


_MANY_TARGETS = 1000
"""More than the targets of any card."""


def _numbers(state: State, modes: Modes, context: Context) -> tuple[int, int]:
    least, most = _counted(modes, modes.choose)
    if modes.instead is not None and is_true(modes.instead.condition, see(state), context):
        other, most = _counted(modes, modes.instead.choose)
        least = min(least, other) if modes.instead.may else other
    return least, most


def _counted(modes: Modes, choose: Count) -> tuple[int, int]:
    number = len(modes.modes)
    least = choose.least if isinstance(choose.least, int) else 1
    most = choose.most if isinstance(choose.most, int) else number
    return least, most if modes.again else min(most, number)


def _mark(modes: Modes, number: int) -> str:
    return f"chosen: {modes.modes[number]!r}"


def _marks(state: State, modes: Modes, source: Entity) -> frozenset[str]:
    """What has been chosen for the source before, where that may not be chosen again."""
    if modes.unchosen == "this turn":
        return frozenset(
            h.detail for h in state.history if h.what is What.TRIGGERED and h.subject == source and h.detail
        )
    found = state.object(source) if modes.unchosen else None
    return frozenset(found.designations) if found is not None else frozenset()


def _said(chosen: tuple[int, ...]) -> str:
    if not chosen:
        return "chooses no mode"
    return "chooses mode " + " and ".join(str(n + 1) for n in chosen)
