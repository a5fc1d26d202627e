"""Glossary entries and rule titles by name, short form or misspelling."""

from __future__ import annotations

import re
import sqlite3
from dataclasses import dataclass
from functools import cached_property

from rulesdb.folding import fold
from rulesdb.names import Match, NameIndex
from rulesdb.readers.glossary import spellings
from rulesdb.rows import RuleRow, TermRow
from rulesdb.shelf import Shelf
from rulesdb.short_forms import abbreviations

_SEE = re.compile(r"[Ss]ee (?:also )?rules? (\d{3}(?:\.\d+[a-z]?)?)(?: of (\d{4}-\d\d-\d\d))?")
_SEE_TERM = re.compile(r"See ([^.]+(?:\.[^.]+)?)\.")
_LONGEST_TITLE = 60


@dataclass(frozen=True, slots=True)
class Meaning:
    """What a term may mean: a glossary entry, a rule whose title it is, or both; how it was found."""

    name: str
    match: Match
    term: TermRow | None
    rule: RuleRow | None
    sure: bool = True


class Terms:
    """The terms of one open index: those of the newest glossary first, then older ones."""

    def __init__(self, connection: sqlite3.Connection, shelf: Shelf) -> None:
        self._connection = connection
        self._shelf = shelf

    def find(self, typed: str, limit: int = 5) -> list[Meaning]:
        """What was typed may mean these, best first: an exact term or title goes before an abbreviation, that
        before beginnings, those before misspellings."""
        folded = fold(typed)
        if not folded:
            return []
        if exact := self._exact(folded, Match.EXACT, newest_only=True):
            return [exact]
        if meant := abbreviations().get(folded):
            number, _, date = meant.partition("@")
            if found := self._numbered(number, date) or self._exact(fold(meant), Match.ALIAS):
                return [found]
        if exact := self._exact(folded, Match.EXACT):
            return [exact]
        meanings = []
        for hit in self._names.search(folded, limit):
            if found := self._exact(self._spelled[hit.key], hit.match):
                meanings.append(Meaning(found.name, hit.match, found.term, found.rule, hit.sure))
        return meanings

    def rule(self, name: str) -> RuleRow | None:
        """The rule behind the term of exactly that name in the newest texts; None where it is no term of theirs."""
        folded = fold(name)
        found = self._exact(folded, Match.EXACT, newest_only=True) if folded in self._known else None
        if found is None or found.rule is not None or found.term is None:
            return found.rule if found else None
        return self.behind(found.term)

    def _exact(self, folded: str, match: Match, newest_only: bool = False) -> Meaning | None:
        term = self._entry(folded)
        newest = self._shelf.newest
        if newest_only and term and newest and term.document != newest.id:
            term = None
        title = self._titles.get(folded)
        if term is None and title is None:
            return None
        rule = self._shelf.by_id(title) if title is not None else None
        return Meaning(term.term if term else rule.text if rule else folded, match, term, rule)

    def _numbered(self, number: str, date: str) -> Meaning | None:
        if not number[:1].isdigit():
            return None
        documents = [row for row in self._shelf.years if not date or row.date == date]
        rule = self._shelf.find(number, documents[-1].id) if documents else None
        return Meaning(number, Match.ALIAS, None, rule) if rule else None

    def _entry(self, folded: str) -> TermRow | None:
        """The entry of that name in the newest glossary that has one."""
        return next(iter(self._entries(folded)), None)

    def _entries(self, folded: str) -> list[TermRow]:
        """Every entry of that name, of the newest glossary first; in one glossary an entry whose whole name it
        is goes before one that has it as an alternative."""
        rows = self._connection.execute(
            "select glossary.id, glossary.document, glossary.term, glossary.text from glossary_names"
            " join glossary on glossary.id = glossary_names.term where folded = ?",
            [folded],
        )
        dates = {row.id: row.date for row in self._shelf.documents.values()}
        entries = [TermRow(*row) for row in rows]
        entries.sort(key=lambda entry: (fold(entry.term) != folded, entry.id))
        return sorted(entries, key=lambda entry: dates[entry.document], reverse=True)

    def senses(self, term: TermRow) -> list[str]:
        """The paragraphs of an entry."""
        return [line for line in term.text.split("\n") if line]

    def behind(self, term: TermRow) -> RuleRow | None:
        """The rule that an entry points to first, in its own document or the one it names; where it only points to
        another entry, that one's; where it points nowhere, what the last older entry of its name points to."""
        named = (other for name in spellings(term.term) for other in self._entries(name))
        for entry in dict.fromkeys([term, *named]):
            if rule := self._pointed_to(entry):
                return rule
            see = _SEE_TERM.fullmatch(entry.text)
            other = self._entry(fold(see[1])) if see else None
            if other and other.id != term.id and (rule := self._pointed_to(other)):
                return rule
        return None

    def _pointed_to(self, entry: TermRow) -> RuleRow | None:
        for number, date in _SEE.findall(entry.text):
            documents = (
                [row.id for row in self._shelf.years if row.date == date] if date else [entry.document]
            )
            if documents and (rule := self._shelf.find(number, documents[0])):
                return rule
        return None

    @cached_property
    def _titles(self) -> dict[str, int]:
        """Folded titles of sections and of titled rules (`Flying`, `Combat Phase`) in the newest text."""
        newest = self._shelf.newest
        rows = self._connection.execute(
            "select id, text, is_heading from rules where document = ? and length(text) <= ? and length(number) > 1"
            " and (is_heading or text not like '%.') order by is_heading, id",
            [newest.id if newest else 0, _LONGEST_TITLE],
        ).fetchall()
        titles: dict[str, int] = {}
        for row, text, _ in rows:
            titles.setdefault(fold(text), row)
        return titles

    @cached_property
    def _spelled(self) -> list[str]:
        """Every folded name of the newest glossary, and every title."""
        newest = self._shelf.newest
        rows = self._connection.execute(
            "select distinct folded from glossary_names where document = ?", [newest.id if newest else 0]
        )
        return list(dict.fromkeys([*(row[0] for row in rows), *self._titles]))

    def longest(self, word: str) -> int:
        """How many words the longest name has, in the newest texts, that begins with this lower-case word; 0 where none does."""
        return self._longest.get(word if word.isalpha() else fold(word).partition(" ")[0], 0)

    @cached_property
    def _longest(self) -> dict[str, int]:
        found: dict[str, int] = {}
        for name in self._spelled:
            first, words = name.partition(" ")[0], name.count(" ") + 1
            found[first] = max(words, found.get(first, 0))
        return found

    @cached_property
    def _known(self) -> frozenset[str]:
        return frozenset(self._spelled)

    @cached_property
    def _names(self) -> NameIndex:
        return NameIndex((name, key) for key, name in enumerate(self._spelled))

    def completions(self, typed: str, limit: int = 25) -> list[str]:
        """Terms, spelled as the glossary spells them, for what was typed so far."""
        folded = fold(typed)
        keys = (
            [hit.key for hit in self._names.search(folded, limit)]
            if folded
            else range(min(limit, len(self._spelled)))
        )
        found = (self._exact(self._spelled[key], Match.PREFIX) for key in keys)
        return list(dict.fromkeys(meaning.name for meaning in found if meaning))
