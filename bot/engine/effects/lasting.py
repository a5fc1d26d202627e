"""When effects end that last "for as long as" something is so, or until something happens (CR 611.2b)."""

from __future__ import annotations

from bot.abilities.durations import AsLongAs, Duration, Lasting
from bot.engine.characteristics.view import permanents, see
from bot.engine.combat.leave import check_combat
from bot.engine.evaluate import is_true
from bot.engine.evaluate.context import Context
from bot.engine.state import Active, Entity, State, Zone

_WHILE = frozenset(
    {
        Duration.WHILE_SOURCE_STAYS,
        Duration.WHILE_YOU_CONTROL_SOURCE,
        Duration.WHILE_SOURCE_TAPPED,
        Duration.WHILE_EXILED,
    }
)


def _is_while(duration: Lasting) -> bool:
    return isinstance(duration, AsLongAs) or duration in _WHILE


def still_lasts(state: State, duration: Lasting, context: Context) -> bool:
    """Whether an effect of this duration could last now: one whose "as long as" is not so from the beginning does
    nothing (CR 611.2b)."""
    found = state.object(context.source)
    match duration:
        case AsLongAs():
            return is_true(duration.condition, see(state), context)
        case Duration.WHILE_SOURCE_STAYS:
            return context.source in permanents(state)
        case Duration.WHILE_YOU_CONTROL_SOURCE:
            chars = permanents(state).get(context.source)
            return chars is not None and chars.controller == context.you
        case Duration.WHILE_SOURCE_TAPPED:
            return context.source in permanents(state) and found is not None and found.tapped
        case _:
            return True


def end_what_is_over(state: State) -> State:
    """The state without the effects whose time is over. What was exiled "until it leaves" is no business of this."""
    if not any(_is_while(a.duration) for a in state.effects):
        return state
    kept = tuple(a for a in state.effects if not _is_over(a, state))
    if len(kept) == len(state.effects):
        return state
    state = state.having(effects=kept)
    return check_combat(state)


def _is_over(active: Active, state: State) -> bool:
    if isinstance(active.content, str) or not _is_while(active.duration):
        return False
    if active.duration is Duration.WHILE_EXILED:
        cards = (state.object(e) for e in active.affected or ())
        return not any(card is not None and card.zone is Zone.EXILE for card in cards)
    return not still_lasts(state, active.duration, active.context)


def end_with_creature_spell(state: State, spell: Entity) -> State:
    """A spell was cast: what lasts "until a player casts a creature spell" ends if it is one."""
    chars = see(state).chars_of(spell)
    if chars is None or "Creature" not in chars.types:
        return state
    kept = tuple(a for a in state.effects if a.duration is not Duration.UNTIL_A_CREATURE_SPELL)
    return state if len(kept) == len(state.effects) else state.having(effects=kept)
