"""Moving objects to another zone, until something leaves or for good."""

from __future__ import annotations

from bot.abilities import effects
from bot.abilities.durations import Duration
from bot.abilities.past import DoneThisWay
from bot.abilities.player_effects import ShuffleInto
from bot.abilities.who import SELF, Chosen, Each, Who
from bot.engine.agenda import Choice, Task
from bot.engine.characteristics.view import permanents, see
from bot.engine.citations import Cite
from bot.engine.combat.in_its_place import AttackInItsPlace, attacked_by_the_returned
from bot.engine.effects.continuous import settled
from bot.engine.effects.moved import NowThere, WithCounters
from bot.engine.effects.tokens import ChooseWhomToAttack
from bot.engine.evaluate import who_is
from bot.engine.happenings import What
from bot.engine.instructions import (
    came_of_it,
    context_of,
    handles,
    not_modelled,
    players,
    source_name,
    whom,
    with_context,
)
from bot.engine.lasting import add_effect
from bot.engine.log.things import How
from bot.engine.permanents.transforming import other_side
from bot.engine.state import Active, Entity, State, Zone, is_player
from bot.engine.zones.entering import chooses, enters_as_copy, ways_to_enter
from bot.engine.zones.moves import MoveAll
from bot.engine.zones.objects import current
from bot.engine.zones.zone_change import ZoneChange
from bot.values import dataclass, replace

_ZONES = {
    "hand": (Zone.HAND, Cite.RESOLVE_SPELL),
    "graveyard": (Zone.GRAVEYARD, Cite.RESOLVE_SPELL),
    "exile": (Zone.EXILE, Cite.EXILE),
    "library top": (Zone.LIBRARY, Cite.RESOLVE_SPELL),
    "library bottom": (Zone.LIBRARY, Cite.RESOLVE_SPELL),
    "library top or bottom": (Zone.LIBRARY, Cite.RESOLVE_SPELL),
    "library second from the top": (Zone.LIBRARY, Cite.RESOLVE_SPELL),
    "library third from the top": (Zone.LIBRARY, Cite.RESOLVE_SPELL),
    "library": (Zone.LIBRARY, Cite.RESOLVE_SPELL),
    "battlefield": (Zone.BATTLEFIELD, Cite.RESOLVE_SPELL),
}


_ZONE_CHANGES = frozenset((What.DIES, What.LEAVES, What.TO_GRAVEYARD, What.ENTERS))
_MOVED_BY_A_PLAYER = frozenset((What.SACRIFICES, What.DISCARDS, What.CYCLES))


@handles(effects.Move)
def moves(effect: effects.Move, state: State) -> State:
    context = context_of(state)
    zone, cite = _ZONES[effect.to]
    attach = whom(state, effect.attached_to) if effect.attached_to is not None else ()
    changes: list[ZoneChange] = []
    whole = whom(state, effect.what)
    for entity in whole:
        here = current(state, entity) if _this_way(effect.what) else _to_move(state, entity)
        if here is None or (effect.from_zone and state.objects[here].zone.value != effect.from_zone):
            continue
        found = state.objects[here]
        if effect.transformed:
            other = other_side(found.printed or found.card)
            if other is None:
                continue  # what has one face stays where it is (CR 712.14a)
            if ways_to_enter(other.abilities) or enters_as_copy(other.abilities) or chooses(other.abilities):
                return not_modelled(state, "how it enters transformed")
        under = _under(effect, here, state)
        changes.append(
            ZoneChange(
                here,
                zone,
                How.RETURNED if zone is Zone.BATTLEFIELD else How.MOVED,
                (cite,),
                context.source,
                under=found.owner if under is None and found.zone is not Zone.BATTLEFIELD else under,
                tapped=effect.tapped,
                transformed=effect.transformed,
                counters=effect.with_counters if zone is Zone.BATTLEFIELD else (),
                attached_to=attach[0] if attach else None,
                position=effect.to.partition(" ")[2],
                being=_being(effect, state),
            )
        )
    moved = tuple(f.entity for f in changes)
    if not moved:  # "if you do" finds that it was not done
        state = came_of_it(state, was=False)
    if isinstance(effect.what, Each):  # "exile all creatures you control. Then create that many ..."
        state = with_context(state, amount=len(moved))
    there = NowThere(moved, whole)
    if effect.until_leaves:
        return _exile_until(state, tuple(changes), there)
    attack = (AttackAsTheyEnter(moved, _attacked(effect, state)),) if effect.attacking else ()
    counted = effect.with_counters if zone is Zone.EXILE else ()
    counters = (WithCounters(moved, counted),) if counted else ()
    return state.then(MoveAll(tuple(changes)), there, *counters, *attack)


def _attacked(effect: effects.Move, state: State) -> Entity | None:
    """The player whom it is said to attack, who alone may be attacked then."""
    return next(iter(players(state, effect.whom)), None) if effect.whom is not None else None


def _being(effect: effects.Move, state: State) -> Active | None:
    """What it is said to be as it enters (CR 611.2e)."""
    if not effect.being:
        return None
    context = context_of(state)
    changes = settled(effects.ChangeNow(SELF, effect.being), see(state), context)
    return Active(0, changes, context, Duration.INDEFINITELY, 0, source_name(state))


@handles(ShuffleInto)
def shuffles_into(effect: ShuffleInto, state: State) -> State:
    """All cards of those zones go to their owners' libraries at one time."""
    zones = {Zone(zone) for zone in effect.zones}
    owners = players(state, effect.who)
    cards = [o for o in state.objects.values() if o.zone in zones and o.owner in owners]
    changes = tuple(
        ZoneChange(o.id, Zone.LIBRARY, How.MOVED, (Cite.RESOLVE_SPELL,), context_of(state).source)
        for o in sorted(cards, key=lambda o: o.id)
    )
    there = NowThere(tuple(change.entity for change in changes))
    return state.then(MoveAll(changes), there) if changes else state


def _under(effect: effects.Move, entity: Entity, state: State) -> Entity | None:
    """Under whose control it is put onto the battlefield; None where the text does not say."""
    if effect.under is None:
        return None
    found = who_is(effect.under, see(state), replace(context_of(state), respective=entity))
    return next((p for p in found if is_player(p)), None)


def _this_way(what: Who) -> bool:
    """Whether it is what an earlier instruction of the same ability moved, which is found where it is now (CR 400.7j)."""
    return isinstance(what, Each | Chosen) and any(isinstance(q, DoneThisWay) for q in what.what.qualities)


def _to_move(state: State, entity: Entity) -> Entity | None:
    """The object to move: this one, or what it became where the ability triggered on its very move (CR 400.7e), where that paid
    for the ability (CR 400.7j) or, of an Aura,
    on that of what it enchanted (CR 400.7f). What has changed zones otherwise is another object now (CR 400.7)."""
    if entity in state.objects:
        return entity
    paid = next((e for kind, e in context_of(state).chosen if kind == "itself"), None)
    if paid is not None and entity == context_of(state).source:
        return paid if paid in state.objects else None
    event = context_of(state).event
    if event is None:
        return None
    if event.what in _MOVED_BY_A_PLAYER:
        if event.object != entity:
            return None
    elif event.what not in _ZONE_CHANGES or (
        event.subject != entity and not _was_on(state, entity, event.subject)
    ):
        return None
    here = current(state, entity)
    return here if here is not None and state.objects[here].zone in (Zone.GRAVEYARD, Zone.EXILE) else None


def _was_on(state: State, aura: Entity, host: Entity) -> bool:
    """Whether this was attached to that as that left the battlefield."""
    left = state.known.get(host)
    return left is not None and aura in left.attachments


@dataclass(frozen=True, slots=True)
class AttackAsTheyEnter(Task):
    """What has entered attacking does so: its controller chooses whom (CR 508.4), unless another was returned for it (CR 702.49c)."""

    moved: tuple[Entity, ...]
    whom: Entity | None = None

    def do(self, state: State) -> State | Choice:
        if state.combat is None:
            return state
        same = attacked_by_the_returned(state, context_of(state).chosen)
        if same is not None:
            return state.then(AttackInItsPlace(self.moved, same))
        return state.then(
            *(
                ChooseWhomToAttack(e, self.whom, alone=self.whom is not None)
                for m in self.moved
                if (e := current(state, m)) is not None
            )
        )


def _exile_until(state: State, changes: tuple[ZoneChange, ...], there: NowThere) -> State:
    context = context_of(state)
    if context.source not in permanents(state):
        return state  # it has left already: nothing is exiled (CR 610.3a)
    return state.then(MoveAll(changes), BindExile(tuple(f.entity for f in changes)), there)


@dataclass(frozen=True, slots=True)
class BindExile(Task):
    """Remember what is exiled until the source leaves."""

    moved: tuple[Entity, ...]

    def do(self, state: State) -> State:
        new = [e for m in self.moved if (e := current(state, m)) is not None]
        return add_effect(
            state,
            "exiled until it leaves",
            context_of(state),
            Duration.WHILE_SOURCE_STAYS,
            source_name(state),
            new,
        )
