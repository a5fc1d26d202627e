"""The whole game as one immutable value: players, objects, stack, combat, waiting effects, and the agenda.

Nothing of a game in progress lives anywhere else. Two states are equal when the same things can still happen to
them: what was logged on the way does not count. Players and objects share one space of `Entity` numbers, so that
"any target" is one type: players are negative, objects positive. An object that changes zones becomes a new one
(CR 400.7): its number moves to the next incarnation, the same on every path, so that equal boards stay equal.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import IntEnum, StrEnum
from typing import TYPE_CHECKING, Any, TypeAlias

from immutables import Map

from bot.abilities.card import Card
from bot.abilities.durations import Duration
from bot.engine.citations import Cite
from bot.engine.log.step import Step
from bot.engine.outcome import ChoiceMade
from bot.engine.script import Action
from bot.values import dataclass, field, replace

if TYPE_CHECKING:
    from bot.engine.agenda import Task
    from bot.engine.eras.era import Era
    from bot.engine.eras.prevention_step.prevention import Prevention
    from bot.engine.evaluate.context import Context
    from bot.engine.happenings import Happening

Entity: TypeAlias = int
_INCARNATIONS = 1000


class Zone(StrEnum):
    """Where an object is (CR 400.1); `CEASED` is a token that is gone."""

    BATTLEFIELD = "battlefield"
    GRAVEYARD = "graveyard"
    HAND = "hand"
    EXILE = "exile"
    STACK = "stack"
    LIBRARY = "library"
    COMMAND = "command"
    CEASED = "ceased"


class TurnStep(IntEnum):
    """Where in the turn we are, in order (CR 500.1)."""

    UNTAP = 0
    UPKEEP = 1
    DRAW = 2
    MAIN = 3
    BEGINNING_OF_COMBAT = 4
    DECLARE_ATTACKERS = 5
    DECLARE_BLOCKERS = 6
    FIRST_STRIKE_DAMAGE = 7
    COMBAT_DAMAGE = 8
    END_OF_COMBAT = 9
    SECOND_MAIN = 10
    END = 11
    CLEANUP = 12

    @property
    def in_combat(self) -> bool:
        return TurnStep.BEGINNING_OF_COMBAT <= self <= TurnStep.END_OF_COMBAT

    @property
    def is_main(self) -> bool:
        return self in (TurnStep.MAIN, TurnStep.SECOND_MAIN)


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


@dataclass(frozen=True, slots=True)
class Player:
    """A player. `lost` with `why` for the log. `left_alone`: counters other than poison are not kept."""

    name: str
    life: int = 20
    poison: int = 0
    lost: bool = False
    won: bool = False
    drawn: int = 0
    discarded: int = 0
    mana_burn: int = 0
    mana: int = 0  # unspent mana, where mana burn exists


Counters: TypeAlias = tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class OnStack:
    """What an object on the stack will do: a spell (the card's own text) or an ability of `source`."""

    context: Context
    effects: tuple[Any, ...]  # aimed effects, modes chosen
    is_ability: bool = False
    triggered: bool = False
    is_copy: bool = False
    text: str = ""
    condition: Any = None  # an intervening "if", asked again on resolution (CR 603.4)
    illegal: frozenset[Entity] = frozenset()  # targets told to have become illegal
    specs: tuple[Any, ...] = ()  # the target phrases, to check them again
    ability: Any = None  # the state trigger that it is (CR 603.8)


@dataclass(frozen=True, slots=True)
class Object:
    """A card, token, copy or ability in some zone. `controller` is the base, before control-changing effects; ask the view
    for who controls it now. `deathtouched`: dealt damage by a source with deathtouch since state-based actions were
    last checked (CR 704.5h). `counters` are sorted by kind."""

    id: Entity
    label: str
    card: Card
    owner: Entity
    controller: Entity
    zone: Zone
    tapped: bool = False
    sick: bool = False
    token: bool = False
    damage: int = 0
    deathtouched: bool = False
    counters: Counters = ()
    counted_at: Counters = ()  # when keyword counters were put on it (CR 613.7c)
    attached_to: Entity | None = None
    chosen: tuple[tuple[str, Any], ...] = ()
    timestamp: int = 0
    on_stack: OnStack | None = None
    came_back_from: Entity | None = None
    paid: tuple[str, ...] = ()
    x: int = 0
    activated_this_turn: tuple[int, ...] = ()
    designations: tuple[str, ...] = ()  # monstrous, renowned: gone with the object
    paired_with: Entity | None = None  # by soulbond (CR 702.95b)
    printed: Card | None = (
        None  # what its card is elsewhere, where it is face down, bestowed or shows its other face
    )
    seen_with: Entity | None = None  # who controlled it as state-based actions were last checked

    def __hash__(self) -> int:
        # Cheap: what changes most; equality tells the rest apart.
        return hash((self.id, self.zone, self.damage, self.tapped, self.counters))

    def count(self, kind: str) -> int:
        """How many counters of this kind; "" counts all."""
        return sum(n for k, n in self.counters if kind in ("", k))

    def with_counters(self, kind: str, change: int) -> Object:
        """The same object with `change` more counters of a kind; never below 0."""
        counts = dict(self.counters)
        counts[kind] = max(0, counts.get(kind, 0) + change)
        return replace(self, counters=tuple(sorted((k, n) for k, n in counts.items() if n)))

    def choice(self, kind: str) -> Any:
        """What was chosen for it ("color" -> "red"), None when nothing was."""
        for k, value in self.chosen:
            if k == kind or k.endswith(kind):
                return value
        return None


@dataclass(frozen=True, slots=True)
class Known:
    """Last known information (CR 608.2h): the object as it was just before it left, with its characteristics then."""

    object: Object
    chars: Any  # bot.engine.characteristics.view.Chars
    became: Entity | None
    was_attacking: Entity | None = None
    was_blocking: tuple[Entity, ...] = ()
    was_blocked_by: tuple[Entity, ...] = ()
    attachments: tuple[Entity, ...] = ()  # what was attached to it


@dataclass(frozen=True, slots=True)
class Attacker:
    """An attacking creature. `whom`: the player or permanent it attacks; `defender`: the defending player.
    `blockers` are in damage assignment order where there is one. `blocked` stays once set (CR 509.1h)."""

    id: Entity
    whom: Entity
    defender: Entity
    blocked: bool = False
    blockers: tuple[Entity, ...] = ()
    band: int | None = None
    declared: bool = True


@dataclass(frozen=True, slots=True)
class Combat:
    """The combat phase: who attacks whom, who blocks what. `struck`: the creatures that dealt (or could have dealt) damage in
    the first of two damage steps (CR 702.7c)."""

    attackers: tuple[Attacker, ...] = ()
    attack_declared: bool = False
    blocks_declared: bool = False
    struck: frozenset[Entity] | None = None
    orders: tuple[tuple[Entity, tuple[Entity, ...]], ...] = ()  # a blocker's order of attackers
    was_attacking: frozenset[Entity] = frozenset()
    was_blocking: frozenset[Entity] = frozenset()

    def attacker(self, entity: Entity) -> Attacker | None:
        return next((a for a in self.attackers if a.id == entity), None)

    def blocked_by(self, blocker: Entity) -> tuple[Entity, ...]:
        """The attackers that this creature blocks, in its order."""
        blocks = tuple(a.id for a in self.attackers if blocker in a.blockers)
        for who, order in self.orders:
            if who == blocker:
                return tuple(a for a in order if a in blocks) + tuple(a for a in blocks if a not in order)
        return blocks

    def blockers(self) -> tuple[Entity, ...]:
        """Every blocking creature, once."""
        return tuple(dict.fromkeys(b for a in self.attackers for b in a.blockers))


@dataclass(frozen=True, slots=True)
class Turn:
    """Whose turn, which step; `combats`: how many combat phases have begun; `extra_combats`: those still owed."""

    active: Entity
    step: TurnStep = TurnStep.MAIN
    number: int = 1
    combats: int = 0
    extra_combats: int = 0
    extra_turns: tuple[Entity, ...] = ()
    began_here: bool = True  # the story began in this step: its beginning is past
    first_of_game: bool = False
    cast_last_turn: int = 0  # spells cast in the turn before by one player
    cast_by_last_active: int = 0  # and by the player whose turn it was
    daytime: str = ""  # day or night, once it is either (CR 730.1)


@dataclass(frozen=True, slots=True)
class Active:
    """An effect of a resolved spell or ability that lasts: a continuous change or rule, a waiting replacement, a delayed
    trigger. `affected`: the objects it was locked to (None: evaluated each time). `left`: what remains of its capacity;
    `uses`: how often it can still apply."""

    key: int
    content: Any  # ChangeNow | SetRule | ReplaceDamage | StaticEffect | Later
    context: Context
    duration: Duration
    timestamp: int
    name: str
    affected: frozenset[Entity] | None = None
    left: int | None = None
    uses: int | None = None
    made_in_turn: int = 0
    values: tuple[int, ...] = ()

    def __hash__(self) -> int:
        # Cheap: the key says which effect it is, equality tells the rest apart.
        return hash((self.key, self.left, self.uses))


@dataclass(frozen=True, slots=True)
class Waiting:
    """A triggered ability that has triggered and waits to be put on the stack (CR 603.3)."""

    source: Entity
    controller: Entity
    ability: Any  # Triggered | Later
    context: Context


@dataclass(frozen=True, slots=True)
class Log:
    """What happened so far, newest first, shared between branches."""

    entry: Step | ChoiceMade
    before: Log | None

    def entries(self) -> list[Step | ChoiceMade]:
        """In the order in which they happened."""
        found: list[Step | ChoiceMade] = []
        here: Log | None = self
        while here is not None:
            found.append(here.entry)
            here = here.before
        found.reverse()
        return found


@dataclass(frozen=True, slots=True)
class Game:
    """What never changes while a scenario runs: the rules in force and the script."""

    era: Era
    script: tuple[Action, ...]
    through_end_of_turn: bool = False
    declared: frozenset[str] = frozenset()  # labels of what the story says is there
    empty: frozenset[tuple[Entity, str]] = frozenset()  # whose zones it says hold nothing else


@dataclass(frozen=True)
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
    priority_actions: int = 0
    illegal: Any = None  # bot.engine.outcome.Illegal
    over: bool = False
    prevention: Prevention | None = None  # 1997: damage that waits in a damage-prevention step
    log: Log | None = field(default=None, compare=False, repr=False)
    view: Any = field(default=None, compare=False, repr=False)  # cache, see bot.engine.characteristics.view
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

    def battlefield(self) -> Iterator[Object]:
        for found in self.objects.values():
            if found.zone is Zone.BATTLEFIELD:
                yield found

    def named(self, label: str) -> Object | None:
        """The thing that the scenario calls so: its newest incarnation, the battlefield before other zones. Of several tokens
        that were made together the name alone is the first; of a card in exile and a token that is its copy, the token."""
        best: Object | None = None
        for found in self.objects.values():
            if found.label == label and (best is None or _rank(found) > _rank(best)):
                best = found
        if best is None and "#" not in label:
            return next((o for o in self.objects.values() if o.token and o.label == f"{label} #1"), None)
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
        found = self.objects.get(entity)
        if found is not None:
            return found.label
        known = self.known.get(entity)
        if known is not None:
            return known.object.label
        # A spell is spoken of under the number that it will have on the stack before it is there.
        card = self.objects.get(entity - 1)
        return card.label if card is not None else "something"

    def labels(self, entities: Iterable[Entity]) -> tuple[str, ...]:
        """What the scenario calls each of these."""
        return tuple(self.label(e) for e in entities)

    # --- changing ----------------------------------------------------------------------------------------------------

    def having(self, **changes: Any) -> State:
        """The same state with these fields changed. What `dataclasses.replace` does, several times as fast: nothing in the
        engine is done more often."""
        new = object.__new__(State)
        fields = new.__dict__
        fields.update(self.__dict__)
        fields.update(changes)
        return new

    def with_object(self, *changed: Object) -> State:
        objects = self.objects
        for one in changed:
            objects = objects.set(one.id, one)
        return self.having(objects=objects)

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
    order = {Zone.BATTLEFIELD: 3, Zone.STACK: 2, Zone.HAND: 1}
    return (order.get(found.zone, 0), found.id)
