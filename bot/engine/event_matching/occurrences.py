"""How often what happened sets off an ability: once each, once for each source or player, or once for all of one time (CR 603.2c)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from bot.abilities.events import (
    AnyOfEvents,
    Attacks,
    DealsDamage,
    Event,
    FirstTime,
    GetsCounters,
    IsDealtDamage,
    LosesCounters,
    OnTurnOf,
    WhileSo,
)
from bot.abilities.who import Any, Who
from bot.engine.evaluate import Sight, is_among, is_true
from bot.engine.evaluate.context import Context
from bot.engine.event_matching import matches
from bot.engine.happenings import Happening, What
from bot.engine.state import Entity, is_player
from bot.values import replace


def occurrences(
    when: Event, happened: list[Happening], sight: Sight, context: Context
) -> Iterator[Happening]:
    """The happenings that set off `when`, each once; batches ("one or more") once for all of one time."""
    if isinstance(when, AnyOfEvents):
        for inner in when.of:
            yield from occurrences(inner, happened, sight, context)
        return
    if isinstance(when, OnTurnOf):
        for h in occurrences(when.of, happened, sight, context):
            if is_among(when.whose, sight.state.turn.active, sight, replace(context, event=h)):
                yield h
        return
    if isinstance(when, WhileSo):
        for h in occurrences(when.of, happened, sight, context):
            if is_true(when.condition, sight, replace(context, event=h)):
                yield h
        return
    if isinstance(when, FirstTime):
        yield from _first_time(when, happened, sight, context)
        return
    if isinstance(when, IsDealtDamage) and when.by is not None:
        happened = _dealt_by(happened, sight, context, when.by)
        when = replace(when, by=None)
    found = [h for h in happened if matches(when, h, sight, context)]
    if isinstance(when, DealsDamage) and when.batch:
        # Once for each player who is dealt damage, where it doesn't say "one or more players".
        one = when.players_as_one
        for group in _grouped(found, lambda h: h.object if is_player(h.object or 0) and not one else None):
            yield _as_one(group)
    elif isinstance(when, DealsDamage) and when.to is None:
        for group in _grouped(found, lambda h: (h.subject, h.combat)):
            yield _of_one_source(group)
    elif isinstance(when, Attacks) and when.batch and when.whom is not None and not when.or_planeswalkers:
        for attack in _grouped(found, lambda h: h.object):  # once for each player attacked
            if len(attack) >= when.at_least:
                yield _as_one(attack)
    elif getattr(when, "batch", False):
        most = getattr(when, "at_most", None)
        if len(found) >= getattr(when, "at_least", 1) and (most is None or len(found) <= most):
            yield _as_one(found)
    elif getattr(when, "together", False):
        for group in _grouped(found, lambda h: h.subject):
            yield replace(group[0], amount=len(group))
    elif isinstance(when, GetsCounters | LosesCounters):
        # "the last one": once, of several removed at one time
        last = when.last if isinstance(when, LosesCounters) else when.nth is not None
        for h in found:  # "a counter is put on it", "is removed from it": once for each
            yield from (replace(h, amount=1),) * (1 if last else h.amount)
    else:
        yield from found


def _first_time(
    when: FirstTime, happened: list[Happening], sight: Sight, context: Context
) -> Iterator[Happening]:
    """Those that had not happened before this turn to what they happen to: where that is a player, ~ or several at one time, at
    all."""
    apart = isinstance(getattr(when.of, "who", None), Any) and not getattr(when.of, "batch", False)
    before = [h for h in sight.state.history if not any(h is now for now in happened)]
    done = {h.subject if apart else 0 for h in occurrences(when.of, before, sight, context)}
    for one in occurrences(when.of, happened, sight, context):
        whose = one.subject if apart else 0
        if whose not in done:
            done.add(whose)
            yield one


def _as_one(group: list[Happening]) -> Happening:
    """What several things did at one time, as one happening: "one or more" triggers once (CR 603.2c)."""
    return replace(
        group[0], amount=sum(h.amount for h in group), group=tuple(dict.fromkeys(h.subject for h in group))
    )


def _grouped(happened: list[Happening], key: Callable[[Happening], object]) -> Iterable[list[Happening]]:
    """What happened at one time, apart by this key."""
    groups: dict[object, list[Happening]] = {}
    for h in happened:
        groups.setdefault(key(h), []).append(h)
    return groups.values()


def _of_one_source(group: list[Happening]) -> Happening:
    """ "Whenever ~ deals damage", whomever to: one event for all that the source deals at one time (CR 603.2c)."""
    if len(group) == 1:
        return group[0]
    total = sum(h.amount for h in group)
    return replace(group[0], object=None, amount=total, excess=sum(h.excess for h in group))


def _dealt_by(happened: list[Happening], sight: Sight, context: Context, by: Who) -> list[Happening]:
    """What was dealt to each recipient by these sources alone, as one happening each: damage that others dealt at the same
    time isn't spoken of (CR 120.9)."""
    found: dict[tuple[Entity, bool], Happening] = {}
    for h in happened:
        if h.what is What.DAMAGE and h.object is not None and is_among(by, h.subject, sight, context):
            key = (h.object, h.combat)
            before = found.get(key)
            found[key] = (
                Happening(What.DEALT, h.object, h.subject, h.amount, h.combat, excess=h.excess)
                if before is None
                else replace(before, object=None, amount=before.amount + h.amount)
            )
    return list(found.values())
