"""Activating abilities (CR 602): which ability is meant, whether it may be activated now, its costs and targets."""

from __future__ import annotations

from typing import Any

from bot.abilities.ability import Activated
from bot.abilities.card import Card
from bot.abilities.combining import (
    LimitX,
)
from bot.abilities.costs import Loyalty, Mana, TapSelf
from bot.abilities.effects import (
    Regenerate,
)
from bot.abilities.keyword_abilities.activated import activated_in, activated_of, is_mana_ability
from bot.abilities.limits import Only
from bot.abilities.who import Target
from bot.engine.agenda import Choice, Option, Task
from bot.engine.aim import aim
from bot.engine.characteristics.view import chars_of
from bot.engine.citations import Cite
from bot.engine.costs.lacking import unpayable
from bot.engine.costs.pay import pay
from bot.engine.costs.told_life import pay_told_life
from bot.engine.effects.designations import designate
from bot.engine.evaluate.context import Context
from bot.engine.happenings import Happening, What
from bot.engine.illegal import illegal, unfounded
from bot.engine.instructions import run
from bot.engine.keyword_citations import cites_of
from bot.engine.log.stack import AbilityActivated
from bot.engine.marks import counted_as, mark_of
from bot.engine.objects import (
    Object,
    OnStack,
)
from bot.engine.payment import PaidWith, Paying, paying
from bot.engine.relevance.met import meet
from bot.engine.stack.aimed_happenings import aimed
from bot.engine.stack.divisions import MOST_AIMS, Aim, BadAim
from bot.engine.stack.for_each_player import for_each_player
from bot.engine.stack.mana_spent import spent_on
from bot.engine.stack.may_activate import loyalty_text, unread_text, used_text, why_not
from bot.engine.stack.modes import MarkModes, choose_modes, is_modal, with_modes
from bot.engine.stack.targets import aimed_at, aimed_by, aimed_by_several, aims, how_aimed
from bot.engine.stack.untold_x import with_x_of_ability, without_x_of_ability
from bot.engine.stack.waiting import Settle
from bot.engine.stack.which import abilities_meant
from bot.engine.stack.x_as_paid import x_as_paid
from bot.engine.state import (
    Entity,
    State,
    Zone,
)
from bot.engine.told.script import Activate
from bot.engine.triggers import happen
from bot.engine.zones.objects import new_object
from bot.values import dataclass, replace

_Way = tuple[tuple[int, ...], tuple[Any, ...], tuple[Target, ...], Aim]
"""Its instructions, what their targets may be, and what they are aimed at."""


@dataclass(frozen=True, slots=True)
class ActivateAbility(Task):
    """A player activates an ability of something, `action.times` times."""

    action: Activate

    def do(self, state: State) -> State | Choice:
        action = self.action
        player = state.player_named(action.player)
        source = state.named(action.source)
        if player is None or source is None:
            return unfounded(
                state, f"{action.player} can't activate {action.source}: it isn't there.", (Cite.ACTIVATE,)
            )
        chars = chars_of(state, source.id)
        assert chars is not None
        candidates = abilities_meant(state, source, action)
        if not any(candidates):
            message = f"{source.label} has no such ability to activate."
            if source.zone is not Zone.BATTLEFIELD:
                message = f"{source.label} is in the {source.zone.value}, so its ability can't be activated."
            return illegal(state, message, (Cite.ACTIVATE,))
        parts = (part for alike in candidates for ability in alike for part in ability.cost)
        x = x_as_paid(state, parts, action)
        if x is not None:
            return state.then(replace(self, action=replace(action, x=x)))
        unread = unread_text(candidates)
        if unread is not None:
            return meet(state, source.id, unread)
        problems: list[BadAim] = []
        for alike in candidates:
            possible: list[tuple[Activated, list[_Way]]] = []
            for ability in alike:
                problem = why_not(state, player, source, chars, ability, action)
                ways = _ways(state, player, source, ability, action) if problem is None else BadAim(*problem)
                if isinstance(ways, BadAim):
                    problems.append(ways)
                elif not ways:
                    text = f"There is no legal target for {source.label}'s ability."
                    problems.append(BadAim(text, (Cite.CAST_TARGETS,)))
                else:
                    possible.append((ability, ways))
            if possible:
                return self._start(state, player, source, possible)
        return problems[0].stop(state)

    def _start(
        self, state: State, player: Entity, source: Object, possible: list[tuple[Activated, list[_Way]]]
    ) -> State | Choice:
        """Of several abilities that the story can mean each is tried."""
        able = activated_in(source.card.abilities)
        options = []
        chooser = self._chooser(state, player, source, possible)
        if chooser is None:
            return aimed_by_several(state, source.label)
        specs = [s for _, ways in possible for _, _, own, _ in ways for s in own]
        does = how_aimed(specs, chooser, player, "activates")
        for ability, ways in possible:
            number = able.index(ability) + 1 if len(possible) > 1 and ability in able else None
            which = f" (ability {number})" if number is not None else ""
            options += [
                Option(
                    f"{does} {source.label}{which}{aimed_at(state, way)}",
                    (
                        *([MarkModes(ability.effects, modes, source.id)] if modes else []),
                        *(
                            _Activation(
                                with_x_of_ability(ability, self.action),
                                *(ability, effects, specs, way, source.id, number),
                            )
                            for number in range(self.action.times)
                        ),
                    ),
                )
                for modes, effects, specs, way in ways[:MOST_AIMS]
            ]
        question = f"Which targets has {source.label}'s ability?"
        if len(possible) > 1:
            question = f"Which ability of {source.label}?"
        more = any(len(ways) > MOST_AIMS for _, ways in possible)
        return Choice(state, chooser, question, tuple(options), (Cite.CAST_TARGETS,), more)

    def _chooser(
        self, state: State, player: Entity, source: Object, possible: list[tuple[Activated, list[_Way]]]
    ) -> Entity | None:
        """Who chooses the targets: of several abilities that the story can mean, whoever activates one."""
        only = possible[0][1]
        if len(possible) > 1 or not only:
            return player
        context = Context(source.id, player, x=self.action.x or 0, chosen=source.chosen)
        return aimed_by(state, player, only[0][2], [way for *_, way in only], context)


def _ways(
    state: State, player: Entity, source: Object, ability: Activated, action: Activate
) -> list[_Way] | BadAim:
    action = with_x_of_ability(ability, action)
    context = Context(source.id, player, x=action.x or 0, chosen=source.chosen, paid=action.paid)
    raws: list[tuple[tuple[int, ...], tuple[Any, ...]]] = [((), ability.effects)]
    if is_modal(ability.effects):
        modes = choose_modes(state, ability.effects, action.modes, context)
        if isinstance(modes, BadAim):
            return modes
        raws = [(m, with_modes(ability.effects, m)) for m, _ in modes]
    result: list[_Way] = []
    for chosen, raw in raws:
        effects, specs = aim(for_each_player(state, raw, context))
        ways = aims(state, effects, specs, action.targets, context)
        if isinstance(ways, BadAim):
            return ways
        result += [(chosen, effects, specs, way) for way in ways]
    return result


@dataclass(frozen=True, slots=True)
class _Activation(Task):
    """One activation: the ability goes on the stack, its cost is paid (CR 602.2)."""

    action: Activate
    ability: Activated
    effects: tuple[Any, ...]
    specs: tuple[Target, ...]
    way: Aim
    source: Entity
    number: int = 0

    def do(self, state: State) -> State | Choice:
        action, ability = self.action, self.ability
        if state.over:
            return state
        player = state.player_named(action.player)
        found = state.object(self.source)
        assert player is not None
        why = unpayable(state, player, ability.cost, self.source, action.x or 0)
        if found is None or why is not None:
            return illegal(
                state,
                f"{action.player} can't activate {action.source} again: {why or 'it is gone'}.",
                (Cite.ACTIVATE,),
            )
        state = without_x_of_ability(state, found.label, ability, action)
        told = PaidWith(
            action.sacrificed, action.discarded, action.tapped, action.returned, action.exiled
        ).part(self.number, action.times)
        paid_with = paying(state, player, ability.cost, Context(self.source, player, x=action.x or 0), told)
        if not isinstance(paid_with, Paying):
            return illegal(state, *paid_with)
        context = Context(
            self.source,
            player,
            self.way[0],
            self.way[1],
            x=action.x or 0,
            chosen=found.chosen,
            paid=action.paid,
            ability=counted_as(ability),
        )
        problem = state.game.era.timing.why_not_aimed(state, found.label, self.effects, context)
        if problem is not None:
            return illegal(state, *problem)
        limit = next((e.least for e in self.effects if isinstance(e, LimitX)), 0)
        if (action.x or 0) < limit:
            return illegal(state, f"X of {found.label}'s ability can't be {action.x or 0}.", (Cite.ACTIVATE,))
        state = state.with_object(
            replace(found, activated_this_turn=(*found.activated_this_turn, mark_of(ability)))
        )
        if Only.ONCE in ability.only:
            state = designate(state, self.source, used_text(ability))
        cites = [Cite.ACTIVATE, *cites_of(ability.label)]
        if any(isinstance(p, Loyalty) for p in ability.cost):
            cites.append(Cite.LOYALTY_ABILITY)
        if any(self.way[0]):
            cites.append(Cite.CAST_TARGETS)
        activated = AbilityActivated(action.player, found.label, aimed_at(state, self.way), _symbols(ability))
        state = state.step(activated, *cites)
        if not self.specs and is_mana_ability(ability):
            if any(isinstance(p, TapSelf) for p in ability.cost):
                state = happen(state, Happening(What.TAPS_FOR_MANA, player, self.source))
            state = happen(state, Happening(What.ACTIVATES, player, self.source, detail="mana"))
            return pay(
                run(state.then(Settle()), self.effects, context),
                player,
                ability.cost,
                self.source,
                context.x,
                paid_with,
            )
        name = f"{found.label}'s ability"
        state, entity = new_object(state, Card(name), player, Zone.STACK, name)
        on_stack = OnStack(context, self.effects, is_ability=True, text=name, specs=self.specs)
        state = state.with_object(replace(state.objects[entity], on_stack=on_stack))
        state = state.having(stack=(*state.stack, entity))
        targets = [e for group in self.way[0] for e in group]
        if ability.label == "cycling":
            state = happen(state, Happening(What.CYCLES, player, self.source))
        state = happen(
            state,
            Happening(
                What.ACTIVATES,
                player,
                self.source,
                detail=_kind_of(ability),
                cause=entity,
            ),
            *aimed(state, player, targets, entity),
        )
        state = pay_told_life(state, player, action.life, ability.cost)
        state = spent_on(state, player, ability.cost, context.x)
        return pay(state.then(Settle()), player, ability.cost, self.source, context.x, paid_with, entity)


def _symbols(ability: Activated) -> str:
    """Its cost in loyalty or mana."""
    return loyalty_text(ability) or "".join(p.symbols for p in ability.cost if isinstance(p, Mana))


def regeneration_of(state: State, player: Entity, what: Entity) -> tuple[Object, Activated] | None:
    """An ability of this player's that can regenerate this permanent: its own first, then others'."""
    mine = [o for o in state.objects.values() if o.zone is Zone.BATTLEFIELD]
    for found in sorted(mine, key=lambda o: o.id != what):
        chars = chars_of(state, found.id)
        if chars is None or chars.controller != player:
            continue
        for ability in activated_of(chars.abilities):
            if any(isinstance(e, Regenerate) for e in ability.effects):
                return found, ability
    return None


def _kind_of(ability: Activated) -> str:
    """What an event asks of an activated ability besides whose it is: a loyalty ability (CR 606.1), an exhaust ability (702.177a)."""
    if any(isinstance(part, Loyalty) for part in ability.cost):
        return "loyalty"
    return "exhaust" if ability.label == "exhaust" else ""
