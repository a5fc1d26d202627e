"""What replaces a move from one zone to another (CR 614, 616.1)."""

from __future__ import annotations

from collections.abc import Iterator

from bot.abilities.statics import ReplaceDiscard, ReplaceDying
from bot.engine.characteristics.view import chars_of, see, statements
from bot.engine.decisions import AppliesFirst
from bot.engine.evaluate import is_among
from bot.engine.evaluate.context import Context
from bot.engine.happenings import Happening, What
from bot.engine.log.things import How
from bot.engine.settled import pending, spend
from bot.engine.state import Entity, Object, State, Zone
from bot.engine.zones.fate import Fate
from bot.values import replace


def burials_to_be(state: State, fates: tuple[Fate, ...]) -> Iterator[Happening]:
    """The deaths and other ways to a graveyard that are about to be."""
    for fate in fates:
        found = state.object(fate.entity)
        if found is None or fate.to is not Zone.GRAVEYARD:
            continue
        yield Happening(What.TO_GRAVEYARD, fate.entity, fate.cause, detail=found.zone.value)
        if found.zone is Zone.BATTLEFIELD:
            yield Happening(What.DIES, fate.entity, fate.cause)


def place_of(fate: Fate) -> str:
    if fate.to is Zone.LIBRARY:
        return f"the {fate.position or 'top'} of its owner's library"
    places = {Zone.EXILE: "exile", Zone.HAND: "its owner's hand", Zone.BATTLEFIELD: "the battlefield"}
    return places.get(fate.to, f"the {fate.to.value}")


def told_replacement(state: State, fate: Fate, options: list[tuple[str, Fate]]) -> tuple[State, Fate | None]:
    for index, answer in pending(state, AppliesFirst):
        for name, new in options:
            if answer.effect == name:
                return spend(state, index), new
    return state, None


_FINALITY = "finality"


def replacements(state: State, fate: Fate) -> Iterator[tuple[str, Fate]]:
    """The effects that would send it elsewhere, each with what it makes of it."""
    if fate.to is not Zone.GRAVEYARD:
        return
    found = state.object(fate.entity)
    if found is None:
        return
    sight = see(state)
    yield from _of_discards(state, fate, found)
    rules: list[tuple[ReplaceDying, Context, str, frozenset[Entity] | None]] = [
        (s.effect, s.context, s.name, None) for s in statements(state, ReplaceDying)
    ]
    rules += [
        (a.content, a.context, a.name, a.affected)
        for a in state.effects
        if isinstance(a.content, ReplaceDying)
    ]
    chars = chars_of(state, fate.entity)
    dies = found.zone is Zone.BATTLEFIELD and chars is not None
    if dies and found.count("finality") and _FINALITY not in fate.done:  # CR 122.1h
        name = f"the finality counter on {found.label}"
        yield name, replace(fate, to=Zone.EXILE, done=fate.done | {_FINALITY})
    for rule, context, name, affected in rules:
        if (rule, context.source) in fate.done:
            continue
        if not (dies or rule.from_anywhere):
            continue
        fits = (
            fate.entity in affected
            if affected is not None
            else is_among(rule.who, fate.entity, sight, context, gone_too=rule.from_anywhere)
        )
        if not fits:
            continue
        zone, _, position = rule.to.partition(" ")
        new = replace(fate, to=Zone(zone), position=position, done=fate.done | {(rule, context.source)})
        yield name, new


def _of_discards(state: State, fate: Fate, found: Object) -> Iterator[tuple[str, Fate]]:
    """What puts a card onto the battlefield that another's spell or ability makes its owner discard."""
    if fate.how is not How.DISCARDED or fate.cause is None:
        return
    sight = see(state)
    whose = sight.controller(fate.cause)
    for statement in statements(state, ReplaceDiscard):
        effect, context = statement.effect, statement.context
        if not is_among(effect.who, fate.entity, sight, context):
            continue
        if whose is not None and is_among(effect.caused_by, whose, sight, context):
            onto = replace(fate, to=Zone.BATTLEFIELD, under=found.owner, counters=effect.counters)
            yield statement.name, onto
