"""Creating tokens (CR 111), and attacking as they enter."""

from __future__ import annotations

from bot.abilities import effects
from bot.abilities.card import Card
from bot.abilities.keyword_actions import CreateRole
from bot.abilities.predefined_tokens import PREDEFINED, ROLES
from bot.abilities.statics import ReplaceTokens
from bot.engine.agenda import Choice, Option, Task
from bot.engine.characteristics.view import permanents, see, statements
from bot.engine.citations import Cite
from bot.engine.combat.leave import enter_attacking, enter_blocking, whom_may_be_attacked
from bot.engine.combat.whom import defending_player
from bot.engine.damage.modify import protected_from
from bot.engine.evaluate import is_among
from bot.engine.happenings import Happening, What
from bot.engine.instructions import (
    amount,
    amount_for,
    came_of_it,
    context_of,
    done_to,
    handles,
    players,
    whom,
)
from bot.engine.log.things import Attached, TokenCreated
from bot.engine.state import Entity, State, Zone, is_player
from bot.engine.triggers import happen
from bot.engine.zones.objects import new_object
from bot.values import dataclass


@handles(effects.CreateToken)
def creates(effect: effects.CreateToken, state: State) -> State:
    tasks: list[Task] = []
    made: list[Entity] = []
    whose = players(state, effect.who) or (context_of(state).you,)
    numbers = [(player, min(amount_for(state, effect.amount, player), 100)) for player in whose]
    creature = "Creature" in effect.token.types
    numbers = [(player, tokens_to_make(state, player, number, creature)) for player, number in numbers]
    several = sum(number for _, number in numbers) > 1
    for player, number in numbers:
        for _ in range(number):
            state, entity = _token(state, effect, player, several)
            made.append(entity)
            state = state.step(TokenCreated(state.label(player), state.label(entity)), Cite.CREATE_TOKEN)
            if effect.attacking and state.combat is not None:
                only = next(iter(whom(state, effect.whom)), None) if effect.whom is not None else None
                tasks.append(ChooseWhomToAttack(entity, only, not effect.or_planeswalkers))
            if effect.blocking is not None and state.combat is not None:
                for attacker in whom(state, effect.blocking)[:1]:
                    state = enter_blocking(state, entity, attacker)
    state = happen(state, *(Happening(What.ENTERS, e) for e in made))
    state = done_to(state, *made)
    return state.then(*tasks) if tasks else state


def tokens_to_make(state: State, player: Entity, number: int, creature: bool) -> int:
    """How many tokens are really created under a player's control (CR 614.1a, 111.1)."""
    sight = see(state)
    for statement in statements(state, ReplaceTokens):
        doubled = statement.effect
        if is_among(doubled.under, player, sight, statement.context) and (creature or not doubled.creatures):
            number *= doubled.factor
    return number


def _token(state: State, effect: effects.CreateToken, player: Entity, several: bool) -> tuple[State, Entity]:
    """One token; of several made at one time the first is `Saproling #1`."""
    spec = effect.token
    power = None if spec.power is None else amount(state, spec.power)
    toughness = None if spec.toughness is None else amount(state, spec.toughness)
    known = PREDEFINED.get(spec.subtypes[0]) if spec.subtypes and not spec.types else None
    card = known or Card(
        spec.name or " ".join(spec.subtypes) or " ".join(spec.types),
        spec.types,
        spec.subtypes,
        spec.supertypes,
        spec.colors,
        power=power,
        toughness=toughness,
        abilities=spec.abilities,
    )
    label = card.name
    if several and all(o.label not in (label, f"{label} #1") for o in state.objects.values()):
        label = f"{label} #1"
    return new_object(
        state, card, player, Zone.BATTLEFIELD, label, token=True, tapped=effect.tapped, sick=True
    )


@dataclass(frozen=True, slots=True)
class ChooseWhomToAttack(Task):
    """A creature enters attacking: its controller chooses whom; it was never declared (CR 508.4). `player`: that player, or,
    unless `alone`, a planeswalker of theirs."""

    entity: Entity
    player: Entity | None = None
    alone: bool = False

    def do(self, state: State) -> State | Choice:
        chars = permanents(state).get(self.entity)
        if chars is None or state.combat is None:
            return state
        options = tuple(
            Option(
                f"has {state.label(self.entity)} attack {state.label(w)}", (_EnterAttacking(self.entity, w),)
            )
            for w in whom_may_be_attacked(state, chars.controller)
            if self.player is None or self._is_theirs(state, w)
        )
        if not options:
            return state
        assert enter_attacking is not None
        return Choice(
            state,
            chars.controller,
            f"Whom does {state.label(self.entity)} attack?",
            options,
            (Cite.ATTACK_ENTERING,),
        )

    def _is_theirs(self, state: State, whom: Entity) -> bool:
        battle = not is_player(whom) and "Battle" in permanents(state)[whom].types
        theirs = not battle and defending_player(state, whom) == self.player
        return theirs and not (self.alone and whom != self.player)


@dataclass(frozen=True, slots=True)
class _EnterAttacking(Task):
    entity: Entity
    whom: Entity

    def do(self, state: State) -> State:
        return enter_attacking(state, self.entity, self.whom)


@handles(CreateRole)
def creates_role(effect: CreateRole, state: State) -> State:
    """An Aura token attached to each of these creatures; on what it can't enchant none is created (CR 303.4i)."""
    made: list[Entity] = []
    for player in players(state, effect.who) or (context_of(state).you,):
        for host in whom(state, effect.on):
            chars = permanents(state).get(host)
            if chars is None or not chars.is_creature:
                continue
            for _ in range(tokens_to_make(state, player, 1, creature=False)):
                there, entity = new_object(
                    state, ROLES[effect.role], player, Zone.BATTLEFIELD, token=True, attached_to=host
                )
                if protected_from(there, host, entity) is not None:
                    continue
                state = there
                state = state.step(TokenCreated(*state.labels((player, entity))), Cite.CREATE_TOKEN)
                state = state.step(Attached(*state.labels((entity, host))), Cite.ATTACH)
                made.append(entity)
    state = came_of_it(state, was=bool(made))  # "when you do"
    return done_to(happen(state, *(Happening(What.ENTERS, e) for e in made)), *made)
