"""Sentences that were read before are read as they were, wherever they stand."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.answers.card_readings.reader import open_read_starter
from bot.answers.checking import load_cases
from bot.scenario.errors import NotUnderstood
from bot.scenario.naming.index_names import IndexNames
from bot.scenario.reader import read
from bot.scenario.scenario import Scenario

CASES = Path(__file__).resolve().parents[1] / "cases"
STORIES = [str(case["scenario"]) for path in sorted(CASES.glob("*.yaml")) for case in load_cases(path)][::25]
#: Told before a story, every word of it stands further on.
BEFORE = "Alice is at 18 life. "


def _read(story: str, names: IndexNames) -> Scenario | str:
    try:
        return read(story, names, teaching=False)
    except NotUnderstood as problem:
        return f"{problem.span} {problem}"


@pytest.mark.parametrize("story", STORIES)
def test_a_story_is_read_alike_whatever_was_read_before(story: str) -> None:
    cards = open_read_starter().cards
    alone = _read(story, IndexNames(cards))
    names = IndexNames(cards)
    moved = _read(BEFORE + story, names)
    assert _read(story, names) == alone
    assert _read(BEFORE + story, IndexNames(cards)) == moved


def test_what_a_sentence_names_elsewhere_is_looked_at_anew() -> None:
    names = IndexNames(open_read_starter().cards)
    tail = "Alice attacks with Ogre. Does Ogre die?"
    small = read(f"Alice controls Ogre, a 2/2 creature. {tail}", names)
    large = read(f"Alice controls Ogre, a 5/5 creature. {tail}", names)
    assert [thing.card.power for s in (small, large) for thing in s.script.setup.objects] == [2, 5]


def test_a_name_that_is_told_makes_another_sentence_of_the_same_words() -> None:
    names = IndexNames(open_read_starter().cards)
    story = "Alice attacks with Hill Giant. Does Giant die?"
    made = read(f"Bob controls Giant, a 1/1 creature. {story}", names)
    assert {thing.label for thing in made.script.setup.objects} == {"Giant", "Hill Giant"}
    part = read(story, names)
    assert {thing.label for thing in part.script.setup.objects} == {"Hill Giant"}
