"""`python -m tests.benchmarks [--write]`: how fast the program is, each figure beside what it is held against.

Whole processes are run in turn with what they are compared with, and the median of the ratios counts, so that a busy
machine slows both. The stories are those of `tests/cases` that the starter index answers, and, where they are beside the
repository, the shared cases with all cards. `--write` puts the table into the README. It prints figures and judges none.
"""

from __future__ import annotations

import argparse
import os
import platform
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from datetime import date
from pathlib import Path

from rapidfuzz import fuzz, process

from bot.answers.card_readings.reader import open_read_starter
from bot.answers.checking import load_cases
from bot.answers.desk import Desk, open_desk
from bot.engine.eras import era_for
from bot.engine.run import resolve
from bot.engine.told.script import Script
from bot.questions import Kind, Question
from bot.workers.desk import open_real_desk
from bot.workers.process import WorkerProcess
from rulesdb.build import build_index
from tests.benchmarks.engine import big_combat, many_effects

ROOT = Path(__file__).resolve().parents[2]
README = ROOT / "README.md"
SHARED = ROOT / ".." / "shared"
#: Where the table stands in the README.
PLACE = re.compile(r"(<!-- benchmarks -->\n).*?(<!-- end of benchmarks -->)", re.DOTALL)

Row = tuple[str, str, str]


def _cpu(*arguments: str) -> float:
    """The processor's seconds of one whole process."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    with subprocess.Popen(
        [sys.executable, *arguments],
        cwd=ROOT,
        env=environment,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    ) as begun:
        _, _, used = os.wait4(begun.pid, 0)
        begun.returncode = 0
    return used.ru_utime + used.ru_stime


def _paired(arguments: tuple[str, ...], other: tuple[str, ...], times: int = 7) -> tuple[float, float]:
    """The median seconds of a process, and of its ratio to another one that is run in turn with it."""
    _cpu(*arguments), _cpu(*other)
    pairs = [(_cpu(*arguments), _cpu(*other)) for _ in range(times)]
    return statistics.median(a for a, _ in pairs), statistics.median(a / b for a, b in pairs)


def starts() -> Iterator[Row]:
    """Cold starts beside that of the library that every Discord bot in Python loads."""
    discord = ("-c", "import discord")
    told = re.search(r'rules-oracle resolve "([^"]*)"', README.read_text(encoding="utf-8"))
    assert told is not None
    for name, arguments in (
        ("`rule 120.3a`", ("rule", "120.3a")),
        ("the first `resolve` above", ("resolve", told[1])),
    ):
        seconds, ratio = _paired(("-m", "bot", *arguments), discord)
        yield (
            f"{name}, a whole process",
            f"{seconds:.2f} s",
            f"{ratio:.2f} times `python -c 'import discord'`",
        )


def cases_in(folder: Path) -> list[tuple[str, str]]:
    """The story of each case, and the rules that it is asked under."""
    found = (case for path in sorted(folder.glob("*.yaml")) for case in load_cases(path))
    return [(str(case["scenario"]), str(case.get("rules", "current"))) for case in found]


def stories() -> Iterator[Row]:
    """Scenarios of the test cases, warm: only those that are answered, for to say no is soon done."""
    desk = open_desk(Path(open_read_starter().path))
    own = cases_in(ROOT / "tests" / "cases")
    yield _warm(desk, own, f"of the {len(own)} of `tests/cases`")
    begun = time.process_time()
    desk.resolve("Alice controls 1000 Grizzly Bears. Alice casts Lightning Bolt on Bob.", "current")
    yield "1,000 counted creatures", f"{time.process_time() - begun:.2f} s", ""
    cards = SHARED / "data" / "oracle-cards.json"
    if not cards.is_file():
        return
    with tempfile.TemporaryDirectory() as folder:
        everything = Path(folder) / "index.sqlite"
        build_index(everything, rules=sorted((SHARED / "data" / "cr").glob("*.txt")), cards=[cards])
        yield _warm(open_desk(everything), cases_in(SHARED / "cases"), "of the shared cases, with all cards")


def _warm(desk: Desk, cases: list[tuple[str, str]], whose: str) -> Row:
    """What an answered scenario takes that was answered before, and what it took then: what is kept of other scenarios counts alone."""
    new = {case: seconds for case in dict.fromkeys(cases) if (seconds := _answered(desk, case)) is not None}
    times = sorted(seconds for case in new if (seconds := _answered(desk, case)) is not None)
    median, late = statistics.median(times), times[int(len(times) * 0.99)]
    first = statistics.median(new.values())
    what = f"an answered scenario, warm: {len(times):,} {whose}"
    return what, f"median {median * 1000:.1f} ms (new: {first * 1000:.1f} ms)", f"p99 {late * 1000:.1f} ms"


def _answered(desk: Desk, case: tuple[str, str]) -> float | None:
    """The processor's seconds that a scenario takes; None where it is not answered."""
    begun = time.process_time()
    status = desk.resolve(*case).json["status"]
    seconds = time.process_time() - begun
    return seconds if status in ("resolved", "illegal") else None


def memory() -> Iterator[Row]:
    """What a worker holds for itself once it has answered as much as a server asks in weeks."""
    os.environ["RULES_ORACLE_INDEX"] = str(open_read_starter().path)
    worker = WorkerProcess(open_real_desk)
    cases = cases_in(ROOT / "tests" / "cases")
    for scenario, rules in cases:
        worker.ask(Question(Kind.RESOLVE, scenario, rules), 30)
    held = re.findall(r"^Private_\w+:\s+(\d+)", Path(f"/proc/{worker.pid}/smaps_rollup").read_text(), re.M)
    worker.end()
    yield f"a worker after {len(cases)} scenarios", f"{sum(map(int, held)) / 1024:.0f} MB of its own", ""


def _seconds(script: Script) -> float:
    begun = time.process_time()
    resolve(script, era_for("current"))
    return time.process_time() - begun


def growth() -> Iterator[Row]:
    """How time grows with a board."""
    grown: tuple[tuple[str, Callable[[int], Script], int, int], ...] = (
        ("attackers, each blocked", big_combat, 50, 200),
        ("shields and changes at once", many_effects, 4, 10),
    )
    for name, made, few, many in grown:
        small, large = _seconds(made(few)), _seconds(made(many))
        yield f"{many} {name}", f"{large:.2f} s", f"{large / small:.1f} times as long as {few}"


def names() -> Iterator[Row]:
    """A name with a slip in it, beside the scorer that is used for that."""
    index = open_read_starter()
    known = sorted(index.cards.names())
    chance = random.Random(5)
    typed = [
        name[:at] + name[at + 1 :]
        for name in chance.sample(known, 60)
        for at in [chance.randrange(len(name))]
    ]
    index.cards.search("warm")
    begun = time.process_time()
    for name in typed:
        index.cards.search(name)
    ours = time.process_time() - begun
    begun = time.process_time()
    for name in typed:
        process.extract(name, known, scorer=fuzz.WRatio, limit=5)
    theirs = time.process_time() - begun
    yield (
        "a misspelt name",
        f"{ours / len(typed) * 1000:.2f} ms",
        f"{ours / theirs:.2f} times RapidFuzz's `WRatio`",
    )


def table() -> str:
    """All figures as a table."""
    rows = [
        ("what", "takes", "that is"),
        ("---", "---", "---"),
        *starts(),
        *stories(),
        *memory(),
        *growth(),
        *names(),
    ]
    return "".join(f"| {' | '.join(row)} |\n" for row in rows)


def main() -> None:
    """Print the table, and keep it where that is asked for."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks", description=__doc__)
    parser.add_argument("--write", action="store_true", help="put the table into the README")
    asked = parser.parse_args()
    machine = f"{os.cpu_count()} processors, {platform.machine()} {platform.system()}"
    python = f"Python {sys.version.split()[0]}"
    found = f"Taken on {date.today().isoformat()} with {python} on a machine of {machine}.\n\n{table()}"
    print(found)
    if asked.write:
        text = README.read_text(encoding="utf-8")
        README.write_text(PLACE.sub(lambda place: f"{place[1]}{found}{place[2]}", text), encoding="utf-8")


if __name__ == "__main__":
    main()
