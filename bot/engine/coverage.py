"""What the engine acts on, and what it knows to be beside the point: nothing else is claimed.

`acts_on` looks through an ability for any part that has no behaviour here. The lists name what is known; what is in
neither list is not acted on.
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from functools import lru_cache
from typing import Any

from bot.engine.abilities.ability import Ability, Activated, Keyword, Unread
from bot.engine.abilities.effects import Beside, Effect
from bot.engine.abilities.events import Event, StateHolds
from bot.engine.abilities.statics import (
    AbilityCost,
    AdditionalCost,
    AsEntersChoose,
    BesideStatic,
    CantBeCountered,
    CantGainLife,
    CantGetCounters,
    CantLose,
    CastOnly,
    Changes,
    CharacteristicPT,
    CostChange,
    DamageLosesNoLife,
    DamageRule,
    EntersWith,
    LifeFloor,
    ReplaceCounters,
    ReplaceDestruction,
    ReplaceDying,
    ReplaceLifeGain,
    ReplaceLifeLoss,
    ReplaceLosing,
    Rules,
    StaticEffect,
    While,
)
from bot.engine.perform import HANDLERS

_STATICS = (
    AbilityCost,
    AdditionalCost,
    AsEntersChoose,
    BesideStatic,
    CantBeCountered,
    CantGainLife,
    CantGetCounters,
    CantLose,
    CastOnly,
    Changes,
    CharacteristicPT,
    CostChange,
    DamageLosesNoLife,
    DamageRule,
    EntersWith,
    LifeFloor,
    ReplaceCounters,
    ReplaceDestruction,
    ReplaceDying,
    ReplaceLifeGain,
    ReplaceLifeLoss,
    ReplaceLosing,
    Rules,
    While,
)

ACTED_KEYWORDS = frozenset(
    {
        "deathtouch", "defender", "double strike", "enchant", "equip", "first strike", "flash", "flying",
        "haste", "hexproof", "indestructible", "intimidate", "landwalk", "lifelink", "protection", "reach",
        "shroud", "trample", "trample over planeswalkers", "vigilance", "banding", "rampage", "flanking",
        "shadow", "horsemanship", "fear", "provoke", "storm", "bushido", "persist", "wither", "exalted",
        "annihilator", "infect", "battle cry", "undying", "prowess", "menace", "skulk", "crew", "afflict",
        "toxic", "changeling", "devoid", "melee", "mentor", "training", "kicker", "madness",
    }
)  # fmt: skip
"""Keywords that the engine acts on."""

BESIDE_KEYWORDS = frozenset(
    {
        "cycling", "scry", "buyback", "flashback", "suspend", "dredge", "transmute", "convoke", "delve", "improvise",
        "affinity", "retrace", "rebound", "miracle", "scavenge", "unearth", "embalm", "eternalize", "jump-start", "aftermath",
        "partner", "companion", "cascade", "ripple", "recover", "forecast", "splice", "escape", "foretell", "basic landcycling",
        "landcycling", "typecycling", "split second", "assist", "undaunted", "surge", "spectacle", "epic", "conspire",
        "replicate", "gravestorm", "morph", "megamorph", "disguise", "overload", "entwine", "bestow", "mutate", "evoke", "hideaway", "reinforce", "hidden agenda", "soulshift", "encore", "ascend",
    }
)  # fmt: skip
"""Keywords that change neither damage nor combat by themselves: how and from where a card is cast, what is drawn."""


@lru_cache(maxsize=8192)
def acts_on(ability: Ability) -> bool:
    """Whether the engine does all that this ability says, or knows it to be beside the point of damage and combat."""
    if isinstance(ability, Unread):
        return False
    if isinstance(ability, Keyword):
        name = ability.name
        known = name in ACTED_KEYWORDS or name in BESIDE_KEYWORDS
        return known or name.endswith(("walk", "cycling")) or name.startswith("splice")
    return all(_known(part) for part in _parts(ability))


def _known(part: Any) -> bool:
    if isinstance(part, Ability):
        return acts_on(part)
    if isinstance(part, Effect):
        return type(part) in HANDLERS or isinstance(part, Beside) or type(part).__name__ == "Modes"
    if isinstance(part, StaticEffect):
        return isinstance(part, _STATICS)
    if isinstance(part, Event):
        return not isinstance(part, StateHolds)
    return True


def _parts(value: Any) -> list[Any]:
    """Every typed part inside an ability, itself left out."""
    found: list[Any] = []
    if isinstance(value, tuple):
        for inner in value:
            if is_dataclass(inner):
                found.append(inner)
            found += _parts(inner)
    elif is_dataclass(value) and not isinstance(value, type):
        for field in fields(value):
            inner = getattr(value, field.name)
            if is_dataclass(inner):
                found.append(inner)
            found += _parts(inner)
    return found


def could_matter(ability: Ability, text: str, used: bool) -> bool:
    """Whether an ability that the engine does not act on could change a scenario in which its object takes part.
    `used`: something of the object was activated in it. An activated ability that nobody activates changes nothing."""
    if acts_on(ability):
        return False
    if isinstance(ability, Activated):
        return used
    if isinstance(ability, Unread):
        cost, colon, _ = text.partition(":")
        looks_activated = (
            bool(colon)
            and len(cost) < 60
            and (
                "{" in cost
                or cost.lower().startswith(("sacrifice", "tap", "pay", "discard", "+", "−", "-", "0"))
            )
        )
        return used or not looks_activated
    return True
