"""Creating tokens (CR 111), and attacking as they enter."""

from __future__ import annotations

from bot.abilities import tokens
from bot.abilities.card import Card
from bot.abilities.keyword_actions import CreateRole
from bot.abilities.predefined_tokens import ROLES
from bot.abilities.who import Who
from bot.engine.agenda import Choice, Option, Task
from bot.engine.characteristics.view import permanents
from bot.engine.citations import Cite
from bot.engine.combat.leave import enter_attacking, enter_blocking, whom_may_be_attacked
from bot.engine.combat.whom import defending_player
from bot.engine.damage.modify import protected_from
from bot.engine.effects.token_changes import Lot, TokenWay, card_of, ways_to_create
from bot.engine.happenings import Happening, What
from bot.engine.instructions import (
    amount_for,
    came_of_it,
    context_of,
    done_to,
    handles,
    not_modelled,
    players,
    source_name,
    whom,
)
from bot.engine.log.things import Attached, TokenCreated
from bot.engine.objects import Counters
from bot.engine.relevance.met import meet
from bot.engine.state import Entity, State, Zone, is_player
from bot.engine.triggers import happen
from bot.engine.zones.objects import new_object
from bot.engine.zones.relocate import counters_entered_with, with_what_is_said, with_what_it_also_is
from bot.engine.zones.would_enter import tokens_are_met
from bot.values import dataclass, replace


@handles(tokens.CreateToken)
def creates(effect: tokens.CreateToken, state: State) -> State | Choice:
    card = card_of(state, effect.token)
    asked = [
        (player, (Lot(card, max(0, amount_for(state, effect.amount, player))),))
        for player in players(state, effect.who) or (context_of(state).you,)
    ]
    return _Creation(tuple(asked), _Arrival.of(effect)).do(state)


@handles(tokens.CreateTogether)
def creates_together(effect: tokens.CreateTogether, state: State) -> State | Choice:
    """One event: what changes how many are created applies to all of them."""
    you = context_of(state).you
    lots = tuple(
        Lot(card_of(state, c.token), max(0, amount_for(state, c.amount, you))) for c in effect.tokens
    )
    return _Creation(((you, lots),), _Arrival.of(effect.tokens[0])).do(state)


@dataclass(frozen=True, slots=True)
class _Arrival:
    """How the tokens of an instruction enter: tapped, attacking, blocking."""

    tapped: bool
    attacking: bool
    whom: Who | None
    alone: bool
    blocking: Who | None

    @classmethod
    def of(cls, effect: tokens.CreateToken) -> _Arrival:
        return cls(effect.tapped, effect.attacking, effect.whom, not effect.or_planeswalkers, effect.blocking)

    @property
    def plain(self) -> bool:
        return not (self.tapped or self.attacking or self.blocking is not None)


_MOST = 2000  # more tokens at one time than anybody counts


@dataclass(frozen=True, slots=True)
class _Creation(Task):
    """So many tokens for each of these players, as effects change it (CR 614.16); in which order those apply each player chooses
    for the tokens that enter under their control (CR 616.1). `ways`: what is settled of it."""

    asked: tuple[tuple[Entity, tuple[Lot, ...]], ...]
    arrival: _Arrival
    ways: tuple[TokenWay, ...] = ()

    def do(self, state: State) -> State | Choice:
        settled = self.ways
        for player, asked in self.asked[len(settled) :]:
            ways = ways_to_create(state, player, asked)
            if len(ways) > 1:
                options = tuple(
                    Option(f"applies {', then '.join(w.names)}", (replace(self, ways=(*settled, w)),))
                    for w in ways
                )
                return Choice(state, player, "Which effect applies first to the tokens?", options, _ORDER)
            settled = (*settled, ways[0])
        lots = [
            (player, lot) for (player, _), way in zip(self.asked, settled, strict=True) for lot in way.lots
        ]
        source = tokens_are_met(state) if lots else None
        if source is not None:
            return meet(state, source, "what becomes of tokens that would enter")
        if sum(lot.number for _, lot in lots) > _MOST:
            return not_modelled(state, f"more than {_MOST} tokens at one time")
        if not self.arrival.plain and not all(lot.asked for _, lot in lots):
            return not_modelled(state, "how the other tokens enter")
        return self._made(state, lots)

    def _made(self, state: State, lots: list[tuple[Entity, Lot]]) -> State:
        tasks: list[Task] = []
        made: list[Entity] = []
        asked: list[Entity] = []
        arrival = self.arrival
        several: dict[Card, int] = {}
        for _, lot in lots:
            several[lot.card] = several.get(lot.card, 0) + lot.number
        for player, lot in lots:
            for _ in range(lot.number):
                token = _token(state, lot.card, player, several[lot.card] > 1, arrival.tapped)
                if token is None:
                    return not_modelled(state, "with how many counters the tokens enter")
                state, entity = token
                made.append(entity)
                asked += [entity] if lot.asked else []
                attacking = arrival.attacking and state.combat is not None
                created = TokenCreated(
                    state.label(player),
                    state.label(entity),
                    arriving="attacking" if attacking else "",
                    by=source_name(state),
                )
                state = state.step(created, Cite.CREATE_TOKEN)
                if attacking:
                    only = next(iter(whom(state, arrival.whom)), None) if arrival.whom is not None else None
                    tasks.append(ChooseWhomToAttack(entity, only, arrival.alone))
                if arrival.blocking is not None and state.combat is not None:
                    for attacker in whom(state, arrival.blocking)[:1]:
                        state = enter_blocking(state, entity, attacker)
        state = happen(
            state,
            *(Happening(What.ENTERS, e) for e in made),
            *(Happening(What.CREATES, e, state.objects[e].controller) for e in made),
            *counters_entered_with(state, made),
        )
        state = done_to(state, *asked)
        return state.then(*tasks) if tasks else state


_ORDER = (Cite.ORDER_OF_EFFECTS,)


def tokens_to_make(state: State, player: Entity, number: int, card: Card) -> int | None:
    """How many of these tokens are really created under a player's control; None where others are too, or where the order
    of what changes it matters."""
    ways = ways_to_create(state, player, (Lot(card, number),))
    only = ways[0].lots if len(ways) == 1 else ()
    return only[0].number if len(only) == 1 and only[0].card == card else None


def _token(
    state: State, card: Card, player: Entity, several: bool, tapped: bool
) -> tuple[State, Entity] | None:
    """One token; of several made at one time the first is `Saproling #1`. None where it can't be told how it enters."""
    label = card.name
    if several and all(o.label not in (label, f"{label} #1") for o in state.objects.values()):
        label = f"{label} #1"
    return new_token(state, card, player, label, tapped=tapped)


def new_token(
    state: State,
    card: Card,
    player: Entity,
    label: str | None = None,
    *,
    tapped: bool = False,
    counters: Counters = (),
) -> tuple[State, Entity] | None:
    """A token there, with these counters and as static abilities say that it enters (CR 614.1c); None where that can't be told."""
    state, made = new_object(
        state, card, player, Zone.BATTLEFIELD, label, token=True, tapped=tapped, sick=True
    )
    said = with_what_is_said(state, state.objects[made], counters)
    return None if said is None else (with_what_it_also_is(state.with_object(said), made), made)


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
        number = tokens_to_make(state, player, 1, ROLES[effect.role])
        if number is None:
            return not_modelled(state, "what else is created")
        for host in whom(state, effect.on):
            chars = permanents(state).get(host)
            if chars is None or not chars.is_creature:
                continue
            for _ in range(number):
                there, entity = new_object(
                    state, ROLES[effect.role], player, Zone.BATTLEFIELD, token=True, attached_to=host
                )
                if protected_from(there, host, entity) is not None:
                    continue
                state = there
                state = state.step(
                    TokenCreated(state.label(player), state.label(entity), by=source_name(state)),
                    Cite.CREATE_TOKEN,
                )
                state = state.step(Attached(*state.labels((entity, host))), Cite.ATTACH)
                made.append(entity)
    state = came_of_it(state, was=bool(made))  # "when you do"
    return done_to(happen(state, *(Happening(What.ENTERS, e) for e in made)), *made)
