"""How much is known of what a card does: whether all of it is seen on a board of the least."""

from __future__ import annotations

import re

from bot.abilities.ability import Keyword, Static, Unread
from bot.abilities.card import Card
from bot.abilities.damage import ReplaceDamage
from bot.abilities.filters import OfColor, OfSubtype, OfType
from bot.abilities.keyword_abilities.activated import activated_of, is_for_mana
from bot.abilities.replacements import (
    ReplaceCounters,
    ReplaceDraw,
    ReplaceDying,
    ReplaceLifeGain,
    ReplaceLifeLoss,
    ReplaceTokens,
)
from bot.abilities.statics import (
    CantDraw,
    CantGainLife,
    CantGetCounters,
    Changes,
    CharacteristicPT,
    DamageRule,
    LifeCantChange,
    Rules,
)
from bot.abilities.triggering import DontTrigger, TriggersAgain
from bot.abilities.walk import holds, inside
from bot.abilities.who import Target
from bot.regex import regex
from bot.scenario.interplay.acting import IN_DAMAGE, acts_of, events_of, is_its_entering, set_off
from bot.scenario.interplay.happening import SPELLS, USER


def acts_only_so(card: Card) -> bool:
    """Whether all that the card can do is read, and is among what `acts_of` gives."""
    keywords = {ability.name for ability in card.abilities if isinstance(ability, Keyword)}
    if holds(card.abilities, Unread) or not keywords <= IN_DAMAGE | _PLAIN:
        return False
    if SPELLS & {*card.types}:
        return bool(acts_of(card))
    there = f"{USER} controls {card.name}."
    used = [ability for ability in activated_of(card.abilities) if not is_for_mana(ability)]
    told = all(len(inside(ability.effects, Target)) < 2 for ability in used)
    return told and all(is_its_entering(event) or [*set_off(event, there, card)] for event in events_of(card))


#: Keywords that do nothing of their own.
_PLAIN = frozenset(
    {
        "flying",
        "reach",
        "haste",
        "vigilance",
        "defender",
        "menace",
        "first strike",
        "trample",
        "flash",
        "enchant",
    }
)


def acts_by_itself(card: Card) -> bool:
    """Whether all that the card does comes about with it being there: nobody has to use it."""
    used = [a for a in activated_of(card.abilities) if not is_for_mana(a) and a.label != "equip"]
    steady = [
        effect for ability in card.abilities if isinstance(ability, Static) for effect in ability.effects
    ]
    seen = all(isinstance(effect, _SEEN) for effect in steady)
    return seen and not (
        SPELLS & {*card.types} or used or hangs_on_more(card) or holds(card.abilities, Unread)
    )


def hangs_on_more(card: Card) -> bool:
    """Whether it works only where something else is so, or as it was chosen."""
    return any(_HANGS.search(text) for text in card.texts)


#: Words of what works only where something else is so, or as it was chosen.
_HANGS = regex(
    r"\b(as long as|unless|except|only|chosen|choose|name|during|while|more than|fewer|each turn)\b|\bif (?![^.]{0,90}\bwould\b)",
    re.IGNORECASE,
)

#: Static effects of which an end shows whether they did anything.
_SEEN = (
    *(Changes, Rules, DamageRule, CharacteristicPT),
    *(
        ReplaceCounters,
        ReplaceTokens,
        ReplaceLifeGain,
        ReplaceLifeLoss,
        ReplaceDraw,
        ReplaceDying,
        ReplaceDamage,
    ),
    *(CantGetCounters, CantDraw, CantGainLife, LifeCantChange, DontTrigger, TriggersAgain),
)


def is_answer(card: Card) -> bool:
    """Whether it is an instant that is aimed at nothing: it may be cast in answer to whatever is done."""
    return (
        "Instant" in card.types and "{X}" not in card.mana_cost and not holds(card.abilities, Target, Unread)
    )


#: What any creature, and any spell, is.
_ANY = frozenset({"Creature", "Permanent", "Spell", "Card", "Source"})


def speaks_of_kinds(card: Card) -> bool:
    """Whether it matters to it of which color or kind something is: what merely happens on a board is done by creatures without color."""
    kinds = any(quality.type not in _ANY for quality in inside(card.abilities, OfType))
    return kinds or holds(card.abilities, OfColor, OfSubtype)
