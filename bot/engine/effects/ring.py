"""The Ring tempts a player (CR 701.54): their Ring-bearer, and the emblem that says more the more often they were tempted."""

from __future__ import annotations

from bot.abilities.ability import Ability, Static, Triggered
from bot.abilities.amounts import Number, StatOf
from bot.abilities.card import Card
from bot.abilities.changes import BecomesType
from bot.abilities.combat_rules import CantBeBlocked
from bot.abilities.combining import (
    Later,
)
from bot.abilities.damage import DamageKind
from bot.abilities.effects import (
    Sacrifice,
)
from bot.abilities.events import Attacks, BecomesBlocked, DealsDamage, EndOfCombat
from bot.abilities.filters import APlayer, Compare, ControlledBy, Filter, InStatus, OfType
from bot.abilities.keyword_actions import RingTempts
from bot.abilities.player_effects import (
    Discard,
    Draw,
    LoseLife,
)
from bot.abilities.statics import Changes, Rules
from bot.abilities.who import (
    YOU,
    Any,
    ControllerOf,
    Each,
    EachOpponent,
    EventObject,
    TheOne,
)
from bot.engine.agenda import Choice, Task
from bot.engine.characteristics.view import permanents
from bot.engine.citations import Cite
from bot.engine.effects.choosing import choose_objects
from bot.engine.effects.library import DoneAction
from bot.engine.happenings import Happening, What
from bot.engine.instructions import context_of, handles, players
from bot.engine.log.things import Designated
from bot.engine.objects import (
    Object,
)
from bot.engine.state import (
    Entity,
    State,
    Zone,
)
from bot.engine.zones.objects import new_object
from bot.values import dataclass, replace

_BEARER = Filter((InStatus("Ring-bearer"), ControlledBy(YOU)))
_ANY_BEARER, _CREATURE = Any(_BEARER), Any(Filter((OfType("Creature"),)))
_GREATER = Filter((OfType("Creature"), Compare("power", ">", StatOf("power", TheOne()))))
_SAYS: tuple[Ability, ...] = (
    Static(
        (
            Changes(Each(_BEARER), (BecomesType(supertypes=("Legendary",)),)),
            Rules(Each(_BEARER), (CantBeBlocked(by=_GREATER),)),
        )
    ),
    Triggered(Attacks(_ANY_BEARER), (Draw(YOU, Number(1)), Discard(YOU, Number(1)))),
    Triggered(
        BecomesBlocked(_ANY_BEARER, _CREATURE),
        (Later(EndOfCombat(), (Sacrifice(ControllerOf(EventObject()), EventObject()),)),),
    ),
    Triggered(
        DealsDamage(_ANY_BEARER, Any(Filter((APlayer(),))), DamageKind.COMBAT),
        (LoseLife(EachOpponent(), Number(3)),),
    ),
)
THE_RING = tuple(Card("The Ring", abilities=_SAYS[:times]) for times in range(1, len(_SAYS) + 1))
"""The emblem after the first, second, third and fourth time (CR 701.54c)."""


@handles(RingTempts)
def tempts(effect: RingTempts, state: State) -> State:
    """Each of these players gets the emblem or more of it, then chooses a Ring-bearer."""
    return state.then(*(Tempted(p) for p in players(state, effect.who) or (context_of(state).you,)))


@dataclass(frozen=True, slots=True)
class Tempted(Task):
    """One player is tempted: the emblem comes first (CR 701.54c)."""

    player: Entity

    def do(self, state: State) -> State | Choice:
        emblem = _emblem(state, self.player)
        if emblem is None:
            state, _ = new_object(state, THE_RING[0], self.player, Zone.COMMAND)
        else:
            times = min(THE_RING.index(emblem.card) + 1, len(THE_RING) - 1)
            state = state.with_object(replace(emblem, card=THE_RING[times]))
        mine = permanents(state).items()
        creatures = tuple(sorted(e for e, c in mine if c.controller == self.player and c.is_creature))
        done = DoneAction(Happening(What.TEMPTED, self.player))
        if not creatures:
            return state.then(done)

        def then(picked: tuple[Entity, ...]) -> tuple[Task, ...]:
            return (*(BearsTheRing(e, self.player) for e in picked), done)

        verb = "chooses as Ring-bearer"
        return choose_objects(state, self.player, creatures, 1, then, verb, (Cite.RING_TEMPTS,))


@dataclass(frozen=True, slots=True)
class BearsTheRing(Task):
    """A creature becomes its controller's Ring-bearer, no other of theirs is it any longer (CR 701.54a)."""

    entity: Entity
    player: Entity

    def do(self, state: State) -> State:
        for found in tuple(state.battlefield()):
            own = permanents(state)[found.id].controller == self.player
            is_now = found.id == self.entity
            if own and ("Ring-bearer" in found.designations) is not is_now:
                rest = tuple(d for d in found.designations if d != "Ring-bearer")
                now = (*rest, "Ring-bearer") if is_now else rest
                state = state.with_object(replace(found, designations=now))
        label = f"{state.label(self.player)}'s Ring-bearer"
        return state.step(Designated(state.label(self.entity), label), Cite.RING_TEMPTS)


def _emblem(state: State, player: Entity) -> Object | None:
    objects = state.objects.values()
    return next(
        (o for o in objects if o.zone is Zone.COMMAND and o.owner == player and o.card in THE_RING), None
    )
