"""`/metrics` in Prometheus' text format and `/health`, over HTTP, where RULES_ORACLE_METRICS names an address."""

from __future__ import annotations

import logging
import math
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from aiohttp import web

from bot.discord.tally import BOUNDS
from bot.errors import BadConfiguration

if TYPE_CHECKING:
    from bot.discord.client import OracleClient

log = logging.getLogger(__name__)


class Metrics:
    """A small HTTP server beside the bot."""

    def __init__(self, client: OracleClient, address: tuple[str, int]) -> None:
        """Raises `BadConfiguration` when the library for metrics is not installed."""
        try:
            # Only where metrics are wanted.
            from prometheus_client import CollectorRegistry, generate_latest
        except ImportError as error:
            raise BadConfiguration(
                "RULES_ORACLE_METRICS is set, but the library for metrics is not installed.",
                "Install it with `pip install 'rules-oracle[metrics]'`, or unset RULES_ORACLE_METRICS.",
            ) from error
        self._client = client
        self._address = address
        self._registry = CollectorRegistry()
        self._registry.register(_Numbers(client))
        self._written = generate_latest
        self._runner: web.AppRunner | None = None

    async def start(self) -> None:
        """Listen. Raises `BadConfiguration` when the address can't be used."""
        app = web.Application()
        app.router.add_get("/metrics", self._metrics)
        app.router.add_get("/health", self._health)
        self._runner = web.AppRunner(app, access_log=None)
        await self._runner.setup()
        host, port = self._address
        try:
            await web.TCPSite(self._runner, host, port).start()
        except OSError as error:
            raise BadConfiguration(
                f"RULES_ORACLE_METRICS is {host}:{port}, which can't be used: {error.strerror}.",
                "Choose another address, or unset it.",
            ) from error
        log.info("metrics are at http://%s:%d/metrics", host, port)

    async def stop(self) -> None:
        """Listen no longer."""
        if self._runner is not None:
            await self._runner.cleanup()

    async def _metrics(self, request: web.Request) -> web.Response:
        written: bytes = self._written(self._registry)
        return web.Response(
            body=written, headers={"Content-Type": "text/plain; version=0.0.4; charset=utf-8"}
        )

    async def _health(self, request: web.Request) -> web.Response:
        state = await self._client.pulse.state()
        well, sentence = state.verdict
        return web.json_response({"well": well, "said": sentence, **state.told}, status=200 if well else 503)


class _Numbers:
    """Reads the bot's numbers when they are asked for."""

    def __init__(self, client: OracleClient) -> None:
        self._client = client

    def collect(self) -> Iterator[Any]:
        """Every metric, as of now."""
        from prometheus_client.core import (  # as above
            CounterMetricFamily,
            GaugeMetricFamily,
            HistogramMetricFamily,
        )

        client = self._client
        tally, workers = client.asking.tally, client.workers
        answers = CounterMetricFamily("oracle_answers", "Answers given", labels=["kind", "tone"])
        for (kind, tone), count in tally.answers.items():
            answers.add_metric([str(kind), str(tone)], count)
        yield answers
        buckets: list[tuple[str, float]] = []
        so_far = 0.0
        for bound in (*BOUNDS, math.inf):
            so_far += tally.within[bound]
            buckets.append(("+Inf" if math.isinf(bound) else str(bound), so_far))
        yield HistogramMetricFamily(
            "oracle_answer_seconds", "How long answers took", buckets=buckets, sum_value=tally.seconds
        )
        yield CounterMetricFamily(
            "oracle_turned_away", "Questions told to come back later", tally.turned_away
        )
        yield CounterMetricFamily(
            "oracle_workers_replaced", "Worker processes started anew", workers.replaced
        )
        yield CounterMetricFamily(
            "oracle_store_failures", "Times the store did not answer", client.store.failures
        )
        yield GaugeMetricFamily("oracle_waiting", "Questions that wait for a worker", workers.waiting)
        yield GaugeMetricFamily("oracle_workers_busy", "Workers at work", workers.busy)
        yield GaugeMetricFamily("oracle_workers", "Worker processes that are there", len(workers.pids))
        yield GaugeMetricFamily("oracle_servers", "Servers that the bot is in", len(client.guilds))
        yield from self._health(
            GaugeMetricFamily("oracle_well", "Whether each part is well", labels=["part"])
        )
        latency = GaugeMetricFamily(
            "oracle_gateway_latency_seconds", "The gateway's latency", labels=["shard"]
        )
        for shard, seconds in client.latencies:
            if math.isfinite(seconds):
                latency.add_metric([str(shard)], seconds)
        yield latency

    def _health(self, gauge: Any) -> Iterator[Any]:
        """The parts of the last look at the bot's health, and all of them together."""
        last = self._client.pulse.last
        if last is None:
            return
        parts = {
            "all": last.verdict[0],
            "gateway": len(last.latencies) >= last.wanted,
            "workers": last.workers,
        }
        for part, well in {**parts, "index": last.index, "store": last.store}.items():
            gauge.add_metric([part], float(well))
        yield gauge
