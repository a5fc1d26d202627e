"""What was paid as a spell was cast: whether, and how often (CR 601.2b, 702.33d)."""

from __future__ import annotations

from bot.engine.mana_symbols import holds_mana, is_mana


def was_paid(what: str, paid: tuple[str, ...]) -> bool:
    """Whether what a text asks about is among what was paid; of several symbols (`{W}{W}`) each of them."""
    return holds_mana(what, paid) if is_mana(what) else times_paid(what, paid) > 0


def times_paid(what: str, paid: tuple[str, ...]) -> int:
    """How often it is among that; paying for multikicker is being kicked (CR 702.33c)."""
    return paid.count(what) + (paid.count("multikicker") if what == "kicker" else 0)


def without_mana(paid: tuple[str, ...]) -> tuple[str, ...]:
    """What was paid besides mana: no mana was spent on a copy of a spell (CR 707.10)."""
    return tuple(one for one in paid if not is_mana(one))
