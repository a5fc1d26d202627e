"""What of a card the engine plays with: what keywords and levels stand for written out, what nothing acts on opaque in its frame."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from bot.abilities.ability import (
    Ability,
    Activated,
    Exert,
    Keyword,
    LevelBand,
    Spell,
    Static,
    StationBand,
    Triggered,
    Unread,
)
from bot.abilities.amounts import CountersOn, CountOf, Number
from bot.abilities.card import Card
from bot.abilities.changes import BasePT, BecomesType, Change, Gains
from bot.abilities.class_levels import ChosenBand, ClassBand
from bot.abilities.combining import (
    If,
    Modes,
)
from bot.abilities.conditions import AllSo, AmountIs, Condition, HasKeywordState, WordChosen
from bot.abilities.entering import (
    EntersAsCopy,
    EntersTappedUnless,
)
from bot.abilities.events import Enters
from bot.abilities.filters import Filter, Other
from bot.abilities.keyword_abilities.instructions import Ascend
from bot.abilities.keyword_abilities.static import statics_of
from bot.abilities.opaque import OPAQUE, Opaque, OpaqueCasting, OpaqueStatic, OpaqueWhen
from bot.abilities.statics import (
    Changes,
    StaticEffect,
    While,
)
from bot.abilities.who import SELF
from bot.engine.relevance.acted import acts_on, is_played
from bot.engine.relevance.keywords import frames_of
from bot.values import fields, is_dataclass, replace


@lru_cache(maxsize=512)
def playable(card: Card) -> Card:
    """The card as it is played. Of an ability that has no behaviour the frame is kept: its event, its cost, its condition; the
    rest is opaque, under the words of its line. No part without behaviour is ever met while a game is played."""
    abilities: list[Ability] = []
    spell = bool({"Instant", "Sorcery"} & set(card.types))
    for number, ability in enumerate(card.abilities):
        text = card.texts[number] if number < len(card.texts) else ""
        for framed in in_frame(ability, text, spell):
            abilities.append(_banded(framed))
            if isinstance(framed, Keyword):
                if spell and framed.name == "ascend":
                    abilities.append(Spell((Ascend(),)))
                abilities += statics_of(framed)
                abilities += frames_of(framed, text or framed.name)
    other = playable(card.other_face) if card.other_face is not None else None
    if tuple(abilities) == card.abilities and other == card.other_face:
        return card
    return replace(card, abilities=tuple(abilities), other_face=other)


def in_frame(ability: Ability, text: str, spell: bool = False) -> tuple[Ability, ...]:
    """The ability as it is played: itself where everything in it has behaviour, else its frame."""
    if isinstance(ability, Unread):
        return _unread(ability, text or ability.text, spell)
    own = _in_words(ability, text)
    if isinstance(own, Keyword) or is_played(own):
        return (own,)
    match own:
        case Triggered():
            return _triggered(own, text)
        case Activated():
            paid = own.cost if is_played(own.cost) else ()
            asked = own.condition if is_played(own.condition) else None
            return (replace(own, cost=paid, condition=asked, effects=_framed(own.effects, text)),)
        case Spell() | Exert():
            return (replace(own, effects=_framed(own.effects, text)),)
        case Static():
            return (replace(own, effects=tuple(_statement(e, text) for e in own.effects)),)
        case LevelBand() | StationBand() | ClassBand() | ChosenBand():
            return (replace(own, abilities=tuple(a for b in own.abilities for a in in_frame(b, text))),)
        case _:
            return (Static((OpaqueStatic(text),)),)


def _unread(ability: Unread, text: str, spell: bool) -> tuple[Ability, ...]:
    if spell and not ability.zone:
        return (Static((OpaqueCasting(text),)),)
    return (Static((OpaqueStatic(text, ability.zone),)),)


def _triggered(ability: Triggered, text: str) -> tuple[Ability, ...]:
    if not is_played(ability.when):
        return (Static((OpaqueStatic(text),)),)
    asked = ability.condition if is_played(ability.condition) else None
    return (replace(ability, condition=asked, effects=_framed(ability.effects, text)),)


def _framed(effects: tuple[Any, ...], text: str) -> tuple[Any, ...]:
    """Instructions, those without behaviour opaque: of modes each by itself, of "if C" only while C holds."""
    found: list[Any] = []
    for effect in effects:
        if is_played(effect):
            found.append(effect)
        elif isinstance(effect, Modes):
            found.append(replace(effect, modes=tuple(_framed(mode, text) for mode in effect.modes)))
        elif isinstance(effect, If) and is_played(effect.condition):
            then, otherwise = _framed(effect.then, text), _framed(effect.otherwise, text)
            found.append(replace(effect, then=then, otherwise=otherwise))
        else:
            found.append(Opaque(text, targets="target" in text.lower()))
    return tuple(found)


def _statement(effect: StaticEffect, text: str) -> StaticEffect:
    if is_played(effect):
        return effect
    if isinstance(effect, While) and is_played(effect.condition):
        return replace(effect, effects=tuple(_statement(e, text) for e in effect.effects))
    if isinstance(effect, EntersTappedUnless):
        return OpaqueWhen(Enters(SELF), text)
    if isinstance(effect, EntersAsCopy):  # nothing is copied where there is nothing to copy
        copied = Filter((Other(), *effect.what.qualities))
        enough = AmountIs(CountOf(copied), ">=", Number(1))
        return While(enough, (OpaqueWhen(Enters(SELF), text, lasting=True),))
    return OpaqueStatic(text)


def _in_words(value: Any, text: str) -> Any:
    """The same value with the whole line as the words of what is opaque in it, and abilities that it gives in their frames."""
    if isinstance(value, OPAQUE):
        return replace(value, text=text or value.text)
    if isinstance(value, tuple):
        found: list[Any] = []
        for inner in value:
            if isinstance(inner, Gains) and isinstance(inner.ability, Keyword):
                found += (inner, *(Gains(a) for a in frames_of(inner.ability, text)))
            elif isinstance(inner, Keyword):
                found += (inner, *frames_of(inner, text))
            elif isinstance(inner, Ability):
                found += in_frame(inner, text or getattr(inner, "text", ""))
            else:
                found.append(_in_words(inner, text))
        return (
            value
            if all(a is b for a, b in zip(found, value, strict=False)) and len(found) == len(value)
            else tuple(found)
        )
    if is_dataclass(value) and not isinstance(value, type):
        changes = {}
        for field in fields(value):
            before = getattr(value, field.name)
            after: Any = before
            if isinstance(before, Ability):
                framed = in_frame(before, text)
                after = framed[0] if len(framed) == 1 else before
            else:
                after = _in_words(before, text)
            if after is not before:
                changes[field.name] = after
        return replace(value, **changes) if changes else value
    return value


def _banded(ability: Ability) -> Ability:
    """A level's or a station symbol's abilities, while it has that many counters (CR 711.2, 721.2)."""
    if isinstance(ability, StationBand):
        enough: Condition = AmountIs(CountersOn("charge", SELF), ">=", Number(ability.least))
        gained: tuple[Change, ...] = tuple(Gains(a) for a in ability.abilities)
        if ability.size is not None:
            gained = (BecomesType(("Creature",)), BasePT(*map(Number, ability.size)), *gained)
        return Static((While(enough, (Changes(SELF, gained),)),))
    if isinstance(ability, ChosenBand):
        gained = tuple(Gains(a) for a in ability.abilities)
        return Static((While(WordChosen(ability.word), (Changes(SELF, gained),)),))
    if isinstance(ability, ClassBand):
        reached = HasKeywordState(SELF, f"level {ability.level}")
        return Static((While(reached, (Changes(SELF, tuple(Gains(a) for a in ability.abilities)),)),))
    if isinstance(ability, LevelBand):
        counters = CountersOn("level", SELF)
        enough = AmountIs(counters, ">=", Number(ability.least))
        if ability.most is not None:
            enough = AllSo((enough, AmountIs(counters, "<=", Number(ability.most))))
        size = BasePT(Number(ability.power), Number(ability.toughness))
        return Static((While(enough, (Changes(SELF, (size, *(Gains(a) for a in ability.abilities))),)),))
    return ability


__all__ = ["acts_on", "in_frame", "playable"]
