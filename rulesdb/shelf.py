"""The documents of an index and their rules: by number, by date, up, down and through the years."""

from __future__ import annotations

import re
import sqlite3
from bisect import bisect_left
from functools import cached_property
from typing import Any

from rulesdb.errors import broken_entry
from rulesdb.info import read_documents
from rulesdb.numbers import number_key, order
from rulesdb.readers.document import COMPREHENSIVE_RULES, SUMMARY
from rulesdb.rows import DocumentRow, RuleRow
from rulesdb.schema import load_list

_COLUMNS = "id, document, number, parent, heading, text, examples, is_heading"
#: What a text says about other rules: `rule 120.3`, `rules 508.1a–k`, `section 4`.
_REFERENCE = re.compile(r"\b(?:rules?|and|or|,)\s+(\d{3}(?:\.\d+[a-z]?)?)\b")
_DATE = re.compile(r"((?:19|20)\d\d)(?:-(\d{1,2})(?:-(\d{1,2}))?)?")


class Shelf:
    """Rules of one open index. Rules are named by row; `find` goes from number to row."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._numbers: dict[int, list[str]] = {}

    @cached_property
    def documents(self) -> dict[int, DocumentRow]:
        """Every document by its row, oldest first."""
        return {row.id: row for row in read_documents(self._connection)}

    @cached_property
    def years(self) -> list[DocumentRow]:
        """The Comprehensive Rules (or the starter's wording of them) of every date, oldest first."""
        numbered = [row for row in self.documents.values() if row.kind == COMPREHENSIVE_RULES]
        return numbered or [
            row
            for row in self.documents.values()
            if row.kind == SUMMARY and row.title.startswith("Comprehensive")
        ]

    @property
    def newest(self) -> DocumentRow | None:
        """The latest Comprehensive Rules text, if the index has any."""
        return self.years[-1] if self.years else None

    @cached_property
    def others(self) -> list[DocumentRow]:
        """Rulings pages, sections, articles and rulebooks; those of one date in the order they were given."""
        years = {row.id for row in self.years}
        return [row for row in self.documents.values() if row.id not in years]

    def in_force(self, on: str) -> DocumentRow | None:
        """The Comprehensive Rules in force on a date (ISO, a month, or a year: its end); None before the first.

        Raises `ValueError` for what is no date."""
        day = last_day(on)
        earlier = [row for row in self.years if row.date <= day]
        return earlier[-1] if earlier else None

    def reading_order(self, on: str | None) -> list[DocumentRow]:
        """The documents in which a number is looked for: the text of that date (the newest for None), then the
        others of that time, nearest in time first. Raises `ValueError` for what is no date."""
        text = self.newest if on is None else self.in_force(on)
        latest = "9" if on is None else last_day(on)
        others = [row for row in self.others if row.date <= latest]
        others.sort(key=lambda row: row.date[:4], reverse=True)
        return [text, *others] if text else others

    def find(self, number: str, document: int) -> RuleRow | None:
        """The rule of that number (or anchor, or section title) in one document."""
        row = self._connection.execute(
            f"select {_COLUMNS} from rules where document = ? and folded = ?", [document, number_key(number)]
        ).fetchone()
        if row is None:
            row = self._connection.execute(
                f"select {', '.join('rules.' + name.strip() for name in _COLUMNS.split(','))} from rule_aliases"
                " join rules on rules.id = rule where rule_aliases.document = ? and rule_aliases.folded = ?",
                [document, number_key(number)],
            ).fetchone()
        return _rule(row) if row else None

    def by_id(self, rule: int) -> RuleRow:
        """The rule in that row. Raises `KeyError` when there is none."""
        row = self._connection.execute(f"select {_COLUMNS} from rules where id = ?", [rule]).fetchone()
        if row is None:
            raise KeyError(rule)
        return _rule(row)

    def all_rules(self, document: int) -> list[RuleRow]:
        """Every rule of a document, in its order, headings among them."""
        rows = self._connection.execute(
            f"select {_COLUMNS} from rules where document = ? order by id", [document]
        )
        return [_rule(row) for row in rows]

    def everywhere(self, number: str) -> list[RuleRow]:
        """The rules of that number in every document, oldest first."""
        rows = self._connection.execute(
            f"select {_COLUMNS} from rules where folded = ? order by id", [number_key(number)]
        )
        places = {document: place for place, document in enumerate(self.documents)}
        return sorted((_rule(row) for row in rows), key=lambda rule: places[rule.document])

    def below(self, rule: RuleRow) -> list[RuleRow]:
        """Its subrules, in the document's order; for a section, its rules."""
        rows = self._connection.execute(
            f"select {_COLUMNS} from rules where document = ? and parent = ? order by id",
            [rule.document, rule.number],
        )
        return [_rule(row) for row in rows]

    def numbers(self, document: int) -> list[str]:
        """Every number of a document in order, headings among them."""
        if document not in self._numbers:
            rows = self._connection.execute("select number from rules where document = ?", [document])
            self._numbers[document] = sorted((row[0] for row in rows), key=order)
        return self._numbers[document]

    def neighbours(self, number: str, document: int, limit: int = 5) -> list[str]:
        """The numbers nearest to one that is not there, best first: its parent, then those around its place."""
        numbers = [known for known in self.numbers(document) if order(known)[0] == ""]
        if not numbers:
            return []
        keys = [order(known) for known in numbers]
        place = bisect_left(keys, order(number))
        around = [
            numbers[n] for step in range(4) for n in (place - 1 - step, place + step) if 0 <= n < len(numbers)
        ]
        parents = [number[:-1], number.split(".")[0]] if number[-1:].isalpha() else [number.split(".")[0]]
        inside = [known for known in around if known.split(".")[0] == number.split(".")[0]]
        found = [parent for parent in parents[:1] if parent in numbers] + (inside or around)
        return list(dict.fromkeys(found))[:limit]

    def see(self, rule: RuleRow) -> list[str]:
        """The rules that its text and examples refer to and that its document has, in order of mention."""
        said = "\n".join([rule.text, *rule.examples])
        mentioned = dict.fromkeys(found for found in _REFERENCE.findall(said) if found != rule.number)
        if not mentioned:
            return []
        marks = ", ".join("?" * len(mentioned))
        rows = self._connection.execute(
            f"select number from rules where document = ? and folded in ({marks})",
            [rule.document, *mentioned],
        )
        known = {row[0] for row in rows}
        return [number for number in mentioned if number in known]

    def older(self, rule: int) -> tuple[RuleRow, int] | None:
        """The same rule in the text before, and how alike they are (100: the same words)."""
        row = self._connection.execute("select older, score from lineage where newer = ?", [rule]).fetchone()
        return (self.by_id(row[0]), row[1]) if row else None

    def newer(self, rule: int) -> tuple[RuleRow, int] | None:
        """The same rule in the text after, and how alike they are (100: the same words)."""
        row = self._connection.execute("select newer, score from lineage where older = ?", [rule]).fetchone()
        return (self.by_id(row[0]), row[1]) if row else None

    def latest(self, rule: RuleRow) -> RuleRow:
        """The same rule in the latest text that still has it (itself, where no later one has)."""
        row = self._connection.execute("select latest from latest where id = ?", [rule.id]).fetchone()
        return self.by_id(row[0]) if row else rule

    def number_today(self, rule: RuleRow) -> str | None:
        """The number of the same rule in the newest text; None where that no longer has it."""
        now = self.latest(rule)
        return now.number if self.newest and now.document == self.newest.id else None

    def follow(self, number: str, date: str, to: str) -> str | None:
        """The number in the text of date `to` of the rule that has `number` in the text of `date`; None where
        either text is not indexed or the rule is not in it."""
        ids = {row.date: row.id for row in self.years}
        if date not in ids or to not in ids:
            return None
        rule = self.find(number, ids[date])
        while rule is not None and rule.document != ids[to]:
            step = self.newer(rule.id) if date < to else self.older(rule.id)
            reached = self.documents[step[0].document].date if step else ""
            # a rule that a text between lacks may be linked past the one that is asked for
            within = min(date, to) <= reached <= max(date, to)
            rule = step[0] if step and within else None
        return rule.number if rule else None


def last_day(on: str) -> str:
    """The last day of a year, month or day given in ISO form (`2009`, `2009-06`, `2009-06-30`).

    Raises `ValueError` for anything else."""
    found = _DATE.fullmatch(on.strip())
    if not found:
        raise ValueError(on)
    month, day = int(found[2] or 12), int(found[3] or 31)
    if not (1 <= month <= 12 and 1 <= day <= 31):
        raise ValueError(on)
    return f"{found[1]}-{month:02}-{day:02}"


def _rule(row: tuple[object, ...]) -> RuleRow:
    values: list[Any] = list(row)
    numbered = all(isinstance(number, int) for number in values[:2])
    if not numbered or not all(isinstance(text, str) for text in values[2:6]):
        raise broken_entry("one of its rules")
    values[6] = load_list(str(values[6]))
    values[7] = bool(values[7])
    return RuleRow(*values)
