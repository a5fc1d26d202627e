"""The rows of the index as values: documents, rules, glossary entries, cards."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class DocumentRow:
    """One indexed document. `date` is its ISO date, or a bare year, or empty where the text tells none.

    `kind` is `comprehensive-rules`, `rulings-page`, `rules-section`, `article`, `rulebook` or
    `summary` (the starter's wording). `rules`, `examples` and `glossary` are counts; headings are not
    among the rules.
    """

    id: int
    kind: str
    title: str
    date: str
    rules: int
    examples: int
    glossary: int
    sha256: str
    source: str
    encoding: str
    notes: tuple[str, ...] = ()

    @property
    def label(self) -> str:
        """Title and date, as a citation names the document."""
        return f"{self.title}, {self.date}" if self.date and self.date not in self.title else self.title


@dataclass(frozen=True, slots=True)
class RuleRow:
    """One numbered rule (or heading, or anchored paragraph) of one document.

    `heading` is the section's heading that the rule stands under, for example `Damage`; `parent` is the
    number one level up (`120.3` for `120.3a`, `120` for `120.3`), empty at the top.
    `is_heading` marks `120. Damage` and chapters, which the counts leave out.
    """

    id: int
    document: int
    number: str
    parent: str
    heading: str
    text: str
    examples: tuple[str, ...]
    is_heading: bool


@dataclass(frozen=True, slots=True)
class TermRow:
    """One glossary entry of one document; `terms` are all the names under which it is found."""

    id: int
    document: int
    term: str
    text: str


@dataclass(frozen=True, slots=True)
class FaceRow:
    """One face of a card. Numbers stay text, as printed (`*`, `1+*`); None where a face has none."""

    name: str
    mana_cost: str
    type_line: str
    text: str
    power: str | None = None
    toughness: str | None = None
    loyalty: str | None = None
    defense: str | None = None
    colors: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class CardRow:
    """One card. A card of two faces has the front's cost and numbers, both names joined by ` // ` and
    both texts joined by a line `//`; `faces` holds each apart (empty for a card of one face).
    """

    id: int
    name: str
    mana_cost: str
    type_line: str
    text: str
    power: str | None
    toughness: str | None
    loyalty: str | None
    defense: str | None
    colors: tuple[str, ...]
    faces: tuple[FaceRow, ...]
    layout: str
    oracle_id: str = ""


@dataclass(frozen=True, slots=True)
class LineRow:
    """The verdict on one line of a card's text, its own name in it: whether it is `read` and acted on; how it is
    `understood`, None where it is not; else for what `reason`. `face` names the face of a card that has several."""

    text: str
    read: bool
    understood: str | None = None
    reason: str = ""
    face: str = ""


@dataclass(frozen=True, slots=True)
class CardReading:
    """What a reader of card texts made of a card: a `reading` in its own terms, and a verdict on each line."""

    reading: str
    verdicts: tuple[LineRow, ...]


@dataclass(frozen=True, slots=True)
class ReadBy:
    """Which version of a reader made the readings of an index, and which the verdicts."""

    readings: str
    verdicts: str


@dataclass(frozen=True, slots=True)
class RulingRow:
    """One official ruling on a card: ISO date, who published it, the words."""

    date: str
    source: str
    text: str
