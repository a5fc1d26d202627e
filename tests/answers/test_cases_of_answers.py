"""An answer that depends says on what: each value with the choices that lead there, and in which outcomes."""

from __future__ import annotations

from bot.answers.contract_json import contract_json
from bot.answers.numbers import TableNumbers
from bot.answers.resolution import Resolution
from bot.answers.resolving import resolution
from tests.scenario.telling import names

TWO_BLOCKERS = (
    "Alice attacks with Ogre, a 2/2 creature. Bob controls Elf, a 1/3 creature. Bob controls Wall, a 0/4 creature. "
    "Bob blocks Ogre with Elf and Wall. "
)


def told(text: str, rules: str = "current") -> Resolution:
    return resolution(text, rules, names(), TableNumbers())


def test_each_value_has_the_choice_that_leads_to_it() -> None:
    found = told(TWO_BLOCKERS + "How much damage does Elf take?")
    (answered,) = found.answers
    assert answered.value == "depends"
    assert {(case.value, case.when) for case in answered.cases} == {
        (2, "Alice assigns 2 of Ogre's damage to Elf"),
        (1, "Alice assigns 1 of Ogre's damage to Elf and 1 to Wall"),
        (0, "Alice assigns 2 of Ogre's damage to Wall"),
    }


def test_every_outcome_is_in_exactly_one_case_and_has_its_value() -> None:
    found = told(TWO_BLOCKERS + "How much damage does Wall take? Is Elf dealt any damage?")
    for answered in found.answers:
        numbers = sorted(n for case in answered.cases for n in case.outcomes)
        assert numbers == list(range(1, len(found.outcomes) + 1))
    damage, _ = found.answers
    for case in damage.cases:
        for number in case.outcomes:
            wall = found.outcomes[number - 1].thing("Wall")
            assert wall is not None
            assert wall.damage == case.value


def test_a_choice_that_does_not_matter_to_the_question_is_no_reason() -> None:
    text = (
        'Alice controls Zed, a 1/1 creature with "Whenever Zed attacks, you may draw a card." '
        "Alice attacks with Zed and Ogre, a 2/2 creature. Bob controls Elf, a 1/3 creature and Wall, a 0/4 creature. "
        "Bob blocks Ogre with Elf and Wall. How many cards does Alice draw?"
    )
    (answered,) = told(text).answers
    assert {case.value for case in answered.cases} == {0, 1}
    assert len(answered.cases) == 2
    assert not any("assign" in case.when for case in answered.cases)


def test_true_and_one_are_different_values() -> None:
    text = TWO_BLOCKERS + "Is Elf dealt any damage?"
    (answered,) = told(text).answers
    assert {type(case.value) for case in answered.cases} == {bool}


def test_the_json_counts_outcomes_from_one_and_a_sure_answer_has_no_cases() -> None:
    data = contract_json(told(TWO_BLOCKERS + "How much damage does Elf take? How much life does Bob have?"))
    depends, sure = data["answers"]
    assert {n for case in depends["cases"] for n in case["outcomes"]} == {1, 2, 3}
    assert "cases" not in sure
