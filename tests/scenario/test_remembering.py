"""Sentences that were read before are read as they were, wherever they stand."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.answers.card_readings.reader import open_read_starter
from bot.answers.checking import load_cases
from bot.answers.reading_back.answered import Unsaid
from bot.answers.reading_back.story import reading_of
from bot.scenario.errors import NotUnderstood
from bot.scenario.lately import Lately
from bot.scenario.naming.index_names import IndexNames
from bot.scenario.reader import read, read_as_it_stands
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


@pytest.mark.parametrize("story", STORIES)
def test_a_story_is_read_alike_where_nothing_is_kept(story: str, monkeypatch: pytest.MonkeyPatch) -> None:
    names = IndexNames(open_read_starter().cards)
    first, again = _read(story, names), _read(story, names)
    monkeypatch.setattr(Lately, "get", lambda self, key: None)
    assert first == again == _read(story, names)


@pytest.mark.parametrize("story", STORIES)
def test_what_is_read_as_it_stands_tells_what_it_tells_in_any_words(story: str) -> None:
    names = IndexNames(open_read_starter().cards)
    told = _read(story, names)
    if isinstance(told, str):
        return
    try:
        sentences = " ".join(reading_of(told.script, lambda card: names.exact(card.name) == card))
    except Unsaid:
        return
    plain = read_as_it_stands(sentences, names)
    assert plain is None or plain.script == read(sentences, names, teaching=False).script


def test_so_much_is_kept_and_no_more() -> None:
    kept: Lately[int] = Lately(4)
    for key in range(6):
        kept.keep(key, key)
        kept.get(0)
    assert kept.get(0) == 0
    assert kept.get(1) is None
    assert len(kept) <= 4


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
