"""An answer reads at a glance: what was asked first, what all outcomes share once, then the few ways in which they part."""

from __future__ import annotations

import pytest

from bot.answers.answer import Answer
from bot.answers.numbers import TableNumbers
from bot.answers.resolving import resolution
from bot.answers.showing.explaining import answer_for
from bot.answers.showing.ways import own_steps, shared_steps
from bot.terminal import rows
from tests.scenario.telling import names

TRAMPLE = "Alice attacks with Ogre, a 5/5 creature with trample. Bob blocks with Bear, a 2/2 creature. "
TWO_BLOCKERS = "Alice attacks with Ogre, a 4/4 creature. Bob blocks Ogre with Elf, a 2/2 creature and Wall, a 0/3 creature. "


def shown(text: str) -> Answer:
    return answer_for(resolution(text, "current", names(), TableNumbers()), TableNumbers())


def printed(text: str) -> list[str]:
    return [row.text for row in rows(shown(text))]


def test_a_trample_with_four_assignments_takes_fourteen_lines() -> None:
    lines = printed(TRAMPLE + "How much damage does Bob take?")
    assert len(lines) <= 14
    assert lines[0].startswith(
        "How much damage does Bob take? 0 to 3, depending on how Alice assigns damage."
    )
    assert [line.strip() for line in lines if line.startswith("  If ")] == [
        "If Alice assigns 2 of Ogre's damage to Bear and 3 to Bob: 3; Bob 17 life",
        "If Alice assigns 3 of Ogre's damage to Bear and 2 to Bob: 2; Bob 18 life",
        "If Alice assigns 4 of Ogre's damage to Bear and 1 to Bob: 1; Bob 19 life",
        "If Alice assigns 5 of Ogre's damage to Bear: 0; Bob 20 life",
    ]


def test_what_every_outcome_has_is_told_once() -> None:
    lines = printed(TRAMPLE)
    assert sum("Bear has lethal damage" in line for line in lines) == 1
    assert sum("Alice attacks Bob with Ogre" in line for line in lines) == 1


def test_ways_that_are_one_in_what_was_asked_are_folded() -> None:
    answer = shown(TRAMPLE + "Does Bear die?")
    assert answer.forks == ()
    (line,) = answer.pages[0].blocks[0].lines
    assert line.text.startswith("Does Bear die? Yes: ")
    assert "4 outcomes in all, depending on how Alice assigns damage." in printed(TRAMPLE + "Does Bear die?")


def test_a_value_that_holds_for_different_reasons_holds_whatever_is_chosen() -> None:
    lines = printed(TWO_BLOCKERS + "Does Bob lose?" + " Is Ogre dealt any damage?")
    assert lines[0].startswith("Does Bob lose? No: ")
    mine = "I attack with a 5/5 trampler. Opp blocks with a 2/2. Does the opponent lose?"
    assert printed(mine)[0].startswith("Does the opponent lose? No, however you assign damage.")


def test_what_happens_is_the_gist() -> None:
    lines = printed(TRAMPLE + "What happens?")
    assert lines[0].startswith(
        "What happens? Bear dies. Alice is at 20 life and Bob is at 17 to 20 life. "
        "The rest depends on how Alice assigns damage."
    )


def test_the_gist_tells_what_comes_of_a_death() -> None:
    lines = printed(
        'I control Zed, a 2/2 creature with "When Zed dies, draw a card, then create a 1/1 white Spirit creature token." It dies. What happens?'
    )
    assert lines[0].startswith("What happens? Zed dies. You draw 1 card. You create Spirit. ")


def test_the_asker_is_you() -> None:
    lines = printed("I attack with a 5/5 trampler. Opp blocks with a 2/2. How much damage does he take?")
    assert "depending on how you assign damage." in lines[0]
    assert any(line.startswith("  If you assign 2 of ") for line in lines)


def test_steps_of_their_own_stand_below_few_ways() -> None:
    text = (
        "Alice controls Furnace of Rath. Bob controls Urza's Armor. Alice casts Lightning Bolt targeting Bob."
    )
    lines = printed(text)
    assert any(line.startswith("    ") for line in lines)


@pytest.mark.parametrize("text", [TRAMPLE, TWO_BLOCKERS])
def test_shared_and_own_steps_are_all_steps_of_an_outcome(text: str) -> None:
    outcomes = resolution(text, "current", names(), TableNumbers()).outcomes
    shared = shared_steps(outcomes)
    for outcome in outcomes:
        own = own_steps(outcome, shared)
        assert sorted(s.text for s in (*own, *shared)) == sorted(s.text for s in outcome.steps)


def test_every_way_leads_to_a_page_of_its_own() -> None:
    answer = shown(TWO_BLOCKERS + "Does Elf die?")
    assert len({fork.page for fork in answer.forks}) == len(answer.forks) == 2
    assert all(answer.pages[fork.page].apart for fork in answer.forks)


def test_the_ways_stand_before_the_steps_that_all_share() -> None:
    lines = printed(TRAMPLE + "How much damage does Bob take?")
    ways = [n for n, line in enumerate(lines) if line.startswith("  If ")]
    steps = [n for n, line in enumerate(lines) if line.lstrip()[:2] == "1."]
    assert max(ways) < min(steps)


def test_outcomes_are_counted_in_the_order_in_which_they_are_told() -> None:
    answer = shown(TRAMPLE + "How much damage does Bob take?")
    assert [fork.page for fork in answer.forks] == [1, 2, 3, 4]


def test_what_a_player_is_stands_with_the_player() -> None:
    lines = printed("Alice is the monarch. Alice attacks with Ogre, a 3/3 creature. Bob doesn't block.")
    assert "  Alice 20 life, the monarch; Bob 17 life." in lines


def test_tokens_of_one_name_are_told_apart_from_the_first_on() -> None:
    text = (
        'Alice controls Zed, an artifact with "{T}: Create a 2/2 black Zombie creature token." '
        'Alice controls Yed, an artifact with "{T}: Create a 2/2 black Zombie creature token." '
        "Alice activates Zed. Alice activates Yed."
    )
    (outcome,) = resolution(text, "current", names(), TableNumbers()).outcomes
    assert [o.label for o in outcome.objects if o.token] == ["Zombie #1", "Zombie #2"]
    assert [s.text for s in outcome.steps if "creates" in s.text] == [
        "Alice creates Zombie #1.",
        "Alice creates Zombie #2.",
    ]
