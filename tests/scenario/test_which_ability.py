"""Which ability or mode is meant is settled as the story is read: by its number in the text."""

from __future__ import annotations

import pytest

from bot.engine.told.decisions import PicksModes
from bot.engine.told.script import AbilityOf, Activate, Cast
from tests.scenario.telling import deeds, refusal

WIZARD = (
    'Alice controls Wizard, a 1/1 creature with "{T}: Wizard deals 1 damage to any target." and '
    '"{1}, Sacrifice Wizard: You gain 3 life." and "{2}: Wizard gains flying until end of turn."'
)


def which(words: str) -> tuple[AbilityOf, ...] | None:
    """The abilities that the last deed can mean."""
    (*_, last) = deeds(f"{WIZARD} {words}")
    assert isinstance(last, Activate)
    return last.which


@pytest.mark.parametrize(
    ("words", "number"),
    [
        ("Alice activates Wizard to deal 1 damage to Bob.", 1),
        ("Alice taps Wizard to ping Bob.", 1),
        ("Alice activates Wizard's sacrifice ability.", 2),
        ("Alice activates Wizard to gain 3 life.", 2),
        ("Alice activates Wizard's lifegain ability.", 2),
        ("Alice activates Wizard's flying ability.", 3),
        ("Alice activates Wizard's {2} ability.", 3),
        ("Alice activates Wizard's third ability.", 3),
    ],
)
def test_words_of_cost_and_effect_name_an_ability(words: str, number: int) -> None:
    assert which(words) == (AbilityOf("Wizard", number),)


def test_nothing_said_leaves_it_open() -> None:
    assert which("Alice activates Wizard targeting Bob.") is None


def test_words_about_no_ability_are_asked_about_with_what_there_is() -> None:
    message = refusal(f"{WIZARD} Alice activates Wizard's regeneration ability.").message
    assert message.startswith("Wizard has no ability of “regeneration”. It has: 1. {T}: ")
    assert "3. {2}: " in message


CHARM = (
    'Alice casts an instant "Choose one — • This spell deals 2 damage to target player. • Target player gains 4 life. '
    '• Target creature gets +1/+1 until end of turn."'
)


@pytest.mark.parametrize(
    ("words", "modes"),
    [("to gain 4 life", (2,)), ("to deal 2 damage", (1,)), ("choosing the third mode", (3,))],
)
def test_words_of_a_mode_choose_it(words: str, modes: tuple[int, ...]) -> None:
    whom = "Bear" if modes == (3,) else "Alice"
    (*_, last) = deeds(f"Alice controls Bear, a 2/2 creature. {CHARM} targeting {whom} {words}.")
    assert isinstance(last, Cast)
    assert last.modes == modes


def test_words_about_no_mode_are_asked_about_with_what_there_is() -> None:
    message = refusal(f"{CHARM} targeting Alice to counter it.").message
    assert "no mode of instant. It has: 1. " in message


def test_modes_told_with_a_permanent_are_those_of_what_triggers() -> None:
    text = (
        'Alice casts Scribe, a 1/1 creature with "When Scribe enters, choose one — • You gain 2 life. • You draw a card.", '
        "choosing the second mode."
    )
    assert PicksModes("Alice", (2,), "Scribe") in deeds(text)
