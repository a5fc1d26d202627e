"""Does one thing to an index in a process that kills itself at a chosen point. Started by `test_killed.py`.

A point is whatever changes a file or is told as progress: each is named by what is about to happen, so that no
point depends on the clock. Standard input gives a folder and the number of a point a line, standard output answers
with the point's name, or with nothing when the deed came to its end before that point.
"""

from __future__ import annotations

import os
import re
import signal
import sys
from collections.abc import Callable
from pathlib import Path

from rulesdb.build import build_index
from rulesdb.update import rollback, update

#: The audit events of a file's being changed, and which of their arguments is the file that is changed.
CHANGES = {"os.rename": 1, "os.link": 1, "os.remove": 0, "os.mkdir": 0, "sqlite3.connect": 0, "open": 0}
WRITING = os.O_WRONLY | os.O_RDWR | os.O_CREAT


def build(folder: Path, told: Callable[[str, int, int], None]) -> None:
    """Builds the folder's index from the folder's files."""
    build_index(
        folder / "index.sqlite",
        rules=[folder / "rules.txt"],
        cards=[folder / "cards.json"],
        rulings=folder / "rulings.json",
        progress=told,
    )


DEEDS: dict[str, Callable[[Path, Callable[[str, int, int], None]], object]] = {
    "build": build,
    "update": lambda folder, told: update(folder, progress=told),
    "rollback": lambda folder, told: rollback(folder),
}


def do(
    deed: str, folder: Path, last: int, tell: Callable[[str], object], stopped_by: int = signal.SIGKILL
) -> None:
    """Do the deed in this process, which is sent the signal at point number `last`, after telling its name."""
    passed = 0

    def point(name: str) -> None:
        nonlocal passed
        passed += 1
        if passed == last:
            tell(re.sub(r"\d{2,}", "N", name))
            os.kill(os.getpid(), stopped_by)

    def changed(event: str, arguments: tuple[object, ...]) -> None:
        if event not in CHANGES or (event == "open" and not (int(str(arguments[2])) & WRITING)):
            return
        path = Path(os.fsdecode(str(arguments[CHANGES[event]])))
        if path.is_relative_to(folder):
            point(f"{event} {path.relative_to(folder)}")

    sys.addaudithook(changed)
    DEEDS[deed](folder, lambda what, done, whole: point(f"{what} {done} of {whole}"))


def in_child(deed: str, folder: Path, last: int) -> str:
    """The name of the point at which a child process that does the deed ended itself."""
    read, write = os.pipe()
    child = os.fork()
    if not child:
        do(deed, folder, last, lambda name: os.write(write, name.encode()))
        os._exit(0)
    os.close(write)
    with os.fdopen(read) as told:
        name = told.read()
    _, status = os.waitpid(child, 0)
    return name if os.WIFSIGNALED(status) == bool(name) and not os.WEXITSTATUS(status) else "failed"


def main() -> None:
    """Serve until standard input ends."""
    for line in sys.stdin:
        folder, last = line.rstrip("\n").split("\t")
        print(in_child(sys.argv[1], Path(folder), int(last)), flush=True)


if __name__ == "__main__":
    main()
