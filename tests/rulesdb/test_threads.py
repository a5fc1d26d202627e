"""Several threads read one index at once, and each is given its own rows."""

from __future__ import annotations

import sys
import threading
from pathlib import Path

from rulesdb.build import build_index
from rulesdb.index import open_index


def test_threads_that_ask_at_once_are_given_their_own_rows(files: dict[str, Path], tmp_path: Path) -> None:
    out = tmp_path / "index.sqlite"
    build_index(out, rules=[files["rules"]], cards=[files["cards"]])
    shelf = open_index(out).shelf
    newest = shelf.newest
    assert newest is not None
    numbers = [number for number in shelf.numbers(newest.id) if shelf.find(number, newest.id) is not None]
    wrong: list[str] = []

    def ask(start: int) -> None:
        for turn in range(1500):
            number = numbers[(start + turn) % len(numbers)]
            try:
                found = shelf.find(number, newest.id)
                if found is None or found.number != number:
                    wrong.append(f"{number}: {found}")
            except Exception as error:
                wrong.append(f"{number}: {error}")

    often = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        threads = [threading.Thread(target=ask, args=(start,)) for start in range(6)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    finally:
        sys.setswitchinterval(often)
    assert wrong == []
