"""Cards of an index by name: exact, near, and all names at once for recognising them in sentences."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Mapping
from functools import cached_property
from typing import Any

from rulesdb.errors import broken_entry
from rulesdb.folding import fold
from rulesdb.names import Hit, Match, NameIndex
from rulesdb.rows import CardRow, FaceRow, LineRow, RulingRow
from rulesdb.schema import read_meta
from rulesdb.short_forms import nicknames

_COLUMNS = "id, name, mana_cost, type_line, text, power, toughness, loyalty, defense, colors, faces, layout, oracle_id"


class CardPool:
    """The cards of one open index."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._names: dict[str, str] | None = None

    def __bool__(self) -> bool:
        return self._any

    @cached_property
    def _any(self) -> bool:
        return self._connection.execute("select 1 from cards limit 1").fetchone() is not None

    def exact(self, name: str) -> CardRow | None:
        """The card of that name, or that has a face of that name; case, accents and punctuation apart.

        A whole name goes before a face's, and of two names that differ only in case, accents or signs the one
        written exactly so goes first."""
        found = self._connection.execute(
            "select card_names.card, card_names.kind, cards.name from card_names join cards on cards.id = card"
            " where folded = ? order by card_names.kind, cards.rank, cards.id",
            [fold(name)],
        ).fetchall()
        if not found:
            return None
        written = [row for row in found if row[2] == name.strip()]
        return self.by_id((written or found)[0][0])

    def by_id(self, card: int) -> CardRow | None:
        """The card of that row number."""
        row = self._connection.execute(f"select {_COLUMNS} from cards where id = ?", [card]).fetchone()
        return _card(row) if row else None

    def search(self, name: str, limit: int = 5) -> list[Hit]:
        """What the name may mean, best first: keys are row numbers. A nickname goes after an exact name and
        before everything else."""
        folded = fold(name)
        hits = self._index.search(folded, limit)
        if hits and hits[0].match == Match.EXACT:
            return hits
        known = nicknames().get(folded)
        card = self.exact(known) if known else None
        if card is None:
            return hits
        return [Hit(card.id, Match.ALIAS, 100.0), *(hit for hit in hits if hit.key != card.id)][:limit]

    def near(self, name: str, limit: int = 5) -> list[tuple[CardRow, float]]:
        """Cards whose names are near, best first, with a score of 0 to 100. Empty when nothing is near."""
        found = ((self.by_id(hit.key), hit.score) for hit in self.search(name, limit))
        return [(card, score) for card, score in found if card is not None]

    @cached_property
    def _index(self) -> NameIndex:
        rows = self._connection.execute(
            "select folded, card from card_names join cards on cards.id = card order by kind, rank, card"
        )
        same = {name: name for name in self.names()}  # one text of each name, not two
        return NameIndex((same.get(name, name), card) for name, card in rows)

    def name_of(self, card: int) -> str:
        """The name of the card in that row, without reading the rest of it."""
        row = self._connection.execute("select name from cards where id = ?", [card]).fetchone()
        return row[0] if row else ""

    def names(self) -> Mapping[str, str]:
        """Every folded name (of cards and of faces) and the card's name in its own spelling. No vanguards: they are in no deck
        (CR 313.2), and most are called by a word for which players mean another card (`Squee`); but those that are called an Avatar."""
        if self._names is None:
            rows = self._connection.execute(
                "select folded, name from card_names join cards on cards.id = card"
                " where type_line <> 'Vanguard' or name like '% Avatar' order by kind desc"
            )
            self._names = dict(rows)
        return self._names

    def rulings(self, card: CardRow) -> list[RulingRow]:
        """The official rulings on a card, oldest first."""
        rows = self._connection.execute(
            "select date, source, text from rulings where card = :id or (:oracle <> '' and oracle_id = :oracle) order by date",
            {"id": card.id, "oracle": card.oracle_id},
        )
        return [RulingRow(*row) for row in rows]

    def reading(self, card: CardRow, version: str) -> str | None:
        """What that version of a reader of card texts read the card as; None where another or none did."""
        return self._kept("reading", card) if self._meta.get("read by readings") == version else None

    def verdicts(self, card: CardRow, version: str) -> tuple[LineRow, ...] | None:
        """The verdict of that version of a reader on each line of the card; None where another or none judged it.

        Raises `BrokenIndex` when what is stored is no verdict."""
        kept = self._kept("verdicts", card) if self._meta.get("read by verdicts") == version else None
        if kept is None:
            return None
        try:
            return tuple(map(_line, json.loads(kept)))
        except (ValueError, TypeError, LookupError, RecursionError):
            raise broken_entry(card.name) from None

    @cached_property
    def _meta(self) -> Mapping[str, str]:
        return read_meta(self._connection)

    def _kept(self, column: str, card: CardRow) -> str | None:
        row = self._connection.execute(f"select {column} from cards where id = ?", [card.id]).fetchone()
        return row[0] if row else None


def _line(given: dict[str, Any]) -> LineRow:
    line = LineRow(**{"understood": given["text"], **given})
    texts = (line.text, line.reason, line.face, line.understood or "")
    if not isinstance(line.read, bool) or not all(isinstance(text, str) for text in texts):
        raise TypeError
    return line


def _card(row: tuple[object, ...]) -> CardRow:
    values: list[Any] = list(row)
    if not all(isinstance(text, str) for text in values[1:5]):
        raise broken_entry("one of its cards")
    values[9] = tuple(str(values[9]))
    try:
        faces = json.loads(str(values[10])) if values[10] else []
        values[10] = tuple(FaceRow(**{**face, "colors": tuple(face["colors"])}) for face in faces)
    except (ValueError, TypeError, LookupError, RecursionError):
        raise broken_entry(str(values[1])) from None
    return CardRow(*values)
