"""What a gift is (CR 702.174d-i): of each, what the player does who gets it."""

from __future__ import annotations

from bot.abilities.amounts import Number
from bot.abilities.effects import Effect
from bot.abilities.player_effects import Draw, ExtraTurn
from bot.abilities.tokens import CreateToken, TokenSpec
from bot.abilities.who import YOU


def _token(subtype: str, size: int = 0, tapped: bool = False) -> CreateToken:
    if not size:
        return CreateToken(YOU, Number(1), TokenSpec(None, None, (), (), (subtype,)))
    body = TokenSpec(Number(size), Number(size), ("blue",), ("Creature",), (subtype,))
    return CreateToken(YOU, Number(1), body, tapped=tapped)


GIFTS: dict[str, Effect] = {
    "a card": Draw(YOU, Number(1)),
    "a Food": _token("Food"),
    "a Treasure": _token("Treasure"),
    "a tapped Fish": _token("Fish", 1, tapped=True),
    "a Octopus": _token("Octopus", 8),
    "a extra turn": ExtraTurn(YOU),
}
"""By the words of the keyword; `YOU` stands for who gets it."""
