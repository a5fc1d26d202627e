"""What replaces a move from one zone to another (CR 614, 616.1)."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator

from bot.abilities.filters import ExiledByIt
from bot.abilities.replacements import ReplaceDiscard, ReplaceDying
from bot.abilities.walk import holds
from bot.abilities.who import ExiledWith
from bot.engine.characteristics.view import chars_of, see, statements
from bot.engine.evaluate import is_among
from bot.engine.evaluate.context import Context
from bot.engine.happenings import Happening, What
from bot.engine.log.things import How
from bot.engine.objects import (
    Object,
)
from bot.engine.state import (
    Entity,
    State,
    Zone,
)
from bot.engine.zones.zone_change import ZoneChange
from bot.values import replace


def burials_to_be(state: State, changes: tuple[ZoneChange, ...]) -> Iterator[Happening]:
    """The deaths and other ways to a graveyard that are about to be."""
    for change in changes:
        found = state.object(change.entity)
        if found is None or change.to is not Zone.GRAVEYARD:
            continue
        yield Happening(What.TO_GRAVEYARD, change.entity, change.cause, detail=found.zone.value)
        if found.zone is Zone.BATTLEFIELD:
            yield Happening(What.DIES, change.entity, change.cause)


def place_of(change: ZoneChange, state: State) -> str:
    if change.to is Zone.LIBRARY:
        return f"the {change.position} of its owner's library" if change.position else "its owner's library"
    if change.to is Zone.BATTLEFIELD and change.under is not None:
        return f"the battlefield under {state.label(change.under)}'s control"
    places = {Zone.EXILE: "exile", Zone.HAND: "its owner's hand", Zone.BATTLEFIELD: "the battlefield"}
    return places.get(change.to, f"the {change.to.value}")


_FINALITY = "finality"


def replacements(state: State, change: ZoneChange) -> Iterator[tuple[str, ZoneChange]]:
    """The effects that would send it elsewhere, each with what it makes of it."""
    found = state.object(change.entity)
    if found is None or (change.to is not Zone.GRAVEYARD and found.zone is not Zone.BATTLEFIELD):
        return
    sight = see(state)
    buried = change.to is Zone.GRAVEYARD
    if buried:
        yield from _of_discards(state, change, found)
    rules: list[tuple[ReplaceDying, Context, str, frozenset[Entity] | None]] = [
        (s.effect, s.context, s.name, None) for s in statements(state, ReplaceDying)
    ]
    rules += [
        (a.content, a.context, a.name, a.affected)
        for a in state.effects
        if isinstance(a.content, ReplaceDying)
    ]
    chars = chars_of(state, change.entity)
    leaves = found.zone is Zone.BATTLEFIELD and chars is not None and change.to is not Zone.EXILE
    dies = leaves and buried
    if dies and found.count("finality") and _FINALITY not in change.done:  # CR 122.1h
        name = f"the finality counter on {found.label}"
        yield name, replace(change, to=Zone.EXILE, done=change.done | {_FINALITY})
    for rule, context, name, affected in rules:
        if (rule, context.source) in change.done:
            continue
        comes_up = leaves if rule.leaving else buried and (dies or rule.from_anywhere)
        if not comes_up or (rule.uncycled and _is_cycled(state, change.entity)):
            continue
        fits = (
            change.entity in affected
            if affected is not None
            else is_among(rule.who, change.entity, sight, context, gone_too=rule.from_anywhere)
        )
        if not fits:
            continue
        zone, _, position = rule.to.partition(" ")
        done = change.done | {(rule, context.source)}
        new = replace(change, to=Zone(zone), position=position, done=done)
        if rule.also:
            of_it = context.about(Happening(What.DIES, change.entity, change.cause))
            new = replace(new, also=(*change.also, (rule.also, of_it)))
        yield name, new


def unlike(
    state: State, change: ZoneChange, options: Iterable[tuple[str, ZoneChange]]
) -> list[tuple[str, ZoneChange]]:
    """One of each kind of these replacements: which of several sources of one effect it comes from makes no difference, unless an
    ability of that source asks what it exiled (CR 607.2a)."""
    kept: dict[Hashable, tuple[str, ZoneChange]] = {}
    for name, new in options:
        marks = frozenset(
            mark[0] if isinstance(mark, tuple) and not _asks_what_it_exiled(state, mark[1]) else mark
            for mark in new.done - change.done
        )
        kept.setdefault((marks, replace(new, done=change.done)), (name, new))
    return list(kept.values())


def _asks_what_it_exiled(state: State, source: Entity) -> bool:
    found = state.last_known(source)
    return found is not None and holds(found.card.abilities, ExiledWith, ExiledByIt)


def _is_cycled(state: State, card: Entity) -> bool:
    """Whether this card is what a cycling ability is activated by discarding (CR 702.29a)."""
    return any(h.what is What.CYCLES and h.object == card for h in state.history)


def _of_discards(state: State, change: ZoneChange, found: Object) -> Iterator[tuple[str, ZoneChange]]:
    """What puts a card onto the battlefield that another's spell or ability makes its owner discard."""
    if change.how is not How.DISCARDED or change.cause is None:
        return
    sight = see(state)
    whose = sight.controller(change.cause)
    for statement in statements(state, ReplaceDiscard):
        effect, context = statement.effect, statement.context
        if not is_among(effect.who, change.entity, sight, context):
            continue
        if whose is not None and is_among(effect.caused_by, whose, sight, context):
            onto = replace(change, to=Zone.BATTLEFIELD, under=found.owner, counters=effect.counters)
            yield statement.name, onto
