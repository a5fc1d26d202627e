"""The whole game as one immutable value: players, objects, stack, combat, waiting effects, and the agenda.

Nothing of a game in progress lives anywhere else. Two states are equal when the same things can still happen to
them: what was logged on the way does not count. Players and objects share one space of `Entity` numbers, so that
"any target" is one type: players are negative, objects positive. An object that changes zones becomes a new one
(CR 400.7): its number moves to the next incarnation, the same on every path, so that equal boards stay equal.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import TYPE_CHECKING, Any, TypeAlias

from immutables import Map

from bot.abilities.durations import Lasting
from bot.engine.citations import Cite
from bot.engine.game import Game
from bot.engine.in_combat import Combat
from bot.engine.log.step import Step
from bot.engine.logged import Log
from bot.engine.objects import Known, Object
from bot.engine.outcome import ChoiceMade
from bot.engine.turn.where import Turn
from bot.values import dataclass, field, keep, replace

if TYPE_CHECKING:
    from bot.engine.agenda import Task
    from bot.engine.eras.prevention_step.prevention import Prevention
    from bot.engine.evaluate.context import Context
    from bot.engine.happenings import Happening

Entity: TypeAlias = int
_INCARNATIONS = 1000


class Zone(StrEnum):
    """Where an object is (CR 400.1); `CEASED` is a token that is gone. What is phased out has changed no zone, but nothing sees
    it there (CR 702.26b): it is kept apart."""

    __hash__ = str.__hash__  # at once, and not by way of its name

    BATTLEFIELD = "battlefield"
    GRAVEYARD = "graveyard"
    HAND = "hand"
    EXILE = "exile"
    STACK = "stack"
    LIBRARY = "library"
    COMMAND = "command"
    CEASED = "ceased"
    PHASED_OUT = "phased out"


def is_player(entity: Entity) -> bool:
    return entity < 0


def player_at(index: int) -> Entity:
    """The entity of the player at `index` in turn order."""
    return -1 - index


def player_index(player: Entity) -> int:
    return -1 - player


def next_incarnation(entity: Entity) -> Entity:
    """The number of the object that this one becomes by changing zones."""
    return entity + 1


def first_incarnation(serial: int) -> Entity:
    return serial * _INCARNATIONS + 1


def has_moved(entity: Entity) -> bool:
    """Whether this object has become what it is by changing zones since the story began."""
    return entity % _INCARNATIONS > 1


@dataclass(frozen=True, slots=True)
class Player:
    """A player. `counters`: of poison, energy, experience and their like (CR 122.1); a kind that was there once stays with 0."""

    name: str
    life: int = 20
    counters: tuple[tuple[str, int], ...] = ()
    lost: bool = False
    won: bool = False
    drawn: int = 0
    discarded: int = 0
    milled: int = 0
    mana_burn: int = 0
    mana: int = 0  # unspent mana, where mana burn exists
    by_commanders: tuple[
        tuple[str, int], ...
    ] = ()  # combat damage by each commander over the game (CR 903.10a)
    drew_from_nothing: bool = False  # tried to draw with no cards in the library (CR 704.5b)
    mana_tapped_for: int = (
        0  # how much of the mana that is told was spent before this turn, since their last untap step
    )
    cast_before_this_turn: int = 0

    def count(self, kind: str) -> int:
        """How many counters of this kind; "" counts all."""
        return sum(n for k, n in self.counters if kind in ("", k))

    @property
    def poison(self) -> int:
        return self.count("poison")

    def counting(self, kind: str, change: int) -> tuple[tuple[str, int], ...]:
        """The counters with `change` more of a kind; never below 0."""
        return tuple(sorted({**dict(self.counters), kind: max(0, self.count(kind) + change)}.items()))


@dataclass(frozen=True, slots=True)
class Active:
    """An effect of a resolved spell or ability that lasts: a continuous change or rule, a waiting replacement, a delayed
    trigger. `affected`: the objects it was locked to (None: evaluated each time). `left`: what remains of its capacity;
    `uses`: how often it can still apply."""

    key: int
    content: Any  # ChangeNow | SetRule | ReplaceDamage | StaticEffect | Later
    context: Context
    duration: Lasting
    timestamp: int
    name: str
    affected: frozenset[Entity] | None = None
    left: int | None = None
    uses: int | None = None
    made_in_turn: int = 0
    values: tuple[int, ...] = ()

    def __hash__(self) -> int:
        # Cheap: the key says which effect it is, equality tells the rest apart.
        return hash((self.key, self.left, self.uses, self.affected, self.context.source))


@dataclass(frozen=True, slots=True)
class Waiting:
    """A triggered ability that has triggered and waits to be put on the stack (CR 603.3)."""

    source: Entity
    controller: Entity
    ability: Any  # Triggered | Later
    context: Context

    @property
    def of_what(self) -> tuple[Entity, ...]:
        """What the event was of that it triggered on: what entered, died, attacked, dealt or was dealt the damage."""
        event = self.context.event
        if event is None:
            return ()
        took_part = (event.subject, event.object, event.cause, *event.group)
        return tuple(dict.fromkeys(entity for entity in took_part if entity is not None))


@dataclass(frozen=True, slots=True)
class State:
    """A moment of the game. `having` and the methods below give a new state; none changes one."""

    game: Game = field(compare=False, repr=False)
    players: tuple[Player, ...]
    objects: Map[Entity, Object]
    turn: Turn
    agenda: tuple[Task, ...] = ()
    stack: tuple[Entity, ...] = ()
    combat: Combat | None = None
    effects: tuple[Active, ...] = ()
    waiting: tuple[Waiting, ...] = ()
    known: Map[Entity, Known] = field(default_factory=Map)
    contexts: tuple[Context, ...] = ()
    history: tuple[Happening, ...] = ()  # this turn's happenings that something may look back on
    position: int = 0  # the next action of the script
    used: frozenset[int] = frozenset()  # script positions of decisions and deeds already used
    clock: int = 0  # timestamps
    next_key: int = 1
    next_serial: int = 1
    illegal: Any = None  # bot.engine.outcome.Illegal
    over: bool = False
    prevention: Prevention | None = None  # 1997: damage that waits in a damage-prevention step
    log: Log | None = field(default=None, compare=False, repr=False)
    view: Any = field(default=None, compare=False, repr=False)  # cache, see bot.engine.characteristics.view
    board: tuple[Any, tuple[Object, ...]] | None = field(
        default=None, compare=False, repr=False
    )  # cache, see `battlefield`
    left_out: frozenset[tuple[str, str]] = field(default=frozenset(), compare=False, repr=False)
    assumed: frozenset[str] = field(default=frozenset(), compare=False, repr=False)  # said with the answer
    unsupported: frozenset[tuple[str, str]] = (
        frozenset()
    )  # what came into play and isn't modelled: the story ends there

    # --- reading -----------------------------------------------------------------------------------------------------

    def player(self, entity: Entity) -> Player:
        return self.players[-1 - entity]

    def everyone(self) -> tuple[Entity, ...]:
        """All players, the active player first, in turn order (APNAP, CR 101.4). Of more than two, those who lost have left
        the game (CR 800.4a)."""
        count = len(self.players)
        start = player_index(self.turn.active)
        order = tuple(player_at((start + i) % count) for i in range(count))
        if count > 2 and any(p.lost for p in self.players):
            return tuple(p for p in order if not self.players[-1 - p].lost) or order
        return order

    def opponents(self, player: Entity) -> tuple[Entity, ...]:
        return tuple(p for p in self.everyone() if p != player)

    def object(self, entity: Entity) -> Object | None:
        """The object as it is now; None when it has left for another zone (ask `known`)."""
        return self.objects.get(entity)

    def last_known(self, entity: Entity) -> Object | None:
        """The object as it is, or as it last was (CR 608.2h); None for a player, and for what never was."""
        found = self.objects.get(entity)
        if found is None:
            gone = self.known.get(entity)
            return gone.object if gone is not None else None
        return found

    def was_before(self, found: Object | None) -> Known | None:
        """What this object was before it changed zones last (CR 400.7)."""
        return None if found is None or found.came_back_from is None else self.known.get(found.came_back_from)

    def battlefield(self) -> tuple[Object, ...]:
        """Everything on the battlefield. Looked for once for the same objects: later states that changed none keep it."""
        known = self.board
        if known is None or known[0] is not self.objects:
            known = self.objects, tuple(o for o in self.objects.values() if o.zone is Zone.BATTLEFIELD)
            keep(self, "board", known)
        return known[1]

    def named(self, label: str) -> Object | None:
        """The thing that the scenario calls so: its newest incarnation, the battlefield before other zones. Of several tokens
        the name alone is the first, and the first the one that was alone; of a card in exile and a token that is its copy, the
        token."""
        best: Object | None = None
        for found in self.objects.values():
            if found.label == label and (best is None or _rank(found) > _rank(best)):
                best = found
        if best is None and "#" not in label:
            return next((o for o in self.objects.values() if o.token and o.label == f"{label} #1"), None)
        if best is None:
            return next((o for o in self.objects.values() if o.token and f"{o.label} #1" == label), None)
        if best is not None and best.zone is Zone.EXILE:
            copies = (o for o in self.battlefield() if o.token and o.card.name == label)
            return next(copies, best)
        return best

    def player_named(self, name: str) -> Entity | None:
        for index, found in enumerate(self.players):
            if found.name == name:
                return player_at(index)
        return None

    def label(self, entity: Entity) -> str:
        """What the scenario calls an object or player, gone ones too."""
        if entity < 0:
            return self.players[-1 - entity].name
        found = self.last_known(entity)
        if found is not None:
            return found.label
        # A spell is spoken of under the number that it will have on the stack before it is there.
        card = self.objects.get(entity - 1)
        return card.label if card is not None else "something"

    def labels(self, entities: Iterable[Entity]) -> tuple[str, ...]:
        """What the scenario calls each of these."""
        return tuple(self.label(e) for e in entities)

    # --- changing ----------------------------------------------------------------------------------------------------

    def having(self, /, **changes: Any) -> State:
        """The same state with these fields changed."""
        return replace(self, **changes)

    def with_object(self, *changed: Object) -> State:
        """The same state with these objects; itself where they are no others, so that what was worked out of them is kept."""
        objects = self.objects
        for one in changed:
            if objects.get(one.id) != one:
                objects = objects.set(one.id, one)
        return self if objects is self.objects else self.having(objects=objects)

    def with_player(self, entity: Entity, **changes: Any) -> State:
        index = player_index(entity)
        players = list(self.players)
        players[index] = replace(players[index], **changes)
        return self.having(players=tuple(players))

    def then(self, *tasks: Task) -> State:
        """The same state with `tasks` to be done next, the first of them first."""
        return self.having(agenda=self.agenda + tasks[::-1])

    def noted(self, *steps: Step | ChoiceMade) -> State:
        """The same state with these steps logged."""
        log = self.log
        for step in steps:
            log = Log(step, log)
        return self.having(log=log)

    def step(self, step: Step, *cites: Cite) -> State:
        """The same state with one step logged, and the rules that make it so."""
        return self.having(log=Log(replace(step, cites=cites), self.log))

    def tick(self) -> tuple[State, int]:
        """A fresh timestamp (CR 613.7)."""
        return self.having(clock=self.clock + 1), self.clock + 1


def _rank(found: Object) -> tuple[int, int]:
    order = {Zone.BATTLEFIELD: 3, Zone.PHASED_OUT: 3, Zone.STACK: 2, Zone.HAND: 1}
    return (order.get(found.zone, 0), found.id)
