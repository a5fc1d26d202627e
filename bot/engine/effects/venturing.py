"""Venturing into the dungeon (CR 309, 701.49) and the initiative (CR 725)."""

from __future__ import annotations

from bot.abilities.ability import Triggered
from bot.abilities.card import Card
from bot.abilities.damage import DamageKind
from bot.abilities.events import BeginningOf, DealsDamage
from bot.abilities.filters import Filter, OfType
from bot.abilities.keyword_actions import Acts, TakeInitiative, Venture
from bot.abilities.who import YOU, Any, ControllerOf, EventSubject
from bot.engine.agenda import Choice, Option, Task
from bot.engine.citations import Cite
from bot.engine.evaluate.context import Context
from bot.engine.happenings import Happening, What
from bot.engine.instructions import context_of, handles, players
from bot.engine.log.things import DungeonCompleted, RoomEntered
from bot.engine.objects import Object
from bot.engine.players.designations import designated, designation
from bot.engine.players.dungeons import BY_NAME, DUNGEONS, UNDERCITY, Dungeon, Room
from bot.engine.state import Entity, State, Waiting, Zone
from bot.engine.told.decisions import Picks
from bot.engine.told.scripted import decisions_left, mark_used
from bot.engine.triggers import happen
from bot.engine.zones.objects import new_object
from bot.values import dataclass, replace

COMPLETED = Card("completed a dungeon")
"""Whoever has completed one keeps that for the rest of the game."""
THE_INITIATIVE = Card(
    "the initiative",
    abilities=(
        Triggered(BeginningOf("upkeep", YOU), (Venture(YOU, UNDERCITY.name),), word="at"),
        Triggered(
            DealsDamage(Any(Filter((OfType("Creature"),))), YOU, DamageKind.COMBAT, batch=True),
            (TakeInitiative(ControllerOf(EventSubject())),),
        ),
        Triggered(Acts(YOU, "takes the initiative"), (Venture(YOU, UNDERCITY.name),)),
    ),
)


@handles(TakeInitiative)
def takes_initiative(effect: TakeInitiative, state: State) -> State:
    """One player has it, and who had it no longer does; to take it again triggers again (CR 725.3, 725.5)."""
    for player in players(state, effect.who):
        state = designated(state, player, THE_INITIATIVE, Cite.INITIATIVE)
        state = happen(state, Happening(What.INITIATIVE, player))
    return state


@handles(Venture)
def ventures(effect: Venture, state: State) -> State:
    """Each of these players goes on to the next room."""
    who = players(state, effect.who) or (context_of(state).you,)
    return state.then(*(_Ventures(player, effect.into) for player in who))


@dataclass(frozen=True, slots=True)
class _Ventures(Task):
    """A player moves the marker along an arrow, or brings in a dungeon and begins at its topmost room (CR 701.49a-d)."""

    player: Entity
    into: str

    def do(self, state: State) -> State | Choice:
        here = _dungeon_of(state, self.player)
        if here is not None:
            beyond = _room(here).leads
            if beyond:
                rooms = BY_NAME[here.card.name].rooms
                return self._choose(
                    state, "room", [Option(rooms[n].name, (_Enter(self.player, here.id, n),)) for n in beyond]
                )
            state = _complete(state, here)
        which = (BY_NAME[self.into],) if self.into else DUNGEONS
        return self._choose(state, "dungeon", [Option(d.name, (_Begin(self.player, d),)) for d in which])

    def _choose(self, state: State, what: str, options: list[Option]) -> State | Choice:
        name = state.label(self.player)
        for index, told in decisions_left(state, Picks):
            found = next((o for o in options if o.text in told.names), None)
            if told.player in (None, name) and found is not None:
                return mark_used(state, index).then(*found.tasks)
        question = f"Into which {what} does {name} venture?"
        entered = tuple(Option(f"ventures into {o.text}", o.tasks) for o in options)
        return Choice(state, self.player, question, entered, (Cite.VENTURE,))


@dataclass(frozen=True, slots=True)
class _Begin(Task):
    """The dungeon card is put into the command zone, the marker onto its topmost room (CR 309.4a)."""

    player: Entity
    dungeon: Dungeon

    def do(self, state: State) -> State:
        state, made = new_object(state, self.dungeon.card, self.player, Zone.COMMAND)
        return state.then(_Enter(self.player, made, 0))


@dataclass(frozen=True, slots=True)
class _Enter(Task):
    """The marker is moved into a room, whose ability triggers (CR 309.4c)."""

    player: Entity
    dungeon: Entity
    number: int

    def do(self, state: State) -> State:
        found = replace(state.objects[self.dungeon], chosen=(("room", self.number),))
        state = state.with_object(found)
        room = _room(found)
        state = state.step(RoomEntered(state.label(self.player), room.name, found.card.name), Cite.VENTURE)
        ability = Triggered(Acts(YOU, "ventures"), room.effects, word="when", label=room.name)
        waiting = Waiting(found.id, self.player, ability, Context(found.id, self.player))
        state = state.having(waiting=(*state.waiting, waiting))
        return happen(state, Happening(What.VENTURES, self.player))


def completed_at_the_end(state: State) -> State | None:
    """The state without the dungeons whose last room's ability has left the stack (CR 309.6); None where there is none."""
    busy = {w.source for w in state.waiting} | {
        on.context.source for e in state.stack if (on := state.objects[e].on_stack) is not None
    }
    over = [o for o in _dungeons(state) if not _room(o).leads and o.id not in busy]
    if not over:
        return None
    for dungeon in over:
        state = _complete(state, dungeon)
    return state


def _complete(state: State, dungeon: Object) -> State:
    """It leaves the game, and its owner has completed it (CR 309.7)."""
    player = dungeon.owner
    state = state.having(objects=state.objects.delete(dungeon.id))
    state = state.step(DungeonCompleted(state.label(player), dungeon.card.name), Cite.DUNGEON_COMPLETED)
    if designation(state, COMPLETED, player) is None:
        state, _ = new_object(state, COMPLETED, player, Zone.COMMAND)
    return happen(state, Happening(What.COMPLETES, player))


def _dungeons(state: State) -> list[Object]:
    return [o for o in state.objects.values() if o.zone is Zone.COMMAND and "Dungeon" in o.card.types]


def _dungeon_of(state: State, player: Entity) -> Object | None:
    return next((o for o in _dungeons(state) if o.owner == player), None)


def _room(dungeon: Object) -> Room:
    number: int = dict(dungeon.chosen)["room"]
    return BY_NAME[dungeon.card.name].rooms[number]
