"""Numbers that nothing can have: below zero where only zero or more can be, and more than can be played with."""

from __future__ import annotations

import pytest

from bot.scenario.errors import NotUnderstood

from .telling import tell, things


@pytest.mark.parametrize(
    "story",
    [
        "Alice controls -2 Grizzly Bears.",
        "Alice controls Ava, a planeswalker with -4 loyalty.",
        "Alice controls Ava, a battle with -5 defense.",
        "Alice controls Hill Giant with -2 damage marked on it.",
        "Alice controls Hill Giant with -1 +1/+1 counters.",
        "Hill Giant has -1 +1/+1 counters.",
        "Bob has -4 poison counters.",
        "Alice activates Prodigal Sorcerer targeting Bob -3 times.",
    ],
)
def test_less_than_nothing_is_told_to_be_impossible(story: str) -> None:
    with pytest.raises(NotUnderstood):
        tell(story)


def test_life_may_be_below_zero() -> None:
    [player] = [
        player for player in tell("Alice is at -3 life.").script.setup.players if player.name == "Alice"
    ]
    assert player.life == -3


@pytest.mark.parametrize(
    "story", ["Alice controls 1000000 Grizzly Bears.", "Hill Giant has 1000000 lifelink counters."]
)
def test_more_than_can_be_played_with_is_refused_at_once(story: str) -> None:
    with pytest.raises(NotUnderstood, match="too many to play with"):
        tell(story)


def test_what_can_be_played_with_is_not_refused() -> None:
    assert len(things("Alice controls 100 Grizzly Bears.")) == 100
