"""Dividing combat damage group by group, as told or in every legal way, and dealing all of it at once (CR 510.1-510.2)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.engine.agenda import Choice, Option, Task
from bot.engine.characteristics.view import permanents
from bot.engine.citations import Cite
from bot.engine.combat.assigner import Assigner, in_combat
from bot.engine.combat.division import Around, Division, divisions, need_of
from bot.engine.combat.quiet import alike_for, is_quiet
from bot.engine.combat.scripted_damage import scripted_amounts, scripted_damage
from bot.engine.combat.wrong import Wrong, names_of, stop
from bot.engine.damage.packet import Packet
from bot.engine.log.combat import DamageAssigned, shared_out
from bot.engine.log.damage import Share
from bot.engine.log.notes import Note
from bot.engine.log.step import listed
from bot.engine.state import Entity, State
from bot.engine.told.scripted import mark_used
from bot.values import dataclass, replace


@dataclass(frozen=True, slots=True)
class DivideDamage(Task):
    """Divide the damage of the first group, then of the others; when all is assigned, deal it. `done`: (source, recipient,
    amount) of everything assigned so far in this step."""

    groups: tuple[tuple[Assigner, ...], ...]
    done: tuple[tuple[Entity, Entity, int], ...]
    struck: frozenset[Entity] | None

    def do(self, state: State) -> State | Choice:
        if not self.groups:
            return self._deal(state)
        group = self.groups[0]
        around = self._around(state, group)
        told = scripted_damage(state, [a for g in self.groups for a in g])
        exact: dict[Entity, Mapping[Entity, int]] = {}
        for assigner in group:
            answer = told.get(assigner.creature)
            if answer is None:
                continue
            amounts = scripted_amounts(state, assigner, answer, around)
            if isinstance(amounts, Wrong):
                return stop(state, amounts, *_would_be(state, group, around))
            exact[assigner.creature] = amounts
        alike = None
        if len(group) == 1 and not exact and is_quiet(state):
            alike = alike_for(state, around, group[0].recipients)
        found, complete = divisions(group, around, exact, alike)
        if not found:
            return stop(state, self._why(state, group, exact, around), *_would_be(state, group, around))
        for assigner in group:
            for index in told[assigner.creature].answers if assigner.creature in told else ():
                state = mark_used(state, index)
        if not complete:
            what = names_of(state, [a.creature for a in group])
            state = state.step(Note.DIVISIONS_UNFINISHED.of(what), Cite.ASSIGN)
        options = tuple(
            Option(_choice_text(state, group, divided), (Assigned(group, divided, self),))
            for divided in found
        )
        if len(options) == 1:
            return state.then(*options[0].tasks)
        question = f"How is the combat damage of {names_of(state, [a.creature for a in group])} divided?"
        return Choice(state, group[0].player, question, options, _cites(group[0], ()))

    def _around(self, state: State, group: Sequence[Assigner]) -> Around:
        recipients = {e for a in group for e in a.recipients}
        needs = {e: need_of(state, e) for e in recipients if e > 0}
        board = permanents(state)
        sure: dict[Entity, int] = {}
        touched: set[Entity] = set()
        modern = state.game.era.lifelink_is_static
        for source, recipient, amount in self.done:
            if recipient in recipients:
                sure[recipient] = sure.get(recipient, 0) + amount
                if modern and source in board and board[source].has("deathtouch"):
                    touched.add(recipient)
        return Around(needs, sure, frozenset(touched))

    def _why(
        self,
        state: State,
        group: Sequence[Assigner],
        exact: Mapping[Entity, Mapping[Entity, int]],
        around: Around,
    ) -> Wrong:
        """Which rule the told division breaks."""
        for assigner in group:
            mine = exact.get(assigner.creature, {})
            label = state.label(assigner.creature)
            if len(assigner.beyond) > 1 and mine.get(assigner.beyond[1]):
                walker = assigner.beyond[0]
                enough = around.needs.get(walker, 0) - around.sure.get(walker, 0)
                if mine.get(walker, 0) < enough:
                    text = (
                        f"{label} can't assign damage to {state.label(assigner.beyond[1])}: at least {enough} has to "
                        f"be assigned to {state.label(walker)} first"
                    )
                    return Wrong(text, (Cite.TRAMPLE_PLANESWALKERS,))
            if any(mine.get(e) for e in assigner.beyond):
                short = [
                    b
                    for b in assigner.near
                    if not assigner.deathtouch
                    and mine.get(b, 0) + around.sure.get(b, 0) < around.needs.get(b, 0)
                ]
                if short or assigner.deathtouch:
                    who = names_of(state, short or assigner.near)
                    text = (
                        f"{label} can't assign damage to {state.label(assigner.beyond[0])}: "
                        f"lethal damage has to be assigned to {who} first"
                    )
                    return Wrong(text, (Cite.TRAMPLE,))
            if assigner.in_order:
                cite = Cite.BLOCKER_ORDER if assigner.attacks else Cite.ATTACKER_ORDER
                first = Cite.ASSIGN_BLOCKED if assigner.attacks else Cite.ASSIGN_BLOCKER
                text = (
                    f"{label} can't divide its damage so: each creature in order has to be assigned lethal damage "
                    "before the next is assigned any"
                )
                return Wrong(text, (first, cite))
        return Wrong("this division of combat damage does not comply with the rules", (Cite.ASSIGN,))

    def _deal(self, state: State) -> State:
        assert state.combat is not None
        if self.struck is not None and state.combat.struck is None:
            state = state.having(combat=replace(state.combat, struck=self.struck))
        combat = state.combat
        if not self.done or combat is None:
            return state
        timing = state.game.era.timing
        at_the_end = frozenset(("trample",)) if timing.tramples_at_the_end else frozenset()
        board = permanents(state)
        rank = {c: i for i, c in enumerate(dict.fromkeys(in_combat(combat)))}
        packets = tuple(
            Packet(
                source,
                recipient,
                amount,
                combat=True,
                as_though=at_the_end
                if at_the_end and recipient > 0 and source in board and board[source].has("trample")
                else frozenset(),
            )
            for source, recipient, amount in sorted(self.done, key=lambda d: rank[d[0]])
            if amount > 0
        )
        return timing.deal_combat(state, packets)


@dataclass(frozen=True, slots=True)
class Assigned(Task):
    """One group's division is announced; then the next group's."""

    group: tuple[Assigner, ...]
    divided: tuple[Division, ...]
    before: DivideDamage

    def do(self, state: State) -> State:
        done = list(self.before.done)
        for assigner, division in zip(self.group, self.divided, strict=True):
            done += [(assigner.creature, e, n) for e, n in division]
            state = state.step(division_told(state, assigner, division), *_cites(assigner, division))
        return state.then(replace(self.before, groups=self.before.groups[1:], done=tuple(done)))


def division_told(state: State, assigner: Assigner, division: Division) -> DamageAssigned:
    """The division as the log tells it; who divides is told where it is not the creature's controller."""
    creature = state.label(assigner.creature)
    shares = tuple(Share(n, creature, state.label(e)) for e, n in division)
    return DamageAssigned(creature, shares, state.label(assigner.player) if assigner.by_banding else "")


def _choice_text(state: State, group: Sequence[Assigner], divided: Sequence[Division]) -> str:
    whole = (division_told(state, a, d) for a, d in zip(group, divided, strict=True))
    return "assigns " + listed(shared_out(each.shares) for each in whole)


def _cites(assigner: Assigner, division: Division) -> tuple[Cite, ...]:
    """The rules by which this creature's damage is divided so."""
    through = [e for e, _ in division if e in assigner.beyond]
    cites: list[Cite] = []
    if assigner.near:
        cites.append(Cite.ASSIGN_BLOCKED if assigner.attacks else Cite.ASSIGN_BLOCKER)
    else:
        cites.append(Cite.ASSIGN_UNBLOCKED)
    if assigner.by_banding:
        cites.append(Cite.BANDING_ATTACKER_DAMAGE if assigner.attacks else Cite.BANDING_BLOCKER_DAMAGE)
    if through:
        cites.append(Cite.TRAMPLE)
        if len(assigner.beyond) > 1:
            cites.append(Cite.TRAMPLE_PLANESWALKERS)
    if assigner.in_order and assigner.order:
        cites.append(Cite.BLOCKER_ORDER if assigner.attacks else Cite.ATTACKER_ORDER)
    if assigner.deathtouch and (through or assigner.in_order):
        cites.append(Cite.DEATHTOUCH_ASSIGN)
    return tuple(cites)


def _would_be(state: State, group: Sequence[Assigner], around: Around) -> tuple[str, ...]:
    """A legal division, in words."""
    found, _ = divisions(group, around)
    if not found:
        return ()
    return tuple(division_told(state, a, d).text for a, d in zip(group, found[0], strict=True))
