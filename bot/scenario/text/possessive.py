"""Names of players in sentences of our own."""

from __future__ import annotations


def of(player: str) -> str:
    """`Alice's`, `your`, `the opponent's`."""
    if player == "You":
        return "your"
    if player == "Opponent":
        return "the opponent's"
    return f"{player}'" if player.endswith("s") else f"{player}'s"


def does(player: str, verb: str) -> str:
    """`Alice attacks`, `You attack`; `verb` is the form for `he`."""
    if player != "You":
        return f"{player} {verb}"
    plain = {"is": "are", "has": "have", "does": "do"}.get(verb)
    return f"You {plain or verb.removesuffix('s')}"
