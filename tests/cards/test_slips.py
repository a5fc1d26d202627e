"""Slips in printed texts: repaired where it is sure what was meant, else left as they are."""

from __future__ import annotations

import pytest

from bot.cards.normal.lines import normal


@pytest.mark.parametrize(
    ("name", "printed", "meant"),
    [
        ("Bronze Blacksmith", "Bronze Blacksmth can't block.", "~ can't block."),
        ("Purple Prince", "Put a counter on Purpel Prince.", "Put a counter on ~."),
        ("Thane, the Weaver", "Thane the Weaver attacks alone.", "~ attacks alone."),
        ("Sweep of Flame", "Sweep of flame deals 2 damage to you.", "~ deals 2 damage to you."),
        ("Goblin Scouts", "Create a 1/1 red Goblin Scout.", "Create a 1/1 red Goblin Scout."),
        ("Olga", "Olba can't block.", "Olba can't block."),
        ("Grove", "Escape---{1}{G}, Exile it.", "Escape—{1}{G}, Exile it."),
        (
            "Grove",
            "Create a 1/1 red Imp creature with haste.",
            "Create a 1/1 red Imp creature token with haste.",
        ),
        ("Grove", "It deals 2 damage to to up one target Imp.", "It deals 2 damage to up to one target Imp."),
        ("Grove", "You gain 3 life and draw card.", "You gain 3 life and draw a card."),
        ("Grove", "Equipped creature get +3/+0.", "Equipped creature gets +3/+0."),
        (
            "Grove",
            "Creatures that share a color with equipped creature get +1/+1.",
            "Creatures that share a color with equipped creature get +1/+1.",
        ),
    ],
)
def test_a_slip_is_repaired_only_where_it_is_sure_what_was_meant(name: str, printed: str, meant: str) -> None:
    assert normal(printed, name) == meant
