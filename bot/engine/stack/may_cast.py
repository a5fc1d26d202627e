"""When a card can be cast or played (CR 307.1, 305.2, 702.8)."""

from __future__ import annotations

from bot.abilities.ability import Keyword, Static
from bot.abilities.changes import Gains
from bot.abilities.filters import Filter, OfType
from bot.abilities.statics import AsThoughFlash, BesideStatic, CastOnly, Changes, MayCastAsThough
from bot.abilities.who import SELF
from bot.engine.characteristics.statements import holding
from bot.engine.characteristics.view import see, statements
from bot.engine.citations import Cite
from bot.engine.evaluate import Sight, fits, is_among
from bot.engine.evaluate.context import Context
from bot.engine.happenings import What
from bot.engine.objects import (
    Object,
)
from bot.engine.stack.next_spell import waiting_for
from bot.engine.stack.times import is_time, said_of
from bot.engine.state import (
    Entity,
    State,
)
from bot.engine.turn.where import TurnStep


def why_not_now(
    state: State, player: Entity, card: Object, paid: tuple[str, ...] = ()
) -> tuple[str, tuple[Cite, ...]] | None:
    """Instants and flash at any time; all else in the player's own main phase with nothing on the stack (CR 307.1). For its
    sneak cost anything, in the player's own declare blockers step."""
    era = state.game.era
    if "sneak" in paid:
        return _sneaking(state, player, card)
    if "madness" in paid:
        return None  # as a triggered ability resolves (CR 702.35a)
    keywords = {a.name for a in card.card.abilities if isinstance(a, Keyword)}
    name = state.player(player).name
    if "Planeswalker" in card.card.types and not era.has_planeswalkers:
        return f"{era.label}: there are no planeswalkers.", (Cite.CAST,)
    if (
        "Instant" in card.card.types
        or "flash" in keywords
        or _as_though_flash(state, player, card)
        or _given_flash(state, player, card)
        or "Interrupt" in card.card.types
    ):
        return _cast_only(state, card)
    if state.turn.active != player:
        return (
            f"{name} can't cast {card.label} during {state.label(state.turn.active)}'s turn: only instants and cards with flash.",
            (Cite.SORCERY_TIMING, Cite.MAIN_PHASE),
        )
    otherwise = era.timing.why_no_permanent(state, name, card.label)
    if otherwise is not None:
        return otherwise
    if not state.turn.step.is_main:
        cites = (Cite.SORCERY_TIMING, Cite.THE_ATTACK if state.turn.step.in_combat else Cite.FULL_TURN)
        return f"{name} can't cast {card.label} outside a main phase.", cites
    if state.stack:
        return (
            f"{name} can't cast {card.label} in response: only instants and cards with flash.",
            (Cite.SORCERY_TIMING,),
        )
    return None


def _sneaking(state: State, player: Entity, card: Object) -> tuple[str, tuple[Cite, ...]] | None:
    if state.turn.active == player and state.turn.step is TurnStep.DECLARE_BLOCKERS:
        return None
    name = state.label(player)
    return f"{card.label} can be cast for its sneak cost only in {name}'s declare blockers step.", (
        Cite.CAST,
    )


def _as_though_flash(state: State, player: Entity, card: Object) -> bool:
    """Whether its own text lets it be cast so, where what that depends on is so now (CR 601.3b)."""
    sight, context = see(state), Context(card.id, player)
    return any(
        isinstance(effect, MayCastAsThough)
        or (isinstance(effect, Changes) and effect.who == SELF and _gains_flash(effect))
        for ability in card.card.abilities
        if isinstance(ability, Static)
        for effect in holding(ability.effects, sight, context)
    )


def _gains_flash(effect: Changes) -> bool:
    """`~ has flash as long as you control a Desert`."""
    gained = (one.ability for one in effect.changes if isinstance(one, Gains))
    return any(isinstance(ability, Keyword) and ability.name == "flash" for ability in gained)


def _given_flash(state: State, player: Entity, card: Object) -> bool:
    """Whether something lets this player cast such a card as though it had flash."""
    if any(waiting.content.flash for waiting in waiting_for(state, player, card.id)):
        return True
    sight = see(state)
    return any(
        is_among(s.effect.who, player, sight, s.context) and _is_such(s.effect.what, card, sight, s.context)
        for s in statements(state, AsThoughFlash)
    )


def _is_such(what: Filter, card: Object, sight: Sight, context: Context) -> bool:
    """Whether the spell would be one of these: its card is described without the word."""
    rest = Filter(tuple(q for q in what.qualities if q != OfType("Spell")))
    return fits(rest, card.id, sight, context, any_zone=True)


def _cast_only(state: State, card: Object) -> tuple[str, tuple[Cite, ...]] | None:
    """A limit of the card's own: "Cast ~ only during combat after blockers are declared" (CR 506.7)."""
    for ability in card.card.abilities:
        if not isinstance(ability, Static):
            continue
        for effect in ability.effects:
            if isinstance(effect, CastOnly) and not is_time(state, card.owner, card.id, effect.when):
                return f"{card.label} can be cast only {said_of(effect.when)}.", (Cite.CAST_TIMING,)
    return None


def has_played_its_land(state: State, player: Entity) -> bool:
    """Whether the one land of the turn has been played (CR 305.2); effects that allow more are not counted exactly."""
    played = any(h.what is What.PLAYS_LAND and h.subject == player for h in state.history)
    more = any("additional land" in words for _, words in state.left_out)
    return (
        played
        and not more
        and not any(
            s.effect.what == "play more lands" and s.context.you == player
            for s in statements(state, BesideStatic)
        )
    )
