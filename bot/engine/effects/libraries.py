"""Cards of a library that are seen (CR 701.20). Libraries are not modelled: which cards those are, the story tells; where it does
not, nothing is known of what is done with them (see `Done.unknown`)."""

from __future__ import annotations

from bot.abilities.libraries import RevealAtRandom, SeeTop, SeeUntil, Show
from bot.abilities.player_effects import ExileFromLibrary, Mill
from bot.engine.agenda import Choice, Option, Task, choice_of_many
from bot.engine.characteristics.view import see
from bot.engine.citations import Cite
from bot.engine.effects.moved import NowThere
from bot.engine.effects.put_as_told import MILLED
from bot.engine.evaluate import fits
from bot.engine.illegal import illegal
from bot.engine.instructions import (
    amount_for,
    came_of_it,
    context_of,
    done_to,
    handles,
    players,
    source_name,
    whom,
    with_context,
)
from bot.engine.log.things import How, Revealed
from bot.engine.log.turn import Milled, Saw
from bot.engine.players.counted_library import taken_off
from bot.engine.players.top_cards import known_on_top
from bot.engine.players.unknown_cards import UNKNOWN, is_unknown
from bot.engine.relevance.met import meet
from bot.engine.relevance.writes import is_read, number_is_read
from bot.engine.state import Entity, State, Zone
from bot.engine.told.decisions import Reveals
from bot.engine.told.scripted import decisions_left, mark_used
from bot.engine.zones.moves import MoveAll
from bot.engine.zones.objects import new_object
from bot.engine.zones.zone_change import ZoneChange
from bot.values import dataclass, replace

#: More milled cards that nobody knows are not put into a graveyard one by one.
_MOST_COUNTED = 100
_NOT_TOLD = "which card of a library it is, is not told"
_HAND_NOT_TOLD = "which card of a hand it is, is not told"


def next_seen(state: State, player: Entity) -> tuple[State, tuple[Entity, ...]]:
    """The cards of this player's library that the story tells next as seen, used up; none where it tells of none."""
    name = state.label(player)
    for index, told in decisions_left(state, Reveals):
        if told.player != name:
            continue
        theirs = [o for o in state.objects.values() if o.owner == player and o.zone is Zone.LIBRARY]
        found = tuple(o.id for what in told.names for o in theirs if o.label == what)
        if len(found) == len(told.names):
            return mark_used(state, index), found
    return state, ()


def not_told(state: State) -> State:
    """The state in which what this instruction found is not known, should anything speak of it."""
    return came_of_it(state, unknown=_NOT_TOLD)


def _seen(state: State, player: Entity, cards: tuple[Entity, ...]) -> State:
    for card in cards:
        state = state.step(Revealed(state.label(player), state.label(card)), Cite.REVEAL)
    return state


@handles(SeeTop)
def sees_top(effect: SeeTop, state: State) -> State:
    who = players(state, effect.who)
    if len(who) != 1:
        return not_told(state)
    state, cards = next_seen(state, who[0])
    if len(cards) != 1:
        return not_told(state)
    state = _seen(state, who[0], cards) if effect.how == "reveal" else state
    return done_to(state, *cards)


@handles(RevealAtRandom)
def reveals_at_random(effect: RevealAtRandom, state: State) -> State | Choice:
    """The card that the story tells; of a hand that is told whole each may be it."""
    who = players(state, effect.who)
    if len(who) != 1:
        return came_of_it(state, unknown=_HAND_NOT_TOLD)
    hand = tuple(o.id for o in state.objects.values() if o.zone is Zone.HAND and o.owner == who[0])
    by_label = {state.label(card): card for card in hand}
    for index, told in decisions_left(state, Reveals):
        if told.player == state.label(who[0]) and len(told.names) == 1 and told.names[0] in by_label:
            return mark_used(state, index).then(_RevealedAtRandom(who[0], by_label[told.names[0]]))
    if (who[0], "hand") not in state.game.empty or any(is_unknown(state.objects[card]) for card in hand):
        return came_of_it(state, unknown=_HAND_NOT_TOLD)
    if not hand:
        return state
    options = (
        Option(f"at random reveals {label}", (_RevealedAtRandom(who[0], card),))
        for label, card in by_label.items()
    )
    return choice_of_many(state, who[0], f"What does {state.label(who[0])} reveal?", options, (Cite.REVEAL,))


@dataclass(frozen=True, slots=True)
class _RevealedAtRandom(Task):
    player: Entity
    card: Entity

    def do(self, state: State) -> State:
        return done_to(_seen(state, self.player, (self.card,)), self.card)


@handles(Show)
def shows(effect: Show, state: State) -> State:
    you, cards = context_of(state).you, whom(state, effect.what)
    return done_to(_seen(state, you, cards), *cards)


@handles(SeeUntil)
def sees_until(effect: SeeUntil, state: State) -> State:
    """All that the story tells is seen, and nothing else: the last one, and no other, is what was looked for."""
    who = players(state, effect.who)
    if len(who) != 1:
        return not_told(state)
    state, cards = next_seen(state, who[0])
    if not cards:
        return not_told(state)
    sight, context = see(state), context_of(state)
    suits = [fits(effect.what, card, sight, context, any_zone=True) for card in cards]
    if suits != [*(False for _ in cards[1:]), True]:
        wrong = state.label(cards[-1] if not suits[-1] else cards[suits.index(True)])
        said = "isn't what is looked for" if not suits[-1] else "is what is looked for, and the last card"
        return illegal(state, f"{wrong} {said}.", (Cite.RESOLVE_SPELL,))
    name = state.label(who[0])
    state = state.having(assumed=state.assumed | {f"{name} reveals no other card."})
    state = _seen(state, who[0], cards)
    found = cards[-1]
    state = came_of_it(state, rest=cards[:-1])
    if effect.how == "exile":
        changes = tuple(
            ZoneChange(card, Zone.EXILE, How.MOVED, (Cite.EXILE,), context.source) for card in cards
        )
        return state.then(MoveAll(changes), NowThere((found,)))
    return done_to(state, found, before=cards)


@handles(Mill)
def mills(effect: Mill, state: State) -> State:
    for player, number in _numbers(effect, state).items():
        state = state.with_player(player, milled=state.player(player).milled + number)
        state = state.step(Milled(state.label(player), number), Cite.MILL)
    return _from_library(effect, state, "mills cards: the library is not modelled")


@handles(ExileFromLibrary)
def exiles_library(effect: ExileFromLibrary, state: State) -> State:
    return _from_library(effect, state, "exiles cards of a library, which is not modelled")


def _numbers(effect: Mill | ExileFromLibrary, state: State) -> dict[Entity, int]:
    """How many cards of whose library, of each player as many as is said of that one; of no player none."""
    each = {player: amount_for(state, effect.amount, player) for player in players(state, effect.who)}
    return {player: number for player, number in each.items() if number}


def _from_library(effect: Mill | ExileFromLibrary, state: State, what: str) -> State:
    """Which cards these are is not known, but for those that the story tells, all of them: they have to be what nobody in the
    story looks at."""
    numbers = _numbers(effect, state)
    (who, number) = next(iter(numbers.items()), (0, 0))
    told, cards = next_seen(state, who) if len(numbers) == 1 else (state, ())
    if cards and (len(cards) == number or number == 1):
        zone = Zone.GRAVEYARD if isinstance(effect, Mill) else Zone.EXILE
        move = ZoneChange(0, zone, How.MOVED, (Cite.RESOLVE_SPELL,), context_of(state).source)
        cards = cards[:number]
        if isinstance(effect, Mill):
            known = (*context_of(told).chosen, *((MILLED, card) for card in cards))
            told = with_context(told, chosen=known)
        return told.then(MoveAll(tuple(replace(move, entity=c) for c in cards)), NowThere(cards))
    gone: list[Entity] = []
    untold: dict[Entity, int] = {}
    counted = isinstance(effect, Mill) and number_is_read(state, "graveyard")
    for player, number in numbers.items():
        state, on_top = known_on_top(state, player, number)  # and the rest is not told
        gone += on_top
        untold[player] = number - len(on_top)
        if isinstance(effect, ExileFromLibrary) and untold[player]:
            by = state.label(context_of(state).you)
            state = state.step(Saw(state.label(player), "exile", untold[player], by), Cite.RESOLVE_SPELL)
    if is_read(effect, state) or (counted and max(numbers.values(), default=0) > _MOST_COUNTED):
        return meet(state, context_of(state).source, what)
    for player, number in numbers.items():
        state, there = taken_off(state, player, number)
        for _ in range(min(untold[player], there) if counted else 0):
            state, card = new_object(state, UNKNOWN, player, Zone.LIBRARY)
            gone.append(card)
    state = not_told(state.having(left_out=state.left_out | {(source_name(state), what)}))
    to = Zone.GRAVEYARD if isinstance(effect, Mill) else Zone.EXILE
    move = ZoneChange(0, to, How.MOVED, (Cite.RESOLVE_SPELL,), context_of(state).source)
    return state.then(MoveAll(tuple(replace(move, entity=card) for card in gone))) if gone else state
