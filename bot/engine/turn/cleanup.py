"""The cleanup step (CR 514): discarding down to the maximum hand size, then damage and what lasts until end of turn wear off."""

from __future__ import annotations

from bot.abilities.durations import Duration
from bot.engine.agenda import Choice, Task
from bot.engine.citations import Cite
from bot.engine.effects.discarding import DiscardCards
from bot.engine.log.turn import DiscardedDown, WoreOff
from bot.engine.players.hand_size import maximum_hand_size
from bot.engine.stack.resolve import ResolveAll
from bot.engine.stack.waiting import Settle
from bot.engine.state import (
    State,
    Zone,
)
from bot.values import dataclass, replace


@dataclass(frozen=True, slots=True)
class Cleanup(Task):
    """Discard down to the maximum hand size; then damage and "this turn" effects end at one time (CR 514)."""

    def do(self, state: State) -> State | Choice:
        active = state.turn.active
        hand = tuple(
            sorted(o.id for o in state.objects.values() if o.zone is Zone.HAND and o.owner == active)
        )
        tasks: list[Task] = []
        most = maximum_hand_size(state, active)
        if most is not None and len(hand) > most:
            said = DiscardedDown(state.label(active), len(hand), "seven" if most == 7 else str(most))
            state = state.step(said, Cite.CLEANUP_DISCARD)
            tasks.append(DiscardCards(active, hand, len(hand) - most))
        return state.then(*tasks, WearOff())


@dataclass(frozen=True, slots=True)
class WearOff(Task):
    """Damage, on phased-out permanents too, and "until end of turn" effects end at the same time (CR 514.2)."""

    def do(self, state: State) -> State:
        marked = False
        for found in list(state.objects.values()):
            if found.zone not in (Zone.BATTLEFIELD, Zone.PHASED_OUT):
                continue
            if found.damage:
                marked = True
                found = replace(found, damage=0)
                state = state.with_object(found)
            if "saddled" in found.designations:
                rest = tuple(d for d in found.designations if d != "saddled")
                state = state.with_object(replace(found, designations=rest))
        ends = (Duration.THIS_TURN, Duration.THIS_COMBAT)
        kept = tuple(a for a in state.effects if a.duration not in ends)
        if marked or len(kept) != len(state.effects):
            state = state.step(WoreOff(), Cite.CLEANUP, Cite.DAMAGE_STAYS)
        turn = state.turn.number
        kept = tuple(
            a
            for a in kept
            if not (
                a.duration is Duration.UNTIL_END_OF_YOUR_NEXT_TURN
                and a.context.you == state.turn.active
                and a.made_in_turn < turn
            )
        )
        return state.having(effects=kept).then(Settle(), ResolveAll())
