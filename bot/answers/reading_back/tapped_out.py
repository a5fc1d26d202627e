"""Who has nothing left to pay with, once something is cast, told back."""

from __future__ import annotations

from bot.engine.told.setup import PlayerSetup


def pays_out(player: PlayerSetup) -> bool:
    """Whether nothing is left to pay with once something is cast."""
    return player.mana == 0 and player.spells_before_mana > 0


def tapped_out_behind(sentences: list[str], player: PlayerSetup) -> None:
    """That the player is tapped out is told behind the last spell that was still paid for."""
    casts = [n for n, one in enumerate(sentences) if f"{player.name} casts " in one]
    if len(casts) >= player.spells_before_mana:
        sentences.insert(casts[player.spells_before_mana - 1] + 1, f"{player.name} is tapped out.")
