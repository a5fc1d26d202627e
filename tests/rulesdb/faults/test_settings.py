"""Settings of the bot whose process is killed while they are changed."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path

import pytest

from bot.discord.storing.preferences import Preferences, Scope
from bot.discord.storing.sqlite import SqlitePlace
from tests.rulesdb.faults.elsewhere import in_child

OLD, NEW = Preferences(rules="2016", private=True), Preferences(rules="sixth", private=True, language="de")


def killed_at_statement(path: Path, last: int) -> str:
    """Change what a server set, in a process that kills itself as the file is to do statement number `last`."""
    done = 0

    def statement(words: str) -> None:
        nonlocal done
        done += 1
        if done == last:
            os.kill(os.getpid(), signal.SIGKILL)

    def deed() -> None:
        place = SqlitePlace(path)
        place._thread.submit(place._connection.set_trace_callback, statement).result()
        asyncio.run(place.change(Scope.SERVER, 1, {"rules": "sixth", "language": "de"}))

    return in_child(deed, lambda: None)


async def settings(path: Path) -> Preferences:
    place = SqlitePlace(path)
    found = await place.preferences(Scope.SERVER, 1)
    await place.close()
    return found


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no processes that fork")
def test_a_change_of_settings_that_is_killed_anywhere_is_made_whole_or_not_at_all(tmp_path: Path) -> None:
    path = tmp_path / "settings.sqlite3"

    async def before() -> None:
        place = SqlitePlace(path)
        await place.change(Scope.SERVER, 1, {"rules": "2016", "private": True})
        await place.close()

    asyncio.run(before())
    said = [killed_at_statement(path, number) for number in (1, 2, 3)]  # begin, the change, commit
    assert said == ["", "", ""]
    assert asyncio.run(settings(path)) == OLD
    assert killed_at_statement(path, 4) == "done"
    assert asyncio.run(settings(path)) == NEW
