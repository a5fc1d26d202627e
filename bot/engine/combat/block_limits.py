"""What effects say about a group of blockers: how many on one attacker, how many in all, who has to (CR 509.1b-c)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeAlias

from bot.abilities.combat_rules import (
    AtMostBlockers,
    BlockedByAtLeast,
    BlockedByAtMost,
    CanBlockMore,
    CantAttackOrBlockAlone,
    Lure,
    MustBeBlocked,
    MustBlock,
    OnlyAlongside,
)
from bot.engine.characteristics.view import permanents, view_of
from bot.engine.citations import Cite
from bot.engine.combat.attack_limits import Company, Limit
from bot.engine.combat.rule_sets import rules_about
from bot.engine.combat.wrong import Wrong, because
from bot.engine.evaluate import Sight, fits, who_is
from bot.engine.evaluate.context import Context
from bot.engine.happenings import What
from bot.engine.state import Entity, State, is_player
from bot.values import dataclass

Blocks: TypeAlias = Mapping[Entity, tuple[Entity, ...]]
"""For each blocker the attackers that it is declared to block."""


@dataclass(frozen=True, slots=True)
class Range:
    """An attacker is blocked by none, or by `least` to `most` creatures (None: any number)."""

    least: int = 1
    most: int | None = None
    source: Entity = 0
    cite: Cite = Cite.BLOCK_RESTRICTION

    def allows(self, number: int) -> bool:
        return number == 0 or (number >= self.least and (self.most is None or number <= self.most))


@dataclass(frozen=True, slots=True)
class BlockRequirement:
    """One requirement. `blocker` alone: it blocks something. Both: it blocks that attacker. `attacker` alone: it is blocked
    (by one of `by`, when told)."""

    blocker: Entity | None
    attacker: Entity | None
    by: frozenset[Entity] | None
    source: Entity

    def is_obeyed(self, blocks: Blocks, blocked_by: Mapping[Entity, list[Entity]]) -> bool:
        """Whether these blocks obey it; `blocked_by` is the same blocks the other way round."""
        if self.blocker is not None:
            mine = blocks.get(self.blocker, ())
            return bool(mine) if self.attacker is None else self.attacker in mine
        assert self.attacker is not None
        blockers = blocked_by.get(self.attacker, ())
        return bool(blockers) if self.by is None else any(b in self.by for b in blockers)


def turned(blocks: Blocks) -> dict[Entity, list[Entity]]:
    """The blockers of each attacker."""
    by: dict[Entity, list[Entity]] = {}
    for blocker, attackers in blocks.items():
        for attacker in attackers:
            by.setdefault(attacker, []).append(blocker)
    return by


def capacity(state: State, blocker: Entity) -> int | None:
    """How many attackers this creature may block; None: any number."""
    number = 1
    for rule, _ in view_of(state).rules_on(state, blocker, CanBlockMore):
        if rule.additional is None:
            return None
        number += rule.additional
    return number


def range_of(state: State, attacker: Entity, defender: Entity) -> Range:
    """How many creatures may block this attacker together (menace and its like)."""
    view = view_of(state)
    found = Range()
    if view.chars[attacker].has("menace"):
        found = Range(2, None, attacker, Cite.MENACE)
    for rule, context in view.rules_on(state, attacker, BlockedByAtLeast):
        least = rule.number
        if rule.all:
            least = sum(1 for c in permanents(state).values() if c.controller == defender and c.is_creature)
        if least > found.least:
            found = Range(least, found.most, context.source)
    for limit, context in view.rules_on(state, attacker, BlockedByAtMost):
        if found.most is None or limit.number < found.most:
            found = Range(found.least, limit.number, context.source, found.cite)
    return found


def limits_on_blockers(state: State, sight: Sight) -> tuple[Limit, ...]:
    """The effects that allow only so many blockers in all."""
    found: list[Limit] = []
    for rule, context, affected in rules_about(state, sight, AtMostBlockers):
        creatures = frozenset(e for e in affected if not is_player(e))
        found.append(Limit(rule.number, creatures or None, None, context.source))
    return tuple(found)


def company_needed(
    state: State, sight: Sight, creatures: Iterable[Entity], candidates: Iterable[Entity]
) -> tuple[Company, ...]:
    """Who of `creatures` can't block alone, or only beside certain others; `candidates` are all who could block."""
    found: list[Company] = []
    view = view_of(state)
    for creature in creatures:
        for alone, context in view.rules_on(state, creature, CantAttackOrBlockAlone):
            if alone.block:
                found.append(Company(creature, 1, None, context.source))
        for rule, context in view.rules_on(state, creature, OnlyAlongside):
            if rule.block:
                fitting = None
                if rule.what is not None:
                    fitting = frozenset(e for e in candidates if fits(rule.what, e, sight, context))
                found.append(Company(creature, rule.number, fitting, context.source))
    return tuple(found)


def requirements_to_block(
    state: State, sight: Sight, blockers: tuple[Entity, ...], attackers: tuple[Entity, ...]
) -> tuple[BlockRequirement, ...]:
    """Every requirement on these blockers and attackers, one for each instance (CR 509.1c)."""
    view = view_of(state)
    found: list[BlockRequirement] = []
    again = state.game.era.asks_in_each_combat
    blocked = (
        frozenset(h.subject for h in state.history if h.what is What.BLOCKS) if not again else frozenset()
    )
    among = frozenset(attackers)
    for blocker in blockers:
        for must, context in view.rules_on(state, blocker, MustBlock):
            if must.when == "this turn" and blocker in blocked:
                continue
            if must.whom is None:
                found.append(BlockRequirement(blocker, None, None, context.source))
            else:
                those = who_is(must.whom, sight, context)
                found += [BlockRequirement(blocker, a, None, context.source) for a in those if a in among]
    for attacker in attackers:
        for be, context in view.rules_on(state, attacker, MustBeBlocked):
            by = None
            if be.by is not None:
                by = frozenset(b for b in blockers if fits(be.by, b, sight, context))
            found.append(BlockRequirement(None, attacker, by, context.source))
        for lure, context in view.rules_on(state, attacker, Lure):
            found += [
                BlockRequirement(b, attacker, None, context.source)
                for b in blockers
                if lure.by is None or fits(lure.by, b, sight, context)
            ]
    return tuple(found)


def broken(
    state: State,
    blocks: Blocks,
    ranges: Mapping[Entity, Range],
    limits: Iterable[Limit],
    company: Iterable[Company],
) -> Wrong | None:
    """The first restriction on the group that these blocks disobey (CR 509.1b); None when they keep all."""
    for attacker, blockers in turned(blocks).items():
        span = ranges[attacker]
        if span.allows(len(blockers)):
            continue
        label = state.label(attacker)
        if len(blockers) < span.least:
            cites = (
                (span.cite,) if span.cite is Cite.BLOCK_RESTRICTION else (Cite.BLOCK_RESTRICTION, span.cite)
            )
            reason = "" if span.cite is Cite.MENACE else because(state, Context(span.source, 0), attacker)
            text = f"{label} can't be blocked except by {span.least} or more creatures{reason}"
            return Wrong(text, cites)
        text = f"{label} can't be blocked by more than {span.most}{because(state, Context(span.source, 0), attacker)}"
        return Wrong(text, (Cite.BLOCK_RESTRICTION,))
    blocking = [b for b, attackers in blocks.items() if attackers]
    for limit in limits:
        number = sum(1 for b in blocking if limit.who is None or b in limit.who)
        if number > limit.number:
            name = state.label(limit.source)
            text = f"{number} creatures block where {name} lets no more than {limit.number} block"
            return Wrong(text, (Cite.BLOCK_RESTRICTION,))
    for need in company:
        if need.creature in blocking and not need.is_kept(blocking):
            alone = need.number == 1 and need.fitting is None
            how = "alone" if alone else "without the others it needs"
            reason = because(state, Context(need.source, 0), need.creature)
            return Wrong(f"{state.label(need.creature)} can't block {how}{reason}", (Cite.BLOCK_RESTRICTION,))
    return None
