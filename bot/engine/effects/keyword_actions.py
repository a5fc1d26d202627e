"""Keyword actions that put counters (CR 701): proliferate, adapt, bolster, amass, incubate, endure, earthbend, blight."""

from __future__ import annotations

from bot.abilities.ability import Keyword
from bot.abilities.amounts import Number
from bot.abilities.changes import BasePT, BecomesType, Gains
from bot.abilities.combining import (
    Later,
)
from bot.abilities.durations import Duration
from bot.abilities.effects import ChangeNow, Move, PutCounters
from bot.abilities.events import AnyOfEvents, Dies, Leaves
from bot.abilities.keyword_actions import (
    Adapt,
    Amass,
    Blight,
    Bolster,
    Earthbend,
    Endure,
    Incubate,
    Proliferate,
)
from bot.abilities.predefined_tokens import INCUBATOR
from bot.abilities.replacements import ProliferatesTwice
from bot.abilities.tokens import CreateToken, TokenSpec
from bot.abilities.who import YOU, EventSubject
from bot.engine.agenda import Choice, Option, Task
from bot.engine.characteristics.view import permanents, see, statements
from bot.engine.citations import Cite
from bot.engine.effects.choosing import Choose, choose_objects
from bot.engine.effects.library import DoneAction
from bot.engine.effects.tokens import new_token, tokens_to_make
from bot.engine.evaluate.exactly import Exactly
from bot.engine.happenings import Happening, What
from bot.engine.instructions import (
    Instructions,
    amount,
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
from bot.engine.log.things import TokenCreated
from bot.engine.permanents.counters import PutCounters as PutCountersEvent
from bot.engine.state import Entity, State, is_player
from bot.engine.told.decisions import PicksModes
from bot.engine.told.scripted import decisions_left, mark_used
from bot.engine.triggers import happen
from bot.engine.zones.relocate import counters_entered_with
from bot.values import dataclass


@handles(Proliferate)
def proliferates(effect: Proliferate, state: State) -> State | Choice:
    """So often as effects say that it is done instead of once (CR 614.5: each of them applies once)."""
    you = context_of(state).you
    doubled = sum(s.context.you == you for s in statements(state, ProliferatesTwice))
    return state.then(*(ProliferateOnce(you) for _ in range(2 ** min(doubled, _MOST_DOUBLED))))


_MOST_DOUBLED = 5


@dataclass(frozen=True, slots=True)
class ProliferateOnce(Task):
    """Any number of permanents and players with counters each get another of each kind that is there (CR 701.34a)."""

    you: Entity

    def do(self, state: State) -> State | Choice:
        return _proliferate(state, self.you)


def _proliferate(state: State, you: Entity) -> State | Choice:
    state = happen(state, Happening(What.PROLIFERATES, you))
    with_some = tuple(e for e in permanents(state) if state.objects[e].counters)
    players_with_some = tuple(p for p in state.everyone() if state.player(p).count(""))
    candidates = (*players_with_some, *sorted(with_some))
    if not candidates:
        return state
    by = source_name(state)

    def then(picked: tuple[Entity, ...]) -> tuple[Task, ...]:
        return tuple(
            PutCountersEvent(e, kind, 1, (Cite.COUNTERS,), by) for e in picked for kind in _kinds(state, e)
        )

    return choose_objects(state, you, candidates, len(candidates), then, "proliferates", (Cite.COUNTERS,), 0)


def _kinds(state: State, entity: Entity) -> tuple[str, ...]:
    found = state.player(entity) if is_player(entity) else state.objects[entity]
    return tuple(kind for kind, number in found.counters if number)


@handles(Adapt)
def adapts(effect: Adapt, state: State) -> State:
    """Where it has no +1/+1 counters it gets them (CR 701.46a)."""
    source = context_of(state).source
    found = state.object(source)
    if found is None or found.count("+1/+1"):
        return state
    number = amount(state, effect.amount)
    return state.then(PutCountersEvent(source, "+1/+1", number, (Cite.COUNTERS,), source_name(state)))


@handles(Bolster)
def bolsters(effect: Bolster, state: State) -> State | Choice:
    """The creature with the least toughness among yours gets the counters (CR 701.39a)."""
    you = context_of(state).you
    mine = {e: c for e, c in permanents(state).items() if c.controller == you and "Creature" in c.types}
    least = min((c.toughness or 0 for c in mine.values()), default=0)
    weakest = tuple(sorted(e for e, c in mine.items() if (c.toughness or 0) == least))
    if not weakest:
        return state
    number, by = amount(state, effect.amount), source_name(state)

    def then(picked: tuple[Entity, ...]) -> tuple[Task, ...]:
        put = (PutCountersEvent(e, "+1/+1", number, (Cite.COUNTERS,), by) for e in picked)
        return (*(Choose(("creature", e)) for e in picked), *put)  # "The chosen creature gains trample"

    return choose_objects(state, you, weakest, 1, then, "bolsters", (Cite.COUNTERS,))


@handles(Amass)
def amasses(effect: Amass, state: State) -> State:
    """Without an Army a 0/0 one is made first; then an Army gets the counters and the type (CR 701.47a)."""
    army = OnAnArmy(effect.subtype, amount(state, effect.amount))
    if _armies(state, context_of(state).you):
        return state.then(army)
    made = TokenSpec(Number(0), Number(0), ("black",), ("Creature",), (effect.subtype, "Army"))
    return state.then(Instructions((CreateToken(YOU, Number(1), made),)), army)


def _armies(state: State, you: Entity) -> tuple[Entity, ...]:
    mine = permanents(state).items()
    return tuple(
        sorted(e for e, c in mine if c.controller == you and "Creature" in c.types and "Army" in c.subtypes)
    )


@dataclass(frozen=True, slots=True)
class OnAnArmy(Task):
    """Counters on an Army that the player chooses, which becomes of that creature type too."""

    subtype: str
    number: int

    def do(self, state: State) -> State | Choice:
        you = context_of(state).you
        armies = _armies(state, you)
        if not armies:
            return state

        def then(picked: tuple[Entity, ...]) -> tuple[Task, ...]:
            on = Exactly(picked[0])
            added = BecomesType((), (self.subtype,))
            grows = PutCounters("+1/+1", Number(self.number), on)
            kinds = {s for e in picked for s in permanents(state)[e].subtypes}
            if self.subtype in kinds:
                return (Instructions((grows,)),)
            return (Instructions((grows, ChangeNow(on, (added,), Duration.INDEFINITELY))),)

        return choose_objects(state, you, armies, 1, then, "amasses", (Cite.COUNTERS,))


@handles(Incubate)
def incubates(effect: Incubate, state: State) -> State:
    """An Incubator token enters with the counters (CR 701.53a)."""
    made: list[Entity] = []
    for player in players(state, effect.who):
        number = amount_for(state, effect.amount, player)
        incubators = tokens_to_make(state, player, 1, INCUBATOR)
        if incubators is None:
            return not_modelled(state, "what else is created")
        for _ in range(incubators):
            token = new_token(state, INCUBATOR, player, counters=(("+1/+1", number),))
            if token is None:
                return not_modelled(state, "with how many counters it enters")
            state, entity = token
            state = state.step(
                TokenCreated(state.label(player), state.label(entity), by=source_name(state)), Cite.INCUBATE
            )
            made.append(entity)
    entering = (Happening(What.ENTERS, e) for e in made)
    return done_to(happen(state, *entering, *counters_entered_with(state, made)), *made)


@handles(Endure)
def endures(effect: Endure, state: State) -> State | Choice:
    """Its controller chooses: counters on it, where it is still there, or a Spirit (CR 701.63a)."""
    number = amount(state, effect.amount)
    for entity in whom(state, effect.who)[:1]:
        controller = see(state).controller(entity)
        if not number or controller is None:
            continue  # CR 701.63b
        size = Number(number)
        spirit = TokenSpec(size, size, ("white",), ("Creature",), ("Spirit",))
        done = DoneAction(Happening(What.ENDURES, entity))
        makes = (Instructions((CreateToken(Exactly(controller), Number(1), spirit),)), done)
        if entity not in permanents(state):
            return state.then(*makes)
        name, by = state.label(entity), source_name(state)
        grows = (PutCountersEvent(entity, "+1/+1", number, (Cite.ENDURE,), by), done)
        for index, told in decisions_left(state, PicksModes):
            if (told.source, told.player) == (name, state.label(controller)):
                return mark_used(state, index).then(*(grows if told.modes == (1,) else makes))
        options = (
            Option(f"puts the counters on {name}", grows),
            Option("creates a Spirit", makes),
        )
        return Choice(state, controller, f"How does {name} endure?", options, (Cite.ENDURE,))
    return state


@handles(Earthbend)
def earthbends(effect: Earthbend, state: State) -> State:
    """The land is a 0/0 creature with haste besides, gets the counters, and returns when it dies or is exiled (CR 701.66a)."""
    you, number = context_of(state).you, amount(state, effect.amount)
    state = happen(state, Happening(What.EARTHBENDS, you))
    for land in whom(state, effect.what):
        it = Exactly(land)
        becomes = (
            BecomesType(("Creature",)),
            BasePT(Number(0), Number(0)),
            Gains(Keyword("haste")),
        )
        back = Later(
            AnyOfEvents((Dies(it), Leaves(it, to="exile"))),
            (Move(EventSubject(), "battlefield", under=YOU, tapped=True),),
        )
        state = state.then(
            Instructions(
                (
                    ChangeNow(it, becomes, Duration.INDEFINITELY),
                    PutCounters("+1/+1", Number(number), it),
                    back,
                )
            )
        )
    return state


@handles(Blight)
def blights(effect: Blight, state: State) -> State | Choice:
    """Each of these players puts the counters on a creature of theirs (CR 701.68a)."""
    mine = permanents(state).values()
    who = players(state, effect.who)
    can = all(any(c.controller == p and c.is_creature for c in mine) for p in who)
    tasks = [BlightOne(p, amount_for(state, effect.amount, p)) for p in who]
    state = came_of_it(state, was=can)  # CR 701.68b
    return state.then(*tasks)


@dataclass(frozen=True, slots=True)
class BlightOne(Task):
    """One player chooses the creature."""

    player: Entity
    number: int

    def do(self, state: State) -> State | Choice:
        mine = permanents(state).items()
        creatures = tuple(sorted(e for e, c in mine if c.controller == self.player and "Creature" in c.types))
        done = DoneAction(Happening(What.BLIGHTS, self.player))
        if not creatures or not self.number:
            return state.then(done)
        by = source_name(state)

        def then(picked: tuple[Entity, ...]) -> tuple[Task, ...]:
            return (*(PutCountersEvent(e, "-1/-1", self.number, (Cite.BLIGHT,), by) for e in picked), done)

        return choose_objects(state, self.player, creatures, 1, then, "blights", (Cite.BLIGHT,))
