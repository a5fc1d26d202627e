"""Casting spells and playing lands (CR 601, 305)."""

from __future__ import annotations

from typing import Any

from bot.abilities.ability import Keyword, Spell, Static, Triggered
from bot.abilities.casting import CastNow
from bot.abilities.combining import (
    LimitX,
    Modes,
)
from bot.abilities.keyword_abilities.triggered import implied
from bot.abilities.opaque import OpaqueStatic
from bot.abilities.who import Target
from bot.engine.agenda import Choice, Option, Task
from bot.engine.aim import aim
from bot.engine.characteristics.statements import Statement
from bot.engine.characteristics.view import see
from bot.engine.citations import Cite
from bot.engine.costs.can_pay import unpayable
from bot.engine.costs.pay import pay, pay_told_life
from bot.engine.effects.lasting import end_with_creature_spell
from bot.engine.evaluate.context import Context
from bot.engine.happenings import Happening, What
from bot.engine.illegal import illegal
from bot.engine.keyword_citations import cites_of
from bot.engine.log.stack import SpellCast
from bot.engine.log.things import How
from bot.engine.mana_symbols import mana_value
from bot.engine.objects import (
    Object,
    OnStack,
)
from bot.engine.payment import PaidWith, Paying, paying
from bot.engine.relevance.met import aims_at_something, as_cast, meet
from bot.engine.script import Cast, Targets
from bot.engine.stack.aimed_happenings import aimed
from bot.engine.stack.announced import said_to_pay, why_not_announced
from bot.engine.stack.cant_cast import why_barred
from bot.engine.stack.cast_as import cast_as
from bot.engine.stack.copies import copied_as_cast
from bot.engine.stack.divisions import Aim, BadAim
from bot.engine.stack.for_each_player import for_each_player
from bot.engine.stack.mana_spent import choose_mana, mana_spent, spent
from bot.engine.stack.may_cast import has_played_its_land, why_not_now
from bot.engine.stack.modes import choose_modes, is_modal, with_modes
from bot.engine.stack.other_ways import costs_of, in_another_way, optional_paid, unknown_way
from bot.engine.stack.paragraphs import instructions_of
from bot.engine.stack.permissions import Permission, permission_for, used, why_not_from_there
from bot.engine.stack.split_second import why_not_beside
from bot.engine.stack.targets import aimed_at, aims
from bot.engine.stack.waiting import Settle, is_own_entering
from bot.engine.state import (
    Entity,
    State,
    Zone,
)
from bot.engine.triggers import happen
from bot.engine.zones.moves import MoveAll
from bot.engine.zones.relocate import relocate
from bot.engine.zones.zone_change import ZoneChange
from bot.values import dataclass, replace


@dataclass(frozen=True, slots=True)
class CastSpell(Task):
    """A player casts what the scenario says, if it is legal. `under`: an effect has it cast as it resolves (CR 608.2g)."""

    action: Cast
    under: CastNow | None = None
    mana_chosen: bool = False

    def _with_mana(self, paid: tuple[str, ...]) -> Task:
        return replace(self, action=replace(self.action, paid=paid), mana_chosen=True)

    def do(self, state: State) -> State | Choice:
        action = self.action
        player = state.player_named(action.player)
        card = _to_cast(state, action)
        if player is None or card is None:
            return illegal(state, f"{action.player} can't cast {action.card}: it isn't there.", (Cite.CAST,))
        if "Land" in card.card.types:
            return _play(state, player, card, action)
        problem = None
        if self.under is None:
            problem = why_not_now(state, player, card, action.paid) or why_not_from_there(state, player, card)
        problem = problem or why_not_beside(state, f"{action.player} can't cast {card.label}")
        problem = problem or why_barred(state, player, card)
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
            card.id + 1, player, x=action.x or 0, paid=_paid(card, action), chosen=action.chosen
        )
        if action.x is None and "{X}" in card.card.mana_cost and action.targets.shares:
            context = replace(context, x=sum(n for _, n in action.targets.shares))
        if not self.mana_chosen:
            said = permission_for(state, player, card) if self.under is None else None
            under: Permission | None = said.effect if said is not None else self.under
            free = under is not None and under.terms.free
            with_mana = choose_mana(state, card, action, context.x, self._with_mana, free=free)
            if with_mana is not None:
                return with_mana
        effects = instructions_of(card.card)
        effects = in_another_way(effects, context.paid)
        if is_modal(effects):
            escalates = any(isinstance(a, Keyword) and a.name == "escalate" for a in card.card.abilities)
            ways = choose_modes(state, effects, action.modes, replace(context, source=card.id), escalates)
            if isinstance(ways, BadAim):
                return illegal(state, ways.message, ways.cites)
            if len(ways) > 1:
                options = tuple(
                    Option(text, (_Aim(self, with_modes(effects, m), context),)) for m, text in ways
                )
                return Choice(state, player, f"Which mode of {card.label}?", options, (Cite.CAST_MODES,))
            effects = with_modes(effects, ways[0][0])
        return state.then(_Aim(self, effects, context))


_NOT_CAST_FROM = frozenset({Zone.BATTLEFIELD, Zone.STACK, Zone.CEASED, Zone.PHASED_OUT})


def _to_cast(state: State, action: Cast) -> Object | None:
    """The card that is cast, showing the half or face that is (CR 709.3, 712.11a, 715.3)."""
    best: Object | None = None
    for found in state.objects.values():
        if found.label != action.card or found.zone in _NOT_CAST_FROM:
            continue
        if best is None or (found.zone is Zone.HAND and best.zone is not Zone.HAND):
            best = found
    if best is None:
        return None
    changed = cast_as(best.card, action.paid)
    if changed is not None:
        return replace(best, card=changed, printed=best.card)
    other = best.card.other_face
    if other is None or action.face != other.name:
        return best
    return replace(
        best, card=replace(other, other_face=replace(best.card, other_face=None)), printed=best.card
    )


def _play(state: State, player: Entity, card: Object, action: Cast) -> State:
    problem = why_not_from_there(state, player, card)
    if problem is not None:
        return illegal(state, *problem)
    if state.turn.active != player or not state.turn.step.is_main or state.stack:
        return illegal(
            state,
            f"{action.player} can play {card.label} only in a main phase of their own turn.",
            (Cite.MAIN_PHASE,),
        )
    if has_played_its_land(state, player):
        text = f"{action.player} has played a land this turn and can't play {card.label}: a player plays one land a turn."
        return illegal(state, text, (Cite.LAND_A_TURN, Cite.MAIN_PHASE))

    state = happen(state, Happening(What.PLAYS_LAND, player, card.id))

    change = ZoneChange(card.id, Zone.BATTLEFIELD, How.PLAYED, (Cite.MAIN_PHASE,), by=player, under=player)
    return state.then(MoveAll((change,)), Settle())


@dataclass(frozen=True, slots=True)
class _Aim(Task):
    """Targets and divisions are chosen (CR 601.2c-d)."""

    cast: CastSpell
    effects: tuple[Any, ...]
    context: Context
    said: Statement | None = None  # what lets the card be cast from where it was

    def do(self, state: State) -> State | Choice:
        action = self.cast.action
        card = _to_cast(state, action)
        assert card is not None
        unread = aims_at_something(self.effects) or _enchants_what(card)
        if unread is not None:
            return meet(state, card.id, unread)
        effects, specs = aim(for_each_player(state, self.effects, self.context))
        enchant = enchant_target(card)
        if enchant is not None:
            specs = (enchant,)
        problem = state.game.era.timing.why_not_now(state, card.label, effects, specs, _modes(card))
        if problem is not None:
            return illegal(state, *problem)
        said = permission_for(state, self.context.you, card) if self.cast.under is None else None
        proposed, new = _propose(state, card, self.context.you)
        told = Targets() if not specs and _enters_with_targets(card) else action.targets
        ways = _all_at_one(proposed, effects, specs, told, self.context) or aims(
            proposed, effects, specs, told, self.context
        )
        if isinstance(ways, BadAim):
            return illegal(state, ways.message, ways.cites)
        if not ways:
            return illegal(state, f"There is no legal target for {card.label}.", (Cite.CAST_TARGETS,))
        options = tuple(
            Option(
                f"casts {card.label}{aimed_at(proposed, way)}",
                (_PutOnStack(replace(self, said=said), new, effects, specs, way),),
            )
            for way in ways
        )
        question = f"Which targets has {card.label}?"
        return Choice(proposed, self.context.you, question, options, (Cite.CAST_TARGETS,))


def _all_at_one(
    state: State, effects: tuple[Any, ...], specs: tuple[Target, ...], told: Targets, context: Context
) -> list[Aim]:
    """The way in which both halves of a fused spell are aimed at the only target that is told, where that can be."""
    if "fuse" not in context.paid or told.names is None or len(told.names) != 1:
        return []
    ways = aims(state, effects, specs, replace(told, names=told.names * len(specs)), context)
    return [] if isinstance(ways, BadAim) else ways


def _enters_with_targets(card: Object) -> bool:
    """Whether targets told of the spell can be those of an ability that triggers as it enters."""
    meant = (implied(a) if isinstance(a, Keyword) else (a,) for a in card.card.abilities)
    own = [a for some in meant for a in some if isinstance(a, Triggered) and is_own_entering(a)]
    return any(aim(a.effects)[1] for a in own)


def _modes(card: Object) -> tuple[tuple[Any, ...], ...]:
    """Every mode of the card."""
    spells = [a for a in card.card.abilities if isinstance(a, Spell)]
    return tuple(mode for a in spells for e in a.effects if isinstance(e, Modes) for mode in e.modes)


def _propose(state: State, card: Object, player: Entity) -> tuple[State, Entity]:
    """The card is moved to the stack, where it stays while it is being cast (CR 601.2a)."""
    chars = see(state).chars_of(card.id)
    change = ZoneChange(card.id, Zone.STACK, How.MOVED, (), under=player)
    state, new = relocate(state, state.objects[card.id], change, chars)
    state = state.with_object(replace(state.objects[new], card=card.card, printed=card.printed))
    return state.having(stack=(*state.stack, new)), new


def enchant_target(card: Object) -> Target | None:
    """What an Aura spell is aimed at (CR 303.4a); None of all others."""
    if "Aura" not in card.card.subtypes:
        return None
    for ability in card.card.abilities:
        if isinstance(ability, Keyword) and ability.name == "enchant" and ability.filter is not None:
            return Target(ability.filter)
    return None


def _enchants_what(card: Object) -> str | None:
    """The words of an Aura's enchant ability, where they aren't read."""
    if "Aura" not in card.card.subtypes or enchant_target(card) is not None:
        return None
    effects = [e for a in card.card.abilities if isinstance(a, Static) for e in a.effects]
    return next((e.text for e in effects if isinstance(e, OpaqueStatic)), "enchant")


@dataclass(frozen=True, slots=True)
class _PutOnStack(Task):
    """All has been chosen: the costs are paid and the spell is cast (CR 601.2f-i)."""

    aimed: _Aim
    spell: Entity
    effects: tuple[Any, ...]
    specs: tuple[Target, ...]
    way: Aim

    def do(self, state: State) -> State | Choice:
        action = self.aimed.cast.action
        card = state.objects[self.spell]
        player = self.aimed.context.you
        context = replace(self.aimed.context, targets=self.way[0], shares=self.way[1])
        problem = state.game.era.timing.why_not_aimed(state, card.label, self.effects, context)
        if problem is not None:
            return illegal(state, *problem)
        limit = next((e.least for e in self.effects if isinstance(e, LimitX)), 0)
        if context.x < limit:
            return illegal(state, f"X of {card.label} can't be {context.x}.", (Cite.CAST,))
        cost = costs_of(state, card, player, action)
        why = unpayable(state, player, cost, card.id, context.x)
        if why is not None:
            text = f"{action.player} can't pay for {card.label}: {why}."
            return illegal(state, text, (Cite.COST_IN_FULL, Cite.CAST_COSTS))
        told = PaidWith(action.sacrificed, action.discarded, action.tapped, action.returned, action.exiled)
        paid_with = paying(state, player, cost, replace(context, source=card.id), told)
        if not isinstance(paid_with, Paying):
            return illegal(state, *paid_with)
        under: Permission | None = self.aimed.cast.under
        if under is None and self.aimed.said is not None:
            under = self.aimed.said.effect
            if self.aimed.said.effect.once:
                state = state.having(history=(*state.history, used(self.aimed.said)))
        # A copy of a card that is cast is a copy of a spell (CR 707.12).
        on_stack = OnStack(context, self.effects, is_copy=card.token, specs=self.specs, text=card.label)
        chosen = tuple(action.chosen) or card.chosen
        state = state.with_object(
            replace(
                card,
                on_stack=on_stack,
                paid=_paid(card, action),
                x=context.x,
                chosen=chosen,
                cast_under=under,
            )
        )
        x = context.x if "{X}" in card.card.mana_cost else None
        cast = SpellCast(
            action.player, action.face or card.label, aimed_at(state, self.way), x, said_to_pay(action)
        )
        cites = [Cite.CAST, *cites_of(*context.paid)]
        if any(self.way[0]):
            cites.append(Cite.CAST_TARGETS)
        if any(self.way[1]):
            cites.append(Cite.CAST_DIVISION)
        state = state.step(cast, *cites)
        if state.game.era.mana_burn and state.player(player).mana:
            left = max(0, state.player(player).mana - mana_value(card.card.mana_cost, context.x))
            state = state.with_player(player, mana=left)
        state = pay_told_life(state, player, action.life, cost)
        mana = 0 if under is not None and under.terms.free else mana_spent(state, card, action, context.x)
        state = state.with_object(replace(state.objects[card.id], mana=mana))
        return pay(state.then(_Cast(card.id)), player, cost, card.id, context.x, paid_with, card.id)


def _left(state: State, spell: Object) -> tuple[Happening, ...]:
    """The graveyard that the card was cast from lost it."""
    earlier = state.known.get(spell.came_back_from) if spell.came_back_from is not None else None
    if earlier is None or earlier.object.zone is not Zone.GRAVEYARD:
        return ()
    return (Happening(What.LEAVES_GRAVEYARD, earlier.object.id),)


@dataclass(frozen=True, slots=True)
class _Cast(Task):
    """The spell has become cast: abilities that watch for that trigger (CR 601.2i)."""

    spell: Entity

    def do(self, state: State) -> State:
        found = state.object(self.spell)
        if found is None or found.on_stack is None:
            return state
        context = found.on_stack.context
        before = sum(1 for h in state.history if h.what is What.CASTS)
        targets = [e for group in context.targets for e in group]
        state = spent(state, found, context.you)
        happened = (*aimed(state, context.you, targets, self.spell), *_left(state, found))
        state = happen(state, Happening(What.CASTS, context.you, self.spell), *happened)
        state = end_with_creature_spell(copied_as_cast(state, self.spell, before), self.spell)
        return state.then(Settle())


def _paid(card: Object, action: Cast) -> tuple[str, ...]:
    """What is told to be paid as it is cast, by every name by which a text may ask for it."""
    return (*action.paid, *optional_paid(card, action))
