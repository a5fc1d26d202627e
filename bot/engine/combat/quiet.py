"""Whether it makes no difference how much more than lethal damage a creature is dealt: then such divisions are one choice.

Only where nothing watches damage, changes it or can come between: what is asked less often must never hide an outcome.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from bot.abilities.ability import Triggered
from bot.abilities.combining import (
    Later,
)
from bot.abilities.effects import (
    ChangeNow,
    SetRule,
)
from bot.abilities.events import (
    AnyOfEvents,
    Attacks,
    BecomesBlocked,
    BecomesTapped,
    BecomesTarget,
    BeginningOf,
    Blocks,
    Dies,
    Enters,
    Event,
    Narrowed,
    PutIntoGraveyard,
)
from bot.abilities.player_events import Casts, Draws, GainsLife, LosesLife
from bot.abilities.replacements import ReplaceDying
from bot.abilities.statics import DamageRule
from bot.abilities.who import SELF
from bot.engine.characteristics.view import permanents, statements
from bot.engine.combat.assigner import Assigner
from bot.engine.combat.division import Around, Division
from bot.engine.state import Entity, State
from bot.engine.triggers import triggered_of

_HARMLESS = (
    Attacks,
    BecomesBlocked,
    BecomesTapped,
    BecomesTarget,
    BeginningOf,
    Blocks,
    Casts,
    Draws,
    Enters,
    GainsLife,
    LosesLife,
)


def is_quiet(state: State) -> bool:
    """Whether only life, death and marked damage can follow from combat damage to creatures now."""
    if not state.game.era.timing.deals_at_once:
        return False
    if state.effects and any(_stirs(a.content) for a in state.effects):
        return False
    if statements(state, DamageRule) or statements(state, ReplaceDying):
        return False
    modern = state.game.era.lifelink_is_static
    return all(
        _is_harmless(ability)
        for chars in permanents(state).values()
        if chars.abilities
        for ability in triggered_of(chars.abilities, modern)
    )


def _stirs(content: object) -> bool:
    return isinstance(content, Later) or not isinstance(content, ChangeNow | SetRule)


def _is_harmless(ability: Triggered) -> bool:
    def harmless(event: Event) -> bool:
        match event:
            case Narrowed():
                return harmless(event.of)
            case AnyOfEvents():
                return all(harmless(e) for e in event.of)
            case Dies() | PutIntoGraveyard():
                return event.who == SELF
            case _:
                return isinstance(event, _HARMLESS)

    return harmless(ability.when)


def alike_for(
    state: State, around: Around, recipients: Iterable[Entity]
) -> Callable[[Assigner, Division], object]:
    """Names a division by what it does: amounts count up to what kills. Creatures that damage would not destroy, and
    everything that is no creature, count exactly."""
    board = permanents(state)
    mortal = {
        e
        for e in recipients
        if e in board
        and board[e].is_creature
        and not board[e].has("indestructible")
        and not {"Planeswalker", "Battle"}.intersection(board[e].types)
    }

    def name(assigner: Assigner, division: Division) -> object:
        parts: list[tuple[Entity, int]] = []
        for entity, amount in division:
            if entity in mortal:
                need = max(0, around.needs.get(entity, 0) - around.sure.get(entity, 0))
                if assigner.deathtouch:
                    need = min(need, 1)
                amount = min(amount, need)
            if amount:
                parts.append((entity, amount))
        return tuple(parts)

    return name
