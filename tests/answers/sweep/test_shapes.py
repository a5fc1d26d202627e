"""What is proved once for abilities that say the same of other numbers, names and kinds."""

from __future__ import annotations

import pytest

from bot.abilities.ability import Ability
from bot.answers.sweep.shapes import shape
from bot.cards.reading import compile_text


def _only(text: str) -> Ability:
    (ability,) = compile_text(text, "Zed", "creature")
    return ability


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("When Zed enters, you gain 3 life.", "When Zed enters, you gain 5 life."),
        ("Other Goblins you control get +1/+1.", "Other Elves you control get +1/+1."),
        ("{2}: Zed gets +2/+0 until end of turn.", "{R}: Zed gets +3/+0 until end of turn."),
        ("White creatures get +1/+1.", "Red creatures get +1/+1."),
    ],
)
def test_other_numbers_kinds_colors_and_mana_are_one_shape(one: str, other: str) -> None:
    assert _only(one) != _only(other)
    assert shape(_only(one)) == shape(_only(other))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("When Zed enters, you gain 3 life.", "When Zed enters, you lose 3 life."),
        ("When Zed enters, you gain 3 life.", "When Zed dies, you gain 3 life."),
        (
            "Zed gets +1/+1 as long as you control a creature.",
            "Zed gets -1/-1 as long as you control a creature.",
        ),
        ("When Zed enters, you gain 3 life.", "When Zed enters, you may gain 3 life."),
        ("When Zed enters, you gain 3 life.", "When Zed enters, target player gains 3 life."),
    ],
)
def test_what_is_done_when_and_by_whom_makes_another_shape(one: str, other: str) -> None:
    assert shape(_only(one)) != shape(_only(other))
