"""The seam between the bot and where it keeps things, and a store that goes on when that place fails."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Protocol, TypeVar

from bot.discord.storing.preferences import Preferences, Scope
from bot.errors import OracleError
from bot.values import replace

log = logging.getLogger(__name__)

_Found = TypeVar("_Found")

#: Seconds after which a place that does not answer counts as away: a user waits for an answer meanwhile.
PATIENCE = 0.7
#: Seconds for which a place that failed is left alone, so that no answer waits for it again and again.
_REST = 3.0
#: How many things are remembered beside the place where they are kept.
_REMEMBERED = 2000


class StoreAway(OracleError):
    """The settings can't be read or written just now."""


class Place(Protocol):
    """Where things are kept: SQLite or PostgreSQL. Every method may fail with whatever the database raises."""

    async def preferences(self, scope: Scope, owner: int) -> Preferences:
        """What this server or user set."""
        ...

    async def change(self, scope: Scope, owner: int, changes: Mapping[str, Any]) -> None:
        """Set the named preferences."""
        ...

    async def reset(self, scope: Scope, owner: int) -> None:
        """Forget all preferences of this server or user."""
        ...

    async def alerted(self) -> list[tuple[int, int, str]]:
        """Every server that wants to hear of new rules: its id, the channel, and the date of the text it heard of last."""
        ...

    async def keep(self, bodies: Mapping[str, str], seconds: float) -> None:
        """Keep each body under its key for so long from now; one that is kept already is kept for longer."""
        ...

    async def kept(self, key: str) -> str | None:
        """What is kept under `key`; None when it is gone."""
        ...

    async def purge(self) -> int:
        """Forget what has been kept long enough; how many."""
        ...

    async def well(self) -> bool:
        """Whether the place answers."""
        ...

    async def close(self) -> None:
        """Let go of it."""
        ...


class Store:
    """A place that may be slow, full or away without anybody's answer failing: what was read or kept lately is
    remembered, and stands in for it; what could not be kept is kept once the place is back. Only what hangs on the place
    alone says that it is away: a change of settings, an answer from before the last start."""

    def __init__(self, place: Place, patience: float = PATIENCE) -> None:
        self._place = place
        self._patience = patience
        self._known: OrderedDict[tuple[Scope, int], Preferences] = OrderedDict()
        self._bodies: OrderedDict[str, str] = OrderedDict()
        #: What is still to be kept, and until when.
        self._owed: OrderedDict[str, float] = OrderedDict()
        #: How often the place failed, for whoever watches the bot.
        self.failures = 0
        self._rests_until = 0.0

    async def preferences(self, server: int | None, user: int) -> Preferences:
        """What holds for this user here: their own preferences over the server's. What is not set stays None. While what
        they set can't be known, answers are private: what somebody wants to be so is never shown to all."""
        mine = await self._known_of(Scope.USER, user)
        theirs = await self._known_of(Scope.SERVER, server) if server else Preferences()
        if mine is None or theirs is None:
            unknown = Preferences(private=True)
            return (mine or unknown).over(theirs or unknown)
        return mine.over(theirs)

    async def set_by(self, scope: Scope, owner: int) -> Preferences:
        """What this server or user set. Raises `StoreAway` while that is not known."""
        found = await self._known_of(scope, owner)
        if found is None:
            raise StoreAway("The settings can't be read just now.", "Try again in a minute.")
        return found

    async def _known_of(self, scope: Scope, owner: int) -> Preferences | None:
        found = await self._tried(lambda: self._place.preferences(scope, owner))
        if found is None:
            return self._known.get((scope, owner))
        _remember(self._known, (scope, owner), found)
        return found

    async def change(self, scope: Scope, owner: int, **changes: Any) -> Preferences:
        """Set the named preferences; what is set then. Raises `StoreAway`."""
        await self._needed(lambda: self._place.change(scope, owner, changes))
        known = self._known.get((scope, owner), Preferences())
        _remember(self._known, (scope, owner), replace(known, **changes))
        return await self.set_by(scope, owner)

    async def reset(self, scope: Scope, owner: int) -> None:
        """Forget all preferences of this server or user. Raises `StoreAway`."""
        await self._needed(lambda: self._place.reset(scope, owner))
        self._known.pop((scope, owner), None)

    async def alerted(self) -> list[tuple[int, int, str]]:
        """Every server that wants to hear of new rules; none while that is not known."""
        return await self._tried(lambda: self._place.alerted()) or []

    async def keep(self, bodies: Mapping[str, str], seconds: float) -> None:
        """Keep each body under its key for so long from now; where they can't be written, as soon as they can."""
        for key, body in bodies.items():
            _remember(self._bodies, key, body)
        if bodies and not await self._put(bodies, seconds):
            for key in bodies:
                _remember(self._owed, key, time.time() + seconds)

    async def kept(self, key: str) -> str | None:
        """What is kept under `key`; None when it is gone. Raises `StoreAway` while that is not known."""
        if key in self._bodies:
            return self._bodies[key]
        found = await self._tried(lambda: _found(self._place.kept(key)))
        if found is None:
            raise StoreAway("What the bot keeps can't be read just now.", "Try again in a minute.")
        return found[0]

    async def purge(self) -> int:
        """Forget what has been kept long enough; how many."""
        # Housekeeping has time.
        return await self._tried(lambda: self._place.purge(), seconds=60.0) or 0

    async def well(self) -> bool:
        """Whether the place answers; if so, what could not be kept while it did not is kept now."""
        well = bool(await self._tried(lambda: self._place.well(), seconds=3.0))
        if well and self._owed:
            await self._pay()
        return well

    async def close(self) -> None:
        """Let go of the place, once it has what it can still take."""
        if self._owed:
            await self.well()
        await self._place.close()

    async def _put(self, bodies: Mapping[str, str], seconds: float, patience: float | None = None) -> bool:
        """Whether the place has taken `bodies`."""
        return bool(await self._tried(lambda: _done(self._place.keep(bodies, seconds)), patience))

    async def _pay(self) -> None:
        """Keep what is still to be kept, together what is kept for as long."""
        now = time.time()
        by_time: dict[int, dict[str, str]] = {}
        for key, until in self._owed.items():
            if key in self._bodies and until > now:
                by_time.setdefault(int(until - now), {})[key] = self._bodies[key]
        for seconds, bodies in by_time.items():
            if not await self._put(bodies, seconds, patience=10.0):
                return
            for key in bodies:
                self._owed.pop(key, None)
        self._owed.clear()

    async def _tried(
        self, work: Callable[[], Awaitable[_Found]], seconds: float | None = None
    ) -> _Found | None:
        """What `work` gives; None when the place fails or does not answer, or has just failed."""
        if seconds is None and time.monotonic() < self._rests_until:
            return None
        try:
            return await _within(seconds or self._patience, work())
        except Exception as error:
            self.failures += 1
            self._rests_until = time.monotonic() + _REST
            log.warning("what the bot keeps can't be reached: %s: %s", type(error).__name__, error)
            return None

    async def _needed(self, work: Callable[[], Awaitable[None]]) -> None:
        try:
            await _within(self._patience, work())
        except Exception as error:
            self.failures += 1
            log.warning("settings could not be saved: %s: %s", type(error).__name__, error)
            raise StoreAway("The settings can't be saved just now.", "Try again in a minute.") from error


async def _within(seconds: float, work: Awaitable[_Found]) -> _Found:
    """What `work` gives within that time. Raises `TimeoutError` at once when it is over: a database that hangs may take
    long even to be told that nobody waits any more."""
    task = asyncio.ensure_future(work)
    done, _ = await asyncio.wait({task}, timeout=seconds)
    if not done:
        task.cancel()
        task.add_done_callback(lambda late: late.cancelled() or late.exception())
        raise TimeoutError
    return task.result()


async def _done(work: Awaitable[None]) -> bool:
    """True once `work` is done."""
    await work
    return True


async def _found(work: Awaitable[_Found]) -> tuple[_Found]:
    """What `work` finds, also where it is None."""
    return (await work,)


_Key = TypeVar("_Key")


def _remember(memory: OrderedDict[_Key, _Found], key: _Key, value: _Found) -> None:
    memory[key] = value
    memory.move_to_end(key)
    while len(memory) > _REMEMBERED:
        memory.popitem(last=False)
