"""Writes the tables of a new index."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Iterator
from dataclasses import asdict
from itertools import pairwise
from pathlib import Path
from types import TracebackType
from typing import Any

import sqlite_utils
from sqlite_utils.db import Table

from rulesdb.card_reading import CardReader
from rulesdb.card_writer import CardWriter, Progress
from rulesdb.lineage import SAME, link_documents
from rulesdb.numbers import number_key
from rulesdb.readers.document import Document
from rulesdb.rows import CardRow
from rulesdb.schema import APPLICATION_ID, FORMAT, FULL_TEXT, INDEXES, TABLES, dump_list
from rulesdb.soundness import CONTENT, content_of

__all__ = ["CardReader", "IndexWriter", "Progress"]

_BATCH = 500


class IndexWriter:
    """One index file while it is being made. Only `finish` makes it an index that can be opened."""

    def __init__(
        self,
        path: Path,
        progress: Progress | None = None,
        reader: CardReader | None = None,
        jobs: int = 1,
    ) -> None:
        path.unlink(missing_ok=True)
        self._connection = sqlite3.connect(path)
        for setting in (
            "journal_mode = off",
            "synchronous = off",
            "cache_size = -16000",
            "temp_store = memory",
        ):
            self._connection.execute(f"pragma {setting}")
        self._tables = sqlite_utils.Database(self._connection)
        for name, columns in TABLES.items():
            self._table(name).create(columns, pk="id" if "id" in columns else None)
        self._reader = reader
        self._progress = progress or (lambda what, done, whole: None)
        self._cards = CardWriter(self._tables, self._progress, reader, jobs)
        self._sources: list[dict[str, Any]] = []
        self.warnings: list[str] = []
        self.documents = self.rules = self.cards = self.rulings = 0
        self._last_rule = self._last_term = 0

    def _table(self, name: str) -> Table:
        table = self._tables[name]
        assert isinstance(table, Table)  # an index has no views
        return table

    def __enter__(self) -> IndexWriter:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._cards.close()
        self._connection.close()

    def add_document(self, document: Document, source: str, encoding: str, sha256: str) -> int:
        """One document with its rules and glossary; gives its id. The same file given twice counts once."""
        if sha256 and list(self._table("documents").rows_where("sha256 = ?", [sha256])):
            self.warnings.append(f"{source} is the same file as one before; it is indexed once.")
            return 0
        self._progress(source, 0, 1)
        self.documents += 1
        self.rules += document.rule_count
        self._table("documents").insert(
            {
                "id": self.documents,
                "kind": document.kind,
                "title": document.title,
                "date": document.date,
                "rules": document.rule_count,
                "examples": document.example_count,
                "glossary": len(document.glossary),
                "sha256": sha256,
                "source": source,
                "encoding": encoding,
                "notes": dump_list(document.notes),
            }
        )
        self.warnings.extend(f"{source}: {note}" for note in document.notes)
        self._add_rules(document)
        self._add_glossary(document)
        self._progress(source, 1, 1)
        return self.documents

    def link_same(self, documents: dict[str, int], table: list[dict[str, str]]) -> None:
        """Link the rules of several documents that a table says are one rule: a row gives its number by date."""
        ids = {
            (row[1], row[2]): row[0]
            for row in self._connection.execute("select id, document, number from rules")
        }
        links = []
        for numbers in table:
            dated = sorted(numbers.items())
            for (old_date, old), (new_date, new) in pairwise(dated):
                pair = ids[documents[old_date], old], ids[documents[new_date], new]
                links.append({"older": pair[0], "newer": pair[1], "score": SAME})
        self._table("lineage").insert_all(links, batch_size=_BATCH)

    def _add_rules(self, document: Document) -> None:
        rows: list[dict[str, Any]] = []
        aliases: list[dict[str, Any]] = []
        for rule in document.rules:
            self._last_rule += 1
            rows.append(
                {
                    "id": self._last_rule,
                    "document": self.documents,
                    "number": rule.number,
                    "folded": number_key(rule.number),
                    "parent": rule.parent,
                    "heading": rule.heading,
                    "text": rule.text,
                    "examples": dump_list(rule.examples),
                    "is_heading": int(rule.is_heading),
                }
            )
            for alias in rule.aliases:
                aliases.append(
                    {"document": self.documents, "folded": number_key(alias), "rule": self._last_rule}
                )
        self._table("rules").insert_all(rows, batch_size=_BATCH)
        self._table("rule_aliases").insert_all(aliases)

    def _add_glossary(self, document: Document) -> None:
        rows: list[dict[str, Any]] = []
        names: list[dict[str, Any]] = []
        for term in document.glossary:
            self._last_term += 1
            text = "\n".join([term.text, *(f"Example: {example}" for example in term.examples)])
            rows.append({"id": self._last_term, "document": self.documents, "term": term.term, "text": text})
            for name in term.names:
                names.append({"document": self.documents, "folded": name, "term": self._last_term})
        self._table("glossary").insert_all(rows, batch_size=_BATCH)
        self._table("glossary_names").insert_all(names, batch_size=_BATCH)

    def add_cards(self, path: Path) -> None:
        """Every card of a card file; see `CardWriter`."""
        self._cards.add_cards(path)

    def add_card_rows(self, rows: Iterable[CardRow]) -> None:
        """Cards that are rows already (the starter's)."""
        self._cards.add_card_rows(rows)

    def add_rulings(self, path: Path) -> None:
        """Every ruling of a rulings file."""
        self._cards.add_rulings(path)

    def finish(self, built: str) -> None:
        """Link the rules of different years, make the look-up tables, and sign the file as an index."""
        self._progress("linking the years", 0, 1)
        self._table("lineage").insert_all(link_documents(self._connection), batch_size=2000)
        self._table("latest").insert_all(self._latest(), batch_size=2000)
        self._progress("linking the years", 1, 1)
        self._connection.executescript(INDEXES + FULL_TEXT)
        self.cards = self._table("cards").count
        self.rulings = self._table("rulings").count
        meta = {
            "built": built,
            "cards": str(self.cards),
            "rulings": str(self.rulings),
            "sources": json.dumps(self._sources),
        }
        if self._reader:
            meta |= {f"read by {part}": version for part, version in asdict(self._reader.versions).items()}
        meta[CONTENT] = content_of(self._connection)
        self._table("meta").insert_all([{"key": key, "value": value} for key, value in meta.items()])
        self._connection.commit()
        self._connection.execute("analyze")
        self._connection.execute(f"pragma application_id = {APPLICATION_ID}")
        self._connection.execute(f"pragma user_version = {FORMAT}")
        self._connection.commit()

    def _latest(self) -> Iterator[dict[str, int]]:
        """For each linked rule the last rule of its chain, so that "today" is one look-up away."""
        newer = dict(self._connection.execute("select older, newer from lineage").fetchall())
        for rule in newer:
            last = rule
            while last in newer:
                last = newer[last]
            yield {"id": rule, "latest": last}
