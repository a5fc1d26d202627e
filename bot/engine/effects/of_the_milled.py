"""Cards that are taken into the hand from among those just milled, of which the story tells which they are (CR 701.17): they lie in the
graveyard then, for all to see."""

from __future__ import annotations

from bot.abilities.effects import Beside
from bot.abilities.filters import Filter
from bot.engine.agenda import Choice, Task
from bot.engine.characteristics.view import see
from bot.engine.citations import Cite
from bot.engine.effects.choosing import choose_objects
from bot.engine.effects.moved import NowThere
from bot.engine.effects.put_as_told import MILLED, next_put
from bot.engine.evaluate import amount_of, fits
from bot.engine.instructions import Instructions, context_of
from bot.engine.log.things import How
from bot.engine.state import Entity, State, Zone
from bot.engine.told.scripted import mark_used
from bot.engine.zones.moves import MoveAll
from bot.engine.zones.objects import current
from bot.engine.zones.zone_change import ZoneChange
from bot.values import replace


def milled_to_take(state: State, effect: Beside) -> tuple[Entity, ...] | None:
    """Those of the cards milled before by the same ability that may be taken; None where nobody knows which cards were milled."""
    if effect.what != "sort":
        return None
    cards = [current(state, card) for kind, card in context_of(state).chosen if kind == MILLED]
    lying = tuple(c for c in cards if c is not None and state.objects[c].zone is Zone.GRAVEYARD)
    return tuple(c for c in lying if _is_sought(state, effect.sought, c)) if cards else None


def takes_of_the_milled(effect: Beside, state: State) -> State | Choice | None:
    """As the story tells, else every way; None where nobody knows which cards were milled."""
    cards = milled_to_take(state, effect)
    if cards is None:
        return None
    if len(effect.sought) > 1:  # `a creature card and/or a land card`: one of each
        return state.then(*(Instructions((replace(effect, sought=(one,)),)) for one in effect.sought))
    you = context_of(state).you
    source = context_of(state).source

    def taking(picked: tuple[Entity, ...]) -> tuple[Task, ...]:
        moves = (ZoneChange(c, Zone.HAND, How.FOUND, (Cite.RESOLVE_SPELL,), source) for c in picked)
        return (MoveAll(tuple(moves)), NowThere(picked))

    told: list[Entity] = []
    while (put := next_put(state, you, graveyard=True, to="hand")) is not None and put[2] in cards:
        assert put[2] is not None
        told.append(put[2])
        state = mark_used(state, put[0])
    if told or effect.taken is None:
        return state.then(*taking(tuple(told) or cards))
    least, most = effect.taken.least, effect.taken.most
    sight, context = see(state), context_of(state)
    least = least if isinstance(least, int) else amount_of(least, sight, context)
    most = len(cards) if most is None else most if isinstance(most, int) else amount_of(most, sight, context)
    return choose_objects(state, you, cards, most, taking, "takes", (Cite.RESOLVE_CHOICE,), min(least, most))


def _is_sought(state: State, sought: tuple[Filter, ...], card: Entity) -> bool:
    sight, context = see(state), context_of(state)
    return not sought or any(fits(one, card, sight, context, any_zone=True) for one in sought)
