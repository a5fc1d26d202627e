"""Slips of the pen in printed texts are repaired where it is sure what was meant, and nowhere else."""

from __future__ import annotations

import pytest

from bot.cards.normal.slips import repaired


@pytest.mark.parametrize(
    ("printed", "meant"),
    [
        ("Create two 1/1 green Elf tokens.", "Create two 1/1 green Elf creature tokens."),
        ("create a 4/4 red and white Angel token.", "create a 4/4 red and white Angel creature token."),
        (
            "Create a 2/2 colorless Robot artifact token.",
            "Create a 2/2 colorless Robot artifact creature token.",
        ),
        ("Create a 3/3 green Elemental Creature token.", "Create a 3/3 green Elemental creature token."),
    ],
)
def test_a_token_with_power_and_toughness_is_a_creature(printed: str, meant: str) -> None:
    assert repaired(printed) == meant


@pytest.mark.parametrize(
    "printed",
    [
        "Create a 3/2 colorless Vehicle artifact token with crew 1.",
        "Create a 1/1 green Elf creature token.",
        "Create a Treasure token.",
    ],
)
def test_other_tokens_are_as_they_are_printed(printed: str) -> None:
    assert repaired(printed) == printed
