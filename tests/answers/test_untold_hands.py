"""That hands of which nothing is told are taken to be empty is said where it matters, or asked where a deed hangs on it."""

from __future__ import annotations

import pytest

from bot.answers.numbers import TableNumbers
from bot.answers.resolution import Status
from bot.answers.resolving import resolution
from tests.scenario.telling import names

GRUB = 'Alice controls Grub, a 1/1 creature "As long as you have no cards in hand, Grub gets +2/+0 and has shadow."'


def assumed(story: str) -> list[str]:
    found = resolution(story, "current", names(), TableNumbers())
    return [said for said in found.assumptions if "as the story begins" in said]


def test_an_empty_hand_that_matters_is_said_to_be_assumed() -> None:
    story = f"{GRUB} Alice attacks with Grub. Bob doesn't block."
    assert assumed(story) == ["No card is in Alice's hand as the story begins: none is told."]


@pytest.mark.parametrize(
    "story",
    [
        f"Alice has no cards in hand. {GRUB} Alice attacks with Grub. Bob doesn't block.",
        f"Alice has Forest in hand. {GRUB} Alice attacks with Grub. Bob doesn't block.",
        "Alice attacks with Grizzly Bears. Bob doesn't block.",
    ],
)
def test_a_hand_that_is_told_or_does_not_matter_is_not(story: str) -> None:
    assert assumed(story) == []


def test_whether_a_deed_is_legal_by_an_untold_hand_is_asked_back() -> None:
    story = f"{GRUB} Alice attacks with Grub. Bob blocks Grub with Hill Giant."
    assert resolution(story, "current", names(), TableNumbers()).status is Status.NOT_UNDERSTOOD
