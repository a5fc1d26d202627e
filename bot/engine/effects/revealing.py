"""Cards of one's own hand that are revealed as something resolves (CR 701.20): those that the story tells, of those that it tells of."""

from __future__ import annotations

from bot.abilities.libraries import RevealFromHand
from bot.engine.agenda import Choice, Task
from bot.engine.characteristics.view import see
from bot.engine.citations import Cite
from bot.engine.effects.choosing import choose_objects
from bot.engine.effects.discarding import unsure_of
from bot.engine.evaluate import all_that_fit
from bot.engine.instructions import came_of_it, context_of, done_to, handles
from bot.engine.log.things import Revealed
from bot.engine.players.unknown_cards import is_unknown
from bot.engine.state import Entity, State, Zone
from bot.engine.told.decisions import Reveals
from bot.engine.told.scripted import decisions_left, mark_used
from bot.values import dataclass


def can_be_revealed(state: State, effect: RevealFromHand) -> tuple[Entity, ...]:
    """The cards that can be revealed so."""
    return tuple(all_that_fit(effect.what.what, see(state), context_of(state)))


def told_to_reveal(state: State, effect: RevealFromHand) -> tuple[int, tuple[Entity, ...]] | None:
    """What the story says is revealed here, with the place where it says so."""
    by_label = {state.label(card): card for card in can_be_revealed(state, effect)}
    for index, told in decisions_left(state, Reveals):
        if told.player == state.label(context_of(state).you) and by_label.keys() >= set(told.names):
            return index, tuple(by_label[name] for name in told.names)
    return None


@handles(RevealFromHand)
def reveals_from_hand(effect: RevealFromHand, state: State) -> State | Choice:
    you, cards = context_of(state).you, can_be_revealed(state, effect)
    told = told_to_reveal(state, effect)
    if told is not None:
        return mark_used(state, told[0]).then(_Revealed(you, told[1]))

    def then(picked: tuple[Entity, ...]) -> tuple[Task, ...]:
        return (_Revealed(you, picked),)

    if any(is_unknown(o) for o in state.objects.values() if o.zone is Zone.HAND and o.owner == you):
        state = unsure_of(state, you)
    count = effect.what.count
    most = len(cards) if count.most is None else 1
    least = 0 if count.least == 0 else 1
    return choose_objects(state, you, cards, most, then, "reveals", (Cite.REVEAL,), least)


@dataclass(frozen=True, slots=True)
class _Revealed(Task):
    player: Entity
    cards: tuple[Entity, ...]

    def do(self, state: State) -> State:
        if not self.cards:
            return came_of_it(state, was=False)
        for card in self.cards:
            state = state.step(Revealed(state.label(self.player), state.label(card)), Cite.REVEAL)
        return done_to(state, *self.cards)
