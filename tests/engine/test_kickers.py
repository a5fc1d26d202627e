"""Each of several kickers is paid for by itself (CR 702.33b)."""

from __future__ import annotations

import pytest

from bot.abilities.card import Card
from bot.answers.sweep.playing import Lean, play
from bot.cards.reading import compile_text
from bot.engine.eras import era_for
from bot.engine.told.script import Cast, Script
from bot.engine.told.setup import ObjectSetup, PlayerSetup, Setup

WORDS = """Kicker {B} and/or {R}
When ~ enters, if it was kicked, you gain 2 life.
When ~ enters, if it was kicked twice, you gain 5 life."""
ANGEL = Card(
    "Angel",
    ("Creature",),
    colors=("white",),
    mana_cost="{2}{W}{W}",
    mana_value=4,
    power=3,
    toughness=4,
    abilities=compile_text(WORDS, "Angel"),
)


@pytest.mark.parametrize(
    ("paid", "mana", "why_not"),
    [
        (("kicker {B}",), 4, "it costs {2}{W}{W}{B}, and Alice has 4 mana"),
        (("kicker {B}",), 5, ""),
        (("kicker {B}", "kicker {R}"), 5, "it costs {2}{W}{W}{B}{R}, and Alice has 5 mana"),
        (("kicker {B}", "kicker {R}"), 6, ""),
        (("kicker",), 4, "it costs {2}{W}{W}{B}, and Alice has 4 mana"),
        (("kicker",), 5, ""),
    ],
)
def test_what_is_told_to_be_paid_is_asked_for(paid: tuple[str, ...], mana: int, why_not: str) -> None:
    players = (PlayerSetup("Alice", mana=mana), PlayerSetup("Bob"))
    setup = Setup(players, (ObjectSetup("Angel", ANGEL, "Alice", "Alice", "hand"),), "Alice")
    ending = play(Script(setup, (Cast("Alice", "Angel", paid=paid),)), era_for("current"), Lean.FIRST)
    assert why_not in ending.illegal
    assert bool(why_not) == bool(ending.illegal)
