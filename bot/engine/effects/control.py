"""How instructions combine: if, may, unless, for each, later."""

from __future__ import annotations

from typing import Any

from bot.abilities.card import Card
from bot.abilities.combining import (
    ChooseTargets,
    ForEachOf,
    If,
    Later,
    LimitX,
    May,
    Repeat,
    Then,
    WhenYouDo,
    WhereX,
)
from bot.abilities.conditions import DidIt
from bot.abilities.effects import (
    Beside,
)
from bot.abilities.libraries import SeeTop, SeeUntil
from bot.abilities.player_effects import (
    GetEmblem,
)
from bot.engine.agenda import Choice, Task
from bot.engine.aim import locked
from bot.engine.characteristics.view import see
from bot.engine.citations import Cite
from bot.engine.effects.cards_seen import finds_one, nobody_knows_how_many, puts_the_rest_away, seen_by
from bot.engine.effects.libraries import next_seen
from bot.engine.effects.of_the_milled import takes_of_the_milled
from bot.engine.effects.searching import finds_for_the_hand, surveils_as_told, takes_as_told
from bot.engine.evaluate import is_true
from bot.engine.happenings import Happening, What
from bot.engine.instructions import (
    Instructions,
    amount,
    context_of,
    handles,
    players,
    run,
    source_name,
    whom,
    with_context,
)
from bot.engine.lasting import add_effect
from bot.engine.log.things import EmblemGot
from bot.engine.players.top_cards import shuffled
from bot.engine.relevance.met import meet
from bot.engine.relevance.writes import WRITES, is_read
from bot.engine.state import Entity, State, Waiting, Zone
from bot.engine.triggers import happen
from bot.engine.zones.objects import new_object
from bot.values import dataclass, replace


@handles(Then)
def then(effect: Then, state: State) -> State:
    return state.then(Instructions(effect.parts))


@handles(WhereX)
def where_x(effect: WhereX, state: State) -> State:
    """X is worked out once, as the instructions begin."""
    value = amount(state, effect.x)
    return with_context(state, x=value).then(Instructions(effect.effects))


@handles(If)
def if_(effect: If, state: State) -> State:
    holds = is_true(effect.condition, see(state), context_of(state))
    then = effect.then
    if effect.instead and len(then) == 1 and isinstance(then[0], May) and not then[0].if_not:
        then = (
            replace(then[0], if_not=effect.otherwise),
        )  # who may do it instead and doesn't has it done as it was
    return state.then(Instructions(then if holds else effect.otherwise))


@handles(LimitX)
def limit_x(effect: LimitX, state: State) -> State:
    """A limit on what was announced: nothing is done."""
    return state


@handles(Beside)
def beside(effect: Beside, state: State) -> State | Choice:
    """Nothing is done, but where the story tells what is found, or only how many cards there are is asked; what it would change has to be
    what nobody in the story looks at."""
    state = seen_by(effect, state)
    found = finds_for_the_hand(effect, state)
    if found is not None:
        return found
    milled = takes_of_the_milled(effect, state)
    if milled is not None:
        return milled
    taken = takes_as_told(effect, state) if effect.what in ("sort", "bury") else None
    if taken is not None:
        return taken
    seen = surveils_as_told(state) if effect.what == "surveil" else None
    if seen is not None:
        return happen(seen, Happening(What.SURVEILS, context_of(state).you))
    if effect.known and _is_told(effect.known[0], state):
        return run(state, effect.known, context_of(state))
    away = puts_the_rest_away(effect, state) or finds_one(effect, state)
    if away is not None:
        return away
    if effect.what not in WRITES or is_read(effect, state):
        return meet(state, context_of(state).source, effect.words)
    if "library" in WRITES[effect.what]:
        state = shuffled(state)
    state = nobody_knows_how_many(effect, state)
    state = state.having(left_out=state.left_out | {(source_name(state), effect.words)})
    action = _ACTIONS.get(effect.what)
    return happen(state, Happening(action, context_of(state).you)) if action is not None else state


def _is_told(first: object, state: State) -> bool:
    """Whether the story tells which card is seen there."""
    who = players(state, first.who) if isinstance(first, SeeTop | SeeUntil) else ()
    return len(who) == 1 and bool(next_seen(state, who[0])[1])


_ACTIONS = {"scry": What.SCRIES, "surveil": What.SURVEILS, "discover": What.DISCOVERS}
"""Keyword actions that are beside the point, though something may watch for them."""


@handles(ChooseTargets)
def chooses_targets(effect: ChooseTargets, state: State) -> State:
    """The targets were chosen before: later words speak of them."""
    return state


"""What each deed is, among costs and instructions."""


@dataclass(frozen=True, slots=True)
class ForOne(Task):
    """The instructions for one of several; afterwards the one is who it was before."""

    one: Entity | None
    effects: tuple[Any, ...]

    def do(self, state: State) -> State:
        state = with_context(state, one=self.one)
        return state.then(Instructions(self.effects)) if self.effects else state


@handles(ForEachOf)
def for_each(effect: ForEachOf, state: State) -> State:
    tasks: list[Task] = [ForOne(one, effect.effects) for one in whom(state, effect.what)]
    return state.then(*tasks, ForOne(context_of(state).one, ()))


@handles(Repeat)
def repeat(effect: Repeat, state: State) -> State:
    times = min(amount(state, effect.times), 100)
    return state.then(*(Instructions(effect.effects) for _ in range(times)))


@handles(Later)
def later(effect: Later, state: State) -> State:
    context = context_of(state)
    return add_effect(state, effect, context, effect.duration, state.label(context.source))


@handles(WhenYouDo)
def when_you_do(effect: WhenYouDo, state: State) -> State:
    context = context_of(state)
    if effect.number and not is_true(DidIt(number=effect.number), see(state), context):
        return state
    effect = locked(effect, context.targets)
    waiting = Waiting(context.source, context.you, effect, replace(context, targets=(), shares=()))
    return state.having(waiting=(*state.waiting, waiting))


@handles(GetEmblem)
def get_emblem(effect: GetEmblem, state: State) -> State:
    """An emblem in the command zone; its abilities work from there (CR 114)."""
    for player in players(state, effect.who) or (context_of(state).you,):
        name = f"{source_name(state)} emblem"
        card = Card(name, abilities=effect.abilities)
        state, _ = new_object(state, card, player, Zone.COMMAND, name)
        state = state.step(EmblemGot(state.label(player)), Cite.RESOLVE_SPELL)
    return state
