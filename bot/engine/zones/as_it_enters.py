"""What is chosen before something enters: what it is a copy of, how it does, what it devours, what it enchants (CR 614.12a).

Each choice goes on with the same move, the object entering as was chosen: `moving`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from bot.abilities.ability import Ability, Static
from bot.abilities.amounts import Number
from bot.abilities.changes import BecomesType, EntersAlsoWith, Gains
from bot.abilities.costs import PayLife
from bot.abilities.entering import (
    Devours,
    EntersAsCopy,
    EntersOneWay,
    Way,
)
from bot.engine.agenda import Choice, Option, Task
from bot.engine.applied_first import told_first
from bot.engine.characteristics.view import permanents, see
from bot.engine.citations import Cite
from bot.engine.effects.choosing import choose_objects
from bot.engine.evaluate import all_that_fit, amount_of, fits
from bot.engine.evaluate.context import Context
from bot.engine.log.notes import Note
from bot.engine.objects import Object
from bot.engine.permanents.attaching import possible_hosts, told_host
from bot.engine.permanents.copies import copiable, excepted
from bot.engine.permanents.counters import COUNTERS_QUESTION, CounterWay
from bot.engine.players.life import pay_life
from bot.engine.state import (
    Entity,
    State,
    Zone,
)
from bot.engine.told.decisions import Reveals
from bot.engine.told.scripted import decisions_left, mark_used
from bot.engine.zones.entering import told_way
from bot.engine.zones.zone_change import ZoneChange
from bot.values import dataclass, replace


class Moving(Protocol):
    """The move with this one object going as is said now, or not at all."""

    def __call__(self, *changes: ZoneChange) -> Task: ...


def choose_original(state: State, change: ZoneChange, asked: EntersAsCopy, moving: Moving) -> State | Choice:
    """What it enters as a copy of is chosen before it does (CR 614.12a, 707.5)."""
    found = state.objects[change.entity]
    player = change.under if change.under is not None else found.controller
    context = Context(found.id, player, x=found.x)
    originals = tuple(e for e in all_that_fit(asked.what, see(state), context) if e != found.id)

    def then(picked: tuple[Entity, ...]) -> tuple[Task, ...]:
        card = copiable(state, picked[0]) if picked else None
        if card is None:
            return (moving(replace(change, copied=True, copying=None)),)
        sight = see(state)
        more = tuple(
            (also.kind, amount_of(also.number, sight, context))
            for also in asked.excepting
            if isinstance(also, EntersAlsoWith)
            and (also.of is None or fits(also.of, picked[0], sight, context))
        )
        card = excepted(card, asked.gains, asked.excepting, state, found.card.name)
        return (moving(replace(change, copied=True, copying=card, counters=(*change.counters, *more))),)

    if not originals:
        return state.then(*then(()))
    least = 0 if asked.optional else 1
    cites = (Cite.ENTERS_WITH,)
    return choose_objects(state, player, originals, 1, then, "copies", cites, least, found.label)


def choose_way(state: State, change: ZoneChange, asked: EntersOneWay, moving: Moving) -> State | Choice:
    """How it enters is chosen before it does (CR 614.12a)."""
    found = state.objects[change.entity]
    player = change.under if change.under is not None else found.controller
    ways = asked.ways
    if asked.opponents and change.asked_of is None:
        return _choose_opponent(state, change, player, ways, moving)
    player = player if change.asked_of is None else change.asked_of
    sight, context = see(state), Context(found.id, player)
    life = {
        w: sum(amount_of(c.amount, sight, context) for c in w.cost if isinstance(c, PayLife)) for w in ways
    }
    possible = tuple(w for w in ways if life[w] <= state.player(player).life)

    def entering(way: Way) -> tuple[Task, ...]:
        counters = tuple((kind, max(0, amount_of(n, sight, context))) for kind, n in way.counters)
        enters = replace(
            change,
            tapped=change.tapped or way.tapped,
            counters=(*change.counters, *counters),
            ways=change.ways + 1,
            asked_of=None,
            paid=(*change.paid, way.paid) if way.paid else change.paid,
        )
        pays = (PayLifeAsItEnters(player, life[way]),) if life[way] else ()
        return (*pays, moving(enters))

    state, told = told_way(state, player, found.label, ways)
    chapter = found.choice("chapter")
    if chapter is not None and "lore" in dict(ways[0].counters):
        told = next((w for w in ways if ("lore", Number(int(chapter))) in w.counters), None)
    if told is not None and told in possible:
        return state.then(*entering(told))
    if len(possible) == 1:
        return state.then(*entering(possible[0]))
    options = tuple(Option(f"has {found.label} enter {w.words}", entering(w)) for w in possible)
    return Choice(state, player, f"How does {found.label} enter?", options, (Cite.ENTERS_WITH,))


def _choose_opponent(
    state: State, change: ZoneChange, player: Entity, ways: tuple[Way, ...], moving: Moving
) -> State | Choice:
    """Which opponent is asked, its controller chooses (CR 702.104a): who is told to have answered, where somebody is."""
    label, opponents = state.label(change.entity), state.opponents(player)
    answering = tuple(o for o in opponents if told_way(state, o, label, ways)[1] is not None)

    def then(picked: tuple[Entity, ...]) -> tuple[Task, ...]:
        return (moving(replace(change, asked_of=picked[0])),)

    return choose_objects(state, player, answering or opponents, 1, then, "chooses", (Cite.ENTERS_WITH,))


def choose_devoured(
    state: State,
    change: ZoneChange,
    asked: Devours,
    moving: Moving,
    devoured: Callable[[Entity, tuple[Entity, ...]], Task],
) -> State | Choice:
    """What is sacrificed as it enters is chosen before it does; each gives it counters (CR 702.82a)."""
    found = state.objects[change.entity]
    player = change.under if change.under is not None else found.controller
    sight, context = see(state), Context(found.id, player, x=found.x)
    each = amount_of(asked.each, sight, context)
    board = permanents(state)
    food = tuple(
        e
        for e in all_that_fit(asked.what, sight, context)
        if asked.revealed or (e in board and board[e].controller == player)
    )

    def then(picked: tuple[Entity, ...]) -> tuple[Task, ...]:
        more = (("+1/+1", each * len(picked)),) if picked else ()
        enters = replace(change, devoured=change.devoured + 1, counters=(*change.counters, *more))
        given = (devoured(player, picked),) if picked and not asked.revealed else ()
        return (*given, moving(enters))

    if not food:
        return state.then(*then(()))
    if asked.revealed:
        return _choose_revealed(state, player, food, then)
    return choose_objects(state, player, food, len(food), then, "devours", (Cite.DEVOUR,), 0)


def _choose_revealed(
    state: State,
    player: Entity,
    cards: tuple[Entity, ...],
    then: Callable[[tuple[Entity, ...]], tuple[Task, ...]],
) -> State | Choice:
    """Which of these cards of the hand are revealed as it enters (CR 702.38a): those that the story tells."""
    by_label = {state.label(card): card for card in cards}
    for index, told in decisions_left(state, Reveals):
        if told.player == state.label(player) and by_label.keys() >= {*told.names}:
            return mark_used(state, index).then(*then(tuple(by_label[name] for name in told.names)))
    return choose_objects(state, player, cards, len(cards), then, "reveals", (Cite.AMPLIFY,), 0)


def choose_order(
    state: State, change: ZoneChange, kind: str, ways: tuple[CounterWay, ...], moving: Moving
) -> State | Choice:
    """Which of the effects that change with how many counters it enters applies first, its controller chooses (CR 616.1)."""
    found = state.objects[change.entity]
    player = change.under if change.under is not None else found.controller
    enters = [moving(replace(change, counted=(*change.counted, (kind, way.amount)))) for way in ways]
    state, told = told_first(state, player, [way.names[0] for way in ways])
    if told is not None:
        return state.then(enters[told])
    options = tuple(
        Option(f"applies {', then '.join(w.names)}", (task,)) for w, task in zip(ways, enters, strict=True)
    )
    return Choice(state, player, COUNTERS_QUESTION, options, (Cite.ORDER_OF_EFFECTS,))


def choose_host(state: State, change: ZoneChange, moving: Moving) -> State | Choice:
    """An Aura that enters without being cast: its controller chooses what it enchants; where there is nothing it stays
    where it is (CR 303.4f-g)."""
    aura = as_said(state.objects[change.entity], change)
    player = change.under if change.under is not None else aura.owner
    hosts = possible_hosts(state, aura, player)
    if not hosts:
        state = state.step(Note.AURA_STAYS.of(aura.label), Cite.AURA_STAYS)
        return state.then(moving())
    state, told = told_host(state, aura, hosts)
    ways = {e: moving(replace(change, attached_to=e)) for e in hosts}
    if told is not None:
        return state.then(ways[told])
    options = tuple(Option(f"puts {aura.label} on {state.label(e)}", (way,)) for e, way in ways.items())
    if len(options) == 1:
        return state.then(*options[0].tasks)
    return Choice(state, player, f"What does {aura.label} enchant?", options, (Cite.AURA_CHOOSES,))


@dataclass(frozen=True, slots=True)
class PayLifeAsItEnters(Task):
    """A player pays life for the way in which something enters (CR 119.4)."""

    player: Entity
    amount: int

    def do(self, state: State) -> State:
        return pay_life(state, self.player, self.amount)


def devours_of(abilities: tuple[Ability, ...]) -> tuple[Devours, ...]:
    found = (a for a in abilities if isinstance(a, Static))
    return tuple(e for a in found for e in a.effects if isinstance(e, Devours))


def needs_host(state: State, change: ZoneChange) -> bool:
    found = state.object(change.entity)
    return (
        found is not None
        and change.to is Zone.BATTLEFIELD
        and change.attached_to is None
        and found.zone is not Zone.STACK
        and "Aura" in as_said(found, change).card.subtypes
    )


def as_said(found: Object, change: ZoneChange) -> Object:
    """What it will be where it enters as an Aura by what moves it, with the enchant ability that it gets (CR 303.4f, 611.2e)."""
    said = change.being.content.changes if change.being is not None else ()
    if not any(isinstance(c, BecomesType) and "Aura" in c.subtypes for c in said):
        return found
    gained = tuple(c.ability for c in said if isinstance(c, Gains))
    subtypes = tuple(t for c in said if isinstance(c, BecomesType) for t in c.subtypes)
    return replace(found, card=replace(found.card, subtypes=subtypes, abilities=gained))
