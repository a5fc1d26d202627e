"""What is chosen for words that follow: `each player chooses a creature they control, then sacrifices the rest` (CR 608.2d)."""

from __future__ import annotations

from bot.abilities.combining import ChooseOfEach
from bot.abilities.effects import ChooseThings
from bot.abilities.filters import AnOpponent, APlayer, Filter
from bot.abilities.who import Chosen, Who
from bot.engine.agenda import Choice, Task
from bot.engine.characteristics.view import see
from bot.engine.citations import Cite
from bot.engine.effects.choosing import choose_objects
from bot.engine.evaluate import all_that_fit
from bot.engine.instructions import amount_for, context_of, done_to, handles, players, source_name
from bot.engine.stack.targets_together import apart
from bot.engine.state import Entity, State, is_player
from bot.engine.told.decisions import Picks
from bot.engine.told.scripted import decisions_left, mark_used
from bot.values import dataclass, replace


@handles(ChooseThings)
def chooses(effect: ChooseThings, state: State) -> State:
    """Each player in turn order (CR 101.4)."""
    return state.then(*(_ChooseFor(player, effect) for player in players(state, effect.who)))


@handles(ChooseOfEach)
def chooses_of_each(effect: ChooseOfEach, state: State) -> State:
    """Each player in turn order, one of each kind (CR 101.4, 608.2d)."""
    kinds = tuple(Filter((*kind.qualities, *effect.among.qualities)) for kind in effect.kinds)
    return state.then(*(_OneOfEach(p, effect.who, kinds) for p in players(state, effect.who)))


@dataclass(frozen=True, slots=True)
class _OneOfEach(Task):
    """A player chooses one of each of these; where the story tells several in one breath, each for its kind."""

    player: Entity
    who: Who
    kinds: tuple[Filter, ...]

    def do(self, state: State) -> State | Choice:
        sight, seen_from = see(state), replace(context_of(state), respective=self.player)
        there = [tuple(e for e in all_that_fit(kind, sight, seen_from) if e > 0) for kind in self.kinds]
        state, told = _told_together(state, self.player, there)
        if told is not None:
            return done_to(state, *dict.fromkeys(told))
        return state.then(*(_ChooseFor(self.player, ChooseThings(self.who, Chosen(k))) for k in self.kinds))


def _told_together(
    state: State, player: Entity, there: list[tuple[Entity, ...]]
) -> tuple[State, list[Entity] | None]:
    """What the player is told to choose of each kind; None where that leaves a kind open, or names what is of none."""
    name, source = state.label(player), source_name(state)
    for index, answer in decisions_left(state, Picks):
        if answer.player not in (None, name) or answer.about not in (None, source):
            continue
        chosen: list[Entity] = []
        for kind in filter(None, there):
            named = [e for e in kind if state.label(e) in answer.names] or (kind if len(kind) == 1 else ())
            chosen += [*(e for e in named if e not in chosen), *named][:1]
        if len(chosen) == sum(map(bool, there)) and {state.label(e) for e in chosen} >= set(answer.names):
            return mark_used(state, index), chosen
    return state, None


@dataclass(frozen=True, slots=True)
class _ChooseFor(Task):
    player: Entity
    effect: ChooseThings

    def do(self, state: State) -> State | Choice:
        count = self.effect.what.count
        seen_from = replace(context_of(state), respective=self.player)
        what = self.effect.what.what
        of_players = any(isinstance(quality, APlayer | AnOpponent) for quality in what.qualities)
        found = all_that_fit(what, see(state), seen_from)
        there = tuple(e for e in found if is_player(e) is of_players)
        verb = "at random has" if self.effect.what.random else "chooses"
        least, most = (
            n if isinstance(n, int) else len(there) if n is None else amount_for(state, n, self.player)
            for n in (count.least, count.most)
        )

        def then(picked: tuple[Entity, ...]) -> tuple[Task, ...]:
            return (_Chosen(picked),)

        verb = "at random has" if self.effect.what.random else "chooses"
        return choose_objects(
            state,
            self.player,
            there,
            most,
            then,
            verb,
            (Cite.RESOLVE_CHOICE,),
            min(least, most),
            apart=lambda picked: apart(state, self.effect.what, picked, seen_from),
        )


@dataclass(frozen=True, slots=True)
class _Chosen(Task):
    what: tuple[Entity, ...]

    def do(self, state: State) -> State:
        return done_to(state, *self.what)
