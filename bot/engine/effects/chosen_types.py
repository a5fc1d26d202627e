"""Types and names chosen as an instruction is followed (CR 608.2d): "the creature type of your choice", "choose a creature type",
"choose a card name"."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from bot.abilities.ability import Static
from bot.abilities.amounts import Amount
from bot.abilities.changes import BecomesType
from bot.abilities.combining import ChooseCardName, ChooseType
from bot.abilities.effects import Effect
from bot.abilities.filters import Filter, OfSubtype, Quality, TheChosen
from bot.abilities.subtypes import BASIC_LAND_TYPES, CREATURE_TYPES
from bot.abilities.walk import inside
from bot.abilities.who import Who
from bot.engine.agenda import Choice, Option, Task
from bot.engine.citations import Cite
from bot.engine.effects.choosing import Choose
from bot.engine.illegal import illegal
from bot.engine.instructions import Instructions, before_each, context_of, handles, not_modelled
from bot.engine.state import State
from bot.engine.told.decisions import Picks
from bot.engine.told.scripted import decisions_left, mark_used
from bot.values import fields, is_dataclass, replace

_NOW = {"creature type now": "creature type", "basic land type now": "basic land type"}


@handles(ChooseType)
def chooses_type(effect: ChooseType, state: State) -> State | Choice:
    """It is kept for the words that follow: "of the chosen type"."""

    def then(value: str) -> tuple[Task, ...]:
        return (Choose((effect.kind, value)),)

    return _chosen(state, effect.kind, then, effect.barred)


@handles(ChooseCardName)
def chooses_card_name(effect: ChooseCardName, state: State) -> State:
    """Any name there is may be chosen: which one, the story tells."""
    you = context_of(state).you
    if any(kind == "card name" for kind, _ in context_of(state).chosen):
        return state  # told as the spell was cast
    for index, answer in decisions_left(state, Picks):
        if len(answer.names) == 1 and answer.player in (None, state.label(you)):
            chosen = ("card name", answer.names[0])
            return _kept(mark_used(state, index), chosen).then(Choose(chosen))
    return not_modelled(state, "which card name is chosen, is not told")


def _kept(state: State, chosen: tuple[str, str]) -> State:
    """The source knows what was chosen where its static abilities speak of it (CR 607.2d)."""
    found = state.object(context_of(state).source)
    statics = tuple(a for a in found.card.abilities if isinstance(a, Static)) if found is not None else ()
    if found is None or not any(part.kind == "name" for part in inside(statics, TheChosen)):
        return state
    return state.with_object(replace(found, chosen=(*found.chosen, chosen)))


@before_each
def choose_type_first(effect: Any, state: State) -> State | Choice | None:
    """The type that has to be chosen before this instruction is followed, and stands in it from then on."""
    asked = _asked(effect)
    if asked is None:
        return None

    def then(value: str) -> tuple[Task, ...]:
        return (Instructions((_settled(effect, asked, value),)),)

    return _chosen(state, _NOW[asked], then)


def _chosen(state: State, kind: str, then: Any, barred: str = "") -> State | Choice:
    you = context_of(state).you
    before = next((v for k, v in context_of(state).chosen if k == kind and isinstance(v, str)), None)
    if before is not None:  # told as the spell was cast
        return _barred(state, barred) if before == barred else state.then(*then(before))
    possible = BASIC_LAND_TYPES if kind == "basic land type" else CREATURE_TYPES
    name = state.label(you)
    for index, answer in decisions_left(state, Picks):
        word = answer.names[0] if len(answer.names) == 1 else ""
        if word in possible and answer.player in (None, name):
            return _barred(state, barred) if word == barred else mark_used(state, index).then(*then(word))
    values = BASIC_LAND_TYPES if kind == "basic land type" else _that_matter(state)
    options = tuple(Option(f"chooses {value}", then(value)) for value in values if value != barred)
    return Choice(state, you, f"Which {kind}?", options, (Cite.RESOLVE_CHOICE,))


def _barred(state: State, kind: str) -> State:
    """`Choose a creature type other than Wall`, and that is what is told to be chosen."""
    return illegal(state, f"{kind} can't be chosen.", (Cite.RESOLVE_CHOICE,))


def _that_matter(state: State) -> tuple[str, ...]:
    """The creature types of what the story knows, and one that nothing here has: all others come to the same."""
    found = {t for o in state.objects.values() for t in o.card.subtypes if t in CREATURE_TYPES}
    found |= {t for o in state.objects.values() for t in _named(o.card.abilities) if t in CREATURE_TYPES}
    other = next(t for t in sorted(CREATURE_TYPES) if t not in found)
    return (*sorted(found), other)


@lru_cache(maxsize=1024)
def _named(value: Any) -> frozenset[str]:
    """The subtypes that these abilities speak of."""
    if isinstance(value, OfSubtype):
        return frozenset((value.subtype,))
    if isinstance(value, tuple):
        return frozenset().union(*map(_named, value))
    if is_dataclass(value) and not isinstance(value, type):
        return frozenset().union(*(_named(getattr(value, f.name)) for f in fields(value)))
    return frozenset()


@lru_cache(maxsize=1024)
def _asked(value: Any) -> str | None:
    """Which type the instruction itself, none of those inside it, leaves to be chosen."""
    if isinstance(value, TheChosen):
        return value.kind if value.kind in _NOW else None
    if isinstance(value, BecomesType):
        return next((s for s in value.subtypes if s in _NOW), None)
    if isinstance(value, tuple):
        if value and isinstance(value[0], Effect):
            return None
        return next((a for v in value if (a := _asked(v)) is not None), None)
    if isinstance(value, Effect | Who | Filter | Quality | Amount) and is_dataclass(value):
        return _asked(tuple(getattr(value, f.name) for f in fields(value)))
    return None


def _settled(value: Any, asked: str, chosen: str) -> Any:
    if isinstance(value, TheChosen) and value.kind == asked:
        return OfSubtype(chosen)
    if isinstance(value, BecomesType) and asked in value.subtypes:
        return replace(value, subtypes=(chosen,))
    if isinstance(value, tuple):
        return tuple(_settled(v, asked, chosen) for v in value)
    if is_dataclass(value) and not isinstance(value, type):
        changes = {f.name: _settled(getattr(value, f.name), asked, chosen) for f in fields(value)}
        return replace(value, **changes)
    return value
