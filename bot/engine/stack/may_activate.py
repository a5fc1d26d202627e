"""Whether an ability can be activated now, and why not (CR 602.5)."""

from __future__ import annotations

from bot.abilities.ability import Activated
from bot.abilities.combat_rules import ActivatesAsThoughHaste, CantActivate
from bot.abilities.costs import Loyalty, TapSelf, UntapSelf
from bot.abilities.keyword_abilities.activated import is_mana_ability
from bot.abilities.limits import During, Only
from bot.abilities.opaque import opaque_now
from bot.engine.aim import aim
from bot.engine.characteristics.chars import Chars
from bot.engine.characteristics.functioning import is_on_board, works_in
from bot.engine.characteristics.view import rules_on, see
from bot.engine.citations import Cite
from bot.engine.costs.lacking import unpayable
from bot.engine.evaluate import is_true
from bot.engine.evaluate.context import Context
from bot.engine.marks import mark_of
from bot.engine.objects import (
    Object,
)
from bot.engine.payment import PaidWith, Paying, paying
from bot.engine.stack.announced import too_little_life, why_no_x, why_not_for_life
from bot.engine.stack.split_second import why_not_beside
from bot.engine.stack.times import host_controller, is_time, said_of
from bot.engine.state import (
    Entity,
    State,
    Zone,
)
from bot.engine.told.script import Activate


def unread_text(candidates: list[list[Activated]]) -> str | None:
    """The words of an ability that may be meant and isn't read: of several, nobody knows which."""
    likeliest = next((some for some in candidates if some), [])
    return next((text for a in likeliest if (text := opaque_now(a.effects)) is not None), None)


def loyalty_text(ability: Activated) -> str:
    for part in ability.cost:
        if isinstance(part, Loyalty):
            n = getattr(part.amount, "n", "x")
            if n == 0:
                return "0"
            return ("+" if part.sign > 0 else "-") + str(n)
    return ""


def why_not(
    state: State, player: Entity, source: Object, chars: Chars, ability: Activated, action: Activate
) -> tuple[str, tuple[Cite, ...]] | None:
    """Why it can't be activated now; None when it can."""
    name = source.label
    if not works_in(ability, Zone.BATTLEFIELD if is_on_board(source) else source.zone):
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
    is_mana = is_mana_ability(ability)
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
    if loyal and (source.activated_this_turn or action.times > 1):
        return f"A loyalty ability of {name} has already been activated this turn.", (Cite.LOYALTY_ABILITY,)
    limit = next((_TIMES[o] for o in ability.only if isinstance(o, Only) and o in _TIMES), None)
    if limit is not None and source.activated_this_turn.count(mark_of(ability)) + action.times > limit:
        return f"{name}'s ability can be activated only {_OFTEN[limit]} each turn.", (Cite.ACTIVATE,)
    if Only.ONCE in ability.only and (used_text(ability) in source.designations or action.times > 1):
        return f"{name}'s ability can be activated only once.", (Cite.ACTIVATE,)
    for limited in ability.only:
        if isinstance(limited, During) and not is_time(state, player, source.id, limited):
            return f"{name}'s ability can be activated only {said_of(limited)}.", (Cite.ACTIVATE,)
    sick = source.sick and "Creature" in chars.types and not chars.has("haste")
    sick = sick and not rules_on(state, source.id, ActivatesAsThoughHaste)
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
    little = too_little_life(state, player, action.life)
    if little is not None:
        return f"{state.label(player)} can't pay for {name}'s ability: {little}.", (
            Cite.COST_IN_FULL,
            Cite.ACTIVATE,
        )
    announced = why_no_x(name, ability, action.x) or why_not_for_life(name, ability, action)
    return announced or _badly_paid(state, player, source, ability, action)


def _badly_paid(
    state: State, player: Entity, source: Object, ability: Activated, action: Activate
) -> tuple[str, tuple[Cite, ...]] | None:
    """Why its cost can't be paid with what the story says; None when it can. Of several activations told in one breath the
    first is looked at."""
    told = PaidWith(action.sacrificed, action.discarded, action.tapped, action.returned, action.exiled).part(
        0, action.times
    )
    context = Context(source.id, player, x=action.x or 0)
    paid_with = paying(state, player, ability.cost, context, told)
    return None if isinstance(paid_with, Paying) else paid_with


def used_text(ability: Activated) -> str:
    """By what a permanent whose ability can be activated only once is known to have had it activated."""
    return f"activated {mark_of(ability)}"


_TIMES = {Only.ONCE_A_TURN: 1, Only.TWICE_A_TURN: 2, Only.THRICE_A_TURN: 3}


_OFTEN = {1: "once", 2: "twice", 3: "three times"}
