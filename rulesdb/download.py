"""Downloads one file whole or not at all, and not again when it has not changed."""

from __future__ import annotations

import asyncio
import hashlib
import json
import os
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any
from urllib.parse import urljoin, urlsplit

import aiohttp

from rulesdb.errors import DownloadFailed
from rulesdb.public_hosts import PublicHosts
from rulesdb.sources import Sources, allowed, shown

_CHUNK = 1 << 16
_LONGEST_PAGE = 2 << 20
_AGAIN = "Try again later; the index in use is unchanged."
#: A link to a text, in a tag or anywhere else in a page (some pages are made of scripts).
_TEXT_LINK = re.compile(
    r"""href\s*=\s*["']?([^"'<>\\]+?\.txt)\b|(https?://[^"'<>\\\s]+?\.txt)\b""", re.IGNORECASE
)
_LED_ON = frozenset({301, 302, 303, 307, 308})
#: Steps from an address to the file itself, at most.
_LONGEST_WAY = 6
_RETRIED = frozenset({429, 500, 502, 503, 504})


@dataclass(frozen=True, slots=True)
class Kept:
    """A file that was downloaded before: where from, what the server said of it, and its checksum."""

    address: str
    etag: str
    modified: str
    sha256: str
    size: int


class _Temporary(Exception):
    """A failure that may be over when tried again."""


def user_agent() -> str:
    """How this program names itself to servers."""
    try:
        return f"rules-oracle/{version('rules-oracle')}"
    except PackageNotFoundError:
        return "rules-oracle"


class Downloader:
    """Downloads into one folder, whose `state.json` remembers what was got."""

    def __init__(
        self, folder: Path, sources: Sources, progress: Callable[[str, int, int], None] | None = None
    ) -> None:
        self._folder = folder
        self._sources = sources
        self._progress = progress or (lambda what, done, whole: None)
        folder.mkdir(parents=True, exist_ok=True)
        for part in folder.glob("*.part"):  # of an update that was killed
            part.unlink(missing_ok=True)
        self._state = self._read_state()

    def path(self, name: str) -> Path:
        """Where the file of that name is kept."""
        return self._folder / name

    def checksums(self) -> dict[str, str]:
        """The checksum of each file that is kept, of the sources that are asked for."""
        return {name: self._state[name].sha256 for name in self._sources.addresses() if name in self._state}

    def forget(self) -> None:
        """Ask for every file anew next time: one of them was not what it should be."""
        self._state.clear()
        self._write_state()

    async def fetch_all(self) -> dict[str, bool]:
        """Download what has changed; for each source whether it did. Raises `DownloadFailed` when any fails."""
        timeout = aiohttp.ClientTimeout(
            total=self._sources.total_seconds,
            sock_connect=self._sources.connect_seconds,
            sock_read=self._sources.stall_seconds,
        )
        headers = {"User-Agent": user_agent(), "Accept": "*/*"}
        connector = aiohttp.TCPConnector(resolver=PublicHosts(self._sources))
        async with aiohttp.ClientSession(
            connector=connector, timeout=timeout, headers=headers, trust_env=True
        ) as session:
            return {
                name: await self._fetch(session, name, address)
                for name, address in self._sources.addresses().items()
            }

    async def _fetch(self, session: aiohttp.ClientSession, name: str, address: str) -> bool:
        """Whether the file is another than before. Failures that may pass are tried again, each time later."""
        for attempt in range(1, self._sources.attempts + 1):
            try:
                return await self._fetch_once(session, name, address)
            except _Temporary as failure:
                if attempt == self._sources.attempts:
                    raise DownloadFailed(f"{name}: {failure} ({shown(address)}).", _AGAIN) from None
                await asyncio.sleep(min(self._sources.pause_seconds * 2**attempt, 30.0))
        raise DownloadFailed(f"{name}: not tried at all ({shown(address)}).", "Set attempts to 1 or more.")

    async def _fetch_once(self, session: aiohttp.ClientSession, name: str, address: str) -> bool:
        try:
            final = await self._final_address(session, name, address)
            return await self._download(session, name, final)
        except TimeoutError:
            raise _Temporary("the server stopped answering") from None
        except aiohttp.InvalidURL:
            raise DownloadFailed(
                f"{name}: {shown(address)} is no web address.", "Mend sources.json."
            ) from None
        except aiohttp.ClientPayloadError:
            raise _Temporary("the download broke off before its end") from None
        except aiohttp.ClientError as error:
            raise _Temporary(
                f"the server can't be reached or answered nonsense ({type(error).__name__})"
            ) from None

    async def _final_address(self, session: aiohttp.ClientSession, name: str, address: str) -> str:
        """The address of the file itself: a page that links to a rules text, or a description with a
        `download_uri`, is followed; anything else is the file."""
        if address.casefold().endswith((".txt", ".json", ".gz")):
            return address
        async with self._asked(session, name, address) as answer:
            if answer.status == 304:
                return address
            self._check_status(name, answer)
            kind = answer.content_type
            if kind not in ("text/html", "application/json"):
                return address
            head = await _beginning(answer.content)
        if kind == "text/html":
            found = _TEXT_LINK.findall(head.decode("utf-8", "replace"))
            links = [link for pair in found for link in pair if "rule" in link.casefold()]
            if not links or name != "rules":
                raise DownloadFailed(
                    f"{name}: {shown(address)} is a web page without a link to a text.", "Mend sources.json."
                )
            return str(urljoin(str(answer.url), max(links, key=_digits).replace(" ", "%20")))
        try:
            described: Any = json.loads(head)
        except ValueError:
            return address  # the file itself, longer than what was read of it
        uri = described.get("download_uri") if isinstance(described, dict) else None
        return uri if isinstance(uri, str) else address

    @asynccontextmanager
    async def _asked(
        self, session: aiohttp.ClientSession, name: str, address: str
    ) -> AsyncIterator[aiohttp.ClientResponse]:
        """The server's answer, which may be led on to other addresses of the same host, not to other hosts."""
        conditions = self._conditions(name, address)
        for _ in range(_LONGEST_WAY):
            if not allowed(address, self._sources):
                raise DownloadFailed(
                    f"{name}: it is led to {shown(address)}, which is not asked.", "Mend sources.json."
                )
            async with session.get(address, headers=conditions, allow_redirects=False) as answer:
                if answer.status not in _LED_ON or "Location" not in answer.headers:
                    yield answer
                    return
                target = urljoin(address, answer.headers["Location"])
            if urlsplit(target).hostname != urlsplit(address).hostname:
                raise DownloadFailed(
                    f"{name}: {shown(address)} leads to another host, {shown(target)}.",
                    "If it is right, put that address in sources.json.",
                )
            address = target
        raise DownloadFailed(f"{name}: {shown(address)} leads in a circle.", "Mend sources.json.")

    async def _download(self, session: aiohttp.ClientSession, name: str, address: str) -> bool:
        async with self._asked(session, name, address) as answer:
            if answer.status == 304:
                return False
            self._check_status(name, answer)
            if answer.content_type == "text/html":
                raise DownloadFailed(
                    f"{name}: {shown(address)} is a web page, not the file.", "Mend sources.json."
                )
            limit = self._sources.largest[name]
            expected = int(answer.headers.get("Content-Length", "0"))
            if expected > limit:
                raise DownloadFailed(
                    f"{name}: {shown(address)} is {expected:,} bytes, more than is allowed.",
                    "Mend sources.json.",
                )
            part = self._folder / f"{name}.{os.getpid()}.part"
            try:
                size, sha256 = await self._to_file(answer, name, part, limit, expected)
                before = self._state.get(name)
                os.replace(part, self.path(name))
            finally:
                part.unlink(missing_ok=True)
            self._state[name] = Kept(
                address, answer.headers.get("ETag", ""), answer.headers.get("Last-Modified", ""), sha256, size
            )
            self._write_state()
            return before is None or before.sha256 != sha256

    async def _to_file(
        self, answer: aiohttp.ClientResponse, name: str, part: Path, limit: int, expected: int
    ) -> tuple[int, str]:
        digest = hashlib.sha256()
        size = 0
        with part.open("wb") as file:
            async for chunk in answer.content.iter_chunked(_CHUNK):
                size += len(chunk)
                if size > limit:
                    raise DownloadFailed(
                        f"{name}: the download is larger than the {limit:,} bytes allowed.",
                        "Mend sources.json.",
                    )
                digest.update(chunk)
                file.write(chunk)
                self._progress(f"downloading {name}", min(size, expected or size), expected or size)
            file.flush()
            os.fsync(file.fileno())
        packed = "Content-Encoding" in answer.headers
        if (expected and not packed and size != expected) or not size:
            raise _Temporary(f"{size:,} bytes arrived of {expected:,}")
        return size, digest.hexdigest()

    def _check_status(self, name: str, answer: aiohttp.ClientResponse) -> None:
        if answer.status in _RETRIED:
            raise _Temporary(f"the server answers {answer.status}")
        if answer.status != 200:
            raise DownloadFailed(
                f"{name}: the server answers {answer.status} ({shown(str(answer.url))}).",
                "The address may have moved: put the new one in sources.json.",
            )

    def _conditions(self, name: str, address: str) -> dict[str, str]:
        """Headers that ask for the file only if it has changed; none when what is kept is not whole."""
        kept = self._state.get(name)
        if kept is None or kept.address != address or not self._is_whole(name, kept):
            return {}
        conditions = {"If-None-Match": kept.etag, "If-Modified-Since": kept.modified}
        return {header: value for header, value in conditions.items() if value}

    def _is_whole(self, name: str, kept: Kept) -> bool:
        path = self.path(name)
        if not path.is_file() or path.stat().st_size != kept.size:
            return False
        with path.open("rb") as file:
            return hashlib.file_digest(file, "sha256").hexdigest() == kept.sha256

    def _read_state(self) -> dict[str, Kept]:
        try:
            stored = json.loads((self._folder / "state.json").read_text(encoding="utf-8"))
            return {name: Kept(**entry) for name, entry in stored.items()}
        except (OSError, ValueError, TypeError, AttributeError):
            return {}

    def _write_state(self) -> None:
        part = self._folder / f"state.{os.getpid()}.part"
        part.write_text(
            json.dumps({name: asdict(kept) for name, kept in self._state.items()}, indent=1), encoding="utf-8"
        )
        os.replace(part, self._folder / "state.json")


async def _beginning(stream: aiohttp.StreamReader) -> bytes:
    """As much of an answer as a page or a description may be long."""
    head = bytearray()
    while len(head) < _LONGEST_PAGE and (chunk := await stream.read(_LONGEST_PAGE - len(head))):
        head += chunk
    return bytes(head)


def _digits(link: str) -> str:
    """The date in a link's name, so that the latest of several texts is taken."""
    return max(re.findall(r"\d{8}", link), default="")
