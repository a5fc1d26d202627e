"""Reads many cards and counts: what was read, what the engine acts on, and what blocks the rest."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from bot.answers.card_readings.verdicts import not_acted_on
from bot.cards.compiled import CompiledCard, CompiledLine
from bot.cards.reading import compile_card, field_of
from bot.values import dataclass, field


@dataclass(frozen=True, slots=True)
class LineVerdict:
    """One line of a card: `read` when it is read, proved and acted on. `why` is a code for what it is not:
    `unread`, `ambiguous`, `mismatch` or `inert` (read, but the engine does not act on it)."""

    read: bool
    why: str
    offset: int
    words: str
    before: str
    inert: str = ""


@dataclass(frozen=True, slots=True)
class CardVerdict:
    """One card with all its faces; `damage`: its text contains the word."""

    name: str
    damage: bool
    lines: tuple[LineVerdict, ...]

    @property
    def whole(self) -> bool:
        """Whether every line is read and acted on."""
        return all(line.read for line in self.lines)

    @property
    def verdict(self) -> str:
        """`read`, `partly` or `declined`."""
        if self.whole:
            return "read"
        return "partly" if any(line.read for line in self.lines) else "declined"


def verdict_of(row: Any, compiled: CompiledCard | None = None) -> CardVerdict:
    """Read one card (a mapping or a row, as `compile_card` takes it), unless it is compiled, and judge each line."""
    faces = field_of(row, "card_faces", "faces") or ()
    texts = [field_of(part, "oracle_text", "text") or "" for part in (row, *faces)]
    return CardVerdict(
        str(field_of(row, "name") or ""),
        any("damage" in text for text in texts),
        tuple(_judge(line) for line in (compiled or compile_card(row)).lines),
    )


def _judge(line: CompiledLine) -> LineVerdict:
    if not line.read:
        why = "unread" if line.verdict == "declined" else line.verdict
        words = " ".join(line.tail.split()[:2])
        before = " ".join(line.text[: line.offset].split()[-3:])
        return LineVerdict(False, why, line.offset, words, before)
    inert = next(filter(None, map(not_acted_on, line.abilities)), "")
    if inert:
        return LineVerdict(False, "inert", 0, "", "", inert)
    return LineVerdict(True, "", 0, "", "")


@dataclass(slots=True)
class Tally:
    """Counts over many cards, in the shape of the contract's `cards coverage`."""

    cards: int = 0
    lines: int = 0
    read_lines: int = 0
    whole_cards: int = 0
    damage: Counter[str] = field(default_factory=Counter)
    ambiguous: int = 0
    mismatched: int = 0
    #: Codes that block cards: how many cards each blocks alone, and how many lines in all.
    alone: Counter[str] = field(default_factory=Counter)
    all_lines: Counter[str] = field(default_factory=Counter)

    def add(self, card: CardVerdict) -> None:
        """Count one card."""
        read = sum(line.read for line in card.lines)
        self.cards += 1
        self.lines += len(card.lines)
        self.read_lines += read
        self.whole_cards += card.whole
        if card.damage:
            self.damage["cards"] += 1
            self.damage["lines"] += len(card.lines)
            self.damage["read_lines"] += read
            self.damage["whole_cards"] += card.whole
        for line in card.lines:
            self.ambiguous += line.why == "ambiguous"
            self.mismatched += line.why == "mismatch"
        blocks = [blocker(line) for line in card.lines if not line.read]
        for block in blocks:
            self.all_lines[block] += 1
        if len(set(blocks)) == 1:
            self.alone[blocks[0]] += 1

    def as_json(self) -> dict[str, Any]:
        """The object that `cards coverage --json` prints."""
        return {
            "cards": self.cards,
            "lines": self.lines,
            "read_lines": self.read_lines,
            "whole_cards": self.whole_cards,
            "damage": {key: self.damage[key] for key in ("cards", "whole_cards", "lines", "read_lines")},
            "ambiguous": self.ambiguous,
            "mismatched": self.mismatched,
        }


def blocker(line: LineVerdict) -> str:
    """What the ranking of declines groups by: the words around the place where reading stopped."""
    if line.why == "inert":
        return f"not acted on: {line.inert}"
    return f"{line.before} | {line.words}"


def survey(rows: Iterable[Any]) -> Iterator[CardVerdict]:
    """The verdict on each card, in the order given."""
    for row in rows:
        yield verdict_of(row)
