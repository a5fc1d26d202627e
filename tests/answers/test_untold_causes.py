"""What is said to have come about, and nothing told brings about, is asked back; what comes about is taken as said."""

from __future__ import annotations

import pytest

from bot.answers.numbers import TableNumbers
from bot.answers.resolution import Resolution, Status
from bot.answers.resolving import resolution
from tests.scenario.telling import names


def _resolved(story: str) -> Resolution:
    return resolution(story, "current", names(), TableNumbers())


@pytest.mark.parametrize(
    "story",
    [
        "Alice attacks Bob with a 3/3 creature. Bob blocks with a 2/2 creature. The 3/3 dies. What is Bob's life?",
    ],
)
def test_what_nothing_told_brings_about_is_asked_back(story: str) -> None:
    found = _resolved(story)
    assert found.status is Status.NOT_UNDERSTOOD
    assert found.problem is not None
    assert found.problem.message.startswith("It is not told why ")


@pytest.mark.parametrize(
    "story",
    [
        "Alice attacks Bob with a 3/3 creature. Bob takes 3. What is Bob's life?",
        "Alice attacks Bob with a 3/3 creature. Bob blocks with a 4/4 creature. The 3/3 dies. What is Bob's life?",
        "Alice attacks Bob with a 3/3 creature. Bob gains 3 life. What is Bob's life?",
    ],
)
def test_what_comes_about_is_taken_as_said(story: str) -> None:
    assert _resolved(story).status is Status.RESOLVED


@pytest.mark.parametrize("told", ["Alice loses 3 life.", "Alice is dealt 3 damage."])
def test_what_befalls_a_player_and_nothing_told_brings_about_is_done_by_itself(told: str) -> None:
    found = _resolved(f"Alice attacks Bob with a 3/3 creature. {told} What is Alice's life?")
    assert [answer.value for answer in found.answers] == [17]
    assert "It is not told with what that is done: nothing is cast." in found.assumptions


@pytest.mark.parametrize(
    ("story", "said"),
    [
        (
            "Alice casts Lightning Bolt on Bob. Bob takes 4 damage.",
            "Bob loses 3 life by what is told, and not 4.",
        ),
        (
            "I attack with a 3/3 lifelinker. My opponent doesn't block. I gain 5 life. What is my life?",
            "You gain 3 life by what is told, and not 5.",
        ),
    ],
)
def test_another_amount_than_comes_about_is_asked_back(story: str, said: str) -> None:
    found = _resolved(story)
    assert found.status is Status.NOT_UNDERSTOOD
    assert found.problem is not None
    assert found.problem.message == said


@pytest.mark.parametrize("amount", [2, 3, 5, 6, 9, 11])
def test_some_of_what_comes_about_together_is_an_amount_too(amount: int) -> None:
    story = f"Alice attacks Bob with a 3/3 creature, a 2/2 creature and a 6/6 creature. Bob takes {amount} damage."
    assert _resolved(story).status is Status.RESOLVED


@pytest.mark.parametrize(
    ("story", "understood"),
    [
        ("Alice casts Lightning Bolt on Bob. It deals 3 damage to Bob.", True),
        ("Alice casts Lightning Bolt on Bob. It deals 4 damage to Bob.", False),
        ("Alice attacks with Hill Giant. Bob doesn't block. Hill Giant deals 3 damage to Bob.", True),
        ("Alice attacks with Hill Giant. Bob doesn't block. Hill Giant deals 5 damage to Bob.", False),
    ],
)
def test_what_is_said_to_be_dealt_is_compared(story: str, understood: bool) -> None:
    assert (_resolved(story).status is Status.RESOLVED) is understood


def test_a_life_total_told_after_what_was_done_is_what_that_comes_to() -> None:
    story = (
        "Bob is at 15 life. Alice casts Lightning Bolt on Bob. Bob is at {} life. Alice casts Shock on Bob."
    )
    found = _resolved(story.format(12))
    assert found.outcomes[0].players["Bob"].life == 10
    other = _resolved(story.format(11))
    assert other.problem is not None
    assert other.problem.message.startswith("It is not told why Bob is at 11 life")
