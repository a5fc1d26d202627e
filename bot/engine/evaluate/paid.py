"""What was paid as a spell was cast: whether, and how often (CR 601.2b, 702.33d)."""

from __future__ import annotations


def was_paid(what: str, paid: tuple[str, ...]) -> bool:
    """Whether what a text asks about is among what was paid."""
    return times_paid(what, paid) > 0


def times_paid(what: str, paid: tuple[str, ...]) -> int:
    """How often it is among that; paying for multikicker is being kicked (CR 702.33c)."""
    return paid.count(what) + (paid.count("multikicker") if what == "kicker" else 0)
