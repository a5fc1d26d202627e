"""Many questions from one file, one JSON object a line out, in the same order; a bad line is answered too."""

from __future__ import annotations

import json
import os
import queue
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import Future
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bot.errors import BadInput, OracleError
from bot.failures import tell, unforeseen
from bot.questions import Kind, Question, ask
from bot.values import dataclass
from bot.workers.desk import open_real_desk
from bot.workers.errors import OutOfTime, WorkerLost
from bot.workers.pool import Workers
from rulesdb.errors import IndexFault
from rulesdb.printable import say_json

if TYPE_CHECKING:
    from bot.answers.desk import Desk
    from bot.answers.reply import Reply

#: Lines read ahead of the answer that is awaited.
AHEAD = 64

#: A progress line on standard error after so many answers.
EVERY = 100


@dataclass(frozen=True, slots=True)
class Asked:
    """One line of a scenario batch: its `id` as given, and the question or why it is none."""

    id: Any
    question: Question | None
    wrong: str = ""


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
        _put(answer)
        count += 1
        _progress(count)
    tell(f"{count} answered.")
    return 0


def _nothing(query: str | None, note: str) -> dict[str, Any]:
    return {"query": query, "match": "none", "result": None, "candidates": [], "note": note}


def read_line(line: str | None, kind: Kind, rules: str) -> Asked:
    """One line of JSON as a question; `rules` is the era of lines that name none."""
    if line is None:
        return Asked(None, None, "The line is not UTF-8 text.")
    try:
        given = json.loads(line)
    except ValueError:
        return Asked(None, None, 'The line is no JSON object. Write {"id": …, "rules": …, "scenario": "…"}.')
    except RecursionError:
        return Asked(None, None, "The line's JSON is nested too deeply.")
    if not isinstance(given, dict):
        return Asked(None, None, 'The line is no JSON object. Write {"id": …, "rules": …, "scenario": "…"}.')
    name = given.get("id")
    scenario = given.get("scenario")
    if not isinstance(scenario, str):
        return Asked(name, None, 'The line has no text under "scenario".')
    era = given.get("rules")
    if era is None:
        era = rules
    if isinstance(era, bool) or not isinstance(era, str | int):
        return Asked(name, None, '"rules" is a year, an era or "current".')
    return Asked(name, Question(kind, scenario, str(era)))


def scenarios(kind: Kind, path: str, rules: str, seconds: float, jobs: int | None = None) -> int:
    """Answer each line of `path` (`{"id", "rules", "scenario"}`) with `{"id", "result"}`, in order, on so many
    processes (without a number as many as processors), each within so many seconds. Returns 0: every line's result
    carries its own status."""
    workers = Workers(jobs or os.cpu_count() or 1, seconds, open_real_desk)
    waiting: queue.Queue[tuple[Asked, Future[Reply] | None] | BaseException | None] = queue.Queue(AHEAD)

    def feed() -> None:
        # Reading runs ahead in a thread of its own, so that a pipe that waits for an answer gets it.
        try:
            for line in lines_of(path):
                asked = read_line(line, kind, rules)
                waiting.put((asked, workers.submit(asked.question) if asked.question else None))
            waiting.put(None)
        except BaseException as error:
            waiting.put(error)

    threading.Thread(target=feed, daemon=True).start()
    count = bad = 0
    try:
        while (item := waiting.get()) is not None:
            if isinstance(item, BaseException):
                raise item
            asked, future = item
            result = _result(asked, future, rules, seconds)
            _put({"id": asked.id, "result": result})
            count += 1
            bad += result.get("status") == "not_understood"
            _progress(count)
    finally:
        workers.close()
    tell(f"{count} answered, {bad} not understood.")
    return 0


def _result(asked: Asked, future: Future[Reply] | None, rules: str, seconds: float) -> dict[str, Any]:
    if future is None or asked.question is None:
        return no_result("not_understood", asked.wrong, rules)
    era = asked.question.option
    try:
        return dict(future.result().json)
    except OutOfTime:
        return no_result("unsupported", took_longer(seconds), era)
    except WorkerLost:
        return no_result(
            "unsupported", "The process that worked on it ended early. Make the scenario smaller.", era
        )
    except OracleError as error:
        return no_result("not_understood", str(error), era)
    except Exception as error:
        if isinstance(error, IndexFault):
            # No line can be answered without an index: this one stops the run.
            raise
        return no_result("unsupported", unforeseen(error), era)


def took_longer(seconds: float) -> str:
    """What is said of a question that no answer came to in time."""
    return f"The answer took longer than {seconds:g} seconds. Settle some choices, or give it longer with --limit."


def no_result(status: str, message: str, rules: str) -> dict[str, Any]:
    """A result in the contract's shape for a scenario that never reached the engine."""
    return {
        "format": 1,
        "rules": {"era": None, "asked": rules, "label": None},
        "status": status,
        "answers": [],
        **{part: [] for part in ("outcomes", "reading", "skipped", "assumptions", "related", "unmodelled")},
        "error": {"message": message, "line": 1, "column": 1, "span": [0, 0], "suggestions": []},
    }


def _put(value: dict[str, Any]) -> None:
    say_json(value, indent=None)
    sys.stdout.flush()


def _progress(count: int) -> None:
    if count % EVERY == 0:
        tell(f"{count} answered …")
