"""Questions in many words, asked of the project's own stories."""

from __future__ import annotations

from bot.answers.desk import open_desk
from rulesdb.starter_index import starter_path
from tests.truths.__main__ import OUR_CASES
from tests.truths.comparing import Asked, asked_of, stories

SEED = 7


def test_no_question_is_answered_otherwise_than_the_outcome_shows() -> None:
    told = stories(sorted(OUR_CASES.glob("*.yaml")))
    asked = list(asked_of(told, open_desk(starter_path()), 25, 16, SEED))
    assert [str(one) for one in asked if one.is_wrong] == []
    assert sum(one.answered is not None for one in asked) > len(asked) / 2


def test_another_number_or_another_kind_of_value_is_wrong() -> None:
    assert Asked("", "", "", [2], [3]).is_wrong
    assert Asked("", "", "", [1], [True]).is_wrong
    assert Asked("", "", "", [True, False], [True]).is_wrong
    assert not Asked("", "", "", [True, False], [True, False]).is_wrong
    assert not Asked("", "", "", [2], None).is_wrong
