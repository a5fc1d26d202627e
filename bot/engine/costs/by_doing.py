"""Costs that are paid by following an instruction (CR 118.1)."""

from __future__ import annotations

from bot.abilities.costs import (
    BlightCost,
    ExileFromLibraryCost,
    MillCost,
    OpponentGainsLife,
    ProcessCost,
    PutBackCost,
    UnattachCost,
)
from bot.abilities.effects import Effect, Move
from bot.abilities.filters import AnOpponent, Filter, InZone, OfType, OwnedBy
from bot.abilities.keyword_actions import Blight, Unattach
from bot.abilities.player_effects import ExileFromLibrary, GainLife, Mill
from bot.abilities.who import YOU, Any, Chosen

ByDoing = (
    BlightCost
    | ExileFromLibraryCost
    | MillCost
    | OpponentGainsLife
    | ProcessCost
    | PutBackCost
    | UnattachCost
)


OPPONENTS_EXILED = Filter((OfType("Card"), OwnedBy(Any(Filter((AnOpponent(),)))), InZone("exile")))
"""A card that an opponent owns in exile."""


def instruction_of(part: ByDoing) -> Effect:
    """What the payer does to pay it."""
    match part:
        case BlightCost():
            return Blight(YOU, part.amount)
        case ExileFromLibraryCost():
            return ExileFromLibrary(YOU, part.amount)
        case MillCost():
            return Mill(YOU, part.amount)
        case OpponentGainsLife():
            return GainLife(Chosen(Filter((AnOpponent(),))), part.amount)
        case ProcessCost():
            return Move(Chosen(OPPONENTS_EXILED), "graveyard")
        case PutBackCost():
            mine = Filter((*part.what.qualities, InZone("hand"), OwnedBy(YOU)))
            return Move(Chosen(mine), "library top")
        case UnattachCost():
            return Unattach(part.what)
