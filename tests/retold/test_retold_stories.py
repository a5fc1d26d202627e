"""The project's own cases told in other ways by chance: the same story or refused, never silently another one."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.answers.desk import open_desk
from rulesdb.starter_index import starter_path
from tests.retold.__main__ import OUR_CASES, stories, tries
from tests.retold.comparing import verdict
from tests.retold.retelling import Retold


@pytest.mark.parametrize("seed", [1, 2])
def test_no_retelling_is_silently_another_story(seed: int) -> None:
    told = stories(sorted(OUR_CASES.glob("*.yaml")))
    found = list(tries(told, open_desk(starter_path()), 150, seed))
    assert [texts for how, texts in found if how == "another"] == []
    assert Counter(how for how, _ in found)["same"] > 30


def test_another_story_is_told_apart() -> None:
    story, other = (
        "Alice attacks with Hill Giant. Bob doesn't block.",
        "Alice attacks with Gray Ogre. Bob doesn't block.",
    )
    assert (
        verdict(story, "current", Retold(other, ("other words",), {}), open_desk(starter_path())) == "another"
    )
