"""What is told in parentheses: `I bolt him (he's at 3)`, also before the moment of the deed: `I bolt him (he's at 3) with the trigger on
the stack`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.scenario.sentences.clause_context import Context
from bot.scenario.sentences.moments import moments_at
from bot.scenario.sentences.statements import Statement
from bot.scenario.text.asides import is_nothing

if TYPE_CHECKING:
    from bot.scenario.sentences.search import SentenceReader


def parenthesis(reader: SentenceReader, at: int, context: Context) -> list[Statement] | None:
    """What is told from the parenthesis at `at` on, in it and after it."""
    close = _closes(reader, at)
    if close is None:
        return reader.rest(at + 1, context, fresh=True)
    rest = reader.rest(close, context, fresh=True)
    if rest is None:
        rest = reader.rest(close, context, fresh=False)
    if rest is None:
        return None
    inner = _inside(reader, at, close, context)
    if inner is None:
        return [Statement("aside", {}, at, close), *rest] if is_nothing(reader, at + 1, close - 1) else None
    return [*inner, *rest]


def before_a_moment(reader: SentenceReader, at: int, context: Context) -> tuple[list[Statement], int] | None:
    """What is told in a parenthesis at `at` that stands between a deed and its moment, and where that begins."""
    close = _closes(reader, at) if reader.fold(at) == "(" else None
    if close is None or close >= reader.stop or not moments_at(reader, close):
        return None
    inner = _inside(reader, at, close, context)
    return None if inner is None else (inner, close)


def _closes(reader: SentenceReader, at: int) -> int | None:
    """Behind what closes the parenthesis at `at`; None where nothing does."""
    depth, close = 1, at + 1
    while close < reader.stop and depth:
        depth += (reader.fold(close) == "(") - (reader.fold(close) == ")")
        close += 1
    return None if depth else close


def _inside(reader: SentenceReader, at: int, close: int, context: Context) -> list[Statement] | None:
    stop, memo, failed = reader.stop, reader.memo, reader.failed
    reader.stop, reader.memo, reader.failed = close - 1, {}, set()
    try:
        return reader.rest(at + 1, context, fresh=True)
    finally:
        reader.stop, reader.memo, reader.failed = stop, memo, failed
