"""Effects that say that players can't cast spells (CR 101.2, 601.3)."""

from __future__ import annotations

from bot.abilities.filters import Filter, OfType, OneOf
from bot.abilities.statics import CantCast
from bot.engine.characteristics.view import see, statements
from bot.engine.citations import Cite
from bot.engine.evaluate import fits, is_among
from bot.engine.happenings import What
from bot.engine.objects import (
    Object,
)
from bot.engine.payment import Refusal
from bot.engine.state import (
    Entity,
    State,
)


def why_barred(state: State, player: Entity, card: Object) -> Refusal | None:
    """Why an effect keeps the player from casting this card now, as what it is cast as: face down it has no name (CR 601.3a, 708.4);
    None when none does."""
    state = state.with_object(card)
    sight = see(state)
    for said in statements(state, CantCast):
        barred: CantCast = said.effect
        if not is_among(barred.who, player, sight, said.context):
            continue
        what = _of_a_card(barred.what)
        if not fits(what, card.id, sight, said.context, any_zone=True):
            continue
        cast = [h.object for h in state.history if h.what is What.CASTS and h.subject == player]
        already = sum(e is not None and fits(what, e, sight, said.context, any_zone=True) for e in cast)
        if already >= barred.most:
            return f"{said.name}: {state.label(player)} can't cast {card.label}.", (
                Cite.CANT_HAPPEN,
                Cite.CAST,
            )
    return None


def _of_a_card(what: Filter) -> Filter:
    """What is said of spells, of a card that would be one."""
    qualities = tuple(
        OneOf(tuple(_of_a_card(f) for f in q.of)) if isinstance(q, OneOf) else q
        for q in what.qualities
        if q != OfType("Spell")
    )
    return Filter(qualities)
