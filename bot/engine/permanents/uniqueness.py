"""One of a kind: the legend rule and the planeswalker uniqueness rule, as they were on the day (704.5j-k; 420.5e in 2003)."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum

from bot.abilities.combat_rules import NoLegendRule
from bot.engine.agenda import Choice, Option, Task
from bot.engine.characteristics.view import permanents, rules_on
from bot.engine.citations import Cite
from bot.engine.log.things import How
from bot.engine.state import Entity, State, Zone
from bot.engine.zones.moves import MoveAll
from bot.engine.zones.zone_change import ZoneChange

_Groups = dict[tuple[Entity, str], list[Entity]]


class Uniqueness(Enum):
    """What becomes of several of which there may be only one."""

    NO_RULE = "they may all stay"
    EACH_KEEPS_ONE = "each player keeps one of their own"
    ALL_GO = "all of them are put into the graveyard"
    FIRST_STAYS = "all but the one that has been there the longest are put into the graveyard"


def too_many(state: State, again: Task) -> Choice | State | None:
    """What the rules do about several legendary permanents of one name, or planeswalkers of one type, and `again` after it;
    None where nothing has to go."""
    return _legends(state, again) or _planeswalkers(state, again)


def _legends(state: State, again: Task) -> Choice | State | None:
    rule = state.game.era.legends
    groups: _Groups = {}
    for entity, chars in permanents(state).items():
        if "Legendary" in chars.supertypes and not rules_on(state, entity, NoLegendRule):
            owner = chars.controller if rule is Uniqueness.EACH_KEEPS_ONE else 0
            groups.setdefault((owner, chars.name), []).append(entity)
    if rule is Uniqueness.EACH_KEEPS_ONE:
        return _keep_one(state, again, groups, Cite.LEGEND_RULE)
    for entities in groups.values():
        if len(entities) < 2:
            continue
        if rule is Uniqueness.ALL_GO:
            return _go(state, again, entities, How.LEGENDS, Cite.LEGEND_RULE)
        oldest = min(state.objects[e].timestamp for e in entities)
        stay = [e for e in entities if state.objects[e].timestamp == oldest]
        going = entities if len(stay) > 1 else [e for e in entities if e not in stay]
        return _go(state, again, going, How.NEWER_LEGEND, Cite.LEGEND_RULE)
    return None


def _planeswalkers(state: State, again: Task) -> Choice | State | None:
    rule = state.game.era.planeswalkers
    if rule is Uniqueness.NO_RULE:
        return None
    groups: _Groups = {}
    for entity, chars in permanents(state).items():
        if "Planeswalker" in chars.types:
            owner = chars.controller if rule is Uniqueness.EACH_KEEPS_ONE else 0
            for subtype in chars.subtypes:
                groups.setdefault((owner, subtype), []).append(entity)
    if rule is Uniqueness.EACH_KEEPS_ONE:
        return _keep_one(state, again, groups, Cite.PLANESWALKER_RULE)
    for entities in groups.values():
        if len(entities) > 1:
            return _go(state, again, entities, How.SHARED_TYPE, Cite.PLANESWALKER_RULE)
    return None


def _go(state: State, again: Task, entities: Iterable[Entity], how: How, cite: Cite) -> State:
    changes = tuple(ZoneChange(e, Zone.GRAVEYARD, how, (cite,)) for e in entities)
    return state.then(MoveAll(changes), again)


def _keep_one(state: State, again: Task, groups: _Groups, cite: Cite) -> Choice | None:
    """The choice of which one of several stays; the others are put into the graveyard."""
    for (player, name), entities in groups.items():
        if len(entities) < 2:
            continue
        options = []
        for kept in entities:
            changes = tuple(
                ZoneChange(e, Zone.GRAVEYARD, How.ONE_TOO_MANY, (cite,)) for e in entities if e != kept
            )
            options.append(Option(f"keeps {state.label(kept)}", (MoveAll(changes), again)))
        return Choice(state, player, f"Which {name} stays?", tuple(options), (cite,))
    return None
