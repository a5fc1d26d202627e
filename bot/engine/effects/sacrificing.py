"""Sacrificing (CR 701.21): one player's, several at one time, chosen or named."""

from __future__ import annotations

from bot.abilities import effects
from bot.abilities.who import Chosen
from bot.engine.agenda import Choice, Task
from bot.engine.characteristics.view import permanents, see
from bot.engine.citations import Cite
from bot.engine.effects.choosing import choose_objects
from bot.engine.effects.moved import NowThere
from bot.engine.evaluate import all_that_fit, who_is
from bot.engine.happenings import Happening, What
from bot.engine.instructions import amount_for, came_of_it, context_of, handles, players, with_context
from bot.engine.log.things import How
from bot.engine.permanents.sacrificable import can_be_sacrificed
from bot.engine.state import Entity, State, Zone
from bot.engine.told.sacrifices_and_discards import told_as_done
from bot.engine.told.script import Sacrifices
from bot.engine.triggers import happen
from bot.engine.zones.moves import MoveAll
from bot.engine.zones.objects import current
from bot.engine.zones.zone_change import ZoneChange
from bot.values import dataclass, replace


@handles(effects.Sacrifice)
def sacrifices(effect: effects.Sacrifice, state: State) -> State:
    """Whether all of it could be done is remembered ("if you do", "if you can't")."""
    tasks: list[Task] = []
    done = True
    who = players(state, effect.who)
    for player in who or (context_of(state).you,):
        if isinstance(effect.what, Chosen):
            seen_from = replace(context_of(state), respective=player)
            mine = tuple(
                e
                for e in all_that_fit(effect.what.what, see(state), seen_from)
                if e > 0 and see(state).controller(e) == player and can_be_sacrificed(state, e)
            )
            most = effect.what.count.most
            if most is None:
                number = len(mine)
            else:
                number = most if isinstance(most, int) else amount_for(state, most, player)
            done = done and len(mine) >= number
            least = (
                effect.what.count.least if most is None and isinstance(effect.what.count.least, int) else None
            )
            tasks.append(ChooseSacrifice(player, mine, number, least=least))
        else:
            meant = who_is(effect.what, see(state), replace(context_of(state), respective=player))
            things = tuple(
                e for w in meant if (e := current(state, w)) is not None and e in permanents(state)
            )
            mine = tuple(
                e for e in things if see(state).controller(e) == player and can_be_sacrificed(state, e)
            )
            done = done and bool(mine)
            tasks.append(SacrificeThese(player, mine))
    state = came_of_it(state, was=done)
    these = tuple((t.player, t.what) for t in tasks if isinstance(t, SacrificeThese))
    if len(these) > 1:
        return state.then(SacrificeTogether((), these))
    chosen = tuple(t for t in tasks if isinstance(t, ChooseSacrifice))
    return state.then(SacrificeTogether(chosen)) if len(chosen) > 1 else state.then(*tasks)


@dataclass(frozen=True, slots=True)
class ChooseSacrifice(Task):
    """A player sacrifices that many of these, of their choice (CR 701.21)."""

    player: Entity
    candidates: tuple[Entity, ...]
    number: int
    paying_for: Entity | None = None
    least: int | None = None  # fewer may be sacrificed, down to this

    def do(self, state: State) -> State | Choice:
        here = tuple(e for e in self.candidates if e in permanents(state))

        def then(picked: tuple[Entity, ...]) -> tuple[Task, ...]:
            return (SacrificeThese(self.player, picked, self.paying_for),)

        return choose_objects(
            state, self.player, here, self.number, then, "sacrifices", (Cite.SACRIFICE,), self.least
        )


@dataclass(frozen=True, slots=True)
class SacrificeTogether(Task):
    """Several players sacrifice: each chooses in turn order, then all is sacrificed at one time (CR 101.4)."""

    left: tuple[ChooseSacrifice, ...]
    picked: tuple[tuple[Entity, tuple[Entity, ...]], ...] = ()

    def do(self, state: State) -> State | Choice:
        if self.left:
            own, left = self.left[0], self.left[1:]

            def then(picked: tuple[Entity, ...]) -> tuple[Task, ...]:
                return (SacrificeTogether(left, (*self.picked, (own.player, picked))),)

            cites = (Cite.SACRIFICE,)
            return choose_objects(
                state, own.player, own.candidates, own.number, then, "sacrifices", cites, own.least
            )
        happened = [Happening(What.SACRIFICES, player, e) for player, what in self.picked for e in what]
        for player, what in self.picked:
            state = told_as_done(state, player, what, Sacrifices)
        cause = context_of(state).source if state.contexts else None
        changes = tuple(
            ZoneChange(e, Zone.GRAVEYARD, How.SACRIFICED, (Cite.SACRIFICE,), cause, by=player)
            for player, what in self.picked
            for e in what
        )
        there = NowThere(tuple(f.entity for f in changes))
        return happen(state, *happened).then(MoveAll(changes), there) if changes else state


@dataclass(frozen=True, slots=True)
class SacrificeThese(Task):
    """These permanents are sacrificed at one time: nothing regenerates them."""

    player: Entity
    what: tuple[Entity, ...]
    paying_for: Entity | None = None
    cites: tuple[Cite, ...] = (Cite.SACRIFICE,)

    def do(self, state: State) -> State:
        if not self.what:
            return state
        state = told_as_done(state, self.player, self.what, Sacrifices)
        # "The sacrificed creature": what paid for it is remembered as it last was.
        paid = tuple(("sacrificed", e) for e in self.what)
        payee = state.object(self.paying_for) if self.paying_for is not None else None
        if payee is not None and payee.on_stack is not None:
            context = payee.on_stack.context
            context = replace(context, chosen=(*context.chosen, *paid))
            state = state.with_object(replace(payee, on_stack=replace(payee.on_stack, context=context)))
        elif state.contexts:
            state = with_context(state, chosen=(*context_of(state).chosen, *paid))
        happened = tuple(Happening(What.SACRIFICES, self.player, e) for e in self.what)
        cause = context_of(state).source if state.contexts and self.paying_for is None else None
        changes = tuple(
            ZoneChange(e, Zone.GRAVEYARD, How.SACRIFICED, self.cites, cause, by=self.player)
            for e in self.what
        )
        there = () if payee is not None else (NowThere(self.what),)
        return happen(state, *happened).then(MoveAll(changes), *there)
