"""The marks of a chat are no part of what is told."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.scenario.text.clean import cleaned
from tests.scenario.telling import deeds

PLAIN = "Alice attacks with Hill Giant. Bob blocks with Gray Ogre."


@pytest.mark.parametrize(
    "dressed",
    [
        "Alice attacks with [[Hill Giant]]. Bob blocks with [[Gray Ogre]].",
        "Alice attacks with **Hill Giant**. Bob blocks with *Gray Ogre*.",
        "Alice attacks with `Hill Giant`. Bob blocks with `Gray Ogre`.",
        "> Alice attacks with [Hill Giant]. Bob blocks with [[!Gray Ogre]].",
        "Alice attacks with Hill Giant. ||Bob blocks with Gray Ogre||. \U0001f525 :smile:",
        "Alice attacks with __Hill Giant__. Bob blocks with {{Gray Ogre}} <:ogre:123456>.",
    ],
)
def test_marks_of_a_chat_dress_the_same_story(dressed: str) -> None:
    assert deeds(dressed) == deeds(PLAIN)


def test_a_mention_is_a_player() -> None:
    told = deeds("<@123> attacks <@456> with Hill Giant.")
    assert told == deeds("U123 attacks U456 with Hill Giant.")


@given(st.text(alphabet="ab [](){}*_`|~<>:@#!-/1\n.", max_size=60))
def test_places_stay_true(text: str) -> None:
    assert len(cleaned(text)) == len(text)
    assert cleaned(cleaned(text)).split() == cleaned(text).split() or "[" in cleaned(text) or "*" in text


def test_words_of_cards_are_left_alone() -> None:
    text = 'Zed, a 2/2 creature with "{T}: Zed deals 1 damage to any target." and a -1/-1 counter (X = 3).'
    assert cleaned(text) == text


@pytest.mark.parametrize(
    ("typed", "plain"),
    [
        ("Bob casts S.H.I.E.L.D. Spy Kit.", "Bob casts S H I E L D  Spy Kit."),
        (
            "Bob controls Quake, Agent of S.H.I.E.L.D. Alice attacks.",
            "Bob controls Quake, Agent of S H I E L D. Alice attacks.",
        ),
        ("Bob casts V.A.T.S.", "Bob casts V A T S."),
        ("Bob casts Dr. Madison Li.", "Bob casts Dr  Madison Li."),
        ("Bob casts J. Jonah Jameson.", "Bob casts J  Jonah Jameson."),
        (
            "Alice attacks with Elf A. Bob blocks with Elf B. It dies.",
            "Alice attacks with Elf A. Bob blocks with Elf B. It dies.",
        ),
        ("It has a bonus, e.g. +1/+1.", "It has a bonus,      +1/+1."),
    ],
)
def test_points_inside_a_name_end_no_sentence(typed: str, plain: str) -> None:
    assert cleaned(typed) == plain
