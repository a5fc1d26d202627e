"""The starter index: what the program answers from before any official file is there.

It is built from the starter's source files on first use, in a fraction of a second, and kept in the user's
cache folder under a name that holds a checksum of those files: new files, new index.
"""

from __future__ import annotations

import hashlib
import os
import tempfile
from functools import cache
from pathlib import Path

from rulesdb import schema
from rulesdb.where import cache_folder


@cache
def starter_path() -> Path:
    """The built starter index. Where the cache folder can't be written, one in the system's temporary folder."""
    name = f"starter-{_checksum()}.sqlite"
    kept = cache_folder() / name
    if kept.is_file():
        return kept
    try:
        kept.parent.mkdir(parents=True, exist_ok=True)
        return build_starter(kept)
    except OSError:
        return build_starter(Path(tempfile.mkdtemp(prefix="rules-oracle-")) / name)


def _checksum() -> str:
    from rulesdb.starter_files import NAMES, source

    digest = hashlib.sha256(str(schema.FORMAT).encode())
    for name in NAMES:
        digest.update(source(name).encode())
    return digest.hexdigest()[:16]


def build_starter(out: Path) -> Path:
    """Build the starter index at `out`, whole or not at all. Raises `OSError` where it can't be written."""
    from rulesdb.starter_files import read_cards, read_fifth, read_rules, read_rulings
    from rulesdb.writer import IndexWriter

    handle, temporary = tempfile.mkstemp(prefix=".starter-", suffix=".building", dir=out.parent)
    os.close(handle)
    try:
        documents, table = read_rules()
        with IndexWriter(Path(temporary)) as writer:
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
