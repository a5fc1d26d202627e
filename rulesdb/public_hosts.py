"""Looking names of hosts up, so that nothing of this machine or its network is asked for."""

from __future__ import annotations

import socket
from urllib.parse import urlsplit
from urllib.request import getproxies

import aiohttp
from aiohttp.abc import AbstractResolver, ResolveResult

from rulesdb.errors import DownloadFailed
from rulesdb.sources import Sources, is_public


class PublicHosts(AbstractResolver):
    """Looks names of hosts up, and refuses those that stand for addresses of this machine or its network: a name says
    nothing of where it leads. Hosts that the settings name, and proxies, are asked wherever they are."""

    def __init__(self, sources: Sources, inner: AbstractResolver | None = None) -> None:
        self._inner = inner or aiohttp.ThreadedResolver()
        named = (*sources.addresses().values(), *getproxies().values())
        self._named = {urlsplit(address).hostname for address in named}

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        found = await self._inner.resolve(host, port, family)
        if host not in self._named and not all(is_public(one["host"]) for one in found):
            raise DownloadFailed(
                f"{host} is a host of this machine or its network, which is not asked.", "Mend sources.json."
            )
        return found

    async def close(self) -> None:
        await self._inner.close()
