"""Names in sentences of our own."""

from __future__ import annotations


def of(player: str) -> str:
    """`Alice's`, `your`, `the opponent's`."""
    if player == "You":
        return "your"
    if player == "Opponent":
        return "the opponent's"
    return f"{player}'" if player.endswith("s") else f"{player}'s"
