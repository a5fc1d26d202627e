"""Moving objects between zones (CR 400.7): dying, leaving, entering, tapping; and what replaces a death.

An object that changes zones becomes a new object; what it was last is kept as last known information.
"""

from __future__ import annotations

from collections.abc import Iterator

from bot.abilities.ability import Ability, Static
from bot.abilities.costs import PayLife
from bot.abilities.durations import Duration
from bot.abilities.entering import (
    Devours,
    EntersAsCopy,
    EntersOneWay,
    Way,
)
from bot.engine.agenda import Choice, Option, Task
from bot.engine.attaching import possible_hosts, told_host
from bot.engine.characteristics.view import chars_of, permanents, see
from bot.engine.citations import Cite
from bot.engine.combat.leave import check_combat
from bot.engine.copies import copiable, excepted
from bot.engine.damage.modify import affected_player
from bot.engine.effects.choosing import choose_objects
from bot.engine.evaluate import all_that_fit, amount_of
from bot.engine.evaluate.context import Context
from bot.engine.happenings import Happening, What
from bot.engine.life import lose_life
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
from bot.engine.relevance.met import meet
from bot.engine.state import (
    Entity,
    State,
    Zone,
)
from bot.engine.triggers import about_to, happen
from bot.engine.zones.entering import ChooseAsEnters, chooses, enters_as_copy, told_way, ways_to_enter
from bot.engine.zones.relocate import relocate
from bot.engine.zones.replaced import burials_to_be, place_of, replacements, told_replacement
from bot.engine.zones.zone_change import ZoneChange
from bot.values import dataclass, replace


@dataclass(frozen=True, slots=True)
class MoveAll(Task):
    """Move these objects at one time, after effects that replace where they go (CR 614, 616.1)."""

    changes: tuple[ZoneChange, ...]

    def do(self, state: State) -> State | Choice:
        state = about_to(state, *burials_to_be(state, self.changes))
        replaced: list[ZoneChange] = []
        for number, change in enumerate(self.changes):
            if _needs_host(state, change):
                return self._choose_host(state, number)
            there = _there(state, change)
            clones = () if change.copied else enters_as_copy(there)
            if clones:
                return self._choose_original(state, number, clones[0])
            ways = ways_to_enter(there)[change.ways :]
            if ways:
                return self._choose_way(state, number, ways[0])
            devours = _devours(there)[change.devoured :]
            if devours:
                return self._choose_devoured(state, number, devours[0])
            options = list(replacements(state, change))
            if len(options) > 1:
                rest = self.changes[number + 1 :]
                state, told = told_replacement(state, change, options)
                if told is None:
                    return Choice(
                        state,
                        affected_player(state, change.entity),
                        f"What happens to {state.label(change.entity)}?",
                        tuple(
                            Option(f"applies {name}", (MoveAll((*replaced, new, *rest)),))
                            for name, new in options
                        ),
                        (Cite.ORDER_OF_EFFECTS,),
                    )
                return state.then(MoveAll((*replaced, told, *rest)))
            if options:
                name, new = options[0]
                goes = GoesElsewhere(state.label(change.entity), name, place_of(new))
                state = state.step(goes, Cite.REPLACEMENT)
                replaced.append(new)
            else:
                replaced.append(change)
        return move_all(state, tuple(replaced))

    def _choose_original(self, state: State, number: int, asked: EntersAsCopy) -> State | Choice:
        """What it enters as a copy of is chosen before it does (CR 614.12a, 707.5)."""
        change, before, rest = self.changes[number], self.changes[:number], self.changes[number + 1 :]
        found = state.objects[change.entity]
        player = change.under if change.under is not None else found.controller
        context = Context(found.id, player, x=found.x)
        originals = tuple(e for e in all_that_fit(asked.what, see(state), context) if e != found.id)

        def then(picked: tuple[Entity, ...]) -> tuple[Task, ...]:
            card = copiable(state, picked[0]) if picked else None
            if card is not None:
                card = excepted(card, asked.gains, asked.excepting, state)
            return (MoveAll((*before, replace(change, copied=True, copying=card), *rest)),)

        if not originals:
            return state.then(*then(()))
        least = 0 if asked.optional else 1
        return choose_objects(state, player, originals, 1, then, "copies", (Cite.ENTERS_WITH,), least)

    def _choose_way(self, state: State, number: int, asked: EntersOneWay) -> State | Choice:
        """How it enters is chosen before it does (CR 614.12a)."""
        change, before, rest = self.changes[number], self.changes[:number], self.changes[number + 1 :]
        found = state.objects[change.entity]
        player = change.under if change.under is not None else found.controller
        if asked.opponents:
            opponents = state.opponents(player)
            if len(opponents) > 1:
                return meet(state, found.id, "an opponent of your choice")
            (player,) = opponents
        ways = asked.ways
        sight, context = see(state), Context(found.id, player)
        life = {
            w: sum(amount_of(c.amount, sight, context) for c in w.cost if isinstance(c, PayLife))
            for w in ways
        }
        possible = tuple(w for w in ways if life[w] <= state.player(player).life)

        def entering(way: Way) -> tuple[Task, ...]:
            counters = tuple((kind, max(0, amount_of(n, sight, context))) for kind, n in way.counters)
            enters = replace(
                change,
                tapped=change.tapped or way.tapped,
                counters=(*change.counters, *counters),
                ways=change.ways + 1,
                paid=(*change.paid, way.paid) if way.paid else change.paid,
            )
            pays = (PayLifeAsItEnters(player, life[way]),) if life[way] else ()
            return (*pays, MoveAll((*before, enters, *rest)))

        state, told = told_way(state, player, found.label, ways)
        if told is not None and told in possible:
            return state.then(*entering(told))
        if len(possible) == 1:
            return state.then(*entering(possible[0]))
        options = tuple(Option(f"has {found.label} enter {w.words}", entering(w)) for w in possible)
        return Choice(state, player, f"How does {found.label} enter?", options, (Cite.ENTERS_WITH,))

    def _choose_devoured(self, state: State, number: int, asked: Devours) -> State | Choice:
        """What is sacrificed as it enters is chosen before it does; each gives it counters (CR 702.82a)."""
        change, before, rest = self.changes[number], self.changes[:number], self.changes[number + 1 :]
        found = state.objects[change.entity]
        player = change.under if change.under is not None else found.controller
        sight, context = see(state), Context(found.id, player, x=found.x)
        each = amount_of(asked.each, sight, context)
        board = permanents(state)
        food = tuple(
            e
            for e in all_that_fit(asked.what, sight, context)
            if e in board and board[e].controller == player
        )

        def then(picked: tuple[Entity, ...]) -> tuple[Task, ...]:
            more = (("+1/+1", each * len(picked)),) if picked else ()
            enters = replace(change, devoured=change.devoured + 1, counters=(*change.counters, *more))
            return (*((Devoured(player, picked),) if picked else ()), MoveAll((*before, enters, *rest)))

        if not food:
            return state.then(*then(()))
        return choose_objects(state, player, food, len(food), then, "devours", (Cite.DEVOUR,), 0)

    def _choose_host(self, state: State, number: int) -> State | Choice:
        """An Aura that enters without being cast: its controller chooses what it enchants; where there is nothing it stays
        where it is (CR 303.4f-g)."""
        change, before, rest = self.changes[number], self.changes[:number], self.changes[number + 1 :]
        aura = state.objects[change.entity]
        player = change.under if change.under is not None else aura.owner
        hosts = possible_hosts(state, aura, player)
        if not hosts:
            state = state.step(Note.AURA_STAYS.of(aura.label), Cite.AURA_STAYS)
            return state.then(MoveAll((*before, *rest)))
        state, told = told_host(state, aura, hosts)
        ways = {e: MoveAll((*before, replace(change, attached_to=e), *rest)) for e in hosts}
        if told is not None:
            return state.then(ways[told])
        options = tuple(Option(f"puts {aura.label} on {state.label(e)}", (way,)) for e, way in ways.items())
        if len(options) == 1:
            return state.then(*options[0].tasks)
        return Choice(state, player, f"What does {aura.label} enchant?", options, (Cite.AURA_CHOOSES,))


@dataclass(frozen=True, slots=True)
class Devoured(Task):
    """These are sacrificed at one time, as something enters."""

    player: Entity
    what: tuple[Entity, ...]

    def do(self, state: State) -> State:
        changes = (
            ZoneChange(e, Zone.GRAVEYARD, How.SACRIFICED, (Cite.DEVOUR,), by=self.player) for e in self.what
        )
        state = happen(state, *(Happening(What.SACRIFICES, self.player, e) for e in self.what))
        return state.then(MoveAll(tuple(changes)))


@dataclass(frozen=True, slots=True)
class PayLifeAsItEnters(Task):
    """A player pays life for the way in which something enters (CR 119.4)."""

    player: Entity
    amount: int

    def do(self, state: State) -> State:
        return lose_life(state, self.player, self.amount, Cite.CAST_COSTS)


def _there(state: State, change: ZoneChange) -> tuple[Ability, ...]:
    """What abilities an object that is about to enter has there: others may give it some (CR 614.12)."""
    found = state.object(change.entity)
    if found is None or change.to is not Zone.BATTLEFIELD:
        return ()
    there, entity = relocate(state, found, change, None)
    chars = chars_of(there, entity)
    return chars.abilities if chars is not None else found.card.abilities


def _devours(abilities: tuple[Ability, ...]) -> tuple[Devours, ...]:
    found = (a for a in abilities if isinstance(a, Static))
    return tuple(e for a in found for e in a.effects if isinstance(e, Devours))


def _needs_host(state: State, change: ZoneChange) -> bool:
    found = state.object(change.entity)
    return (
        found is not None
        and change.to is Zone.BATTLEFIELD
        and change.attached_to is None
        and found.zone is not Zone.STACK
        and "Aura" in found.card.subtypes
    )


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
        if found.token and state.objects[new].zone is Zone.CEASED:
            state = state.step(TokenCeased(found.label), Cite.TOKEN_CEASES)
        if found.zone is Zone.BATTLEFIELD and change.to is not Zone.BATTLEFIELD:
            happened.append(Happening(What.LEAVES, found.id, detail=change.to.value))
            if change.to is Zone.GRAVEYARD:
                if "Creature" in chars.types or "Planeswalker" in chars.types:
                    happened.append(Happening(What.DIES, found.id, change.cause))
                happened.append(Happening(What.TO_GRAVEYARD, found.id, change.cause, detail="battlefield"))
        elif change.to is Zone.GRAVEYARD:
            happened.append(Happening(What.TO_GRAVEYARD, found.id, change.cause, detail=found.zone.value))
        if change.to is Zone.BATTLEFIELD:
            entered.append(new)
    if happened:
        state = check_combat(state)
        state = happen(state, *happened, before=before)
        state = end_bound_effects(state, {h.subject for h in happened if h.what is What.LEAVES})
    if entered:
        state = happen(state, *(Happening(What.ENTERS, e) for e in entered), *_entered_with(state, entered))
        asking = [e for e in entered if chooses(state.objects[e].card.abilities) is not None]
        state = state.then(*(ChooseAsEnters(e) for e in asking))
    return state


def _entered_with(state: State, entered: list[Entity]) -> Iterator[Happening]:
    """The counters that they enter with are put on them by whoever controls them (CR 122.6, 122.6a); a Saga's chapters watch how it
    enters."""
    for entity in entered:
        found = state.objects[entity]
        for kind, number in found.counters:
            if kind != "lore":
                yield Happening(What.COUNTERS, entity, found.controller, amount=number, detail=kind)


def _moved(state: State, found: Object, change: ZoneChange, toughness: int | None) -> Moved:
    kind = Exiled if change.to is Zone.EXILE else Moved
    if change.to is Zone.GRAVEYARD and found.zone is Zone.BATTLEFIELD:
        kind = Died
    by, cause, to = (
        state.label(e) if e is not None else "" for e in (change.by, change.cause, change.attached_to)
    )
    return kind(found.label, change.how, change.to, change.position, by, cause, toughness, to)


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
                    back.append(
                        ZoneChange(
                            entity,
                            Zone.BATTLEFIELD,
                            How.RETURNED,
                            (Cite.EXILE,),
                            under=found.owner,
                        )
                    )
    return state.then(MoveAll(tuple(back))) if back else state
