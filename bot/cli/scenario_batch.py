"""Many scenarios from one file, worked out by several processes; each line's answer in its turn, a bad line's too."""

from __future__ import annotations

import json
import os
import queue
import threading
from concurrent.futures import Future
from typing import TYPE_CHECKING, Any

from bot.cli.batch import lines_of, progress, put
from bot.cli.limit import no_result, took_longer
from bot.errors import OracleError
from bot.failures import tell, unforeseen
from bot.questions import Kind, Question
from bot.values import dataclass
from bot.workers.desk import open_real_desk
from bot.workers.errors import OutOfTime, WorkerLost
from bot.workers.pool import Workers
from rulesdb.errors import IndexFault

if TYPE_CHECKING:
    from bot.answers.reply import Reply

#: Lines read ahead of the answer that is awaited.
AHEAD = 64


@dataclass(frozen=True, slots=True)
class Asked:
    """One line of a scenario batch: its `id` as given, and the question or why it is none."""

    id: Any
    question: Question | None
    wrong: str = ""


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
            put({"id": asked.id, "result": result})
            count += 1
            bad += result.get("status") == "not_understood"
            progress(count)
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
