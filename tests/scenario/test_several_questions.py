"""Questions of several verbs, of two that exclude each other, and of what comes before what."""

from __future__ import annotations

import pytest

from bot.answers.numbers import TableNumbers
from bot.answers.resolution import Status
from bot.answers.resolving import resolution
from bot.engine.told.script import Cast, Targets, WaitsForTrigger
from tests.scenario.telling import deeds, names, refusal
from tests.scenario.test_answers import value

FIGHT = "I attack with Hill Giant and they block with Grizzly Bears. "
DRAINER = 'My opponent casts Drainer, a 2/2 creature with "When this creature enters, you gain 3 life and each opponent loses 3 life." '
BEARS = "I control Grizzly Bears. "


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (FIGHT + "Does Hill Giant survive and kill Grizzly Bears?", True),
        (FIGHT + "Does Hill Giant survive and Grizzly Bears die?", True),
        (FIGHT + "Does Hill Giant die and kill Grizzly Bears?", False),
        (
            "I attack with a 2/2 lifelinker and they block with a 4/4. Do I gain 2 life and lose my attacker?",
            True,
        ),
    ],
)
def test_all_that_is_asked_with_and_has_to_be_so(text: str, expected: object) -> None:
    assert value(text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (BEARS + "Will Pyroclasm kill it or will it survive?", True),
        (FIGHT + "Does Hill Giant die or survive?", False),
        ("I attack with a 3/3 double striker and my opponent doesn't block. Do they take 3 or 6?", 6),
        ("I cast Giant Growth on Grizzly Bears. Is it a 5/5 or a 3/3?", "5/5"),
        ("I attack with a 2/2 lifelinker. They don't block. Am I at 20 or 22 life?", 22),
    ],
)
def test_of_two_it_is_said_which(text: str, expected: object) -> None:
    assert value(text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (DRAINER + "Can I Shock it before they gain 3 life?", True),
        ("My opponent attacks with a 3/3. Can I bolt it before it deals damage?", True),
        ("I'm at 3 life. My opponent bolts me. Can I cast Healing Salve on me in time not to die?", True),
        ("I'm at 3 life. My opponent bolts me. Can I cast Shock on him in time not to die?", False),
        (
            "Bob casts Shock on Alice's Elf, a 1/1 creature. Can Alice cast Giant Growth on Elf before it dies?",
            True,
        ),
        ("My 3/3 first striker blocks a 3/3. Does it kill it before it takes damage?", True),
        ("My 2/2 first striker blocks a 3/3. Does it kill it before it takes damage?", False),
        (
            "I attack with a 3/3 lifelinker and they block with a 3/3. Do I gain life before it deals damage?",
            False,
        ),
    ],
)
def test_what_comes_before_what(text: str, expected: object) -> None:
    assert value(text) == expected


def test_what_never_happens_comes_after_nothing() -> None:
    text = "Bob attacks with Hill Giant. Can Alice cast Shock on Hill Giant before it gains flying?"
    assert resolution(text, "2020", names(), TableNumbers()).status is Status.NOT_UNDERSTOOD


def test_a_response_to_a_trigger_waits_for_it() -> None:
    told = deeds(DRAINER + "In response to its trigger, I cast Shock on it.")
    assert told[1:] == (WaitsForTrigger(), Cast("You", "Shock", Targets(("Drainer",)), response=True))


def test_a_response_to_a_trigger_that_nothing_has_is_not_understood() -> None:
    story = "My opponent casts Hill Giant. In response to its trigger, I cast Shock on it. Is that legal?"
    found = resolution(story, "current", names(), TableNumbers())
    assert found.status is Status.NOT_UNDERSTOOD
    assert found.problem is not None
    assert found.problem.message == "No ability waits on the stack: there is nothing to respond to."


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Alice casts Unsummon on Hill Giant. Does Hill Giant return to the battlefield?", False),
        ("Alice casts Unsummon on Hill Giant. Does Hill Giant return to its owner's hand?", True),
        ('Alice casts a sorcery "Draw two cards." Does Alice draw three cards?', False),
        ('Alice casts a sorcery "Draw two cards." Does Alice draw two cards?', True),
        ('Alice casts a sorcery "Draw two cards." Does Alice draw a card?', True),
        ('Bob controls Elf, a 1/1 creature. Alice casts an instant "Target player sacrifices a creature." on Bob. '
         "Does Bob sacrifice a land?", False),
        ('Bob controls Elf, a 1/1 creature. Alice casts an instant "Target player sacrifices a creature." on Bob. '
         "Does Bob sacrifice a creature?", True),
    ],
)  # fmt: skip
def test_where_to_and_how_many_are_part_of_the_question(text: str, expected: object) -> None:
    assert value(text) == expected


@pytest.mark.parametrize(
    "text",
    [
        "Alice casts Shock on Bob. Does Shock resolve without Bob losing life?",
        "Alice attacks with Hill Giant. Bob doesn't block. Who takes the damage from Shock?",
        "Alice casts Shock on Bob. Does that work against a 3/3?",
        "Alice casts Shock on Bob. Is Shock countered by Twiddle?",
    ],
)
def test_what_more_is_asked_is_not_passed_over(text: str) -> None:
    refusal(text)


WATCH = 'I control Shrine, an enchantment with "Whenever a creature dies, you gain 1 life." '


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (WATCH + "I control Hill Giant. If Hill Giant dies, do I gain life?", True),
        (WATCH + "I control Hill Giant. Does sacrificing Hill Giant trigger Shrine?", True),
        (WATCH + "Does the death of a creature trigger Shrine?", True),
        (WATCH + "I control Hill Giant. Does attacking with Hill Giant trigger Shrine?", False),
        ('I control Zed, a 1/4 creature with "Whenever Zed is dealt damage, you gain 1 life." '
         "Does the damage from Pyroclasm trigger Zed?", True),
        ("Does a 3/3 blocking a 2/2 die?", False),
        ("Does a 4/4 that blocks a 3/3 with deathtouch die?", True),
        ("Will a 2/2 blocked by a 2/2 with first strike survive?", False),
        ("Does a 3/3 blocked by two 2/2s die?", True),
        ("Doesn't a 3/3 blocking a 3/3 die?", True),
        ("Who wins a fight between a 3/3 and a 2/2 with deathtouch?", "nobody"),
        ("I'm at 2 life. My opponent attacks me with a 5/5. I have Fog in hand. Does Fog save me?", True),
    ],
)  # fmt: skip
def test_what_a_question_supposes_happens(text: str, expected: object) -> None:
    assert value(text) == expected
