"""What a card is compiled to: the card as the engine takes it, and what is known of each of its lines."""

from __future__ import annotations

from bot.abilities.ability import Ability
from bot.abilities.card import Card
from bot.values import dataclass


@dataclass(frozen=True, slots=True)
class CompiledCard:
    """A card as the engine takes it; `lines` tell of every printed line of every face whether it was read."""

    card: Card
    lines: tuple[CompiledLine, ...]

    @property
    def whole(self) -> bool:
        """Whether every line was read."""
        return all(line.read for line in self.lines)


@dataclass(frozen=True, slots=True)
class CompiledLine:
    """One printed line: its text in normal form, what it was read as, or where reading stopped."""

    text: str
    abilities: tuple[Ability, ...]
    read: bool
    verdict: str = "read"
    offset: int = 0
    tail: str = ""
