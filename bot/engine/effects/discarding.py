"""Discarding (CR 701.9): what a player chooses, or another player out of that hand."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.abilities.filters import OfType
from bot.abilities.player_effects import (
    ChooseDiscard,
    Discard,
)
from bot.engine.agenda import Choice, Task
from bot.engine.characteristics.view import permanents, see
from bot.engine.citations import Cite
from bot.engine.effects.choosing import choose_objects
from bot.engine.effects.moved import NowThere
from bot.engine.effects.moving import BindExile
from bot.engine.effects.paying import RememberPaid
from bot.engine.evaluate import fits
from bot.engine.happenings import Happening, What
from bot.engine.illegal import illegal
from bot.engine.instructions import (
    amount_for,
    came_of_it,
    context_of,
    handles,
    players,
    source_name,
)
from bot.engine.log.things import How
from bot.engine.objects import Object
from bot.engine.players.unknown_cards import UNKNOWN, is_unknown
from bot.engine.relevance.met import meet
from bot.engine.relevance.writes import kinds_are_read, number_is_read
from bot.engine.state import Entity, State, Zone
from bot.engine.told.decisions import Reveals
from bot.engine.told.sacrifices_and_discards import told_as_done
from bot.engine.told.script import Discards
from bot.engine.told.scripted import decisions_left, mark_used
from bot.engine.triggers import happen
from bot.engine.zones.moves import MoveAll
from bot.engine.zones.objects import new_object
from bot.engine.zones.zone_change import ZoneChange
from bot.values import dataclass, replace


@handles(Discard)
def discards(effect: Discard, state: State) -> State | Choice:
    """Fewer cards in hand than are to be discarded are all discarded, but it "can't" be done, and was not (CR 101.3, 608.2c)."""
    tasks: list[Task] = []
    whose = players(state, effect.who)
    for player in whose:
        hand = tuple(
            sorted(o.id for o in state.objects.values() if o.zone is Zone.HAND and o.owner == player)
        )
        if effect.what is not None:
            sight, context = see(state), replace(context_of(state), respective=player)
            fitting = tuple(e for e in hand if fits(effect.what, e, sight, context, any_zone=True))
            if any(is_unknown(state.objects[e]) for e in hand) and effect.what.qualities:
                state = unsure_of(state, player)
            hand = fitting
        number = len(hand) if effect.amount is None else amount_for(state, effect.amount, player)
        tasks.append(DiscardCards(player, hand, number, up_to=effect.up_to, random=effect.random))
        untold = number > 0 and not hand and (player, Zone.HAND.value) not in state.game.empty
        if untold and (kinds_are_read(state, "graveyard") or number_is_read(state, "graveyard")):
            said = f"it is not told which cards {state.label(player)} has in hand"
            return meet(state, context_of(state).source, said)
        if len(hand) < number and len(whose) == 1 and not effect.up_to:
            state = came_of_it(state, was=False)
    return state.then(*tasks)


def unsure_of(state: State, player: Entity) -> State:
    """The state in which it is said that a card there may be of the kind that is asked for, or not."""
    name = state.label(player)
    said = f"It is not told what the cards in {name}'s hand are, and so not whether one is what {source_name(state)} asks for."
    return state.having(assumed=state.assumed | {said})


@dataclass(frozen=True, slots=True)
class DiscardCards(Task):
    """A player discards `number` of these cards, as many as there are (CR 701.9). Cards in hand that the scenario does not
    name are not there: a discard with an empty hand is none. Which of them is the player's choice, or nobody's where it is
    `random` (CR 701.9b): each is explored all the same."""

    player: Entity
    hand: tuple[Entity, ...]
    number: int
    paying_for: Entity | None = None
    up_to: bool = False
    random: bool = False

    def do(self, state: State) -> State | Choice:
        if not self.hand or self.number <= 0:
            return state

        def then(picked: tuple[Entity, ...]) -> tuple[Task, ...]:
            return (DiscardThese(self.player, picked, self.paying_for),)

        least = 0 if self.up_to else None
        verb, cite = (
            ("at random discards", Cite.DISCARD_AT_RANDOM) if self.random else ("discards", Cite.DISCARD)
        )
        return choose_objects(state, self.player, self.hand, self.number, then, verb, (cite,), least)


@dataclass(frozen=True, slots=True)
class DiscardThese(Task):
    """These cards are discarded, as a cost of `paying_for` where there is one."""

    player: Entity
    cards: tuple[Entity, ...]
    paying_for: Entity | None = None

    def do(self, state: State) -> State:
        if any(is_unknown(state.objects[card]) for card in self.cards) and kinds_are_read(state, "graveyard"):
            by = self.paying_for or (context_of(state).source if state.contexts else self.cards[0])
            return meet(state, by, "it is not told which card was discarded")
        cause = context_of(state).source if state.contexts and self.paying_for is None else None
        state = told_as_done(state, self.player, self.cards, Discards)
        own = state.player(self.player)
        state = state.with_player(self.player, discarded=own.discarded + len(self.cards))
        happened = (Happening(What.DISCARDS, self.player, card, cause=cause) for card in self.cards)
        state = happen(state, *happened)
        change = ZoneChange(0, Zone.GRAVEYARD, How.DISCARDED, (Cite.DISCARD,), cause, by=self.player)
        move = MoveAll(tuple(replace(change, entity=c) for c in self.cards))
        if self.paying_for is None:
            return state.then(move, NowThere(self.cards))
        return state.then(move, RememberPaid(self.paying_for, "discarded", self.cards))


@dataclass(frozen=True, slots=True)
class DiscardUntold(Task):
    """As a cost more cards are discarded than the hand is told to hold (`hand`): `more` that nobody knows were there too, unless the
    story tells of the whole hand."""

    player: Entity
    hand: tuple[Entity, ...]
    more: int
    paying_for: Entity | None

    def do(self, state: State) -> State | Choice:
        cards = list(self.hand)
        for _ in range(0 if (self.player, Zone.HAND.value) in state.game.empty else self.more):
            state, card = new_object(state, UNKNOWN, self.player, Zone.HAND)
            cards.append(card)
        return state.then(DiscardThese(self.player, tuple(cards), self.paying_for)) if cards else state


@handles(ChooseDiscard)
def chooses_discard(effect: ChooseDiscard, state: State) -> State | Choice:
    """You choose from that player's hand, or from what they show of it. Cards that the scenario does not name are not there."""
    context = context_of(state)
    if effect.until_leaves and context.source not in permanents(state):
        return state  # it has left already: nothing is exiled (CR 610.3a)
    who = players(state, effect.who)
    cards = [o for o in state.objects.values() if o.zone is Zone.HAND and o.owner in who]
    if effect.shown is None:
        return _chosen_among(effect, state, cards)
    shown = amount_for(state, effect.shown, context.you)
    if shown <= 0 or not cards:
        return state

    def among(picked: tuple[Entity, ...]) -> tuple[Task, ...]:
        return (ChooseAmong(effect, picked),)

    hand = tuple(sorted(o.id for o in cards))
    by_label = {state.label(card): card for card in hand}
    for index, told in decisions_left(state, Reveals):
        if told.player == state.label(cards[0].owner) and by_label.keys() >= {*told.names}:
            return _shown_as_told(mark_used(state, index), min(shown, len(hand)), told, by_label, among)
    return choose_objects(state, cards[0].owner, hand, shown, among, "reveals", (Cite.RESOLVE_CHOICE,))


def _shown_as_told(
    state: State,
    number: int,
    told: Reveals,
    by_label: Mapping[str, Entity],
    among: Callable[[tuple[Entity, ...]], tuple[Task, ...]],
) -> State:
    """The cards that the story says are shown; no other number of them can be (CR 608.2c)."""
    if len(told.names) != number:
        said = f"{told.player} reveals {len(told.names)} cards, and has to reveal {number}."
        return illegal(state, said, (Cite.RESOLVE_CHOICE,))
    return state.then(*among(tuple(by_label[name] for name in told.names)))


@dataclass(frozen=True, slots=True)
class ChooseAmong(Task):
    """The choice is among these cards that were shown."""

    effect: ChooseDiscard
    shown: tuple[Entity, ...]

    def do(self, state: State) -> State | Choice:
        return _chosen_among(self.effect, state, [state.objects[card] for card in self.shown])


def _chosen_among(effect: ChooseDiscard, state: State, cards: list[Object]) -> State | Choice:
    sight, context = see(state), context_of(state)
    who = players(state, effect.who)
    number = amount_for(state, effect.number, context.you)
    known = tuple(o for o in cards if not is_unknown(o))
    hand = tuple(o.id for o in known if fits(effect.what, o.id, sight, context, any_zone=True))
    # A card that nobody knows may be of that kind or not.
    unknown = tuple(o.id for o in cards if is_unknown(o))[:number]
    of_a_kind = any(quality != OfType("Card") for quality in effect.what.qualities)
    least = 0 if effect.up_to else min(number, len(hand if of_a_kind else hand + unknown))
    hand += unknown
    state = unsure_of(state, who[0]) if unknown and of_a_kind else state

    def then(picked: tuple[Entity, ...]) -> tuple[Task, ...]:
        if effect.exile:
            move = MoveAll(tuple(ZoneChange(c, Zone.EXILE, How.MOVED, (Cite.EXILE,)) for c in picked))
            until = (BindExile(picked),) if effect.until_leaves else ()
            return (move, *until, NowThere(picked))
        return (DiscardThese(who[0], picked),)

    return (
        choose_objects(
            state, context.you, tuple(sorted(hand)), number, then, "chooses", (Cite.DISCARD,), least
        )
        if hand and number > 0
        else state
    )
