"""Between which numbers it is asked whether something is: `more than 15`."""

from __future__ import annotations

from bot.scenario.phrases.reader import PhraseReader, Readings
from bot.scenario.text.bounds import bound_at


def read_bound(reader: PhraseReader, at: int) -> Readings:
    """`more than 15`, `at least three`, `4 or more`."""
    found = bound_at(reader.tokens, at, reader.stop)
    return [] if found is None else [found]
