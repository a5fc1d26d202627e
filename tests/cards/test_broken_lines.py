"""Lines that break off: they are declined, and nothing breaks with them."""

from __future__ import annotations

import pytest

from bot.cards.line_reading import Verdict, read_frame, read_line


@pytest.mark.parametrize("spell", [False, True])
@pytest.mark.parametrize(
    "line",
    [
        "as long as control a creature,",
        "if a creature died this turn,",
        "whenever",
        "{t}:",
        "•",
        '"',
        "—",
        ",",
    ],
)
def test_a_line_that_breaks_off_is_declined(line: str, spell: bool) -> None:
    assert read_line(line, spell).verdict is Verdict.DECLINED
    read_frame(line, spell)
