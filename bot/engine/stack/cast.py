"""Casting spells (CR 601): whether one may be cast, with which mana and modes."""

from __future__ import annotations

from bot.abilities.ability import Keyword
from bot.abilities.casting import CastNow
from bot.engine.agenda import Choice, Option, Task
from bot.engine.citations import Cite
from bot.engine.evaluate.context import Context
from bot.engine.illegal import illegal, unfounded
from bot.engine.objects import Object
from bot.engine.payment import Refusal
from bot.engine.relevance.met import as_cast
from bot.engine.setting_aside import is_foretold, why_not_yet
from bot.engine.stack.aim_spell import AimSpell
from bot.engine.stack.announced import costs_of, why_not_announced
from bot.engine.stack.cant_cast import why_barred
from bot.engine.stack.divisions import BadAim
from bot.engine.stack.mana_spent import choose_mana
from bot.engine.stack.may_cast import why_not_now
from bot.engine.stack.modes import choose_modes, is_modal, targets_of_told, with_modes
from bot.engine.stack.optional_costs import announce
from bot.engine.stack.other_ways import in_another_way, unknown_way
from bot.engine.stack.paragraphs import instructions_of
from bot.engine.stack.permissions import (
    Permission,
    granted_way,
    let_by_the_untold,
    permission_for,
    why_not_free,
    why_not_from_there,
)
from bot.engine.stack.play_land import play_land
from bot.engine.stack.put_on_stack import Announced, paid_for
from bot.engine.stack.split_second import why_not_beside
from bot.engine.stack.untold_x import with_x_by_mana, with_x_by_targets, without_x
from bot.engine.stack.way_of_cast import said_free
from bot.engine.stack.which_card import to_cast
from bot.engine.stack.x_as_paid import x_as_paid
from bot.engine.state import Entity, State, Zone
from bot.engine.told.script import Cast
from bot.values import dataclass, replace


@dataclass(frozen=True, slots=True)
class CastSpell(Task):
    """A player casts what the scenario says, if it is legal. `under`: an effect has it cast as it resolves (CR 608.2g)."""

    action: Cast
    under: CastNow | None = None
    mana_chosen: bool = False
    announced: bool = False

    def _with_mana(self, paid: tuple[str, ...]) -> Task:
        return replace(self, action=replace(self.action, paid=paid), mana_chosen=True)

    def _with(self, action: Cast) -> Task:
        return replace(self, action=action)

    def do(self, state: State) -> State | Choice:
        action = self.action
        player = state.player_named(action.player)
        card = to_cast(state, action)
        if player is None or card is None:
            return unfounded(
                state, f"{action.player} can't cast {action.card}: it isn't there.", (Cite.CAST,)
            )
        if self.under is None:
            state = let_by_the_untold(state, player, card)
        if "Land" in card.card.types:
            return play_land(state, player, card, action)
        granted = granted_way(state, card) or ("foretell" if is_foretold(card) else "")
        granted = "" if granted in action.paid else granted
        if granted and self.under is None and permission_for(state, player, card) is None:
            return state.then(replace(self, action=replace(action, paid=(*action.paid, granted))))
        x = x_as_paid(state, costs_of(state, card), action)
        if x is not None:
            return state.then(replace(self, action=replace(action, x=x)))
        by_targets = with_x_by_targets(state, card, action, self._with)
        if by_targets is not None:
            return by_targets
        by_mana = with_x_by_mana(state, card, action, self._with) if not self.mana_chosen else None
        if by_mana is not None:
            return by_mana
        problem = None
        if self.under is None:
            problem = (
                why_not_yet(state, card)
                or _why_not_now(state, player, card, action)
                or why_not_from_there(state, player, card)
                or (why_not_free(state, player, card) if action.free else None)
            )
        problem = problem or why_not_beside(state, f"{action.player} can't cast {card.label}")
        problem = problem or why_barred(state, player, card, action.x or 0)
        met = as_cast(state, card, action, problem is not None)
        if met is not None:
            return met
        problem = problem or why_not_announced(state, card, action)
        if problem is not None:
            return illegal(state, *problem)
        unknown = unknown_way(card, action.paid)
        if unknown is not None:  # what it is aimed at then is not known either
            return state.having(unsupported=state.unsupported | {(card.label, unknown)})
        context = Context(
            card.id + 1, player, x=action.x or 0, paid=paid_for(card, action), chosen=action.chosen
        )
        if self.under is None and not self.announced:
            state, offers = announce(state, card, player, action)
            if offers:
                so = tuple(Option(o.text, (replace(self, action=o.action, announced=True),)) for o in offers)
                return Choice(state, player, f"What is paid for {card.label}?", so, (Cite.CAST_MODES,))
        if action.x is None and "{X}" in card.card.mana_cost and action.targets.shares:
            context = replace(context, x=sum(n for _, n in action.targets.shares))
        said = permission_for(state, player, card) if self.under is None else None
        under: Permission | None = said.effect if said is not None else self.under
        if under is None and said_free(card, action):
            action = replace(action, free=True)
        free = action.free or (under is not None and (under.terms.free or bool(under.terms.paying)))
        state = without_x(state, card, action, free=free)
        if not self.mana_chosen:
            with_mana = choose_mana(state, card, action, context.x, self._with_mana, free=free)
            if with_mana is not None:
                return with_mana
        announced = Announced(action, context, self.under)
        effects = instructions_of(card.card)
        effects = in_another_way(effects, context.paid)
        if is_modal(effects):
            escalates = any(isinstance(a, Keyword) and a.name == "escalate" for a in card.card.abilities)
            ways = choose_modes(state, effects, action.modes, replace(context, source=card.id), escalates)
            if isinstance(ways, BadAim):
                return ways.stop(state)
            if len(ways) > 1:
                options = tuple(
                    Option(
                        text,
                        (
                            AimSpell(
                                announced,
                                with_modes(effects, m),
                                targets_of_told(effects, m, action.modes),
                            ),
                        ),
                    )
                    for m, text in ways
                )
                return Choice(state, player, f"Which mode of {card.label}?", options, (Cite.CAST_MODES,))
            own = targets_of_told(effects, ways[0][0], action.modes)
            return state.then(AimSpell(announced, with_modes(effects, ways[0][0]), own))
        return state.then(AimSpell(announced, effects))


def _why_not_now(state: State, player: Entity, card: Object, action: Cast) -> Refusal | None:
    """Why it can't be cast at this moment; what is told to be cast from exile for nothing, by something that is not told, is cast while
    that resolves, whatever it is (CR 608.2g)."""
    by_another = action.free and card.zone is Zone.EXILE and permission_for(state, player, card) is None
    if by_another and not any(isinstance(a, Keyword) and a.name == "plot" for a in card.card.abilities):
        return None
    return why_not_now(state, player, card, action.paid)
