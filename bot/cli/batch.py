"""Many look-ups from one file, one JSON object a line out, in the same order; a bad line is answered too."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bot.errors import BadInput, OracleError
from bot.failures import tell, unforeseen
from bot.questions import Kind, Question, ask
from rulesdb.printable import say_json

if TYPE_CHECKING:
    from bot.answers.desk import Desk

#: A progress line on standard error after so many answers.
EVERY = 100


def lines_of(path: str) -> Iterator[str | None]:
    """The lines of `path` (`-` is standard input) without their ends; None for one that is not UTF-8.

    Raises `BadInput` when the file cannot be opened."""
    if path == "-":
        yield from map(_decoded, sys.stdin.buffer)
        return
    try:
        with Path(path).open("rb") as file:
            yield from map(_decoded, file)
    except FileNotFoundError as error:
        raise BadInput(f"There is no file {path}.", "Name a file, or - for standard input.") from error
    except OSError as error:
        raise BadInput(
            f"{path} cannot be read: {error.strerror}.", "Name a file, or - for standard input."
        ) from error


def _decoded(line: bytes) -> str | None:
    try:
        return line.decode("utf-8-sig").rstrip("\r\n")
    except UnicodeDecodeError:
        return None


def lookups(kind: Kind, path: str, desk: Desk, option: str = "") -> int:
    """Answer each line of `path` as a look-up. Returns 0: every line carries its own `match`."""
    count = 0
    for line in lines_of(path):
        try:
            reply = ask(desk, Question(kind, line or "", option))
            answer: dict[str, Any] = dict(reply.json)
        except OracleError as error:
            answer = _nothing(line, str(error))
        except Exception as error:
            answer = _nothing(line, unforeseen(error))
        put(answer)
        count += 1
        progress(count)
    tell(f"{count} answered.")
    return 0


def _nothing(query: str | None, note: str) -> dict[str, Any]:
    return {"query": query, "match": "none", "result": None, "candidates": [], "note": note}


def put(value: dict[str, Any]) -> None:
    """Print one line of a batch, at once."""
    say_json(value, indent=None)
    sys.stdout.flush()


def progress(count: int) -> None:
    """Tell how many are answered, now and then."""
    if count % EVERY == 0:
        tell(f"{count} answered …")
