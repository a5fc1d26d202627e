"""What effects say about a group of attackers: how many, who not alone, who has to (CR 508.1c-d)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bot.abilities.combat_rules import (
    AtMostAttackers,
    AttacksOnlyAlone,
    CantAttackOrBlockAlone,
    Goaded,
    MustAttack,
    OnlyAlongside,
)
from bot.engine.characteristics.view import view_of
from bot.engine.citations import Cite
from bot.engine.combat.rule_sets import rules_about
from bot.engine.combat.wrong import Wrong, because
from bot.engine.evaluate import Sight, fits, who_is
from bot.engine.evaluate.context import Context
from bot.engine.happenings import What
from bot.engine.state import Entity, State, is_player
from bot.values import dataclass


@dataclass(frozen=True, slots=True)
class Limit:
    """At most `number` of `who` (None: of all creatures) may attack `whom` (None: anyone)."""

    number: int
    who: frozenset[Entity] | None
    whom: frozenset[Entity] | None
    source: Entity

    def counts(self, creature: Entity, whom: Entity) -> bool:
        """Whether this attack uses up one of the number."""
        return (self.who is None or creature in self.who) and (self.whom is None or whom in self.whom)


@dataclass(frozen=True, slots=True)
class Company:
    """`creature` may attack only when at least `number` others of `fitting` (None: of all) attack too, or `alone` only when
    none does."""

    creature: Entity
    number: int
    fitting: frozenset[Entity] | None
    source: Entity
    alone: bool = False

    def is_kept(self, chosen: Iterable[Entity]) -> bool:
        """Whether those who attack, this creature among them, are company enough."""
        if self.alone:
            return all(e == self.creature for e in chosen)
        others = sum(1 for e in chosen if e != self.creature and (self.fitting is None or e in self.fitting))
        return others >= self.number


@dataclass(frozen=True, slots=True)
class MustDo:
    """`creature` has to attack (one of `whom` when told) if able: one requirement."""

    creature: Entity
    whom: frozenset[Entity] | None
    source: Entity

    def is_obeyed(self, chosen: Mapping[Entity, Entity]) -> bool:
        """Whether this declaration obeys it."""
        whom = chosen.get(self.creature)
        return whom is not None and (self.whom is None or whom in self.whom)


def limits_on_attackers(state: State, sight: Sight) -> tuple[Limit, ...]:
    """The effects that allow only so many attackers."""
    found: list[Limit] = []
    for rule, context, affected in rules_about(state, sight, AtMostAttackers):
        creatures = frozenset(e for e in affected if not is_player(e))
        whom = None if rule.whom is None else frozenset(who_is(rule.whom, sight, context))
        found.append(Limit(rule.number, creatures or None, whom, context.source))
    return tuple(found)


def company_needed(
    state: State, sight: Sight, creatures: Iterable[Entity], candidates: Iterable[Entity]
) -> tuple[Company, ...]:
    """Who of `creatures` can't attack alone, or only beside certain others; `candidates` are all who could attack."""
    found: list[Company] = []
    view = view_of(state)
    everyone: tuple[Entity, ...] | None = None
    for creature in creatures:
        for alone, context in view.rules_on(state, creature, CantAttackOrBlockAlone):
            if alone.attack:
                found.append(Company(creature, 1, None, context.source))
        for _, context in view.rules_on(state, creature, AttacksOnlyAlone):
            found.append(Company(creature, 0, None, context.source, alone=True))
        for rule, context in view.rules_on(state, creature, OnlyAlongside):
            if not rule.attack:
                continue
            fitting = None
            if rule.what is not None:
                everyone = everyone if everyone is not None else tuple(candidates)
                fitting = frozenset(e for e in everyone if fits(rule.what, e, sight, context))
            found.append(Company(creature, rule.number, fitting, context.source))
    return tuple(found)


def requirements_to_attack(state: State, sight: Sight, creatures: Iterable[Entity]) -> tuple[MustDo, ...]:
    """Every requirement on these creatures, one for each instance (CR 508.1d); goad makes two (CR 701.15b)."""
    view = view_of(state)
    again = _again_each_combat(state)
    attacked: frozenset[Entity] | None = None
    found: list[MustDo] = []
    for creature in creatures:
        for rule, context in view.rules_on(state, creature, MustAttack):
            if rule.when == "this turn" and not again:
                if attacked is None:
                    attacked = frozenset(h.subject for h in state.history if h.what is What.ATTACKS)
                if creature in attacked:
                    continue
            whom = None if rule.whom is None else frozenset(who_is(rule.whom, sight, context))
            found.append(MustDo(creature, whom, context.source))
        goaders = {context.you: context.source for _, context in view.rules_on(state, creature, Goaded)}
        for goader, source in goaders.items():
            others = frozenset(p for p in state.opponents(state.turn.active) if p != goader)
            found += [MustDo(creature, None, source), MustDo(creature, others, source)]
    return tuple(found)


def _again_each_combat(state: State) -> bool:
    """Whether "this turn if able" asks again in each combat of the turn, as the texts since 2018 say."""
    return state.game.era.asks_in_each_combat


def broken(
    state: State, limits: Iterable[Limit], company: Iterable[Company], chosen: Mapping[Entity, Entity]
) -> Wrong | None:
    """The first restriction on the group that this declaration disobeys (CR 508.1c); None when it keeps all."""
    for limit in limits:
        number = sum(1 for e, whom in chosen.items() if limit.counts(e, whom))
        if number > limit.number:
            text = f"{number} creatures attack where {state.label(limit.source)} lets no more than {limit.number} attack"
            return Wrong(text, (Cite.ATTACK_RESTRICTION,))
    for need in company:
        if need.creature in chosen and not need.is_kept(chosen):
            label = state.label(need.creature)
            with_whom = "without the others it needs"
            if need.alone:
                with_whom = "with others"
            elif need.number == 1 and need.fitting is None:
                with_whom = "alone"
            reason = because(state, Context(need.source, 0), need.creature)
            return Wrong(f"{label} can't attack {with_whom}{reason}", (Cite.ATTACK_RESTRICTION,))
    return None
