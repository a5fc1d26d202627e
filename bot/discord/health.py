"""Whether the bot is alive: it writes down its pulse, and the health check reads it.

The pulse is written by the event loop itself, so one that hangs stops writing; it tells for each shard whether
the gateway answers. A file and not a port: nothing to open in a container, and any user may read it.
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
from typing import TYPE_CHECKING

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
    """What is written down: when (seconds since 1970), by which process, whether the bot is ready, and the
    gateway's latency in seconds for each connected shard of the `wanted` ones."""

    at: float
    pid: int
    ready: bool
    wanted: int
    latencies: dict[str, float]


def pulse_file(data: Path, shard_ids: tuple[int, ...] | None) -> Path:
    """Where the process of these shards writes its pulse."""
    name = "health" if shard_ids is None else "health-" + "-".join(map(str, shard_ids))
    return data / f"{name}.json"


class Pulse:
    """Writes a beat every ten seconds while the client runs."""

    def __init__(self, client: OracleClient, environment: Environment) -> None:
        self._client = client
        self._path = pulse_file(environment.data, environment.shard_ids)
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

    async def _beat(self) -> None:
        while True:
            try:
                self._write(self._now())
            except OSError as error:
                log.warning("the pulse cannot be written to %s: %s", self._path, error)
            # Before the bot is ready every second counts, for whoever waits for it to come up.
            await asyncio.sleep(EVERY if self._client.is_ready() else 1.0)

    def _now(self) -> Beat:
        client = self._client
        shards = client.shards
        latencies = {
            str(number): shard.latency
            for number, shard in shards.items()
            if not shard.is_closed() and math.isfinite(shard.latency)
        }
        ids = client.environment.shard_ids
        wanted = len(ids) if ids is not None else client.shard_count or 1
        return Beat(time.time(), os.getpid(), client.is_ready(), wanted, latencies)

    def _write(self, beat: Beat) -> None:
        part = self._path.with_suffix(f".{beat.pid}.part")
        part.write_text(json.dumps(asdict(beat)), encoding="utf-8")
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
        return False, f"The bot has shown no sign of life for {age:.0f} seconds. Restart it."
    if not beat.ready:
        return False, "The bot is running and not yet ready. Wait a little."
    if len(beat.latencies) < beat.wanted:
        return (
            False,
            f"Only {len(beat.latencies)} of {beat.wanted} shards are connected. Discord may be away.",
        )
    slowest = max(beat.latencies.values(), default=0.0)
    return (
        True,
        f"The bot is well: {beat.wanted} of {beat.wanted} shards connected, latency {slowest * 1000:.0f} ms.",
    )
