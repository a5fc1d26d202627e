"""Stories that cannot be read: where reading stopped, what was understood, what would be read."""

from __future__ import annotations

import random
import string

import pytest

from tests.scenario.telling import refusal


@pytest.mark.parametrize("text", ["", "   ", "\n\n\t"])
def test_nothing(text: str) -> None:
    assert refusal(text).message == "There is nothing to resolve."


@pytest.mark.parametrize("text", ["hello", "thanks!", "so..."])
def test_nothing_of_a_game(text: str) -> None:
    assert refusal(text).message == "Nothing that happens in a game is told."


def test_the_place_and_what_was_understood() -> None:
    error = refusal("Alice controls Hill Giant.\nBob casts Xyzzyplugh on Hill Giant. Bob attacks.")
    assert error.message == "“Xyzzyplugh” is no card, and the story does not say what it is."
    assert (error.line, error.column) == (2, 11)
    assert error.text[slice(*error.span)] == "Xyzzyplugh"
    assert error.understood == ("Alice controls Hill Giant",)
    assert error.caret() == "Bob casts Xyzzyplugh on Hill Giant. Bob attacks.\n          ^^^^^^^^^^"


def test_a_near_name_is_suggested() -> None:
    assert "Serra Angel" in refusal("Alice attacks with Serxxa Angel.").suggestions


def test_a_form_with_the_same_verb_is_suggested() -> None:
    assert "Bob blocks Hill Giant with Serra Angel." in refusal("Bob blocks into the sunset.").suggestions


def test_a_sentence_that_breaks_off() -> None:
    error = refusal("Alice controls Hill Giant and")
    assert error.message == "The sentence “Alice controls Hill Giant and” is not complete."


def test_quotation_marks_that_are_not_closed() -> None:
    error = refusal('Bob casts an instant "You gain 3 life. Alice attacks with Hill Giant.')
    assert error.message == "The quotation marks that open here are not closed."
    assert error.column == 22


@pytest.mark.parametrize(
    "text",
    [
        "Alice casts Shock on it.",
        "Alice attacks with the other one.",
        "Bob gains 3 life.",
        "Alice casts Shock on the Bears.",
        "Alice does not cast Shock.",
        "Alice attacks with Hill Giant (and 3 more).",
        "Alice casts Lightning Bolt unless Bob pays.",
        "Alice controls Hill Giant and nineteen purple monkeys.",
    ],
)
def test_what_cannot_be_meant_is_not_skipped(text: str) -> None:
    assert refusal(text).message


def test_noise_is_refused() -> None:
    chance = random.Random(7)
    noise = "".join(chance.choice(string.printable) for _ in range(4000))
    assert refusal(noise).message


def test_a_story_that_is_too_long() -> None:
    assert "too long" in refusal("Alice attacks with Hill Giant. " * 2000).message
