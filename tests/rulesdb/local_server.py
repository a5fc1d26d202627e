"""A local server that behaves and misbehaves, for updates to download from."""

from __future__ import annotations

import asyncio
import gzip
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from aiohttp import web


@dataclass
class Server:
    """What the local server holds and how it behaves. `how` by name: ok, short, long, stall, close, html, packed,
    a status, or an address that it leads to."""

    files: dict[str, bytes] = field(default_factory=dict)
    how: dict[str, str] = field(default_factory=dict)
    asked: list[tuple[str, str, str]] = field(default_factory=list)
    address: str = ""
    fails_once: set[str] = field(default_factory=set)

    async def answer(self, request: web.Request) -> web.StreamResponse:
        name = request.path.strip("/")
        self.asked.append(
            (name, request.headers.get("User-Agent", ""), request.headers.get("If-None-Match", ""))
        )
        how = self.how.get(name, "ok")
        content = self.files.get(name)
        if name in self.fails_once:
            self.fails_once.remove(name)
            return web.Response(status=503)
        if how.isdigit():
            return web.Response(status=int(how), text="no")
        if how.startswith(("http:", "https:", "file:", "/")):
            return web.Response(status=302, headers={"Location": how})
        if content is None:
            return web.Response(status=404)
        if how == "packed":
            return web.Response(body=gzip.compress(content), headers={"Content-Encoding": "gzip"})
        etag = f'"{hash(content)}"'
        if request.headers.get("If-None-Match") == etag:
            return web.Response(status=304)
        if how == "html":
            return web.Response(text="<html>Sorry, down for maintenance.</html>", content_type="text/html")
        kind = {"page": "text/html", "bulk": "application/json"}.get(name, "text/plain")
        answer = web.StreamResponse(headers={"ETag": etag, "Content-Type": kind})
        told = {"short": len(content) // 2, "long": len(content) + 1000}.get(how, len(content))
        answer.content_length = told
        await answer.prepare(request)
        sent = content if how in ("ok", "long") else content[: len(content) // 2]
        await answer.write(sent)
        if how == "stall":
            await asyncio.sleep(30)
        if how in ("close", "long", "stall"):
            assert request.transport is not None
            request.transport.close()
        return answer


@contextmanager
def serving(files: dict[str, bytes]) -> Iterator[Server]:
    """A server with these files on a port of this machine, in a thread of its own."""
    held = Server(files)
    loop = asyncio.new_event_loop()
    app = web.Application()
    app.router.add_get("/{tail:.*}", held.answer)
    runner = web.AppRunner(app, shutdown_timeout=0.1)
    loop.run_until_complete(runner.setup())
    site = web.TCPSite(runner, "127.0.0.1", 0)
    loop.run_until_complete(site.start())
    held.address = f"http://127.0.0.1:{runner.addresses[0][1]}"
    thread = threading.Thread(target=loop.run_forever)
    thread.start()
    try:
        yield held
    finally:
        asyncio.run_coroutine_threadsafe(_end(runner), loop).result(10)
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


async def _end(runner: web.AppRunner) -> None:
    """Stop serving, and let every answer that still stalls come to its end."""
    await runner.cleanup()
    left = asyncio.all_tasks() - {asyncio.current_task()}
    for task in left:
        task.cancel()
    await asyncio.gather(*left, return_exceptions=True)
