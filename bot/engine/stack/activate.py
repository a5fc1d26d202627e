"""Activating abilities (CR 602): which ability is meant, whether it may be activated now, its costs and targets."""

from __future__ import annotations

from typing import Any
from zlib import crc32

from bot.abilities.ability import Activated
from bot.abilities.card import Card
from bot.abilities.combat_rules import CantActivate
from bot.abilities.costs import Loyalty, Mana, TapSelf, UntapSelf
from bot.abilities.effects import AddMana, LimitX, Modes, Regenerate
from bot.abilities.keyword_abilities.activated import activated_in, activated_of
from bot.abilities.limits import During, Only
from bot.abilities.opaque import opaque_now
from bot.abilities.who import Target
from bot.engine.agenda import Choice, Option, Task
from bot.engine.aim import aim, with_modes
from bot.engine.characteristics.chars import Chars
from bot.engine.characteristics.functioning import works_in
from bot.engine.characteristics.view import chars_of, rules_on, see
from bot.engine.citations import Cite
from bot.engine.costs import pay, pay_told_life, unpayable
from bot.engine.effects.faces import designate
from bot.engine.evaluate import is_true
from bot.engine.evaluate.context import Context
from bot.engine.happenings import Happening, What
from bot.engine.illegal import illegal
from bot.engine.instructions import run
from bot.engine.keyword_citations import cites_of
from bot.engine.log.stack import AbilityActivated
from bot.engine.moves import new_object
from bot.engine.payment import Paying, Told, paying
from bot.engine.relevance.met import meet
from bot.engine.script import Activate
from bot.engine.stack.announced import why_no_x
from bot.engine.stack.modes import choose_modes
from bot.engine.stack.split_second import why_not_beside
from bot.engine.stack.targets import Aim, BadAim, aimed_at, aims
from bot.engine.stack.times import host_controller, is_time, said_of
from bot.engine.stack.waiting import Settle
from bot.engine.stack.which import abilities_meant
from bot.engine.state import Entity, Object, OnStack, State, Zone, is_player
from bot.engine.triggers import happen
from bot.values import dataclass, replace

_Way = tuple[tuple[Any, ...], tuple[Target, ...], Aim]
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
            return illegal(
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
        unread = _unread(candidates)
        if unread is not None:
            return meet(state, source.id, unread)
        problems: list[tuple[str, tuple[Cite, ...]]] = []
        for alike in candidates:
            possible: list[tuple[Activated, list[_Way]]] = []
            for ability in alike:
                problem = _problem(state, player, source, chars, ability, action)
                ways = _ways(state, player, source, ability, action) if problem is None else BadAim(*problem)
                if isinstance(ways, BadAim):
                    problems.append((ways.message, ways.cites))
                elif not ways:
                    text = f"There is no legal target for {source.label}'s ability."
                    problems.append((text, (Cite.CAST_TARGETS,)))
                else:
                    possible.append((ability, ways))
            if possible:
                return self._start(state, player, source, possible)
        return illegal(state, *problems[0])

    def _start(
        self, state: State, player: Entity, source: Object, possible: list[tuple[Activated, list[_Way]]]
    ) -> State | Choice:
        """Of several abilities that the story can mean each is tried."""
        able = activated_in(source.card.abilities)
        options = []
        for ability, ways in possible:
            number = able.index(ability) + 1 if len(possible) > 1 and ability in able else None
            which = f" (ability {number})" if number is not None else ""
            options += [
                Option(
                    f"activates {source.label}{which}{aimed_at(state, way)}",
                    tuple(
                        _Activation(self.action, ability, effects, specs, way, source.id, number)
                        for number in range(self.action.times)
                    ),
                )
                for effects, specs, way in ways
            ]
        question = f"Which targets has {source.label}'s ability?"
        if len(possible) > 1:
            question = f"Which ability of {source.label}?"
        return Choice(state, player, question, tuple(options), (Cite.CAST_TARGETS,))


def _unread(candidates: list[list[Activated]]) -> str | None:
    """The words of an ability that may be meant and isn't read: of several, nobody knows which."""
    likeliest = next((some for some in candidates if some), [])
    return next((text for a in likeliest if (text := opaque_now(a.effects)) is not None), None)


def _loyalty_text(ability: Activated) -> str:
    for part in ability.cost:
        if isinstance(part, Loyalty):
            n = getattr(part.amount, "n", "x")
            if n == 0:
                return "0"
            return ("+" if part.sign > 0 else "-") + str(n)
    return ""


def _problem(
    state: State, player: Entity, source: Object, chars: Chars, ability: Activated, action: Activate
) -> tuple[str, tuple[Cite, ...]] | None:
    """Why it can't be activated now; None when it can."""
    name = source.label
    if not works_in(ability, source.zone):
        where = "on the battlefield" if source.zone is Zone.BATTLEFIELD else f"in the {source.zone.value}"
        return f"{name} is {where}, so its ability can't be activated.", (Cite.ACTIVATE,)
    anyone = Only.ANY_PLAYER in ability.only or (Only.OWNER in ability.only and source.owner == player)
    if Only.HOST_CONTROLLER in ability.only:
        if host_controller(state, source.id) != player:
            text = f"Only the controller of what {name} is attached to can activate its ability."
            return text, (Cite.ACTIVATE,)
        anyone = True
    if Only.OPPONENTS in ability.only:
        if chars.controller == player:
            return f"Only opponents of {state.label(player)} can activate {name}'s ability.", (Cite.ACTIVATE,)
        anyone = True
    if chars.controller != player and not anyone:
        owner = state.label(chars.controller)
        return f"Only {owner}, who controls {name}, can activate its abilities.", (Cite.ACTIVATE,)
    is_mana = all(isinstance(e, AddMana) for e in ability.effects)
    problem = state.game.era.timing.why_not_now(state, name, ability.effects, aim(ability.effects)[1])
    if problem is not None:
        return problem
    stopped = None if is_mana else why_not_beside(state, f"{name}'s ability can't be activated")
    if stopped is not None:
        return stopped
    for rule, _ in rules_on(state, source.id, CantActivate):
        if not (rule.unless_mana and is_mana):
            return f"{name}'s activated abilities can't be activated.", (Cite.ACTIVATE, Cite.CANT_HAPPEN)
    loyal = any(isinstance(p, Loyalty) for p in ability.cost)
    if (Only.AS_A_SORCERY in ability.only or loyal) and not (
        state.turn.active == player and state.turn.step.is_main and not state.stack
    ):
        cites = (Cite.LOYALTY_ABILITY,) if loyal else (Cite.ACTIVATE,)
        return f"{name}'s ability can be activated only when a sorcery could be cast.", cites
    if loyal and source.activated_this_turn:
        return f"A loyalty ability of {name} has already been activated this turn.", (Cite.LOYALTY_ABILITY,)
    limit = next((_TIMES[o] for o in ability.only if isinstance(o, Only) and o in _TIMES), None)
    if limit is not None and source.activated_this_turn.count(_mark(ability)) >= limit:
        return f"{name}'s ability can be activated only {_OFTEN[limit]} each turn.", (Cite.ACTIVATE,)
    if Only.ONCE in ability.only and _spent(ability) in source.designations:
        return f"{name}'s ability can be activated only once.", (Cite.ACTIVATE,)
    for limited in ability.only:
        if isinstance(limited, During) and not is_time(state, player, source.id, limited):
            return f"{name}'s ability can be activated only {said_of(limited)}.", (Cite.ACTIVATE,)
    sick = source.sick and "Creature" in chars.types and not chars.has("haste")
    if sick and any(isinstance(p, TapSelf | UntapSelf) for p in ability.cost):
        return f"{name} has summoning sickness and can't pay a cost of tapping.", (
            Cite.ACTIVATE_SUMMONING_SICK,
        )
    if ability.condition is not None and not is_true(
        ability.condition, see(state), Context(source.id, player)
    ):
        return f"The condition for activating {name}'s ability isn't met.", (Cite.ACTIVATE,)
    why = unpayable(state, player, ability.cost, source.id, action.x or 0)
    if why is not None:
        short = loyal and any(isinstance(p, Loyalty) and p.sign < 0 for p in ability.cost)
        cite = Cite.LOYALTY_TOO_LITTLE if short else Cite.COST_IN_FULL
        return f"{state.label(player)} can't pay for {name}'s ability: {why}.", (cite, Cite.ACTIVATE)
    return why_no_x(name, ability, action.x) or _badly_paid(state, player, source, ability, action)


def _badly_paid(
    state: State, player: Entity, source: Object, ability: Activated, action: Activate
) -> tuple[str, tuple[Cite, ...]] | None:
    """Why its cost can't be paid with what the story says; None when it can. Of several activations told in one breath the
    first is looked at."""
    told = Told(action.sacrificed, action.discarded, action.tapped).part(0, action.times)
    context = Context(source.id, player, x=action.x or 0)
    paid_with = paying(state, player, ability.cost, context, told)
    return None if isinstance(paid_with, Paying) else paid_with


def _spent(ability: Activated) -> str:
    """By what a permanent whose ability can be activated only once is known to have had it activated."""
    return f"activated {_mark(ability)}"


_TIMES = {Only.ONCE_A_TURN: 1, Only.TWICE_A_TURN: 2}
_OFTEN = {1: "once", 2: "twice"}


def _mark(ability: Activated) -> int:
    """What tells an object's abilities apart, the same in every run."""
    return crc32(repr(ability).encode())


def _ways(
    state: State, player: Entity, source: Object, ability: Activated, action: Activate
) -> list[_Way] | BadAim:
    raws = [ability.effects]
    if any(isinstance(e, Modes) for e in ability.effects):
        modes = choose_modes(ability.effects, action.modes, source.label)
        if isinstance(modes, BadAim):
            return modes
        raws = [with_modes(ability.effects, m) for m, _ in modes]
    result: list[_Way] = []
    for raw in raws:
        effects, specs = aim(raw)
        context = Context(source.id, player, x=action.x or 0, chosen=source.chosen, paid=action.paid)
        ways = aims(state, effects, specs, action.targets, context)
        if isinstance(ways, BadAim):
            return ways
        result += [(effects, specs, way) for way in ways]
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
        told = Told(action.sacrificed, action.discarded, action.tapped).part(self.number, action.times)
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
        )
        problem = state.game.era.timing.why_not_aimed(state, found.label, self.effects, context)
        if problem is not None:
            return illegal(state, *problem)
        limit = next((e.least for e in self.effects if isinstance(e, LimitX)), 0)
        if (action.x or 0) < limit:
            return illegal(state, f"X of {found.label}'s ability can't be {action.x or 0}.", (Cite.ACTIVATE,))
        state = state.with_object(
            replace(found, activated_this_turn=(*found.activated_this_turn, _mark(ability)))
        )
        if Only.ONCE in ability.only:
            state = designate(state, self.source, _spent(ability))
        cites = [Cite.ACTIVATE, *cites_of(ability.label)]
        if any(isinstance(p, Loyalty) for p in ability.cost):
            cites.append(Cite.LOYALTY_ABILITY)
        if any(self.way[0]):
            cites.append(Cite.CAST_TARGETS)
        activated = AbilityActivated(action.player, found.label, aimed_at(state, self.way), _symbols(ability))
        state = state.step(activated, *cites)
        if not self.specs and all(isinstance(e, AddMana) for e in self.effects):
            if any(isinstance(p, TapSelf) for p in ability.cost):
                state = happen(state, Happening(What.TAPS_FOR_MANA, player, self.source))
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
        aimed = [e for group in self.way[0] for e in group if not is_player(e)]
        if ability.label == "cycling":
            state = happen(state, Happening(What.CYCLES, player, self.source))
        state = happen(
            state,
            Happening(What.ACTIVATES, player, self.source),
            *(Happening(What.TARGETED, e, entity) for e in aimed),
        )
        state = pay_told_life(state, player, action.life, ability.cost)
        return pay(state.then(Settle()), player, ability.cost, self.source, context.x, paid_with, entity)


def _symbols(ability: Activated) -> str:
    """Its cost in loyalty or mana."""
    return _loyalty_text(ability) or "".join(p.symbols for p in ability.cost if isinstance(p, Mana))


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
