"""The tables of an index.

One file holds everything; readers open it read-only. `FORMAT` changes whenever a reader of the old
tables would answer wrongly from the new ones: an index of another format is refused, never half read.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Mapping

from rulesdb.errors import broken_entry

FORMAT = 2
APPLICATION_ID = 0x52754F72  # "RuOr"

#: Column types of each table, as sqlite-utils takes them.
TABLES: dict[str, dict[str, type]] = {
    "documents": {
        "id": int,
        "kind": str,
        "title": str,
        "date": str,
        "rules": int,
        "examples": int,
        "glossary": int,
        "sha256": str,
        "source": str,
        "encoding": str,
        "notes": str,
    },
    "rules": {
        "id": int,
        "document": int,
        "number": str,
        "folded": str,
        "parent": str,
        "heading": str,
        "text": str,
        "examples": str,
        "is_heading": int,
    },
    "rule_aliases": {"document": int, "folded": str, "rule": int},
    "lineage": {"older": int, "newer": int, "score": int},
    "latest": {"id": int, "latest": int},
    "glossary": {"id": int, "document": int, "term": str, "text": str},
    "glossary_names": {"document": int, "folded": str, "term": int},
    "cards": {
        "id": int,
        "name": str,
        "rank": int,
        "mana_cost": str,
        "type_line": str,
        "text": str,
        "power": str,
        "toughness": str,
        "loyalty": str,
        "defense": str,
        "colors": str,
        "faces": str,
        "layout": str,
        "oracle_id": str,
        "reading": str,
        "verdicts": str,
    },
    "card_names": {"folded": str, "card": int, "kind": int},
    "rulings": {"oracle_id": str, "card": int, "date": str, "source": str, "text": str},
    "meta": {"key": str, "value": str},
}

#: `card_names.kind`: which of a card's names a folded name is.
WHOLE_NAME, FACE_NAME = 0, 1

#: Made after the rows are in: building them row by row would take several times as long.
INDEXES = """
create index rules_number on rules(document, folded);
create index rules_anywhere on rules(folded);
create index rules_parent on rules(document, parent);
create index rule_aliases_folded on rule_aliases(folded);
create index lineage_older on lineage(older);
create index lineage_newer on lineage(newer);
create index glossary_names_folded on glossary_names(folded);
create index card_names_folded on card_names(folded);
create index rulings_oracle on rulings(oracle_id) where oracle_id <> '';
create index rulings_card on rulings(card) where card is not null;
"""

#: Full text over rules. The table above holds the words; this one holds only where they are.
FULL_TEXT = """
create virtual table rules_words using fts5(
    number, heading, text, examples, content='rules', content_rowid='id',
    tokenize="porter unicode61 remove_diacritics 2", prefix='2 3');
insert into rules_words(rules_words) values ('rebuild');
"""


def read_meta(connection: sqlite3.Connection) -> dict[str, str]:
    """What the build wrote about itself: `built` (ISO time), `cards`, `rulings`, `sources` (JSON)."""
    found = dict(connection.execute("select key, value from meta"))
    if not all(isinstance(text, str) for told in found.items() for text in told):
        raise broken_entry("what is in it")
    return found


def count_of(meta: Mapping[str, str], what: str) -> int:
    """How many of something the build wrote that it has put in. Raises `BrokenIndex` where that is no number."""
    found = meta.get(what, "0")
    if not (isinstance(found, str) and found.isdecimal()):
        raise broken_entry("what is in it")
    return int(found)


def dump_list(values: list[str] | tuple[str, ...]) -> str:
    """A list as a column holds it: empty for no value."""
    return json.dumps(values, ensure_ascii=False) if values else ""


def load_list(value: str) -> tuple[str, ...]:
    """The list that `dump_list` stored. Raises `BrokenIndex` for anything else."""
    try:
        found = json.loads(value) if value else []
    except (ValueError, TypeError, RecursionError):
        found = None
    if not isinstance(found, list) or not all(isinstance(entry, str) for entry in found):
        raise broken_entry("one of its entries")
    return tuple(found)
