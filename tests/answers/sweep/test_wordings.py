"""What a part of a text is made of: what is proved of one line need not be proved of another that says nothing new."""

from __future__ import annotations

from collections.abc import Hashable

import pytest

from bot.abilities.card import Card
from bot.answers.sweep.proving import Prover, claims_of
from bot.answers.sweep.report import of_cards
from bot.cards.reading import compile_text


def _creature(text: str, name: str = "Zed") -> Card:
    return Card(name, ("Creature",), power=2, toughness=2, abilities=compile_text(text, "Zed", "creature"))


def _wordings(text: str) -> frozenset[Hashable]:
    return frozenset[Hashable]().union(*(claim.wordings for claim in claims_of(_creature(text))))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("When Zed enters, you gain 3 life.", "When Zed enters, you gain 5 life."),
        ("Other Goblins you control get +1/+1.", "Other Elves you control get +1/+1."),
        ("{2}: Zed gets +2/+0 until end of turn.", "{R}: Zed gets +3/+0 until end of turn."),
        ("White creatures get +1/+1.", "Red creatures get +1/+1."),
    ],
)
def test_other_numbers_kinds_colors_and_mana_say_nothing_new(one: str, other: str) -> None:
    assert _wordings(one)
    assert _wordings(one) == _wordings(other)


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
def test_what_is_done_when_and_by_whom_is_something_new(one: str, other: str) -> None:
    assert not _wordings(other) <= _wordings(one)


def test_what_two_lines_have_shown_need_not_be_played_in_a_third() -> None:
    prover = Prover()
    shown = (
        "When Zed enters, you gain 3 life.",
        "Whenever Zed attacks, you gain 3 life.",
        "When Zed enters, draw a card.",
    )
    for line in shown:
        assert list(prover.findings(_creature(line))) == []
    before = prover.plays
    assert list(prover.findings(_creature("Whenever Zed attacks, you gain 1 life.", "Other"))) == []
    assert prover.plays == before


def test_a_wording_that_one_line_does_not_show_is_looked_for_in_another() -> None:
    """On no board has anybody so many creatures; the second line says the same of fewer."""
    silent = _creature("As long as you control thirty or more creatures, Zed gets +1/+1.")
    told = _creature("As long as you control two or more creatures, Zed gets +1/+1.", "Other")
    assert len(of_cards([silent], Prover(most_plays=20)).findings) == 1
    assert of_cards([silent, told], Prover(most_plays=20)).findings == []
