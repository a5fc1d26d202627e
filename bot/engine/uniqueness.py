"""One of a kind: the legend rule and the planeswalker uniqueness rule, as they were on the day (704.5j-k; 420.5e in 2003)."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date

from bot.engine.agenda import Choice, Option
from bot.engine.characteristics.view import permanents
from bot.engine.citations import Cite
from bot.engine.log.things import How
from bot.engine.moves import Fate, MoveAll
from bot.engine.state import Entity, State, Zone

_ALL_LEGENDS_GO = date(2004, 10, 1)  # before, the one that has been there the longest stayed
_EACH_KEEPS_ONE = date(2013, 7, 13)
_PLANESWALKERS_ARE_LEGENDARY = date(2017, 9, 29)

_Groups = dict[tuple[Entity, str], list[Entity]]


def too_many(state: State) -> Choice | State | None:
    """What the rules do about several legendary permanents of one name, or planeswalkers of one type; None where nothing has
    to go. State-based actions are to be checked again afterwards."""
    return _legends(state) or _planeswalkers(state)


def _legends(state: State) -> Choice | State | None:
    """Until 2004 the newer ones go, until 2013 all go, since then each player keeps one of their own."""
    day = state.game.era.on
    groups: _Groups = {}
    for entity, chars in permanents(state).items():
        if "Legendary" in chars.supertypes:
            owner = chars.controller if day >= _EACH_KEEPS_ONE else 0
            groups.setdefault((owner, chars.name), []).append(entity)
    if day >= _EACH_KEEPS_ONE:
        return _keep_one(state, groups, Cite.LEGEND_RULE)
    for entities in groups.values():
        if len(entities) < 2:
            continue
        if day >= _ALL_LEGENDS_GO:
            return _go(state, entities, How.LEGENDS, Cite.LEGEND_RULE)
        oldest = min(state.objects[e].timestamp for e in entities)
        stay = [e for e in entities if state.objects[e].timestamp == oldest]
        going = entities if len(stay) > 1 else [e for e in entities if e not in stay]
        return _go(state, going, How.NEWER_LEGEND, Cite.LEGEND_RULE)
    return None


def _planeswalkers(state: State) -> Choice | State | None:
    """Until 2013 all that share a type go, until 2017 each player keeps one of their own, since then they are legendary."""
    day = state.game.era.on
    if day >= _PLANESWALKERS_ARE_LEGENDARY:
        return None
    groups: _Groups = {}
    for entity, chars in permanents(state).items():
        if "Planeswalker" in chars.types:
            owner = chars.controller if day >= _EACH_KEEPS_ONE else 0
            for subtype in chars.subtypes:
                groups.setdefault((owner, subtype), []).append(entity)
    if day >= _EACH_KEEPS_ONE:
        return _keep_one(state, groups, Cite.PLANESWALKER_RULE)
    for entities in groups.values():
        if len(entities) > 1:
            return _go(state, entities, How.SHARED_TYPE, Cite.PLANESWALKER_RULE)
    return None


def _go(state: State, entities: Iterable[Entity], how: How, cite: Cite) -> State:
    from bot.engine.state_based import CheckStateBasedActions

    fates = tuple(Fate(e, Zone.GRAVEYARD, how, (cite,)) for e in entities)
    return state.then(MoveAll(fates), CheckStateBasedActions())


def _keep_one(state: State, groups: _Groups, cite: Cite) -> Choice | None:
    """The choice of which one of several stays; the others are put into the graveyard."""
    from bot.engine.state_based import CheckStateBasedActions

    for (player, name), entities in groups.items():
        if len(entities) < 2:
            continue
        options = []
        for kept in entities:
            fates = tuple(Fate(e, Zone.GRAVEYARD, How.ONE_TOO_MANY, (cite,)) for e in entities if e != kept)
            options.append(Option(f"keeps {state.label(kept)}", (MoveAll(fates), CheckStateBasedActions())))
        return Choice(state, player, f"Which {name} stays?", tuple(options), (cite,))
    return None
