"""Stories that cannot be read: where reading stopped, what was understood, what would be read."""

from __future__ import annotations

import random
import string

import pytest

from tests.scenario.telling import refusal, tell


@pytest.mark.parametrize("text", ["", "   ", "\n\n\t"])
def test_nothing(text: str) -> None:
    assert refusal(text).message == "There is nothing to resolve."


@pytest.mark.parametrize("text", ["hello", "thanks!", "so..."])
def test_nothing_of_a_game(text: str) -> None:
    assert refusal(text).message == "Nothing that happens in a game is told."


@pytest.mark.parametrize("text", ["Alice chooses Hill Giant as the", "Bob puts Forest onto the"])
def test_a_story_that_ends_before_the_name_that_is_to_come(text: str) -> None:
    assert refusal(text).message == f"The sentence “{text}” is not complete."


def test_the_place_and_what_was_understood() -> None:
    error = refusal("Alice controls Hill Giant.\nBob casts Xyzzyplugh on Hill Giant. Bob attacks.")
    assert error.message == "“Xyzzyplugh” is no card, and the story does not say what it is."
    assert (error.line, error.column) == (2, 11)
    assert error.text[slice(*error.span)] == "Xyzzyplugh"
    assert error.understood == ("Alice controls Hill Giant",)
    assert error.caret() == "Bob casts Xyzzyplugh on Hill Giant. Bob attacks.\n          ^^^^^^^^^^"


def test_a_near_name_is_suggested() -> None:
    assert "Serra Angel" in refusal("Alice attacks with Serxxa Angel.").suggestions


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Alice atacksz with Hill Giant.", "Alice attacks with Hill Giant."),
        (
            "I swing with Hill Giant towards the enemy fortress and he blocks with Grizzly Bears.",
            "I swing with Hill Giant and he blocks with Grizzly Bears.",
        ),
    ],
)
def test_what_is_suggested_is_the_sentence_itself_so_that_it_is_read(text: str, said: str) -> None:
    assert refusal(text).suggestions[0] == said
    tell(said)


@pytest.mark.parametrize(
    "text", ["Bob dances into the sunset.", "Alice attacks with Hill Giant. Does Bob frob?"]
)
def test_where_no_small_change_makes_it_read_nothing_is_suggested(text: str) -> None:
    assert refusal(text).suggestions == ()


@pytest.mark.parametrize(
    "text", ["Alice neatly doesn't frob with Hill Giant at 3 life.", "Bob has exactly 2 frobs."]
)
def test_a_suggestion_loses_no_denial_and_no_number(text: str) -> None:
    for said in refusal(text).suggestions:
        assert ("n't" in said) == ("n't" in text)
        assert {w for w in text.split() if w.isdigit()} <= {*said.replace(".", " ").split()}


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
        "Alice casts Shock on the Elves.",
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


@pytest.mark.parametrize(
    "text",
    [
        "Bob controls Hill Giant and Grizzly Bears. Alice casts Shock on the creature.",
        "Alice attacks with Hill Giant and Grizzly Bears. Bob blocks it with Wall of Stone.",
    ],
)
def test_one_of_several_unlike_things_is_asked_for(text: str) -> None:
    problem = refusal(text)
    assert "It is not told which" in problem.message
    assert problem.suggestions == ("Hill Giant", "Grizzly Bears")


@pytest.mark.parametrize("asked", ["How many counters?", "How many cards?", "How many spells?"])
def test_what_is_nothing_on_the_board_is_not_counted_there(asked: str) -> None:
    """Each was answered with 0: nothing on the battlefield is a counter."""
    assert refusal(f"Alice casts Shock on Bob. {asked}")


def test_what_would_be_lethal_has_to_be_told() -> None:
    """Nothing attacked, so nothing died and the answer was no."""
    refused = refusal("Bob is at 6 life. I have an artifact. Is it lethal if Bob doesn't block?")
    assert refused.message.startswith("It is not told what would be lethal")
