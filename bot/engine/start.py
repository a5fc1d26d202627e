"""From a script's set-up to the first state."""

from __future__ import annotations

from immutables import Map

import bot.engine.effects.handlers  # noqa: F401 - whatever is played has its handler
from bot.abilities.card import Card
from bot.abilities.entering import EntersAsCopy
from bot.abilities.filters import Filter
from bot.abilities.statics import StartsWith
from bot.abilities.walk import inside
from bot.engine.characteristics.functioning import NONTRADITIONAL, PLANAR
from bot.engine.characteristics.view import permanents
from bot.engine.effects.venturing import COMPLETED, THE_INITIATIVE
from bot.engine.eras.era import Era
from bot.engine.game import Game
from bot.engine.happenings import Happening, What
from bot.engine.objects import (
    Object,
)
from bot.engine.permanents.as_entered import with_own_counters
from bot.engine.permanents.copies import excepted
from bot.engine.permanents.face_down import face_down, way_of
from bot.engine.players.blessing import as_blessed
from bot.engine.players.designations import as_designated
from bot.engine.players.monarch import THE_MONARCH
from bot.engine.players.speed import as_fast
from bot.engine.relevance.met import entered_with, meet
from bot.engine.relevance.playable import playable
from bot.engine.stack.waiting import Settle
from bot.engine.state import Entity, Player, State, Zone, first_incarnation, player_at
from bot.engine.told.asked_of_costs import ASKED
from bot.engine.told.play import PlayScript
from bot.engine.told.script import Attack, Block, Script
from bot.engine.told.setup import ObjectSetup, PlayerSetup
from bot.engine.told.size import with_told_size
from bot.engine.turn.where import (
    Turn,
)
from bot.engine.zones.entering import ChooseAsEnters, chooses
from bot.engine.zones.objects import exiled_with, new_object
from bot.values import replace


def _counters_of(told: PlayerSetup) -> tuple[tuple[str, int], ...]:
    poison = (("poison", told.poison),) if told.poison else ()
    return tuple(sorted((*told.counters, *poison)))


def start(script: Script, era: Era) -> State:
    """The state as the story begins, in the active player's first main phase, with the script still to follow."""
    setup = script.setup
    players = tuple(
        Player(p.name, _life_of(p, setup.objects), _counters_of(p), by_commanders=p.by_commanders)
        for p in setup.players
    )
    names = {p.name: player_at(i) for i, p in enumerate(setup.players)}
    active = names.get(setup.active or "") or _who_acts(script, names)
    declared = frozenset(told.label for told in setup.objects if told.declared)
    empty = frozenset((names[p.name], zone) for p in setup.players for zone in p.empty)
    mana = tuple((names[p.name], p.mana) for p in setup.players if p.mana is not None)
    before = tuple((names[p.name], p.spells_before_mana) for p in setup.players if p.mana is not None)
    asks = bool(script.actions) and all(isinstance(a, ASKED) for a in script.actions)
    through = script.through_end_of_turn
    game = Game(
        era,
        script.actions,
        through,
        declared,
        empty,
        mana,
        before,
        asks,
        setup.counted,
        script.stays,
        setup.in_person,
    )
    objects: dict[Entity, Object] = {}
    ids: dict[str, Entity] = {}
    for serial, told in enumerate(setup.objects, 1):
        ids[told.label] = first_incarnation(serial)
    for serial, told in enumerate(setup.objects, 1):
        attached = told.attached_to
        found = Object(
            first_incarnation(serial),
            told.label,
            _hidden(told) if told.face_down else playable(told.card),
            names[told.owner],
            active if PLANAR & set(told.card.types) else names[told.controller],
            _zone_of(told),
            tapped=told.tapped,
            sick=told.sick,
            token=told.token,
            damage=told.damage,
            attached_to=ids.get(attached, names.get(attached)) if attached else None,
            chosen=told.chosen,
            timestamp=serial,
            printed=playable(told.card) if told.face_down else None,
            # echo: an upkeep has passed since it came
            designations=(*told.designations, *(() if told.sick else ("paid for",))),
            paired_with=ids.get(told.paired_with) if told.paired_with else None,
        )
        for kind, number in told.counters:
            found = found.with_counters(kind, number)
        if found.zone is Zone.BATTLEFIELD:
            loyalty = told.loyalty if told.loyalty is not None else told.card.loyalty
            if loyalty is not None and not found.count("loyalty"):
                found = found.with_counters("loyalty", loyalty)
            defense = told.defense if told.defense is not None else told.card.defense
            if defense is not None and not found.count("defense"):
                found = found.with_counters("defense", defense)
        objects[found.id] = found
    count = len(setup.objects)
    state = State(
        game,
        players,
        Map(objects),
        Turn(active, first_of_game=setup.first_turn, daytime=setup.daytime),
        clock=count,
        next_serial=count + 1,
    )
    # what came under the active player's control this turn is taken to have entered
    new = (
        objects[ids[told.label]] for told in setup.objects if told.sick and names[told.controller] == active
    )
    entered = tuple(Happening(What.ENTERS, one.id) for one in new if one.zone is Zone.BATTLEFIELD)
    # damage is marked until the turn ends (CR 120.6): what is marked was dealt in this one
    hurt = tuple(
        Happening(What.DEALT, ids[told.label], None, told.damage)
        for told in setup.objects
        if told.damage and objects[ids[told.label]].zone is Zone.BATTLEFIELD
    )
    state = state.having(history=(*state.history, *entered, *hurt)) if entered or hurt else state
    for one in setup.players:
        state = as_designated(state, names[one.name], THE_MONARCH) if one.monarch else state
        state = as_designated(state, names[one.name], THE_INITIATIVE) if one.initiative else state
        if one.completed_a_dungeon:
            state, _ = new_object(state, COMPLETED, names[one.name], Zone.COMMAND)
        state = as_blessed(state, names[one.name]) if one.blessed else state
        state = as_fast(state, names[one.name], one.speed) if one.speed else state
    for told in setup.objects:
        if told.exiled_with is not None:
            state = exiled_with(state, ids[told.exiled_with], ids[told.label])
        if told.copying is not None:
            state = state.with_object(_as_copy(state, state.objects[ids[told.label]], told.copying))
    told_counters = {ids[told.label] for told in setup.objects if told.counters}
    for found in sorted(state.battlefield(), key=lambda o: o.id):
        if found.id not in told_counters:
            state = with_own_counters(state, found.id)
    for told in setup.objects:
        if told.size is not None:
            state = with_told_size(state, ids[told.label], told.size)
    seen = (replace(state.objects[e], seen_with=chars.controller) for e, chars in permanents(state).items())
    state = state.with_object(*seen)
    for told in setup.objects:
        found = objects[ids[told.label]]
        text = entered_with(found.card) if found.zone is Zone.BATTLEFIELD else None
        if text is not None and not told.counters and not told.chosen:
            state = meet(state, found.id, text)
    asking = [o.id for o in state.battlefield() if chooses(o.card.abilities) is not None]
    settling = () if asks else (Settle(),)
    return state.then(*(ChooseAsEnters(e) for e in asking), *settling, PlayScript())


def _life_of(player: PlayerSetup, things: tuple[ObjectSetup, ...]) -> int:
    """The life that they have, which is what they began with and their vanguard changed where none is told (CR 103.4b)."""
    if player.life_told:
        return player.life
    own = (told.card.abilities for told in things if told.owner == player.name)
    return player.life + sum(begins.life for abilities in own for begins in inside(abilities, StartsWith))


def _zone_of(told: ObjectSetup) -> Zone:
    """Where it is: a plane or a vanguard that somebody has is in the command zone (CR 311.2, 313.2)."""
    there = Zone(told.zone)
    stays = bool(NONTRADITIONAL & set(told.card.types))
    return Zone.COMMAND if stays and there is Zone.BATTLEFIELD else there


def _hidden(told: ObjectSetup) -> Card:
    """What a face-down permanent is (CR 708.2a, 702.168a)."""
    way = way_of(told.card)
    return face_down(warded=way is not None and way.name == "disguise")


def _as_copy(state: State, found: Object, original: Card) -> Object:
    """What entered as a copy has the copiable values of that, with the exceptions that its own text makes (CR 707.2, 707.9)."""
    own = next(iter(inside(found.card.abilities, EntersAsCopy)), EntersAsCopy(Filter(())))
    card = excepted(playable(original), own.gains, own.excepting, state, found.card.name)
    return replace(found, card=card, printed=found.card)


def _who_acts(script: Script, names: dict[str, Entity]) -> Entity:
    for action in script.actions:
        if isinstance(action, Attack):
            return names[action.player]
    for action in script.actions:
        player = getattr(action, "player", None)
        if player in names and not isinstance(action, Block):
            return names[player]
    return player_at(0)
