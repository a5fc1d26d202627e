"""Following the instructions that only keywords give."""

from __future__ import annotations

from bot.abilities.ability import Ability, Keyword
from bot.abilities.changes import Gains
from bot.abilities.combining import (
    UnlessPaid,
)
from bot.abilities.effects import (
    ChangeNow,
    Sacrifice,
)
from bot.abilities.keyword_abilities.instructions import (
    BackedUp,
    EchoDue,
    Exploited,
    HasDone,
    PayForEachAge,
    RemoveAllDamage,
    Renown,
)
from bot.abilities.keyword_abilities.static import statics_of
from bot.abilities.keyword_actions import Unattach
from bot.abilities.who import SELF, YOU, DoneBy
from bot.engine.characteristics.view import permanents
from bot.engine.citations import Cite
from bot.engine.effects.designations import designate
from bot.engine.happenings import Happening, What
from bot.engine.instructions import Instructions, amount, context_of, handles, whom
from bot.engine.log.damage import DamageRemoved
from bot.engine.log.notes import Note
from bot.engine.permanents.counters import put_counters
from bot.engine.state import State
from bot.engine.triggers import happen
from bot.values import replace


@handles(PayForEachAge)
def pay_for_each_age(effect: PayForEachAge, state: State) -> State:
    """The whole cost is paid or none of it (CR 702.24a)."""
    found = state.object(context_of(state).source)
    if found is None:
        return state
    cost = effect.cost * found.count("age")
    return state.then(Instructions((UnlessPaid(YOU, cost, (Sacrifice(YOU, SELF),)),)))


@handles(EchoDue)
def echo(effect: EchoDue, state: State) -> State:
    state = designate(state, context_of(state).source, "paid for")
    return state.then(Instructions((UnlessPaid(YOU, effect.cost, (Sacrifice(YOU, SELF),)),)))


@handles(Renown)
def renown(effect: Renown, state: State) -> State:
    source = context_of(state).source
    found = state.object(source)
    if found is None or "renowned" in found.designations:
        return state
    state = put_counters(state, source, "+1/+1", amount(state, effect.amount), Cite.COUNTERS, by=found.label)
    return happen(designate(state, source, "renowned"), Happening(What.RENOWNED, source))


@handles(Unattach)
def unattach(effect: Unattach, state: State) -> State:
    for entity in whom(state, effect.what):
        found = state.object(entity)
        if found is not None and found.attached_to is not None:
            state = state.with_object(replace(found, attached_to=None))
            state = state.step(Note.UNATTACHED.of(found.label), Cite.UNATTACH)
            state = happen(state, Happening(What.UNATTACHED, entity, found.attached_to))
    return state


@handles(RemoveAllDamage)
def remove_damage(effect: RemoveAllDamage, state: State) -> State:
    for entity in whom(state, effect.what):
        found = state.object(entity)
        if found is not None and found.damage:
            state = state.with_object(replace(found, damage=0, deathtouched=False))
            state = state.step(DamageRemoved(found.label), Cite.REPLACEMENT)
    return state


@handles(Exploited)
def exploited(effect: Exploited, state: State) -> State:
    """Where it is there as something is sacrificed (CR 702.110b); it exploits itself too: what it then does is looked for on it as
    it last was (CR 603.10a)."""
    source = context_of(state).source
    if source not in permanents(state) and source not in whom(state, DoneBy(1, as_it_was=True)):
        return state
    found = state.last_known(source)
    before = state if found is None else state.having(objects=state.objects.set(source, found))
    return happen(state, Happening(What.EXPLOITS, source), before=before)


@handles(BackedUp)
def backed_up(effect: BackedUp, state: State) -> State:
    source = context_of(state).source
    if source in whom(state, effect.who):
        return state
    found = state.last_known(source)
    gained = _printed_below(found.card.abilities, "backup") if found is not None else ()
    if not gained:
        return state
    return state.then(Instructions((ChangeNow(effect.who, tuple(Gains(a) for a in gained)),)))


def _printed_below(abilities: tuple[Ability, ...], name: str) -> tuple[Ability, ...]:
    """The abilities below the keyword of that name, but for others of it; what a keyword stands for goes with it."""
    at = next(
        (i for i, a in enumerate(abilities) if isinstance(a, Keyword) and a.name == name), len(abilities)
    )
    below = tuple(a for a in abilities[at + 1 :] if not (isinstance(a, Keyword) and a.name == name))
    stands_for = {s for a in below if isinstance(a, Keyword) for s in statics_of(a)}
    return tuple(a for a in below if a not in stands_for)


@handles(HasDone)
def has_done(effect: HasDone, state: State) -> State:
    """What watches for it triggers."""
    source = context_of(state).source
    return happen(state, Happening(What(effect.action), source)) if source in permanents(state) else state
