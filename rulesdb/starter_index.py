"""The starter index: what the program answers from before any official file is there.

It is built from the starter's source files on first use, in a fraction of a second, and kept in the user's
cache folder under a name that holds a checksum of those files: new files, new index.
"""

from __future__ import annotations

import atexit
import hashlib
import os
import shutil
import stat
import tempfile
import time
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from rulesdb import schema, starter_files
from rulesdb.starter_files import read_cards, read_fifth, read_rules, read_rulings
from rulesdb.where import cache_folder

if TYPE_CHECKING:
    from rulesdb.writer import CardReader

_LONG_AGO = 60 * 24 * 3600.0


@cache
def starter_path(reader: CardReader | None = None) -> Path:
    """The built starter index. Where the cache folder can't be written, one in a folder of the user's own in the
    system's temporary folder.

    With `reader` it is one that also holds what that makes of each card; another version of it makes its own."""
    tag = f"-{reader.versions.readings}-{reader.versions.verdicts}" if reader else ""
    name = f"starter-{_checksum()}{tag}.sqlite"
    kept = cache_folder() / name
    if kept.is_file():
        return kept
    try:
        kept.parent.mkdir(parents=True, exist_ok=True)
        build_starter(kept, reader)
    except OSError:
        kept = _temporary_folder() / name
        if not kept.is_file():
            build_starter(kept, reader)
    _clear_away(kept.parent)
    return kept


def _temporary_folder() -> Path:
    """A folder that is the user's alone, the same one each time; one that goes with this process where somebody else
    has taken its name."""
    user = os.getuid() if hasattr(os, "getuid") else None
    folder = Path(tempfile.gettempdir()) / f"rules-oracle-{user}"
    with suppress(FileExistsError):
        folder.mkdir(mode=0o700)
    found = folder.lstat()
    if stat.S_ISDIR(found.st_mode) and (user is None or (found.st_uid == user and not found.st_mode & 0o077)):
        return folder
    own = Path(tempfile.mkdtemp(prefix="rules-oracle-"))
    atexit.register(shutil.rmtree, own, ignore_errors=True)
    return own


def _clear_away(folder: Path) -> None:
    """Remove starters that no program has made for a long time: of versions that are gone."""
    for path in folder.glob("starter-*.sqlite"):
        if time.time() - path.stat().st_mtime > _LONG_AGO:
            path.unlink(missing_ok=True)


def _checksum() -> str:
    digest = hashlib.sha256(str(schema.FORMAT).encode())
    for name in starter_files.NAMES:
        digest.update(starter_files.source(name).encode())
    return digest.hexdigest()[:16]


def build_starter(out: Path, reader: CardReader | None = None) -> Path:
    """Build the starter index at `out`, whole or not at all. Raises `OSError` where it can't be written."""
    # Written once; sqlite-utils is not loaded to read it.
    from rulesdb.writer import IndexWriter

    handle, temporary = tempfile.mkstemp(prefix=".starter-", suffix=".building", dir=out.parent)
    os.close(handle)
    try:
        documents, table = read_rules()
        with IndexWriter(Path(temporary), reader=reader) as writer:
            ids = [writer.add_document(document, "starter/rules.txt", "utf-8", "") for document in documents]
            writer.add_document(read_rulings(), "starter/redirection.txt", "utf-8", "")
            writer.add_document(read_fifth(), "starter/fifth.txt", "utf-8", "")
            writer.link_same(dict(zip((document.date for document in documents), ids, strict=True)), table)
            writer.add_card_rows(read_cards())
            writer.finish("")
        os.replace(temporary, out)
    finally:
        Path(temporary).unlink(missing_ok=True)
    return out
