"""Writes the cards of a new index, their names, rulings and readings."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from sqlite_utils.db import Database, Table

from rulesdb.card_reading import BATCH, CardReader, Reading
from rulesdb.folding import fold
from rulesdb.readers.card_files import read_cards, read_rulings
from rulesdb.rows import CardReading, CardRow, LineRow, RulingRow
from rulesdb.schema import FACE_NAME, WHOLE_NAME

#: Called while building with (what is read now, bytes read of it, bytes of it in all).
Progress = Callable[[str, int, int], None]


@dataclass(frozen=True, slots=True)
class _Placed:
    """A card that has its number in the index."""

    card: CardRow
    rulings: tuple[RulingRow, ...]
    rank: int
    number: int


class CardWriter:
    """The cards of one index, one row a name: of several printings (also of files before) the first, of several cards of one
    name the one that is no joke."""

    def __init__(self, tables: Database, progress: Progress, reader: CardReader | None, jobs: int) -> None:
        self._tables = tables
        self._progress = progress
        self._reading = Reading(reader, jobs)
        self._seen: dict[str, tuple[int, int]] = {}
        self._last = 0

    def close(self) -> None:
        """End what reads the cards."""
        self._reading.close()

    def _table(self, name: str) -> Table:
        table = self._tables[name]
        assert isinstance(table, Table)  # an index has no views
        return table

    def add_cards(self, path: Path) -> None:
        """Every card of a card file."""
        size = path.stat().st_size
        stream = read_cards(path, lambda done: self._progress(path.name, min(done, size), size))
        self._add(_Placed(card, rulings, rank, 0) for card, rulings, rank in stream)
        self._progress(path.name, size, size)

    def add_card_rows(self, rows: Iterable[CardRow]) -> None:
        """Cards that are rows already (the starter's)."""
        self._add(_Placed(card, (), 0, 0) for card in rows)

    def _add(self, cards: Iterable[_Placed]) -> None:
        for batch, readings in self._reading.each(self._batches(cards), lambda placed: placed.card):
            self._write(batch, readings)

    def _batches(self, cards: Iterable[_Placed]) -> Iterator[list[_Placed]]:
        batch: list[_Placed] = []
        for one in cards:
            number = self._place(one.card.name, one.rank)
            if number:
                batch.append(_Placed(one.card, one.rulings, one.rank, number))
            if len(batch) >= BATCH:
                yield [placed for placed in batch if self._is_kept(placed)]
                batch = []
        yield [placed for placed in batch if self._is_kept(placed)]

    def _place(self, name: str, rank: int) -> int:
        """The id under which a card of this name goes in, or 0 when a better one of its name is in already."""
        if name in self._seen:
            best, number = self._seen[name]
            if best <= rank:
                return 0
            self._tables.execute("delete from cards where id = ?", [number])
            self._tables.execute("delete from card_names where card = ?", [number])
            self._tables.execute("delete from rulings where card = ?", [number])
        self._last += 1
        self._seen[name] = (rank, self._last)
        return self._last

    def _is_kept(self, placed: _Placed) -> bool:
        """Whether no better card of its name has come since."""
        return self._seen[placed.card.name][1] == placed.number

    def _write(self, batch: Iterable[_Placed], readings: Iterable[CardReading | None]) -> None:
        read = [(p, r) for p, r in zip(batch, readings, strict=True) if self._is_kept(p)]
        kept = [placed for placed, _ in read]
        self._table("cards").insert_all((_row(placed, reading) for placed, reading in read), batch_size=BATCH)
        self._table("card_names").insert_all(
            [
                {"folded": folded, "card": placed.number, "kind": kind}
                for placed in kept
                for folded, kind in card_names(placed.card)
            ],
            batch_size=BATCH,
        )
        rulings = [
            {
                "oracle_id": "",
                "card": placed.number,
                "date": ruling.date,
                "source": ruling.source,
                "text": ruling.text,
            }
            for placed in kept
            for ruling in placed.rulings
        ]
        self._table("rulings").insert_all(rulings, batch_size=BATCH)

    def add_rulings(self, path: Path) -> None:
        """Every ruling of a rulings file, joined to its card by Scryfall's oracle id."""
        size = path.stat().st_size

        def rows() -> Iterator[dict[str, Any]]:
            stream = read_rulings(path, lambda done: self._progress(path.name, min(done, size), size))
            for oracle_id, ruling in stream:
                yield {"oracle_id": oracle_id, **asdict(ruling)}

        self._table("rulings").insert_all(rows(), batch_size=BATCH)
        self._progress(path.name, size, size)


def _row(placed: _Placed, read: CardReading | None) -> dict[str, Any]:
    card = placed.card
    return {
        "id": placed.number,
        "name": card.name,
        "rank": placed.rank,
        "mana_cost": card.mana_cost,
        "type_line": card.type_line,
        "text": card.text,
        "power": card.power,
        "toughness": card.toughness,
        "loyalty": card.loyalty,
        "defense": card.defense,
        "colors": "".join(card.colors),
        "faces": json.dumps([asdict(face) for face in card.faces], ensure_ascii=False) if card.faces else "",
        "layout": card.layout,
        "oracle_id": card.oracle_id,
        "reading": read.reading if read else "",
        "verdicts": json.dumps(list(map(_told, read.verdicts)), ensure_ascii=False) if read else "",
    }


def card_names(card: CardRow) -> list[tuple[str, int]]:
    """Each folded name under which a card is found exactly, and which kind it is."""
    names = [(fold(card.name), WHOLE_NAME)]
    names.extend((fold(face.name), FACE_NAME) for face in card.faces if fold(face.name) != names[0][0])
    return list(dict.fromkeys(names))


def _told(line: LineRow) -> dict[str, Any]:
    """A verdict without what it does not say; a line that is understood as it is written says that once."""
    told = {name: value for name, value in asdict(line).items() if value != ""}
    if line.understood == line.text:
        del told["understood"]
    return told
