"""What is airbended is exiled, for its owner to cast for {2} (CR 701.65a)."""

from __future__ import annotations

from bot.abilities.casting import MayPlay, Terms
from bot.abilities.durations import Duration
from bot.abilities.keyword_actions import Airbend
from bot.engine.agenda import Task
from bot.engine.citations import Cite
from bot.engine.effects.moved import NowThere
from bot.engine.evaluate.exactly import Exactly
from bot.engine.happenings import Happening, What
from bot.engine.instructions import context_of, handles, source_name, whom
from bot.engine.lasting import add_effect
from bot.engine.log.things import How
from bot.engine.state import Entity, State, Zone
from bot.engine.triggers import happen
from bot.engine.zones.moves import MoveAll
from bot.engine.zones.objects import current
from bot.engine.zones.zone_change import ZoneChange
from bot.values import dataclass


@handles(Airbend)
def airbends(effect: Airbend, state: State) -> State:
    """They are exiled; as long as they are there their owners may cast them for {2} (CR 701.65a)."""
    things = whom(state, effect.what)
    exiled = MoveAll(tuple(ZoneChange(e, Zone.EXILE, How.MOVED, (Cite.AIRBEND,)) for e in things))
    state = happen(state, Happening(What.AIRBENDS, context_of(state).you)) if things else state
    return state.then(exiled, NowThere(things), MayBeCastFor("{2}", things))


@dataclass(frozen=True, slots=True)
class MayBeCastFor(Task):
    """As long as these stay exiled, their owners may cast them for that mana rather than for their mana cost."""

    mana: str
    moved: tuple[Entity, ...]

    def do(self, state: State) -> State:
        for entity in (e for m in self.moved if (e := current(state, m)) is not None):
            card = state.objects[entity]
            if card.zone is Zone.EXILE:
                may = MayPlay(Exactly(card.owner), Exactly(entity), terms=Terms(paying=self.mana))
                context, by = context_of(state), source_name(state)
                state = add_effect(state, may, context, Duration.WHILE_EXILED, by, (entity,))
        return state
