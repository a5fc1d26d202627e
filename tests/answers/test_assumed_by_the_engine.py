"""What is taken for granted as the story is played: an X that nobody told, and what lets a card be cast from where it is."""

from __future__ import annotations

import pytest

from bot.answers.numbers import TableNumbers
from bot.answers.resolving import resolution
from tests.scenario.telling import names


def _assumed(story: str) -> tuple[str, ...]:
    return tuple(resolution(story, "current", names(), TableNumbers()).assumptions)


def test_an_x_that_is_not_told_is_said_to_be_0() -> None:
    said = "X of Blaze is 0: it is not told."
    assert said in _assumed("Alice casts Blaze targeting Bob.")
    for told in (
        "with X = 3 targeting Bob",
        "on Bob for 3",
        "for 4 mana targeting Bob",
        "without paying its mana cost targeting Bob",
    ):
        assert said not in _assumed(f"Alice casts Blaze {told}.")


def test_so_is_that_of_an_ability() -> None:
    grove = 'Alice controls Grove, a 2/2 creature with "{X}{G}: This creature gets +X/+X until end of turn.".'
    said = "X of Grove's ability is 0: it is not told."
    assert said in _assumed(f"{grove} Alice activates Grove.")
    for told in ("with X = 2", "for 3 mana"):
        assert said not in _assumed(f"{grove} Alice activates Grove {told}.")


@pytest.mark.parametrize(
    ("deed", "lets"),
    [
        ("casts Lightning Bolt from exile targeting Bob", "cast Lightning Bolt from exile"),
        ("plays Forest from her library", "play Forest from a library"),
    ],
)
def test_what_lets_a_card_be_cast_from_there_is_not_told(deed: str, lets: str) -> None:
    said = f"Something that is not told lets Alice {lets}."
    assert said in _assumed(f"Alice {deed}.")
    assert said not in _assumed(
        f'Alice controls Book, an artifact with "You may cast cards from anywhere." Alice {deed}.'
    )


def test_cards_in_hand_of_which_only_the_number_is_told_may_be_of_any_kind() -> None:
    asks = 'Bob casts a sorcery "Target player reveals their hand. You choose a nonland card from it. That player discards that card." targeting Alice.'
    said = (
        "It is not told what the cards in Alice's hand are, and so not whether one is what sorcery asks for."
    )
    found = resolution(f"Alice has four cards in hand. {asks}", "current", names(), TableNumbers())
    assert said in found.assumptions
    assert len(found.outcomes) == 2
    assert said not in _assumed(f"Alice has two land cards in hand. {asks}")
