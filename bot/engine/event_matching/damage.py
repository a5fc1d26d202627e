"""Damage that is watched for: what deals it and what is dealt it."""

from __future__ import annotations

from bot.abilities.damage import DamageKind
from bot.abilities.events import DealsDamage, IsDealtDamage
from bot.engine.evaluate import Sight, is_among
from bot.engine.evaluate.context import Context
from bot.engine.event_matching.families import is_other, watches
from bot.engine.happenings import Happening, What
from bot.engine.state import Entity


@watches(DealsDamage)
def _deals_damage(when: DealsDamage, h: Happening, sight: Sight, context: Context) -> bool:
    return (
        h.what is What.DAMAGE
        and _is_of_kind(when.kind, h.combat)
        and is_among(when.by, h.subject, sight, context)
        and is_other(when.to, h, sight, context)
        and when.exactly in (None, h.amount)
        and h.amount >= when.at_least
        and (not when.to_its_target or h.object in _targets_of(h.subject, sight))
    )


def _targets_of(spell: Entity, sight: Sight) -> tuple[Entity, ...]:
    """What a spell or ability on the stack is aimed at."""
    found = sight.state.objects.get(spell)
    if found is None or found.on_stack is None:
        return ()
    return tuple(e for group in found.on_stack.context.targets for e in group)


@watches(IsDealtDamage)
def _is_dealt_damage(when: IsDealtDamage, h: Happening, sight: Sight, context: Context) -> bool:
    return (
        h.what is What.DEALT
        and _is_of_kind(when.kind, h.combat)
        and (not when.excess or h.excess > 0)
        and h.amount >= when.at_least
        and is_among(when.who, h.subject, sight, context)
        and (when.by is None or is_other(when.by, h, sight, context))
    )


def _is_of_kind(kind: DamageKind, combat: bool) -> bool:
    return kind is DamageKind.ANY or (kind is DamageKind.COMBAT) == combat
