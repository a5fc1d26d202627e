"""Searching a library, or cards of it that were looked at, for what is put onto the battlefield (CR 701.23, 401.4): libraries are
not modelled, so the story tells which cards those are. Lands that nobody speaks of are beside the point where nothing looks at
them."""

from __future__ import annotations

from bot.abilities.effects import Beside, SearchOnto
from bot.abilities.top_words import is_of_the_milled
from bot.engine.characteristics.view import see
from bot.engine.citations import Cite
from bot.engine.effects.cards_seen import fewer_seen, unknown_no_more
from bot.engine.effects.moved import NowThere
from bot.engine.effects.put_as_told import next_put
from bot.engine.evaluate import amount_of, fits
from bot.engine.illegal import illegal
from bot.engine.instructions import context_of, handles, players, source_name, whom
from bot.engine.log.things import How
from bot.engine.players.top_cards import shuffled
from bot.engine.relevance.met import meet
from bot.engine.relevance.writes import is_read, is_surely_land
from bot.engine.stack.targets_together import apart
from bot.engine.state import Entity, State, Zone
from bot.engine.told.scripted import mark_used
from bot.engine.zones.moves import MoveAll
from bot.engine.zones.zone_change import ZoneChange


@handles(SearchOnto)
def searches(effect: SearchOnto, state: State) -> State:
    """Each card that the story tells next is found and put there; none told, what is found is not known."""
    state = shuffled(state)
    searcher = (players(state, effect.who) or (context_of(state).you,))[0]
    sight, context = see(state), context_of(state)
    most = effect.what.count.most
    limit = 100 if most is None else most if isinstance(most, int) else amount_of(most, sight, context)
    found: list[Entity] = []
    while len(found) < limit and (told := next_put(state, searcher, effect.graveyard)) is not None:
        index, name, card = told
        if card is None or not fits(effect.what.what, card, sight, context, any_zone=True):
            text = f"{state.label(searcher)} can't find {name} with {source_name(state)}."
            return illegal(state, text, (Cite.RESOLVE_SPELL,))
        state = mark_used(state, index)
        found.append(card)
    if apart(state, effect.what, tuple(found), context):
        text = f"{state.label(searcher)} can't find {' and '.join(map(state.label, found))} together."
        return illegal(state, text, (Cite.RESOLVE_SPELL,))
    if not found:
        return _nobody_knows(effect, state)
    attach = whom(state, effect.attached_to) if effect.attached_to is not None else ()
    changes = tuple(
        ZoneChange(
            card,
            Zone.BATTLEFIELD,
            How.ENTERS,
            (Cite.RESOLVE_SPELL,),
            context.source,
            under=searcher,
            tapped=effect.tapped,
            attached_to=attach[0] if attach else None,
        )
        for card in found
    )
    return state.then(MoveAll(changes), NowThere(tuple(found)))


def finds_for_the_hand(effect: Beside, state: State) -> State | None:
    """The card that the story tells next as found, put into the hand (CR 701.23); None where it tells of none."""
    searcher = context_of(state).you
    told = next_put(state, searcher, to="hand") if effect.what == "search" and effect.sought else None
    if told is None:
        return None
    index, name, card = told
    sight, context = see(state), context_of(state)
    if card is None or not any(fits(one, card, sight, context, any_zone=True) for one in effect.sought):
        text = f"{state.label(searcher)} can't find {name} with {source_name(state)}."
        return illegal(state, text, (Cite.RESOLVE_SPELL,))
    move = ZoneChange(card, Zone.HAND, How.FOUND, (Cite.RESOLVE_SPELL,), context.source)
    return mark_used(state, index).then(MoveAll((move,)), NowThere((card,)))


def takes_as_told(effect: Beside, state: State) -> State | None:
    """Of the cards looked at those that the story tells next as put into the hand, and into the graveyard; None where it tells of none."""
    you, sight, context = context_of(state).you, see(state), context_of(state)
    moves: list[ZoneChange] = []
    for zone, to in ((Zone.HAND, "hand"), (Zone.GRAVEYARD, "graveyard")):
        while (told := next_put(state, you, to=to)) is not None and (card := told[2]) is not None:
            index, name, _ = told
            fit = to != "hand" or not effect.sought
            if not (fit or any(fits(one, card, sight, context, any_zone=True) for one in effect.sought)):
                text = f"{state.label(you)} can't take {name} with {source_name(state)}."
                return illegal(state, text, (Cite.RESOLVE_SPELL,))
            how = How.FOUND if to == "hand" else How.MOVED
            moves.append(ZoneChange(card, zone, how, (Cite.RESOLVE_SPELL,), context.source))
            state = mark_used(state, index)
    if not moves:
        return None
    state = (
        unknown_no_more(state, len(moves))
        if is_of_the_milled(effect.words)
        else fewer_seen(state, len(moves))
    )
    return state.then(MoveAll(tuple(moves)))


def surveils_as_told(state: State) -> State | None:
    """The cards that the story tells next as put into the graveyard by a surveil (CR 701.25a); None where it tells of none."""
    cards: list[Entity] = []
    while (told := next_put(state, context_of(state).you, to="graveyard")) is not None and told[
        2
    ] is not None:
        state = mark_used(state, told[0])
        cards.append(told[2])
    moves = (
        ZoneChange(c, Zone.GRAVEYARD, How.MOVED, (Cite.RESOLVE_SPELL,), context_of(state).source)
        for c in cards
    )
    return state.then(MoveAll(tuple(moves))) if cards else None


def _nobody_knows(effect: SearchOnto, state: State) -> State:
    """A land that nobody speaks of, and that nothing looks at, is left out; anything else could matter."""
    told = "which card is put onto the battlefield is not told"
    text = told if effect.among else f"searches a library: {told}"
    if not is_surely_land(effect.what.what) or is_read(effect, state):
        return meet(state, context_of(state).source, text)
    return state.having(left_out=state.left_out | {(source_name(state), text)})
