"""What a thing was is told before what became of it: `The creature dies but had lifelink.`"""

from __future__ import annotations

from collections.abc import Sequence

from bot.scenario.forms.kinds import BOARD
from bot.scenario.sentences.statements import Statement


def as_it_was(statements: Sequence[Statement]) -> list[Statement]:
    """The statements of a sentence, what is said to be so of a thing before what is said to come of that very thing."""
    found: list[Statement] = []
    for one in statements:
        it = one.get("it")
        end = len(found)
        if one.kind in BOARD and it:
            while end and found[end - 1].kind == "result" and found[end - 1].get("it") == it:
                end -= 1
        found.insert(end, one)
    return found
