"""Who `you` is, what a purpose binds, what a pronoun means, and that no size is made up."""

from __future__ import annotations

import pytest

from bot.answers.numbers import TableNumbers
from bot.answers.resolution import Resolution, Status
from bot.answers.resolving import resolution
from tests.scenario.telling import names, refusal, tell


def found(text: str) -> Resolution:
    return resolution(text, "current", names(), TableNumbers())


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("My 4/4 with double strike attacks and you block with a 3/3. What dies?", "3/3 creature"),
        ("I attack you with my 4/4. Your blocker is a 3/3. What dies?", "3/3 creature"),
        ("You have a 3/3 and my 4/4 attacks. You block with the 3/3. Does the 3/3 die?", True),
        ("If you attack me with a 5/5 and I don't block, how much damage do I take?", 5),
        ("You attack with a 3/3 and your opponent blocks with a 4/4. Does your 3/3 die?", True),
        ("I think you attack with a 3/3 and your opponent blocks with a 4/4. Does your 3/3 die?", True),
        ("You bolt me. What is my life total?", 17),
        ("You cast Lightning Bolt targeting yourself. What is your life total?", 17),
        ("I bolt your 3/3. Do you control it?", False),
    ],
)
def test_you_are_the_other_player_beside_a_teller_who_plays(text: str, expected: object) -> None:
    answered = found(text)
    assert (answered.status, [a.value for a in answered.answers]) == (Status.RESOLVED, [expected])


def test_life_that_is_gained_as_a_purpose_is_the_casters() -> None:
    text = "Alice casts Lightning Bolt targeting Bob. In response Bob casts Healing Salve to gain 3 life. How much life does Bob have?"
    assert [a.value for a in found(text).answers] == [20]


def test_it_deals_damage_where_it_can() -> None:
    text = "I control Grizzly Bears. I cast Lightning Bolt on my opponent. Grizzly Bears is tapped. How much damage does it deal?"
    assert [a.value for a in found(text).answers] == [3]


@pytest.mark.parametrize("name", ["Gleaming Angel", "Exalted Angel", "Dog Walker"])
def test_an_unknown_name_is_no_description(name: str) -> None:
    message = refusal(f"Alice attacks with {name}. Bob blocks with Hill Giant. What dies?").message
    assert f"“{name}” is no card" in message or f"which thing “{name}” is" in message


def test_a_size_that_is_not_told_is_asked_for_where_it_counts() -> None:
    fight = "Alice attacks with a creature with deathtouch. Bob blocks with a creature. "
    assert [a.value for a in found(fight + "Does Bob's creature die?").answers] == [True]
    asked = found(fight + "Does Alice's creature die?")
    assert asked.status is Status.NOT_UNDERSTOOD
    assert asked.problem is not None
    assert asked.problem.message == "It is not told how big creature is, and the answer depends on that."


def test_what_is_done_with_nothing_named_is_said() -> None:
    told = tell("Alice attacks with Hill Giant. Bob kills Hill Giant.")
    assert (
        "It is not told with what that is done: it is an instant “Destroy target creature.”."
        in told.assumptions
    )


def test_what_is_said_to_come_of_a_spell_is_no_spell_of_its_own() -> None:
    told = tell("Alice casts Lightning Bolt on Grizzly Bears and kills it.")
    assert (len(told.script.actions), told.skipped) == (1, ("kills it",))


@pytest.mark.parametrize("word", ["He", "She", "They"])
def test_somebody_who_is_told_of_first_and_not_named_is_the_opponent(word: str) -> None:
    story = f"{word} attack{'' if word == 'They' else 's'} with Hill Giant. No blocks."
    assert tell(story).script.setup.active == "Opponent"
