"""How many cards of the top of a library are looked at, revealed or exiled, whichever they are; and how many of these are the rest, that
are put away (CR 401, 701.20).

Nobody knows which cards they are: it is counted only where nothing in the story looks at more than how many lie somewhere.
"""

from __future__ import annotations

from bot.abilities.amounts import EventAmount
from bot.abilities.effects import Beside
from bot.abilities.top_words import SeenOfTheTop, finds_any_card, put_away, seen_of_the_top
from bot.engine.citations import Cite
from bot.engine.instructions import amount, context_of, with_context
from bot.engine.log.things import How
from bot.engine.log.turn import Saw
from bot.engine.players.unknown_cards import UNKNOWN, is_unknown
from bot.engine.relevance.writes import kinds_are_read, number_is_read
from bot.engine.state import State, Zone
from bot.engine.zones.moves import MoveAll
from bot.engine.zones.objects import new_object
from bot.engine.zones.zone_change import ZoneChange

SEEN = "seen"
"""Under which word it is kept how many cards of those that were looked at or revealed have not been put anywhere yet."""


def seen_by(effect: Beside, state: State) -> State:
    """The state in which it is told how many cards are seen so, and kept how many; the same where the words do not say how many."""
    found = seen_of_the_top(effect.words)
    if found is None:
        return state
    how, number = found.how, _number(found, state)
    if number is None or number <= 0:
        return state
    you = context_of(state).you
    state = state.step(Saw(state.label(you), how, number), Cite.RESOLVE_SPELL)
    if how not in ("look at", "reveal"):
        return state
    return with_context(state, chosen=(*_but_the_seen(state), (SEEN, number)))


def fewer_seen(state: State, number: int) -> State:
    """The state in which so many of those that were seen have been put somewhere."""
    left = left_of_the_seen(state)
    if left is None:
        return state
    return with_context(state, chosen=(*_but_the_seen(state), (SEEN, max(left - number, 0))))


def left_of_the_seen(state: State) -> int | None:
    """How many of the cards that were seen have not been put anywhere; None where it is not known how many were."""
    return next((n for word, n in context_of(state).chosen if word == SEEN), None)


def puts_the_rest_away(effect: Beside, state: State) -> State | None:
    """`Put one of them into your hand and the rest into your graveyard`: so many cards that nobody knows; None where it is not known how
    many they are, where something looks at which cards lie there, or at what is left of the library."""
    found, left = put_away(effect.words), left_of_the_seen(state)
    if found is None or left is None or not _is_counted_alone(state):
        return None
    you = context_of(state).you
    taken = min(found.taken, left)
    for _ in range(taken if number_is_read(state, "hand") else 0):
        state, _card = new_object(state, UNKNOWN, you, Zone.HAND)
    state = fewer_seen(state, left if found.rest else taken)
    if not found.buried or not number_is_read(state, "graveyard"):
        return state
    moves: list[ZoneChange] = []
    for _ in range(left - taken):
        state, card = new_object(state, UNKNOWN, you, Zone.LIBRARY)
        source = context_of(state).source
        moves.append(ZoneChange(card, Zone.GRAVEYARD, How.MOVED, (Cite.RESOLVE_SPELL,), source))
    return state.then(MoveAll(tuple(moves)))


def finds_one(effect: Beside, state: State) -> State | None:
    """`Search your library for a card, put that card into your hand, then shuffle`: one card more in the hand, which nobody has to name; None
    where such a card may not be found (CR 701.23b), or where something looks at which it is."""
    if effect.what != "search" or not finds_any_card(effect.words):
        return None
    if not number_is_read(state, "hand") or not _is_counted_alone(state):
        return None
    state, _card = new_object(state, UNKNOWN, context_of(state).you, Zone.HAND)
    return state


def unknown_no_more(state: State, number: int) -> State:
    """The state with so many fewer cards that nobody knows in the graveyard: it is told now which these are of those that were milled."""
    you = context_of(state).you
    there = [
        o.id for o in state.objects.values() if o.owner == you and o.zone is Zone.GRAVEYARD and is_unknown(o)
    ]
    for card in there[-number:]:
        state = state.having(objects=state.objects.delete(card))
    return state


def nobody_knows_how_many(effect: Beside, state: State) -> State:
    """The state in which the rest is not counted any more, where some of those that were seen may have been taken (`a land card`)."""
    if not (effect.sought or effect.taken):
        return state
    return with_context(state, chosen=_but_the_seen(state))


def _is_counted_alone(state: State) -> bool:
    """Whether something looks at how many cards are in the hand or the graveyard, and nothing at which."""
    numbers = number_is_read(state, "hand") or number_is_read(state, "graveyard")
    return numbers and not any(kinds_are_read(state, zone) for zone in ("hand", "graveyard", "library"))


def _number(found: SeenOfTheTop, state: State) -> int | None:
    if found.that_many:
        return amount(state, EventAmount())
    return context_of(state).x or None if found.x else found.number


def _but_the_seen(state: State) -> tuple[tuple[str, object], ...]:
    return tuple(pair for pair in context_of(state).chosen if pair[0] != SEEN)
