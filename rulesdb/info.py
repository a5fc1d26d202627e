"""What is in an index: the object that `index info --json` prints."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rulesdb.errors import broken_entry
from rulesdb.opening import open_read_only
from rulesdb.rows import DocumentRow
from rulesdb.schema import count_of, load_list, read_meta


def describe(path: Path) -> dict[str, Any]:
    """`{"documents": [{"kind", "title", "date", "rules", "examples", "glossary", "sha256"}], "cards", "rulings",
    "built"}` of the index at `path`, oldest document first. Raises `BrokenIndex` when it is none."""
    connection = open_read_only(path)
    try:
        documents = read_documents(connection)
        meta = read_meta(connection)
    finally:
        connection.close()
    keys = ("kind", "title", "date", "rules", "examples", "glossary", "sha256")
    return {
        "documents": [{key: getattr(document, key) for key in keys} for document in documents],
        "cards": count_of(meta, "cards"),
        "rulings": count_of(meta, "rulings"),
        "built": meta.get("built", ""),
    }


def notes(path: Path) -> list[str]:
    """Sentences about what is odd in the indexed documents, each with its document's label."""
    connection = open_read_only(path)
    try:
        return [f"{row.label}: {note}" for row in read_documents(connection) for note in row.notes]
    finally:
        connection.close()


def read_documents(connection: Any) -> list[DocumentRow]:
    """Every document of an open index, oldest first."""
    columns = "id, kind, title, date, rules, examples, glossary, sha256, source, encoding, notes"
    rows = connection.execute(f"select {columns} from documents order by date, id")
    return [_document(row) for row in rows]


def _document(row: tuple[Any, ...]) -> DocumentRow:
    """Raises `BrokenIndex` where a text is a number or a number a text: SQLite keeps in a column whatever it was given."""
    texts, numbers = (*row[1:4], *row[7:10]), (row[0], *row[4:7])
    if not all(isinstance(text, str) for text in texts) or not all(isinstance(n, int) for n in numbers):
        raise broken_entry("one of its documents")
    values: list[Any] = [*row[:10], load_list(row[10])]
    return DocumentRow(*values)
