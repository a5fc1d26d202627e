"""A creature of which no color is told has none, which is said where another color would change the answer."""

from __future__ import annotations

import pytest

from bot.answers.numbers import TableNumbers
from bot.answers.resolving import resolution
from tests.scenario.telling import names

SAID = "2/2 creature is taken to have no color: none is told."


def _assumptions(story: str) -> tuple[str, ...]:
    return resolution(story, "current", names(), TableNumbers()).assumptions


@pytest.mark.parametrize(
    ("story", "said"),
    [
        ("Bob casts Doom Blade on Alice's 2/2. Does the 2/2 die?", True),
        ("Bob casts Doom Blade on Alice's white 2/2. Does the 2/2 die?", False),
        ("Bob casts Shock on Alice's 2/2. Does the 2/2 die?", False),
    ],
)
def test_that_it_has_no_color_is_said_where_that_matters(story: str, said: bool) -> None:
    assert (SAID in _assumptions(story)) is said
