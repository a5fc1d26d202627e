"""Changes of power and toughness as they are written: `+1/+1`, `-2/-0`."""

from __future__ import annotations

from bot.regex import regex

SIGNED = regex(r"([+-]\d+)/([+-]\d+)")


def bonus_in_numbers(words: str) -> tuple[int, int] | None:
    """By how much power and toughness are raised; None of what is no such bonus, of `+X/+X` too."""
    signed = SIGNED.fullmatch(words)
    return (int(signed[1]), int(signed[2])) if signed is not None else None
