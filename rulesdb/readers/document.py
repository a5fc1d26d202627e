"""What every document reader gives back."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

#: Kinds of documents, as `index info` names them.
COMPREHENSIVE_RULES = "comprehensive-rules"
RULINGS_PAGE = "rulings-page"
RULES_SECTION = "rules-section"
ARTICLE = "article"
RULEBOOK = "rulebook"
SUMMARY = "summary"


@dataclass(slots=True)
class Rule:
    """One numbered rule, heading or anchored paragraph while it is being read.

    `counted` is False for headings and for numbers that the document misprints: both are found by their
    numbers, but the document's own count has neither.
    """

    number: str
    text: str
    heading: str = ""
    parent: str = ""
    examples: list[str] = field(default_factory=list)
    is_heading: bool = False
    counted: bool = True
    aliases: tuple[str, ...] = ()


@dataclass(slots=True)
class Term:
    """One glossary entry: `names` are all spellings under which it is found, `examples` its examples."""

    term: str
    text: str
    names: tuple[str, ...] = ()
    examples: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Document:
    """A whole document as read. `notes` are sentences about what is odd in it."""

    kind: str
    title: str
    date: str
    rules: list[Rule] = field(default_factory=list)
    glossary: list[Term] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)

    @property
    def rule_count(self) -> int:
        """Numbered rules and subrules, headings and misprinted numbers not among them."""
        return sum(rule.counted and not rule.is_heading for rule in self.rules)

    @property
    def example_count(self) -> int:
        """Examples under rules and in the glossary."""
        return sum(len(rule.examples) for rule in self.rules) + sum(
            len(term.examples) for term in self.glossary
        )


def title_from(name: str) -> str:
    """A title from a file's name: `damage-article-2016` becomes `Damage article 2016`."""
    words = re.sub(r"[-_\s]+", " ", name).strip()
    return words[:1].upper() + words[1:]


def year_in(name: str) -> str:
    """The year (or ISO date) in a file's name, or an empty text."""
    if found := re.search(r"(?:19|20)\d\d-[01]\d-[0-3]\d", name):
        return found[0]
    found = re.search(r"(?<!\d)(?:19|20)\d\d(?!\d)", name)
    return found[0] if found else ""
