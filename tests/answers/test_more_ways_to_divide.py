"""Of more ways to divide damage than are looked at the answer says that it is not all, and never hangs."""

from __future__ import annotations

from bot.answers.numbers import TableNumbers
from bot.answers.resolving import resolution
from tests.scenario.telling import names

SPELL = 'Alice casts a sorcery "This spell deals {} damage divided as you choose among any number of target creatures."'


def test_what_is_not_all_says_so() -> None:
    board = "Bob controls five 3/5 creatures and five 2/6 creatures."
    found = resolution(f"{board} {SPELL.format(40)}", "current", names(), TableNumbers())
    assert found.truncated


def test_few_ways_are_all() -> None:
    found = resolution(f"Bob controls a 3/3 and a 2/2. {SPELL.format(3)}", "current", names(), TableNumbers())
    assert not found.truncated
    assert len(found.outcomes) == 5  # no target, either alone, and both in two ways
