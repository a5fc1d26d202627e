"""From what a step's rule says to the number that the index in use has for it, in the era's document."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Protocol

from bot.answers.answer import Citation
from bot.engine.citations import Cite
from bot.engine.eras import Era


class Numbers(Protocol):
    """The numbers of rules in the documents of the index in use."""

    def of(self, cites: Iterable[Cite], era: Era) -> list[str]:
        """The numbers, each once, in order; a rule that the era's document lacks is left out."""
        ...

    def citation(self, number: str, era: Era) -> Citation:
        """What to press to read this rule."""
        ...


@dataclass(frozen=True, slots=True)
class TableNumbers:
    """The numbers of the engine's own table, mended by `moved` where the index holds a newer text of an era:
    document id -> old number -> number there."""

    moved: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    titles: Mapping[str, str] = field(default_factory=dict)

    def of(self, cites: Iterable[Cite], era: Era) -> list[str]:
        moved = self.moved.get(era.document, {})
        found: dict[str, None] = {}
        for cite in cites:
            number = cite.number(era.document)
            if number is not None:
                found[moved.get(number, number)] = None
        return list(found)

    def citation(self, number: str, era: Era) -> Citation:
        title = self.titles.get(era.document, era.label)
        query = number if era.id == "current" else f"{number} {era.first.year}"
        return Citation(number, title, query)
