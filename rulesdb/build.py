"""Builds a whole index beside the old one and moves it in by rename."""

from __future__ import annotations

import hashlib
import sqlite3
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from rulesdb.errors import IndexFault, UnreadableDocument
from rulesdb.readers.detect import is_json, is_rulings_file, read_text
from rulesdb.readers.encodings import decode
from rulesdb.soundness import confirm_sound
from rulesdb.swap import building_path, install
from rulesdb.writer import CardReader, IndexWriter, Progress

__all__ = ["Built", "CardReader", "Progress", "build_index"]

#: No rules text is near this large; a larger file is something else.
_LARGEST_TEXT = 64 << 20


@dataclass(frozen=True, slots=True)
class Built:
    """What a build made. `warnings` are sentences for the user about what is odd in the files."""

    path: Path
    documents: int
    rules: int
    cards: int
    rulings: int
    seconds: float
    warnings: tuple[str, ...] = ()


def build_index(
    out: Path,
    *,
    rules: Sequence[Path] = (),
    cards: Sequence[Path] = (),
    rulings: Path | None = None,
    docs: Sequence[Path] = (),
    progress: Progress | None = None,
    reader: CardReader | None = None,
    jobs: int = 1,
    accept: Callable[[Path], None] | None = None,
) -> Built:
    """Read every file, write one SQLite index at `out`; an index that was there is kept as `out` + `.previous`.

    What each file is, is decided by its content, not by the option it came with. A card in two files is taken
    from the later one. Cards are read in `jobs` processes. `accept` sees the finished
    file before it takes its place and may refuse it by raising `IndexFault`. Raises `IndexFault` with nothing
    changed at `out` when a file cannot be read or nothing was given to read.
    """
    started = time.monotonic()
    texts, card_files, rulings_files = _sorted_by_content(
        [*rules, *docs, *cards, *([rulings] if rulings else [])]
    )
    if not texts and not card_files:
        raise IndexFault(
            "There is nothing to build an index from.", "Give at least one --rules or --cards file."
        )
    temporary = building_path(out)
    try:
        with IndexWriter(temporary, progress, reader, jobs) as writer:
            for path in texts:
                _add_text(writer, path)
            for path in reversed(card_files):  # whatever comes first stays
                writer.add_cards(path)
            for path in rulings_files:
                writer.add_rulings(path)
            writer.finish(datetime.now(UTC).isoformat(timespec="seconds"))
        confirm_sound(temporary)
        if accept is not None:
            accept(temporary)
        install(temporary, out)
    except sqlite3.Error as error:
        full = getattr(error, "sqlite_errorcode", None) != sqlite3.SQLITE_CANTOPEN
        hint = "Is the disk full?" if full else "May you write there? Else choose another place."
        raise IndexFault(f"The index could not be written to {out} ({error}).", hint) from None
    except OSError as error:
        raise IndexFault(
            f"The index could not be written to {out} ({error.strerror}).", "Choose another place."
        ) from None
    finally:
        temporary.unlink(missing_ok=True)
    seconds = time.monotonic() - started
    return Built(
        out, writer.documents, writer.rules, writer.cards, writer.rulings, seconds, tuple(writer.warnings)
    )


def _sorted_by_content(paths: Sequence[Path]) -> tuple[list[Path], list[Path], list[Path]]:
    texts: list[Path] = []
    cards: list[Path] = []
    rulings: list[Path] = []
    for path in dict.fromkeys(paths):
        try:
            with path.open("rb") as file:
                head = file.read(4096)
        except OSError as error:
            reason = error.strerror or "unreadable"
            raise UnreadableDocument(f"{path} cannot be read ({reason}).", "Check the name.") from None
        if not is_json(head):
            texts.append(path)
        elif is_rulings_file(head):
            rulings.append(path)
        else:
            cards.append(path)
    return texts, cards, rulings


def _add_text(writer: IndexWriter, path: Path) -> None:
    if path.stat().st_size > _LARGEST_TEXT:
        raise UnreadableDocument(f"{path.name} is too large to be a rules text.", "Is it a card file?")
    raw = path.read_bytes()
    text, encoding = decode(raw)
    document = read_text(text, path.name)
    writer.add_document(document, path.name, encoding, hashlib.sha256(raw).hexdigest())
