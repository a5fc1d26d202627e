"""Whether the bot is alive: it writes down its pulse, and the health check reads it.

The pulse is written by the event loop itself, so one that hangs stops writing; it tells for each shard whether
the gateway answers, and whether the workers, the index and the store do. A file and not a port: nothing to open in a
container.
"""

from __future__ import annotations

import asyncio
import json
import logging
import math
import os
import time
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bot.values import asdict, dataclass

if TYPE_CHECKING:
    from bot.discord.client import OracleClient
    from bot.discord.environment import Environment

log = logging.getLogger(__name__)

#: Seconds between two beats, and how old the last one may be.
EVERY = 10.0
STALE = 45.0


@dataclass(frozen=True, slots=True)
class Beat:
    """What is written down: when (seconds since 1970), by which process, whether the bot is ready, the gateway's latency
    in seconds for each connected shard of the `wanted` ones, and what else answers."""

    at: float
    pid: int
    ready: bool
    wanted: int
    latencies: dict[str, float]
    workers: bool = True
    index: bool = True
    store: bool = True

    @property
    def verdict(self) -> tuple[bool, str]:
        """Whether all is well, and a sentence that says so. A store that is away is told and no reason to restart: the bot
        answers without it."""
        if not self.ready:
            return False, "The bot is running and not yet ready. Wait a little."
        if len(self.latencies) < self.wanted:
            found = f"Only {len(self.latencies)} of {self.wanted} shards are connected."
            return False, f"{found} Discord may be away."
        if not self.workers:
            return False, "The worker processes can't be started. The log tells why."
        if not self.index:
            return False, "The index can't be read. Build or download it anew."
        slowest = max(self.latencies.values(), default=0.0) * 1000
        well = f"The bot is well: {self.wanted} of {self.wanted} shards connected, latency {slowest:.0f} ms."
        return True, well if self.store else f"{well} The settings can't be reached just now."

    @property
    def told(self) -> dict[str, Any]:
        """Everything, for a program."""
        return asdict(self)


def pulse_file(data: Path, shard_ids: tuple[int, ...] | None) -> Path:
    """Where the process of these shards writes its pulse."""
    name = "health" if shard_ids is None else "health-" + "-".join(map(str, shard_ids))
    return data / f"{name}.json"


class Pulse:
    """Writes a beat every ten seconds while the client runs."""

    def __init__(self, client: OracleClient, environment: Environment) -> None:
        self._client = client
        self._path = pulse_file(environment.data, environment.shard_ids)
        #: How the bot was when it was last looked at.
        self.last: Beat | None = None
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin; called in the event loop."""
        self._task = asyncio.create_task(self._beat())

    def stop(self) -> None:
        """End, and take the file away."""
        if self._task is not None:
            self._task.cancel()
            self._task = None
            with suppress(OSError):
                self._path.unlink(missing_ok=True)

    async def state(self) -> Beat:
        """How the bot is now."""
        client = self._client
        latencies = {
            str(number): shard.latency
            for number, shard in client.shards.items()
            if not shard.is_closed() and math.isfinite(shard.latency)
        }
        ids = client.environment.shard_ids
        self.last = Beat(
            time.time(),
            os.getpid(),
            client.is_ready(),
            len(ids) if ids is not None else client.shard_count or 1,
            latencies,
            client.workers.well,
            await client.asking.index_well(),
            await client.store.well(),
        )
        return self.last

    async def _beat(self) -> None:
        while True:
            try:
                self._write(await self.state())
            except Exception as error:
                # Whatever keeps it from being written, the next beat is tried.
                log.warning("the pulse cannot be written to %s: %s", self._path, error)
            # Before the bot is ready every second counts, for whoever waits for it to come up.
            await asyncio.sleep(EVERY if self._client.is_ready() else 1.0)

    def _write(self, beat: Beat) -> None:
        part = self._path.with_suffix(f".{beat.pid}.part")
        with open(os.open(part, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600), "w", encoding="utf-8") as file:
            json.dump(asdict(beat), file)
        part.replace(self._path)


def check(data: Path, shard_ids: tuple[int, ...] | None, now: float) -> tuple[bool, str]:
    """Whether the bot whose pulse is in `data` is well at `now`, and a sentence that says so."""
    path = pulse_file(data, shard_ids)
    try:
        beat = Beat(**json.loads(path.read_text(encoding="utf-8")))
        age = now - float(beat.at)
    except FileNotFoundError:
        return False, f"The bot is not running: there is no {path}. Start it with `rules-oracle run`."
    except (OSError, ValueError, TypeError) as error:
        return False, f"The pulse in {path} cannot be read: {error}."
    if age > STALE:
        return False, (
            f"The bot has shown no sign of life for {age:.0f} seconds. See whether it can write to {data}; else restart it."
        )
    return beat.verdict
