"""What of a card's text claims to act, and what only says when others do, or of what they speak."""

from __future__ import annotations

from bot.abilities.combining import (
    ChooseCardName,
    ChooseColor,
    ChooseTargets,
    ChooseType,
    DuringNextTurnOf,
    FlipCoins,
    FlipUntilAllHeads,
    ForEachOf,
    If,
    InsteadOfAbove,
    Later,
    LimitX,
    May,
    MayPayX,
    Modes,
    OnceEachTurn,
    Remember,
    Repeat,
    Then,
    UnlessPaid,
    WhenYouDo,
    WhereX,
)
from bot.abilities.cost_changes import AbilityCostChange, CostChange, CostRule, KeywordCostChange, LeastCost
from bot.abilities.dice import RollDie
from bot.abilities.effects import (
    Beside,
    ChooseThings,
    SearchOnto,
)
from bot.abilities.entering import (
    AsEntersChoose,
)
from bot.abilities.keyword_actions import (
    Clash,
)
from bot.abilities.libraries import RevealAtRandom, RevealFromHand, SeeTop, SeeUntil, Show
from bot.abilities.mana_changes import LimitsMana, MultipliesMana
from bot.abilities.player_effects import (
    AddMana,
    ExileFromLibrary,
    Mill,
)
from bot.abilities.statics import (
    BesideStatic,
    MaximumHandSize,
)

CLAIMS_NOTHING = (
    AddMana,
    Beside,
    ChooseCardName,
    ChooseColor,
    ChooseTargets,
    ChooseThings,
    ChooseType,
    ExileFromLibrary,
    LimitX,
    Mill,
    Remember,
    RollDie,
    RevealAtRandom,
    RevealFromHand,
    SearchOnto,
    SeeTop,
    SeeUntil,
    Show,
    AbilityCostChange,
    AsEntersChoose,
    BesideStatic,
    CostChange,
    CostRule,
    KeywordCostChange,
    LeastCost,
    LimitsMana,
    MaximumHandSize,
    MultipliesMana,
)
"""Mana and libraries are not kept account of; the others are beside the point, limit, or say what others speak of."""


READ_AS_PRINTED = frozenset({"devoid"})
"""Keywords that the card grammar has already acted on: a card with devoid is read as colorless."""

COMBINING = (
    Clash,
    DuringNextTurnOf,
    FlipCoins,
    FlipUntilAllHeads,
    ForEachOf,
    If,
    InsteadOfAbove,
    Later,
    May,
    MayPayX,
    Modes,
    OnceEachTurn,
    Repeat,
    Then,
    UnlessPaid,
    WhenYouDo,
    WhereX,
)
"""Instructions that only combine others."""
