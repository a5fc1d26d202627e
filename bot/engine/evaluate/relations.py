"""How one thing stands to others: blocks them, attacks them, targets them, has dealt damage to them."""

from __future__ import annotations

from bot.abilities.filters import AttackingWhom, BlockingIt
from bot.engine.evaluate.qualities import before_they_left
from bot.engine.evaluate.sight import Sight
from bot.engine.happenings import What
from bot.engine.objects import Object
from bot.engine.state import Entity


def targets(thing: Object, meant: tuple[Entity, ...], only: bool) -> bool:
    """Whether the spell or ability targets one of these (CR 115.9b), and `only` that one."""
    aimed = thing.on_stack.context.targets if thing.on_stack else ()
    hit = [e in meant for e in dict.fromkeys(e for group in aimed for e in group)]
    return hit == [True] if only else any(hit)


def blocks_or_is_blocked(
    quality: BlockingIt, entity: Entity, others: tuple[Entity, ...], sight: Sight
) -> bool:
    """Whether it blocks (or is blocked by) one of those meant; for one that has left, whether it did so then (CR 608.2h)."""
    combat = sight.state.combat
    if combat is None:
        return False
    others = before_they_left(others, sight)
    gone = [known for o in others if (known := sight.state.known.get(o)) is not None]
    if quality.blocked or quality.either:
        attacker = combat.attacker(entity)
        if attacker is not None and any(o in attacker.blockers for o in others):
            return True
        if any(entity in known.was_blocking for known in gone):
            return True
    if quality.blocked:
        return False
    if any(a.id in others and entity in a.blockers for a in combat.attackers):
        return True
    return any(entity in known.was_blocked_by for known in gone)


def attacks_one_of(quality: AttackingWhom, entity: Entity, whom: tuple[Entity, ...], sight: Sight) -> bool:
    """Whether it attacks one of these, or a planeswalker of theirs where that counts."""
    combat = sight.state.combat
    attacker = combat.attacker(entity) if combat else None
    if attacker is None:
        return False
    return attacker.whom in whom or (quality.or_planeswalkers and attacker.defender in whom)


def dealers(sight: Sight) -> tuple[Entity, ...]:
    """The sources that dealt damage this turn."""
    return tuple(dict.fromkeys(h.subject for h in sight.state.history if h.what is What.DAMAGE))


def dealt_damage(
    entity: Entity,
    by: tuple[Entity, ...] | None,
    to: tuple[Entity, ...] | None,
    sight: Sight,
    combat: bool = False,
) -> bool:
    """Whether it was dealt damage this turn, by one of these; whether it dealt damage, where it is asked `to` whom."""
    for happened in sight.state.history:
        if happened.what is not What.DAMAGE or (combat and not happened.combat):
            continue
        if to is not None:
            if happened.subject == entity and happened.object in to:
                return True
        elif happened.object == entity and (by is None or happened.subject in by):
            return True
    return False


def is_banded(entity: Entity, others: tuple[Entity, ...], sight: Sight) -> bool:
    """Whether it attacks in the same band as one of these, and is none of them (CR 702.22c)."""
    combat = sight.state.combat
    own = combat.attacker(entity) if combat is not None else None
    if combat is None or own is None or own.band is None or entity in others:
        return False
    return any((a := combat.attacker(e)) is not None and a.band == own.band for e in others)
