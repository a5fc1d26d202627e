"""What was understood, told back: read again it is the same story."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bot.abilities.card import Card
from bot.answers.checking import load_cases
from bot.answers.contract_json import contract_json
from bot.answers.numbers import TableNumbers
from bot.answers.reading_back.deeds import Unsaid
from bot.answers.reading_back.story import reading_of, same_story
from bot.answers.resolving import resolution
from bot.engine.told.script import Action, GoTo, Moment
from tests.scenario.telling import names, tell

CASES = Path(__file__).parent.parent / "cases"

STORIES = (
    "I attack with my 3/3 trampler, he blocks with a 1/1 flyer",
    "what happens if i attack with a 1/1 deathtouch creature and my opponent blocks with a 2/2 token?",
    "Alice casts Serra Angel. On Bob's next turn, Bob doesn't attack. On Alice's next turn, Alice attacks with Serra Angel.",
    "Opp attacks me with a 10/10 trample infect creature and I block with a 3/3.",
    "Alice controls Ogre, a 3/3 red creature with wither and lifelink. Alice attacks Bob with Ogre. Bob doesn't block.",
    "Bob is at 3 life. Alice casts Lightning Bolt on Bob. In response, Bob casts Healing Salve on himself to gain life.",
    "Alice controls Zed, a 2/2 creature with \"Whenever Zed deals damage, you gain 1 life.\" Zed deals 3 damage to Bob.",
    "Alice attacks with Serra Angel. After combat, Alice casts Shock targeting Bob.",
    "Bob casts an instant \"Prevent the next 2 damage that would be dealt to target creature this turn.\" "
    "targeting Hill Giant. Alice casts Shock targeting Hill Giant.",
    "Alice controls Zed, a 2/2 creature. It dies.",
    "It is night. Alice attacks with Hill Giant.",
    "I attack with a 3/3 lifelinker. Opp blocks with a 2/2 and prevents 2 damage to it.",
    "Hill Giant has 2 damage marked on it. Serra Angel is tapped. Alice casts Shock targeting Hill Giant.",
    "Alice attacks with Craw Wurm. Bob blocks with Grizzly Bears A and Grizzly Bears B. "
    "Alice assigns 4 damage to Grizzly Bears A and 2 to Grizzly Bears B.",
)  # fmt: skip


def is_printed(card: Card) -> bool:
    return names().exact(card.name) == card


@pytest.mark.parametrize("story", STORIES)
def test_what_is_told_back_is_the_same_story_when_read_again(story: str) -> None:
    once = tell(story).script
    sentences = reading_of(once, is_printed)
    assert same_story(once, tell(" ".join(sentences)).script)
    assert all(sentence.endswith((".", ".”")) for sentence in sentences)


def ends(text: str, rules: str) -> list[object]:
    """How the story can end, in whatever order."""
    found = contract_json(resolution(text, rules, names(), TableNumbers()))
    listed = [
        (sorted(outcome["players"].items()), sorted(outcome["objects"], key=lambda one: str(one["label"])))
        for outcome in found["outcomes"]
    ]
    return [found["status"], *sorted(map(repr, listed))]


def test_cases_come_to_the_same_by_what_is_told_back() -> None:
    """Of stories without a question: one may suppose more than what is told."""
    every = [case for path in sorted(CASES.glob("*.yaml"))[::4] for case in load_cases(path)][::3]
    told = [(" ".join(str(case["scenario"]).split()), str(case.get("rules", "current"))) for case in every]
    read_back = {
        (text, rules): " ".join(resolution(text, rules, names(), TableNumbers()).reading)
        for text, rules in told
    }
    other = [
        text
        for (text, rules), again in read_back.items()
        if again and again != text and "?" not in text and ends(again, rules) != ends(text, rules)
    ]
    assert other == []
    assert sum(again not in ("", text) for (text, _), again in read_back.items()) >= 50


def test_day_and_night_are_told_back() -> None:
    found = resolution("It is night. Alice attacks with Hill Giant.", "current", names(), TableNumbers())
    assert found.reading[:2] == ("It is Alice's turn.", "It is night.")


def test_it_is_told_in_plain_sentences() -> None:
    found = resolution(STORIES[0], "current", names(), TableNumbers())
    assert found.reading == (
        "It is your turn.",
        "You control a 3/3 trampler.",
        "Opponent controls a 1/1 flyer.",
        "You attack with the 3/3 trampler.",
        "Opponent blocks with the 1/1 flyer.",
    )


def test_what_can_not_be_told_back_stands_as_it_was_told() -> None:
    text = "Alice has four card types in her graveyard. Alice attacks with Hill Giant."
    found = resolution(text, "current", names(), TableNumbers())
    assert found.reading in ((text,), reading_of(tell(text).script, is_printed))
    again = tell(" ".join(found.reading)).script
    assert same_story(tell(text).script, again)


def test_words_that_carry_nothing_are_listed_and_no_assumption() -> None:
    data = contract_json(
        resolution("Alice casts Shock on Bob. Am I right?", "current", names(), TableNumbers())
    )
    assert data["status"] == "resolved"
    assert data["skipped"] == ["Am I right"]
    assert not any("Skipped" in each for each in data["assumptions"])


def test_a_deed_without_a_sentence_is_not_made_up() -> None:
    class Juggles(Action):
        pass

    script = replace(tell(STORIES[1]).script, actions=(Juggles(),))
    with pytest.raises(Unsaid):
        reading_of(script, is_printed)


@pytest.mark.parametrize("moment", Moment)
def test_every_moment_can_be_told(moment: Moment) -> None:
    script = replace(tell(STORIES[1]).script, actions=(GoTo(moment, "Alice"),))
    assert reading_of(script, is_printed)[-1].endswith(".")


JOLT = 'Bob casts an instant "Kicker {{4}}\n~ deals 2 damage to any target."{} targeting Alice.'


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ("", ["instant is cast without kicker: none is told."]),
        (" with kicker", []),
        (" without kicker", []),
        (" not kicked", []),
    ],
)
def test_what_might_be_paid_besides_and_is_not_told_is_said(more: str, said: list[str]) -> None:
    story = JOLT.format(more)
    found = resolution(story, "current", names(), TableNumbers())
    assert [each for each in found.assumptions if "is cast" in each] == said
