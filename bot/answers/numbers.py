"""From what a step's rule says to the number that the index in use has for it, in the era's document."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Protocol

from bot.answers.answer import Citation
from bot.engine.citations import Cite
from bot.engine.eras import Era, last_day_of
from rulesdb.index import Index
from rulesdb.rows import DocumentRow


class Numbers(Protocol):
    """The numbers of rules in the documents of the index in use."""

    def of(self, cites: Iterable[Cite], era: Era) -> dict[Cite, str]:
        """The number of each of these rules, all looked up at once; a rule that the era's document lacks is left out."""
        ...

    def citation(self, number: str, era: Era) -> Citation:
        """What to press to read this rule."""
        ...

    def behind(self, term: str) -> str | None:
        """The number, in the newest text, of the rule that a term of exactly that name stands for."""
        ...

    def longest_term(self, word: str) -> int:
        """How many words a term has at most that begins with this word; 0 where none begins with it."""
        ...


class TableNumbers:
    """The numbers of the engine's own table as they stand; for use without an index."""

    def of(self, cites: Iterable[Cite], era: Era) -> dict[Cite, str]:
        found = {cite: cite.number(era.document) for cite in {*cites}}
        return {cite: number for cite, number in found.items() if number is not None}

    def citation(self, number: str, era: Era) -> Citation:
        return _citation(number, era, era.label)

    def behind(self, term: str) -> str | None:
        return None

    def longest_term(self, word: str) -> int:
        return 0


class IndexNumbers:
    """The numbers of the index in use: of the newest text that it holds of an era, matched by content with the text that the
    engine's table is made from (CONTRACT.md, section 2)."""

    def __init__(self, index: Index) -> None:
        self._index = index
        self._table = TableNumbers()
        self._moved: dict[tuple[str, str], str] = {}
        #: Most words of a story are no terms, and the same in every story.
        self._behind = lru_cache(maxsize=512)(index.terms.rule)
        self._text_of = lru_cache(maxsize=16)(self._newest_text_of)

    def of(self, cites: Iterable[Cite], era: Era) -> dict[Cite, str]:
        return {cite: self._today(number, era) for cite, number in self._table.of(cites, era).items()}

    def citation(self, number: str, era: Era) -> Citation:
        text = self._text_of(era)
        return _citation(number, era, text.label if text is not None and number[:1].isdigit() else era.label)

    def behind(self, term: str) -> str | None:
        rule = self._behind(term)
        return rule.number if rule is not None else None

    def longest_term(self, word: str) -> int:
        return self._index.terms.longest(word)

    def _today(self, number: str, era: Era) -> str:
        key = (era.document, number)
        if key not in self._moved:
            base, text = _table_day(era), self._text_of(era)
            followed = None
            if base is not None and text is not None and text.date > base:
                followed = self._index.shelf.follow(number, base, text.date)
            self._moved[key] = followed or number
        return self._moved[key]

    def _newest_text_of(self, era: Era) -> DocumentRow | None:
        """The newest rules text of the era that the index holds."""
        first, last = era.first.isoformat(), last_day_of(era).isoformat()
        found = [row for row in self._index.shelf.years if first <= row.date <= last]
        return found[-1] if found else None


def _table_day(era: Era) -> str | None:
    """The day of the text that the era's column of the engine's table is taken from."""
    return era.document_day.isoformat() if era.document_day is not None else None


def _citation(number: str, era: Era, title: str) -> Citation:
    day = _table_day(era)
    dated = day is not None and era.document != "current" and number[:1].isdigit()
    return Citation(number, title, f"{number} on:{day}" if dated else number)
