"""That graveyards of which nothing is told are taken to be empty is said where it matters, and only there."""

from __future__ import annotations

import pytest

from bot.answers.numbers import TableNumbers
from bot.answers.resolving import resolution
from tests.scenario.telling import names

GRUB = 'Alice controls Grub, a 1/1 creature "Grub gets +1/+1 for each creature card in your graveyard."'
ALL = 'Alice controls Grub, a 1/1 creature "Grub gets +1/+1 for each creature card in all graveyards."'


def assumed(story: str) -> list[str]:
    found = resolution(story, "current", names(), TableNumbers())
    return [said for said in found.assumptions if "empty" in said]


@pytest.mark.parametrize(
    ("story", "said"),
    [
        (f"{GRUB} Alice attacks with Grub. How much damage does Bob take?", "Alice's graveyard is"),
        (f"{GRUB} Alice attacks with Grub.", "Alice's graveyard is"),
        (f"{ALL} Bob casts Shock on Grub. Does Grub die?", "Alice's and Bob's graveyards are"),
        (f"{ALL} Bob's graveyard is empty. Bob casts Shock on Grub. Does Grub die?", "Alice's graveyard is"),
    ],
)
def test_a_graveyard_that_matters_is_said_to_be_taken_to_be_empty(story: str, said: str) -> None:
    assert assumed(story) == [f"{said} empty as the story begins: no card there is told."]


@pytest.mark.parametrize(
    "story",
    [
        f"{GRUB} Alice's graveyard is empty. Alice attacks with Grub.",
        f"{GRUB} Grizzly Bears is in Alice's graveyard. Alice attacks with Grub.",
        f"{GRUB} Alice casts Shock on Bob. How much life does Bob have?",
        "Alice attacks with Grizzly Bears.",
    ],
)
def test_nothing_is_said_of_a_graveyard_that_is_told_or_does_not_matter(story: str) -> None:
    assert assumed(story) == []
