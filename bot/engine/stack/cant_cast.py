"""Effects that say that players can't cast spells (CR 101.2, 601.3)."""

from __future__ import annotations

from bot.abilities.ability import Static
from bot.abilities.filters import Filter, OfType, OneOf
from bot.abilities.statics import CantCast, CastOnlyIf
from bot.engine.characteristics.functioning import NONTRADITIONAL
from bot.engine.characteristics.view import see, statements
from bot.engine.citations import Cite
from bot.engine.evaluate import Sight, fits, is_among, is_true
from bot.engine.evaluate.context import Context
from bot.engine.happenings import What
from bot.engine.objects import (
    Object,
)
from bot.engine.payment import Refusal
from bot.engine.state import (
    Entity,
    State,
)
from bot.values import replace


def why_barred(state: State, player: Entity, card: Object, x: int = 0) -> Refusal | None:
    """Why an effect or its own words keep the player from casting this card now, as what it is cast as: face down it has no name
    (CR 601.3a, 708.4), a half is alone (CR 709.3a), and its mana value is that of the X announced (CR 202.3e). None when nothing does."""
    if NONTRADITIONAL & set(card.card.types):
        return f"{card.label} can't be cast: it stays in the command zone.", (Cite.CAST,)
    of_x = card.card.mana_cost.count("{X}") * x
    as_cast = replace(card.card, mana_value=card.card.mana_value + of_x, other_face=None)
    state = state.with_object(replace(card, card=as_cast))
    sight = see(state)
    if not _own_condition_holds(card, sight, Context(card.id, player)):
        return f"{card.label} can't be cast: what it says of when it can be doesn't hold.", (
            Cite.CANT_HAPPEN,
            Cite.CAST,
        )
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


def _own_condition_holds(card: Object, sight: Sight, context: Context) -> bool:
    """Whether what the card says of itself ("cast only if ...") lets it be cast."""
    return all(
        is_true(effect.condition, sight, context)
        for ability in card.card.abilities
        if isinstance(ability, Static)
        for effect in ability.effects
        if isinstance(effect, CastOnlyIf)
    )


def _of_a_card(what: Filter) -> Filter:
    """What is said of spells, of a card that would be one."""
    qualities = tuple(
        OneOf(tuple(_of_a_card(f) for f in q.of)) if isinstance(q, OneOf) else q
        for q in what.qualities
        if q != OfType("Spell")
    )
    return Filter(qualities)
