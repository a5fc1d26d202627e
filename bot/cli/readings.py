"""The card grammar's reading of each card, made while an index is built and kept in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rulesdb.build import OnCard


def reader_of_cards() -> OnCard | None:
    """What `build_index` calls for each card; None leaves the reading to when a card is first asked for."""
    from importlib.util import find_spec

    if find_spec("bot.answers.coverage") is None:
        return None
    import bot.answers.coverage as coverage

    return getattr(coverage, "stored_reading", None)
