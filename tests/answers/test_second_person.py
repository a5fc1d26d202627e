"""The engine's sentences put to the asker."""

from __future__ import annotations

import pytest

from bot.answers.showing.second_person import second_person


@pytest.mark.parametrize(
    ("told", "said"),
    [
        ("You attacks Opponent with Ogre.", "You attack Opponent with Ogre."),
        ("Opponent attacks You with Ogre.", "Opponent attacks you with Ogre."),
        ("You loses 3 life: 20 → 17.", "You lose 3 life: 20 → 17."),
        ("You chooses Ogre as the source.", "You choose Ogre as the source."),
        ("You discards a card.", "You discard a card."),
        ("You doesn't block.", "You don't block."),
        ("You is at 22 life.", "You are at 22 life."),
        ("Spark deals 3 damage to You.", "Spark deals 3 damage to you."),
        ("It is You's turn.", "It is your turn."),
        ("Alice attacks Bob with Ogre.", "Alice attacks Bob with Ogre."),
        ("Youthful Knight blocks.", "Youthful Knight blocks."),
    ],
)
def test_you_is_spoken_to(told: str, said: str) -> None:
    assert second_person(told) == said
