"""What unknown cards decide (CR 701.30, 701.44, 701.50): libraries are not modelled, so every way it can be is explored."""

from __future__ import annotations

from typing import Any

from bot.abilities.amounts import Number
from bot.abilities.effects import (
    PutCounters,
)
from bot.abilities.keyword_actions import (
    Clash,
    Connive,
    Explore,
)
from bot.engine.agenda import Choice, Option, Task
from bot.engine.characteristics.view import permanents, see
from bot.engine.citations import Cite
from bot.engine.effects.choosing import choose_objects
from bot.engine.effects.discarding import DiscardThese
from bot.engine.effects.libraries import next_seen
from bot.engine.effects.optional import told_may
from bot.engine.evaluate.exactly import Exactly
from bot.engine.happenings import Happening, What
from bot.engine.instructions import Instructions, amount, context_of, done_to, handles, source_name, whom
from bot.engine.log.things import How, Revealed
from bot.engine.permanents.counters import PutCounters as PutCountersEvent
from bot.engine.players.drawing import draw_cards
from bot.engine.players.unknown_cards import is_unknown
from bot.engine.state import Entity, State, Zone
from bot.engine.triggers import happen
from bot.engine.zones.moves import MoveAll
from bot.engine.zones.zone_change import ZoneChange
from bot.values import dataclass, replace


@handles(Clash)
def clash(effect: Clash, state: State) -> State | Choice:
    """Whose revealed card has the greater mana value is not known: told, or won and not won."""
    you = context_of(state).you
    win: tuple[Any, ...] = (Instructions(effect.win),)
    state, told = told_may(state, you, (), ())
    if told is not None:
        return state.then(*win) if told else state
    name = source_name(state)
    options = (Option(f"wins the clash of {name}", win), Option(f"doesn't win the clash of {name}"))
    return Choice(state, you, "Who wins the clash?", options, (Cite.RESOLVE_CHOICE,))


@handles(Explore)
def explores(effect: Explore, state: State) -> State:
    """Each of these explores, one after the other."""
    things = whom(state, effect.who)
    return done_to(state, *things).then(*(ExploreOne(e) for e in things))


@dataclass(frozen=True, slots=True)
class ExploreOne(Task):
    """A land card goes to the hand; any other card gives the creature a +1/+1 counter (CR 701.44a)."""

    entity: Entity

    def do(self, state: State) -> State | Choice:
        controller = see(state).controller(self.entity)
        if self.entity not in permanents(state) or controller is None:
            return state
        name = state.label(self.entity)
        grows = Instructions((PutCounters("+1/+1", Number(1), Exactly(self.entity)),))
        explored = DoneAction(Happening(What.EXPLORES, self.entity))
        state, cards = next_seen(state, controller)
        if len(cards) == 1:
            return _explored_with(state, controller, cards[0], grows, explored)
        options = (
            Option(f"reveals a land card as {name} explores", (explored,)),
            Option(f"reveals a nonland card as {name} explores", (grows, explored)),
        )
        question = f"What is revealed as {name} explores?"
        return Choice(state, controller, question, options, (Cite.RESOLVE_CHOICE,))


def _explored_with(state: State, player: Entity, card: Entity, grows: Task, explored: Task) -> State | Choice:
    """The card on top is told: a land goes to the hand; of any other its owner says whether it stays there."""
    name = state.label(card)
    state = state.step(Revealed(state.label(player), name), Cite.REVEAL)
    move = ZoneChange(card, Zone.HAND, How.MOVED, (Cite.RESOLVE_SPELL,))
    if "Land" in state.objects[card].card.types:
        return state.then(MoveAll((move,)), explored)
    away = MoveAll((replace(move, to=Zone.GRAVEYARD),))
    options = (
        Option(f"leaves {name} on top of the library", (grows, explored)),
        Option(f"puts {name} into the graveyard", (grows, away, explored)),
    )
    return Choice(state, player, f"Where does {name} go?", options, (Cite.RESOLVE_CHOICE,))


@handles(Connive)
def connives(effect: Connive, state: State) -> State:
    """Each of these connives, one after the other; what has left since was controlled by whom it last was (CR 701.50c)."""
    things, number = whom(state, effect.who), amount(state, effect.amount)
    return done_to(state, *things).then(*(ConniveOne(e, number) for e in things))


@dataclass(frozen=True, slots=True)
class ConniveOne(Task):
    """Its controller draws and discards as many cards; for each nonland one it gets a +1/+1 counter (CR 701.50a, 701.50e)."""

    entity: Entity
    number: int

    def do(self, state: State) -> State | Choice:
        controller = see(state).controller(self.entity)
        if controller is None:
            return state
        state = draw_cards(state, controller, self.number)
        hand = tuple(
            sorted(o.id for o in state.objects.values() if o.zone is Zone.HAND and o.owner == controller)
        )

        def then(picked: tuple[Entity, ...]) -> tuple[Task, ...]:
            return (DiscardThese(controller, picked), Connived(self.entity, controller, picked))

        return choose_objects(state, controller, hand, self.number, then, "discards", (Cite.CONNIVE,))


@dataclass(frozen=True, slots=True)
class Connived(Task):
    """These cards were discarded for it: a card that nobody knows may have been a land or not."""

    entity: Entity
    controller: Entity
    cards: tuple[Entity, ...]

    def do(self, state: State) -> State | Choice:
        found = [known.object for e in self.cards if (known := state.known.get(e)) is not None]
        unknown = sum(is_unknown(o) for o in found)
        sure = sum("Land" not in o.card.types for o in found if not is_unknown(o))
        ways = tuple(self._grows(state, sure + more) for more in range(unknown + 1))
        if len(ways) == 1:
            return state.then(*ways[0])
        name = state.label(self.entity)
        options = tuple(Option(_discarding(more, unknown, name), way) for more, way in enumerate(ways))
        return Choice(
            state, self.controller, f"What is discarded as {name} connives?", options, (Cite.CONNIVE,)
        )

    def _grows(self, state: State, number: int) -> tuple[Task, ...]:
        done = DoneAction(Happening(What.CONNIVES, self.entity))
        if not number or self.entity not in permanents(state):
            return (done,)
        by = state.label(self.entity)
        return (PutCountersEvent(self.entity, "+1/+1", number, (Cite.CONNIVE, Cite.COUNTERS), by), done)


def _discarding(nonland: int, unknown: int, name: str) -> str:
    if unknown == 1:
        return f"discards a {'nonland' if nonland else 'land'} card as {name} connives"
    return f"discards {nonland} nonland cards of {unknown} as {name} connives"


@dataclass(frozen=True, slots=True)
class DoneAction(Task):
    """A keyword action is complete: what watches for it triggers (CR 701.50b)."""

    happened: Happening

    def do(self, state: State) -> State:
        return happen(state, self.happened)
