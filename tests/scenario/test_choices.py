"""Choices that a story settles."""

from __future__ import annotations

import pytest

from bot.engine.told.decisions import (
    AppliesFirst,
    ChoosesSource,
    Deed,
    Flips,
    Picks,
    RedirectsDamage,
    SaysMay,
    TriggerTargets,
)
from bot.engine.told.script import Action, Targets
from tests.scenario.telling import deeds

BOARD = "Bob controls Chandra Nalaar, Pariah and Spitemare. Alice controls Hill Giant and Worship. "


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("Bob applies Pariah first.", AppliesFirst("Bob", "Pariah")),
        (
            "Bob applies the planeswalker redirection effect first.",
            AppliesFirst("Bob", None),
        ),
        ("Bob chooses Hill Giant as the source.", ChoosesSource("Bob", "Hill Giant")),
        ("Bob names Hill Giant as the damage source.", ChoosesSource("Bob", "Hill Giant")),
        ("Alice redirects the damage to Chandra Nalaar.", RedirectsDamage("Alice", "Chandra Nalaar")),
        ("Alice redirects it to Chandra.", RedirectsDamage("Alice", "Chandra Nalaar")),
        ("Alice doesn't redirect it.", RedirectsDamage("Alice", None)),
        ("Alice chooses not to redirect the damage.", RedirectsDamage("Alice", None)),
        ("Bob gains no life.", SaysMay("Bob", False, None, Deed.GAIN_LIFE, "gain life")),
        ("Alice chooses not to put the counter.", SaysMay("Alice", False, None, None, "put the counter")),
        ("Alice chooses to draw a card.", SaysMay("Alice", True, None, Deed.DRAW, "draw a card")),
        ("Bob pays {2} for Worship.", SaysMay("Bob", True, "Worship", Deed.PAY, "pay {2}", "{2}")),
        ("Bob doesn't pay.", SaysMay("Bob", False, None, Deed.PAY, "pay")),
        ("Bob doesn't pay for Worship.", SaysMay("Bob", False, "Worship", Deed.PAY, "pay")),
        (
            "Bob targets Hill Giant with Spitemare's trigger.",
            TriggerTargets("Bob", "Spitemare", Targets(("Hill Giant",))),
        ),
        (
            "Spitemare's trigger targets Hill Giant.",
            TriggerTargets("Bob", "Spitemare", Targets(("Hill Giant",))),
        ),
        (
            "Bob puts the Spitemare trigger on Hill Giant.",
            TriggerTargets("Bob", "Spitemare", Targets(("Hill Giant",))),
        ),
        ("Alice chooses Hill Giant.", Picks("Alice", ("Hill Giant",))),
        ("Alice flips 3 tails.", Flips("Alice", 0, 3)),
        ("Alice flips 2 heads and 1 tail.", Flips("Alice", 2, 1)),
    ],
)
def test_an_answer_to_a_choice(text: str, answer: Action) -> None:
    assert deeds(BOARD + text) == (answer,)


def test_each_player_flips_their_own_coins() -> None:
    assert deeds("Alice flips 3 tails and Bob flips 2 tails.") == (Flips("Alice", 0, 3), Flips("Bob", 0, 2))
