"""Downloads the official files, builds an index from them, checks it and swaps it in.

At no moment is there anything but a whole index at the index's own place: everything is made beside it and moved
in by one rename, and only after the new one has been found sound and not much poorer than the old one.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import math
import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rulesdb.build import CardReader, Progress, build_index
from rulesdb.errors import IndexFault
from rulesdb.info import describe
from rulesdb.readers.comprehensive import effective_date
from rulesdb.readers.document import COMPREHENSIVE_RULES
from rulesdb.readers.encodings import decode
from rulesdb.sources import SETTINGS_NAME, Sources, read_sources
from rulesdb.swap import roll_back
from rulesdb.where import data_folder, kept_index

#: Rules texts of every date that was ever downloaded, and whatever else the user puts there, are indexed.
DOCUMENTS = "documents"
DOWNLOADS = "downloads"
BUILT = "built.json"
#: A part that shrinks below this share of the last one is not taken without being told to.
_SHRUNK = 0.9


@dataclass(frozen=True, slots=True)
class Updated:
    """What an update did. `changed` is False when every file was as before (nothing was rebuilt)."""

    path: Path
    changed: bool
    lines: tuple[str, ...]


def update(
    folder: Path | None = None,
    *,
    settings: Path | None = None,
    progress: Progress | None = None,
    reader: CardReader | None = None,
    jobs: int = 1,
    force: bool = False,
) -> Updated:
    """Bring the index in `folder` (default: the data folder) up to date from the addresses in `settings`
    (default: `sources.json` in the folder, else the official places).

    Raises `IndexFault` with the index in use untouched when a download or a check fails; `force` takes a
    result whose counts fell sharply.
    """
    folder = folder or data_folder()
    sources = read_sources(settings or folder / SETTINGS_NAME)
    out = kept_index(folder)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with _alone(folder):
            for part in folder.glob(f"{DOCUMENTS}/.*.part"):  # of an update that was killed
                part.unlink()
            return _update(folder, out, sources, progress, reader, jobs, force)
    except OSError as error:
        raise _cannot_write(folder, error) from None


def _update(
    folder: Path,
    out: Path,
    sources: Sources,
    progress: Progress | None,
    reader: CardReader | None,
    jobs: int,
    force: bool,
) -> Updated:
    # What speaks to the network is loaded by what downloads: `rollback` does without.
    from rulesdb.download import Downloader

    downloader = Downloader(folder / DOWNLOADS, sources, progress)
    new = asyncio.run(downloader.fetch_all())
    lines = [f"{name}: {'new' if is_new else 'as before'}" for name, is_new in new.items()]
    if out.is_file() and not force and _made_of(folder, downloader.checksums()) == _built_from(folder):
        return Updated(out, False, tuple(lines))
    last = _describe(out)

    def accept(candidate: Path) -> None:
        if not force:
            check_against(last, describe(candidate), sources)

    text = downloader.path("rules") if "rules" in new else None
    try:
        date = _date_of(text) if text else ""
        built = build_index(
            out,
            rules=[*([text] if text else []), *_documents(folder, but=f"{date}.txt")],
            cards=[downloader.path("cards")] if "cards" in new else (),
            rulings=downloader.path("rulings") if "rulings" in new else None,
            progress=progress,
            reader=reader,
            jobs=jobs,
            accept=accept,
        )
    except IndexFault:
        downloader.forget()
        raise
    if text:  # the years add up: each text that was ever good is kept
        _write(folder / DOCUMENTS / f"{date}.txt", text.read_bytes())
    _write(folder / DOWNLOADS / BUILT, json.dumps(_made_of(folder, downloader.checksums())).encode())
    lines.append(f"{built.documents} documents, {built.cards:,} cards, {built.rulings:,} rulings")
    return Updated(out, True, (*lines, *built.warnings))


def _made_of(folder: Path, checksums: dict[str, str]) -> dict[str, str]:
    """What an index is built from: the downloads' checksums, and the user's documents by name, size and time."""
    made = dict(checksums)
    for path in _documents(folder):
        found = path.stat()
        made[path.name] = f"{found.st_size} {found.st_mtime_ns}"
    return made


def _built_from(folder: Path) -> dict[str, str] | None:
    """What the index in the folder was built from."""
    try:
        found: dict[str, str] = json.loads((folder / DOWNLOADS / BUILT).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None
    return found


def _write(path: Path, content: bytes) -> None:
    """Write a file whole or not at all."""
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    part.write_bytes(content)
    os.replace(part, path)


def check_against(last: dict[str, Any] | None, new: dict[str, Any], sources: Sources) -> None:
    """Raise `IndexFault` when a new index holds less than is sane: less than `least`, much less than the last one,
    or no rules as new as the last one's."""
    wanted = sources.addresses()
    now, before = _counts(new), _counts(last) if last else {}
    hint = "The index in use is unchanged. If it is right, run `index update --force`."
    for name in wanted:
        least = max(sources.least.get(name, 0), math.ceil(before.get(name, 0) * _SHRUNK))
        if now[name] < least:
            raise IndexFault(
                f"The new index would have {now[name]:,} {name}, at least {least:,} were expected.", hint
            )
    if last and "rules" in wanted and _newest(new) < _newest(last):
        raise IndexFault(f"The new rules are of {_newest(new)}, the old ones of {_newest(last)}.", hint)


def _counts(described: dict[str, Any]) -> dict[str, int]:
    newest = _newest(described)
    rules = [entry["rules"] for entry in _texts(described) if entry["date"] == newest]
    return {"rules": max(rules, default=0), "cards": described["cards"], "rulings": described["rulings"]}


def _newest(described: dict[str, Any]) -> str:
    return max((entry["date"] for entry in _texts(described)), default="")


def _texts(described: dict[str, Any]) -> list[dict[str, Any]]:
    return [entry for entry in described["documents"] if entry["kind"] == COMPREHENSIVE_RULES]


def _describe(path: Path) -> dict[str, Any] | None:
    try:
        return describe(path)
    except IndexFault:
        return None


def _date_of(text: Path) -> str:
    """The date of a downloaded rules text. Raises `IndexFault` when it is none."""
    date = effective_date(decode(text.read_bytes())[0])
    if not date:
        raise IndexFault("What was downloaded as rules is no Comprehensive Rules text.", "Mend sources.json.")
    return date


def _documents(folder: Path, but: str = "") -> list[Path]:
    """The rules texts of other dates and what else the user has put there."""
    kept = folder / DOCUMENTS
    kept.mkdir(exist_ok=True)
    return sorted(
        path
        for path in kept.iterdir()
        if path.is_file() and not path.name.startswith(".") and path.name != but
    )


@contextlib.contextmanager
def _alone(folder: Path) -> Iterator[None]:
    """One update at a time in a folder; a killed one leaves no lock behind."""
    try:
        import fcntl
    except ImportError:  # no such locks on this system
        yield
        return
    with (folder / ".update.lock").open("a") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise IndexFault("Another update is running.", "Wait until it has ended.") from None
        yield


def rollback(folder: Path | None = None) -> Path:
    """Put the previous index back in use (and keep the present one as the previous). Returns its path.

    Raises `IndexFault` when there is no previous one, or while an update is running."""
    folder = folder or data_folder()
    out = kept_index(folder)
    try:
        with _alone(folder) if folder.is_dir() else contextlib.nullcontext():
            roll_back(out)
    except OSError as error:
        raise _cannot_write(folder, error) from None
    return out


def _cannot_write(folder: Path, error: OSError) -> IndexFault:
    return IndexFault(
        f"{folder} can't be written ({error.strerror}).", "Set RULES_ORACLE_DATA to another folder."
    )
