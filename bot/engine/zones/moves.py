"""Moving objects between zones (CR 400.7): dying, leaving, entering, tapping; and what replaces a death.

An object that changes zones becomes a new object; what it was last is kept as last known information.
"""

from __future__ import annotations

from bot.abilities.durations import Duration
from bot.engine.agenda import Choice, Option, Task
from bot.engine.applied_first import affected_player, told_first
from bot.engine.characteristics.view import chars_of, see
from bot.engine.citations import Cite
from bot.engine.combat.leave import check_combat
from bot.engine.happenings import Happening, What
from bot.engine.instructions import run
from bot.engine.log.notes import Note
from bot.engine.log.things import (
    Died,
    Exiled,
    GoesElsewhere,
    How,
    Moved,
    TokenCeased,
)
from bot.engine.objects import (
    Object,
)
from bot.engine.permanents.transforming import other_side
from bot.engine.players.commanders import choose_instead, may_go_instead
from bot.engine.state import (
    Entity,
    State,
    Zone,
)
from bot.engine.triggers import about_to, happen
from bot.engine.zones.as_it_enters import (
    Moving,
    choose_devoured,
    choose_host,
    choose_order,
    choose_original,
    choose_way,
    devours_of,
    needs_host,
)
from bot.engine.zones.entering import (
    ChooseAsEnters,
    DoAsEnters,
    chooses,
    does_as_it_enters,
    enters_as_copy,
    ways_to_enter,
)
from bot.engine.zones.objects import exiled_with
from bot.engine.zones.relocate import (
    counters_entered_with,
    orders_to_choose,
    relocate,
    with_what_it_also_is,
)
from bot.engine.zones.replaced import burials_to_be, place_of, replacements, unlike
from bot.engine.zones.would_enter import (
    PAID,
    cant_enter,
    entering_otherwise,
    paid_to_enter,
    pay_to_enter,
)
from bot.engine.zones.zone_change import ZoneChange
from bot.values import dataclass


@dataclass(frozen=True, slots=True)
class MoveAll(Task):
    """Move these objects at one time, after effects that replace where they go (CR 614, 616.1)."""

    changes: tuple[ZoneChange, ...]

    def do(self, state: State) -> State | Choice:
        staying = tuple(change for change in self.changes if not _has_ceased(state, change.entity))
        if staying != self.changes:  # a token that has left can't come back (CR 111.8)
            return MoveAll(staying).do(state)
        state = about_to(state, *burials_to_be(state, self.changes))
        for number, change in enumerate(self.changes):
            moving = self._with(number)
            first = _replaced(state, change, moving) or _as_it_enters(state, change, moving)
            if first is not None:
                return first
        return move_all(state, self.changes)

    def _with(self, number: int) -> Moving:
        before, rest = self.changes[:number], self.changes[number + 1 :]
        return lambda *changes: MoveAll((*before, *changes, *rest))


@dataclass(frozen=True, slots=True)
class SentElsewhere(Task):
    """An effect is applied to where something goes (CR 614.6), and the rest of the move is made."""

    told: GoesElsewhere
    moving: Task

    def do(self, state: State) -> State:
        return state.step(self.told, Cite.REPLACEMENT).then(self.moving)


def _has_ceased(state: State, entity: Entity) -> bool:
    found = state.object(entity)
    return found is not None and found.zone is Zone.CEASED


def _replaced(state: State, change: ZoneChange, moving: Moving) -> State | Choice | None:
    """What can't enter stays; where effects would send the object elsewhere, or let it enter otherwise, the next of them is applied
    (CR 614, 616.1), and last of all its owner may put a commander into the command zone. None where it goes as is said."""
    label = state.label(change.entity)
    if cant_enter(state, change):
        return state.step(Note.CANT_ENTER.of(label), Cite.CANT_HAPPEN).then(moving())
    options = [*entering_otherwise(state, change), *replacements(state, change)]
    whose = affected_player(state, change.entity)
    if len(options) > 1:
        state, told = told_first(state, whose, [name for name, _ in options])
        options = [options[told]] if told is not None else unlike(state, change, options)
    sent = [
        (name, SentElsewhere(GoesElsewhere(label, name, place_of(new, state)), moving(new)))
        for name, new in options
    ]
    if len(sent) > 1:
        ways = tuple(Option(f"applies {name}", (one,)) for name, one in sent)
        return Choice(state, whose, f"What happens to {label}?", ways, (Cite.ORDER_OF_EFFECTS,))
    if sent:
        return sent[0][1].do(state)
    return choose_instead(state, change, moving) if may_go_instead(state, change) else None


def _as_it_enters(state: State, change: ZoneChange, moving: Moving) -> State | Choice | None:
    """The next thing that is chosen, paid or given up before the object enters, with the abilities that it would have there: others
    may give it some (CR 614.12). None where nothing is."""
    found = state.object(change.entity)
    if found is None or change.to is not Zone.BATTLEFIELD:
        return None
    asks = paid_to_enter(found.card.abilities) if PAID not in change.paid else None
    if asks is not None:
        return pay_to_enter(state, change, asks, moving, GivenUp)
    if needs_host(state, change):
        return choose_host(state, change, moving)
    there, entity = relocate(state, found, change, None)
    chars = chars_of(there, entity)
    abilities = chars.abilities if chars is not None else found.card.abilities
    clones = () if change.copied else enters_as_copy(abilities)
    if clones:
        return choose_original(state, change, clones[0], moving)
    ways = ways_to_enter(abilities)[change.ways :]
    if ways:
        return choose_way(state, change, ways[0], moving)
    devours = devours_of(abilities)[change.devoured :]
    if devours:
        return choose_devoured(state, change, devours[0], moving, GivenUp)
    order = next(orders_to_choose(there, entity, change), None)
    return None if order is None else choose_order(state, change, *order, moving)


@dataclass(frozen=True, slots=True)
class GivenUp(Task):
    """These are sacrificed or discarded at one time, as something enters."""

    player: Entity
    what: tuple[Entity, ...]
    how: How = How.SACRIFICED

    def do(self, state: State) -> State:
        discarded = self.how is How.DISCARDED
        cite = Cite.DISCARD if discarded else Cite.SACRIFICE
        changes = (ZoneChange(e, Zone.GRAVEYARD, self.how, (cite,), by=self.player) for e in self.what)
        if discarded:
            own = state.player(self.player)
            state = state.with_player(self.player, discarded=own.discarded + len(self.what))
        deed = What.DISCARDS if discarded else What.SACRIFICES
        state = happen(state, *(Happening(deed, self.player, e) for e in self.what))
        return state.then(MoveAll(tuple(changes)))


def move_all(state: State, changes: tuple[ZoneChange, ...]) -> State:
    """Move the objects at one time, log each, and let what watches know."""
    before = state
    sight = see(before)
    happened: list[Happening] = []
    entered: list[Entity] = []
    for change in changes:
        found = state.object(change.entity)
        if found is None:
            continue
        chars = sight.chars_of(change.entity)
        assert chars is not None
        state = state.step(_moved(state, found, change, chars.toughness), *change.cites)
        state, new = relocate(state, found, change, chars)
        for mark in change.done if change.to is Zone.EXILE else ():
            if isinstance(mark, tuple):  # the effect that sent it there instead, and whose that is
                state = exiled_with(state, mark[1], new)
        if found.token and state.objects[new].zone is Zone.CEASED:
            state = state.step(TokenCeased(found.label), Cite.TOKEN_CEASES)
        if found.zone is Zone.BATTLEFIELD and change.to is not Zone.BATTLEFIELD:
            happened.append(Happening(What.LEAVES, found.id, detail=change.to.value))
            if found.attached_to is not None:  # CR 701.3d
                happened.append(Happening(What.UNATTACHED, found.id, found.attached_to))
            if change.to is Zone.GRAVEYARD:
                if "Creature" in chars.types or "Planeswalker" in chars.types:
                    happened.append(Happening(What.DIES, found.id, change.cause))
                happened.append(Happening(What.TO_GRAVEYARD, found.id, change.cause, detail="battlefield"))
        elif change.to is Zone.GRAVEYARD:
            happened.append(Happening(What.TO_GRAVEYARD, found.id, change.cause, detail=found.zone.value))
        if found.zone is Zone.GRAVEYARD:
            happened.append(Happening(What.LEAVES_GRAVEYARD, found.id))
        if change.to is Zone.BATTLEFIELD:
            entered.append(new)
            state = with_what_it_also_is(state, new)
    if happened:
        state = check_combat(state)
        state = happen(state, *happened, before=before)
        state = end_bound_effects(state, {h.subject for h in happened if h.what is What.LEAVES})
    if entered:
        state = happen(
            state, *(Happening(What.ENTERS, e) for e in entered), *counters_entered_with(state, entered)
        )
        asking = [e for e in entered if chooses(state.objects[e].card.abilities) is not None]
        doing = [DoAsEnters(e) for e in entered if does_as_it_enters(state.objects[e].card.abilities)]
        state = state.then(*(ChooseAsEnters(e) for e in asking), *doing)
    for effects, context in [also for change in changes for also in change.also]:
        state = run(state, effects, context)
    return state


def _moved(state: State, found: Object, change: ZoneChange, toughness: int | None) -> Moved:
    kind = Exiled if change.to is Zone.EXILE else Moved
    if change.to is Zone.GRAVEYARD and found.zone is Zone.BATTLEFIELD:
        kind = Died
    by, cause, to = (
        state.label(e) if e is not None else "" for e in (change.by, change.cause, change.attached_to)
    )
    other = other_side(found.printed or found.card) if change.transformed else None
    face = other.name if other is not None else ""
    return kind(found.label, change.how, change.to, change.position, by, cause, toughness, to, face)


def end_bound_effects(state: State, left: set[Entity]) -> State:
    """Effects that last only while their source stays end; what was exiled "until it leaves" comes back (CR 610.3)."""
    while_there = (
        Duration.WHILE_SOURCE_STAYS,
        Duration.WHILE_YOU_CONTROL_SOURCE,
        Duration.WHILE_SOURCE_TAPPED,
    )
    ended = [a for a in state.effects if a.duration in while_there and a.context.source in left]
    if not ended:
        return state
    gone = {a.key for a in ended}
    state = state.having(effects=tuple(a for a in state.effects if a.key not in gone))
    back: list[ZoneChange] = []
    for active in ended:
        if active.content == "exiled until it leaves":
            for entity in active.affected or ():
                found = state.object(entity)
                if found is not None and found.zone is Zone.EXILE:
                    earlier = state.known.get(found.came_back_from or 0)
                    from_hand = earlier is not None and earlier.object.zone is Zone.HAND
                    zone = Zone.HAND if from_hand else Zone.BATTLEFIELD
                    under = None if from_hand else found.owner
                    back.append(ZoneChange(entity, zone, How.RETURNED, (Cite.EXILE,), under=under))
    return state.then(MoveAll(tuple(back))) if back else state
