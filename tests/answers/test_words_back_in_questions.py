"""What `it`, `they`, `the other one` mean in a question, by the grammar of what was told; where several may be meant and the answers
differ, it is asked back which."""

from __future__ import annotations

import pytest

from bot.answers.numbers import TableNumbers
from bot.answers.resolution import Place, Status
from bot.answers.resolving import resolution
from tests.scenario.telling import names
from tests.scenario.test_answers import value

BLOCKED = "My 4/4 flyer got blocked by a 2/2 with reach. "
FIGHT = "I attack with a 3/3 and my opponent blocks with a 2/2. "
TWO = (
    "Alice controls Hill Giant and Grizzly Bears. Bob controls Serra Angel and Imp, a 1/1 creature. "
    "Alice attacks with Hill Giant and Grizzly Bears. Bob blocks Hill Giant with Serra Angel. "
)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (BLOCKED + "Does it die?", False),
        (BLOCKED + "Does it survive?", True),
        (BLOCKED + "How much damage does it deal?", 4),
        (BLOCKED + "How much damage does it take?", 2),
        (BLOCKED + "Does that one die?", True),
        (BLOCKED + "Does the blocker die?", True),
        ("Alice attacks with Ogre, a 3/3 creature. Bob blocks it with Grizzly Bears. Does it die?", False),
        ("Alice attacks with Ogre, a 3/3 creature. Ogre is blocked by Grizzly Bears. Does it die?", False),
        ("My 2/2 blocks his 5/5. How much damage does it deal?", 2),
        ("I tap my Prodigal Sorcerer, dealing 1 damage to his 1/1. Does it die?", True),
        ("I cast Shock on my opponent's 2/2. Does it die?", True),
    ],
)
def test_it_is_the_subject_or_what_is_spoken_of_still(text: str, expected: object) -> None:
    assert value(text) == expected


@pytest.mark.parametrize(
    ("text", "word", "meant"),
    [
        (FIGHT + "Does it die?", "it", ("2/2 creature", "3/3 creature")),
        (FIGHT + "Does it survive?", "it", ("2/2 creature", "3/3 creature")),
        (FIGHT + "What's its power?", "its", ("2/2 creature", "3/3 creature")),
        (FIGHT + "Does he die?", "he", ("Opponent", "2/2 creature", "3/3 creature")),
        (FIGHT + "Does the other one die?", "the other one", ("2/2 creature", "3/3 creature")),
        ("My 2/2 blocks his 5/5. Does it die?", "it", ("2/2 creature", "5/5 creature")),
        (
            "Bob controls Gray Ogre and Wall, a 0/8 creature. Alice attacks with Hill Giant and Grizzly Bears. "
            "Bob blocks Hill Giant with Wall and Grizzly Bears with Gray Ogre. Does the attacker die?",
            "the attacker",
            ("Grizzly Bears", "Hill Giant"),
        ),
    ],
)
def test_of_several_that_may_be_meant_it_is_asked_which(text: str, word: str, meant: tuple[str, ...]) -> None:
    found = resolution(text, "current", names(), TableNumbers())
    assert found.status is Status.NOT_UNDERSTOOD
    assert found.problem is not None
    assert found.problem.place is not None
    place: Place = found.problem.place
    assert text[place.span[0] : place.span[1]] == word
    assert {*found.problem.suggestions} == {*meant}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("I attack with a 3/3 and my opponent blocks with a 3/3. Does it die?", True),
        ("I attack with a 3/3 and my opponent blocks with a 2/2. Does it take damage?", True),
        ("I block my opponent's 5/5 with my 2/2 deathtoucher. Does it die?", True),
    ],
)
def test_where_all_that_may_be_meant_is_answered_alike_it_is_answered(text: str, expected: object) -> None:
    assert value(text) == expected


@pytest.mark.parametrize(
    ("question", "expected"),
    [
        ("Does mine die?", False),
        ("Does his die?", True),
        ("Does his creature die?", True),
        ("Does the attacker die?", False),
        ("Does the blocker die?", True),
        ("Does he lose it?", True),
        ("Do I lose it?", False),
        ("Do they die?", False),
        ("Do both die?", False),
        ("Do both survive?", False),
        ("Does either die?", True),
        ("Does either of them survive?", True),
        ("Does neither die?", False),
        ("Does neither of them survive?", False),
        ("Do none of my creatures die?", True),
        ("Does anything of mine die?", False),
        ("Does nothing of mine die?", True),
        ("Does the 2/2 die?", True),
    ],
)
def test_one_of_a_fight_is_meant_by_whose_and_by_its_part(question: str, expected: object) -> None:
    assert value(FIGHT + question) == expected


@pytest.mark.parametrize(
    ("question", "expected"),
    [
        ("What's left?", "Grizzly Bears, Serra Angel and Imp"),
        ("What does Alice have left?", "Grizzly Bears"),
        ("Which attacker dies?", "Hill Giant"),
        ("Which blockers survive?", "Serra Angel"),
        ("Who wins the combat?", "Serra Angel"),
        ("How many cards are in Alice's graveyard?", 1),
        ("How many creatures are in Bob's graveyard?", 0),
        ("Are there any creatures left?", True),
        ("Does the unblocked creature survive?", True),
        ("Do both of them die?", False),
        ("Does the other attacker die?", False),
    ],
)
def test_what_is_left_is_asked(question: str, expected: object) -> None:
    assert value(TWO + question) == expected


def test_the_other_one_is_another_than_was_asked_about() -> None:
    text = FIGHT + "Does the 2/2 die? Does the other one die?"
    found = resolution(text, "current", names(), TableNumbers())
    assert [one.value for one in found.answers] == [True, False]
    assert [
        one.value
        for one in resolution(
            TWO + "Does Hill Giant die? Does the other attacker die?", "current", names(), TableNumbers()
        ).answers
    ] == [True, False]


def test_what_is_in_a_hand_is_not_told() -> None:
    found = resolution(TWO + "How many cards are in Bob's hand?", "current", names(), TableNumbers())
    assert found.status is Status.NOT_UNDERSTOOD


@pytest.mark.parametrize(
    ("question", "expected"),
    [
        ("How much damage do the Grizzly Bears deal to Bob?", 4),
        ("Do the Grizzly Bears survive?", True),
        ("How many of them die?", 0),
    ],
)
def test_several_of_one_name_are_all_meant_by_a_plural(question: str, expected: object) -> None:
    story = "Alice controls two Grizzly Bears. Alice attacks with both Grizzly Bears. Bob doesn't block. "
    assert value(story + question) == expected
