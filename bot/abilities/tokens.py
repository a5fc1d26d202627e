"""Tokens that are created (CR 111)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.abilities.amounts import Amount
from bot.abilities.effects import Effect
from bot.abilities.who import Who
from bot.values import dataclass

if TYPE_CHECKING:
    from bot.abilities.ability import Ability


@dataclass(frozen=True, slots=True)
class TokenSpec:
    """What a token is (CR 111.3). `name` empty: its subtypes are its name."""

    power: Amount | None
    toughness: Amount | None
    colors: tuple[str, ...]
    types: tuple[str, ...]
    subtypes: tuple[str, ...]
    abilities: tuple[Ability, ...] = ()
    name: str = ""
    supertypes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class CreateToken(Effect):
    """`create two 1/1 green Saproling creature tokens [tapped and attacking / blocking it]`; `whom`: attacking that player
    `or_planeswalkers` of theirs."""

    who: Who
    amount: Amount
    token: TokenSpec
    tapped: bool = False
    attacking: bool = False
    blocking: Who | None = None
    whom: Who | None = None
    or_planeswalkers: bool = False


@dataclass(frozen=True, slots=True)
class CreateTogether(Effect):
    """`create a 1/1 green Snake creature token and a 2/2 green Wolf creature token`: tokens of several kinds at one time."""

    tokens: tuple[CreateToken, ...]
