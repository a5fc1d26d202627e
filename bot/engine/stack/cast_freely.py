"""Casting a card without paying its mana cost as an ability resolves (CR 608.2g)."""

from __future__ import annotations

from bot.abilities.keyword_abilities.instructions import CastWithoutPaying
from bot.engine.agenda import Choice, Option
from bot.engine.aim import aim
from bot.engine.citations import Cite
from bot.engine.decisions import Decision
from bot.engine.evaluate.context import Context
from bot.engine.instructions import context_of, handles, whom
from bot.engine.objects import (
    Object,
)
from bot.engine.script import Cast, Targets
from bot.engine.scripted import mark_used
from bot.engine.stack.cast import CastSpell
from bot.engine.stack.divisions import BadAim
from bot.engine.stack.paragraphs import instructions_of
from bot.engine.stack.targets import aims
from bot.engine.state import (
    Entity,
    State,
    Zone,
)


@handles(CastWithoutPaying)
def casts(effect: CastWithoutPaying, state: State) -> State | Choice:
    """The player may cast it now, whenever it could be cast otherwise: as the story tells next, or in every way."""
    you = context_of(state).you
    found = next((o for e in whom(state, effect.what) if (o := state.object(e)) is not None), None)
    if found is None or found.zone in (Zone.BATTLEFIELD, Zone.PHASED_OUT):
        return state
    index = _told_next(state, found, you)
    if index is not None:
        action = state.game.script[index]
        assert isinstance(action, Cast)
        return mark_used(state, index).then(CastSpell(action, at_any_time=True))
    cast = CastSpell(Cast(state.label(you), found.label), at_any_time=True)
    yes = Option(f"casts {found.label}", (cast,))
    no = Option(f"doesn't cast {found.label}")
    options = (yes, no) if _can_be_aimed(state, found, you) else (no,)
    return Choice(state, you, f"Does {state.label(you)} cast {found.label}?", options, (Cite.REBOUND,))


def _told_next(state: State, card: Object, player: Entity) -> int | None:
    """Where the story tells next that the player casts this card."""
    script = state.game.script
    index = next((i for i in range(state.position, len(script)) if not isinstance(script[i], Decision)), None)
    action = script[index] if index is not None else None
    mine = isinstance(action, Cast) and action.card == card.label and action.player == state.label(player)
    return index if mine else None


def _can_be_aimed(state: State, card: Object, player: Entity) -> bool:
    effects, specs = aim(instructions_of(card.card))
    ways = aims(state, effects, specs, Targets(), Context(card.id + 1, player))
    return not isinstance(ways, BadAim) and bool(ways)
