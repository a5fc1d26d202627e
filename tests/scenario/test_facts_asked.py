"""One fact is asked in many ways, in the order of a question and of a statement: each way has the same answer."""

from __future__ import annotations

import pytest

from tests.scenario.test_answers import answers, value

STORY = "Alice controls Ogre, a 2/3 creature with two +1/+1 counters. Bob is at 9 life. Alice attacks Bob with Ogre. "

FACTS = {
    "the power of Ogre": 4,
    "the toughness of Ogre": 5,
    "Ogre's power": 4,
    "Ogre's toughness": 5,
    "Bob's life total": 5,
    "the life total of Bob": 5,
    "Bob's life": 5,
    "the number of +1/+1 counters on Ogre": 2,
    "the power and toughness of Ogre": "4/5",
    "Ogre's size": "4/5",
    "the damage dealt to Bob": 4,
    "the controller of Ogre": "Alice",
}
WAYS = [
    "What is {}?",
    "What's {} after combat?",
    "What will {} be?",
    "What would {} become?",
    "Tell me {}.",
    "Tell me what {} is.",
    "I wonder what {} is.",
    "Can you tell me what {} is?",
    "Calculate {}.",
]


@pytest.mark.parametrize("fact", FACTS)
@pytest.mark.parametrize("way", WAYS)
def test_a_fact_is_asked_in_every_way(way: str, fact: str) -> None:
    assert value(STORY + way.format(fact)) == FACTS[fact]


#: Of the others it is asked what comes of it: `does Bob take 4`.
NUMBERS = [fact for fact, number in FACTS.items() if isinstance(number, int) and "damage" not in fact]


@pytest.mark.parametrize("fact", NUMBERS)
@pytest.mark.parametrize("more", [0, 1])
def test_a_fact_is_asked_to_be_a_number(fact: str, more: int) -> None:
    number = int(FACTS[fact]) + more
    for way in (f"Is {fact} {number}?", f"Will {fact} be {number}?"):
        assert value(STORY + way) is (more == 0)


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ("How much damage does Bob take?", "How much damage Bob takes?"),
        ("How much damage does Bob take?", "Tell me how much damage Bob takes."),
        ("How much life does Bob have?", "I'd like to know how much life Bob has."),
        ("How big is Ogre?", "Do you know how big Ogre is?"),
        ("How many counters does Ogre have?", "I'm not sure how many counters Ogre has."),
        ("What does Alice control?", "Please find out what Alice controls."),
        ("Where is Ogre?", "I'm confused about where Ogre is."),
        ("How many creatures does Alice control?", "Let me know how many creatures Alice controls."),
        ("Has Bob lost life?", "Did Bob lose life?"),
        ("Has Ogre dealt damage?", "Did Ogre deal damage?"),
    ],
)
def test_a_question_in_the_order_of_a_statement_is_that_question(asked: str, told: str) -> None:
    assert value(STORY + told) == value(STORY + asked)


BOARD = (
    "Alice controls Bear, a 2/2 red Bear creature with flying, and a tapped Ogre, a 3/3 creature. "
    "Bob controls Elf, a 1/1 green creature. Bob casts Shock on Bear. "
)


@pytest.mark.parametrize(
    ("question", "expected"),
    [
        ("What does Alice control?", "Ogre"),
        ("Which creatures does Bob control?", "Elf"),
        ("What is tapped?", "Ogre"),
        ("Which creatures are untapped?", "Elf"),
        ("Which creatures are still alive?", "Ogre and Elf"),
        ("Which creatures remain on the battlefield?", "Ogre and Elf"),
        ("What is in Alice's graveyard?", "Bear"),
        ("Which cards are in Bob's graveyard?", "Shock"),
        ("Who owns Bear?", "Alice"),
        ("What color is Elf?", "green"),
        ("Who has more life?", "Alice and Bob"),
        ("Who has the most creatures?", "Alice and Bob"),
        ("Does Alice have more creatures than Bob?", False),
        ("How many creatures are there?", 2),
        ("Is there a creature on the battlefield?", True),
        ("Are there any tokens on the battlefield?", False),
        ("Which zone is Bear in?", "graveyard"),
        ("Does Alice still have Ogre?", True),
    ],
)
def test_how_things_stand_is_asked(question: str, expected: object) -> None:
    assert value(BOARD + question) == expected


def test_a_word_before_the_kind_that_no_answer_tells_is_not_passed_over() -> None:
    assert answers(BOARD + "How many angry creatures does Alice control?", "2020") == []
