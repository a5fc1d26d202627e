"""Questions answered from the outcomes of real runs."""

from __future__ import annotations

import pytest

from bot.answers.contract_json import contract_json
from bot.answers.numbers import TableNumbers
from bot.answers.questions.answering import answer
from bot.answers.resolution import Resolution, Status
from bot.answers.resolving import resolution
from bot.engine.eras import era_for
from bot.engine.outcome import Unmodelled
from bot.scenario.questions.question import Question
from bot.scenario.questions.subjects import Subject
from tests.scenario.telling import names


def answers(text: str, rules: str = "2020") -> list[tuple[object, str]]:
    found = resolution(text, rules, names(), TableNumbers())
    return [(a.value, a.text) for a in found.answers]


def value(text: str, rules: str = "2020") -> object:
    ((found, _),) = answers(text, rules)
    return found


def test_the_contracts_example() -> None:
    text = "Alice casts Shock targeting Hill Giant. Does Hill Giant die?"
    assert contract_json(resolution(text, "2020", names(), TableNumbers()))["answers"] == [
        {
            "question": "Does Hill Giant die?",
            "text": "No: 2 damage, toughness 3.",
            "value": False,
            "rules": ["704.5g"],
        }
    ]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Alice casts Lightning Bolt targeting Grizzly Bears. Does Grizzly Bears die?", True),
        ("Alice casts Lightning Bolt targeting Grizzly Bears. Does Grizzly Bears survive?", False),
        ("Alice attacks with Hill Giant. Bob blocks with Gray Ogre. Do both creatures die?", False),
        ("Alice attacks with Hill Giant. Bob blocks with Gray Ogre. Which one dies?", "Gray Ogre"),
        ("I attack with a 2/2. Opp blocks with a 2/2. Do they trade?", True),
        ("Alice casts Lightning Bolt on Bob. How much life does Bob have?", 17),
        ("Alice casts Lightning Bolt on Bob. How much life does Bob lose?", 3),
        ("Bob is at 3. Alice casts Lightning Bolt on Bob. Who wins?", "Alice"),
        ("Bob is at 4. Alice casts Lightning Bolt on Bob. Who wins?", "nobody"),
        ("I'm at 3. Opp bolts me. Am I dead?", True),
        ("I'm at 4. Opp bolts me. Do I lose?", False),
        ("I attack with a 4/4 trampler. Opp blocks with a 1/1. How much tramples over?", 3),
        ("I attack with a 4/4 trampler. Opp blocks with a 5/5. Does any damage go through?", False),
        ("I attack with a 3/3 lifelinker. Opp doesn't block. How much life do I gain?", 3),
        ("I attack with a 3/3 lifelinker. Opp doesn't block. Who gains the life?", "You"),
        (
            "I attack with a 3/3 wither guy. Opp blocks with a 5/5. How many -1/-1 counters does the 5/5 have?",
            3,
        ),
        ("I attack with a 3/3. Opp blocks with a 5/5. Does the 5/5 get any -1/-1 counters?", False),
        ("I attack with a 2/2 infect creature. Opp doesn't block. How many poison counters does he have?", 2),
        ("Alice casts Shock on Hill Giant. How much damage does Hill Giant take?", 2),
        ("Alice casts Shock on Hill Giant. How much damage does Shock deal?", 2),
        ("Alice casts Unsummon on Hill Giant. Where is Hill Giant?", "hand"),
        ("Alice casts Giant Growth on Hill Giant. How big is Hill Giant?", "6/6"),
        ("Alice casts Giant Growth on Hill Giant. What is Hill Giant's power?", 6),
        ("Opp attacks with Serra Angel. Can I block it with my Gray Ogre?", False),
        ("Opp attacks with Hill Giant. Can I block it with my Gray Ogre?", True),
        ("I control Juggernaut. Am I forced to attack?", True),
        ("I control Hill Giant. Am I forced to attack?", False),
        ("Opp attacks with Serra Angel. I block with Gray Ogre. Is that illegal?", True),
        ("Does Lightning Bolt kill a 3/4 with 1 damage on it?", True),
    ],
)
def test_an_answer_is_worked_out(text: str, expected: object) -> None:
    assert value(text) == expected


def test_an_answer_says_what_it_depends_on() -> None:
    text = "Bob controls Chandra Nalaar with 6 loyalty. Alice casts Lightning Bolt targeting Bob. How much life does Bob have?"
    ((found, words),) = answers(text, "2016")
    assert found == "depends"
    assert words.startswith("It depends: ")
    assert "20 if " in words
    assert "17 if " in words


def test_what_can_come_so_says_on_whom_that_depends() -> None:
    text = "Alice attacks with two 3/3s. Bob controls a 2/2 and is at 6 life. Can Alice kill Bob this turn?"
    ((found, words),) = answers(text)
    assert found is True
    assert words.endswith("That depends on how Bob blocks.")


def test_an_illegal_story_says_why() -> None:
    ((found, words),) = answers("Opp attacks with Serra Angel. I block with Gray Ogre. Is that legal?")
    assert found is False
    assert words.startswith("No: ")
    assert "flying" in words


def test_what_happens_tells_the_end() -> None:
    ((_, words),) = answers("Alice casts Lightning Bolt on Bob. What happens?")
    assert "Alice is at 20 life and Bob is at 17 life." in words


def test_what_is_not_modelled_is_not_answered() -> None:
    story = Resolution(
        Status.UNSUPPORTED, "current", era_for("current"), unmodelled=(Unmodelled("Odd Card", "..."),)
    )
    found = answer(Question("Does it die?", "dies", Subject(("Odd Card",))), story)
    assert (found.value, found.text) == ("depends", "It can't be told: Odd Card is not fully modelled.")
