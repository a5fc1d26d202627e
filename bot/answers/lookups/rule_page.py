"""One rule as programs and people see it: the contract's JSON, and the blocks of a page."""

from __future__ import annotations

from typing import Any

from bot.answers.answer import Block, Line
from rulesdb.rows import RuleRow
from rulesdb.shelf import Shelf


def rule_json(shelf: Shelf, rule: RuleRow, below: list[RuleRow], see: list[str]) -> dict[str, Any]:
    """A rule as the contract prints it."""
    document = shelf.documents[rule.document]
    return {
        "number": rule.number,
        "document": document.title,
        "date": document.date,
        "heading": rule.heading,
        "text": rule.text,
        "examples": [example for part in _with_examples(rule, below) for example in part.examples],
        "subrules": [{"number": part.number, "text": part.text} for part in below],
        "see": see,
    }


def rule_blocks(rule: RuleRow, below: list[RuleRow], see: list[str], note: str = "") -> tuple[Block, ...]:
    """A rule as a page shows it: its words, examples, subrules and cross-references."""
    blocks = [Block(lines=(Line(note),))] if note else []
    blocks.append(Block(lines=tuple(Line(part) for part in rule.text.split("\n")), quoted=True))
    if below:
        lines = tuple(Line(f"{part.number} {part.text}", (part.number,)) for part in below)
        blocks.append(Block("Rules" if rule.is_heading else "Subrules", lines, quoted=True))
    examples = [
        Line(example if part is rule else f"{part.number}: {example}")
        for part in _with_examples(rule, below)
        for example in part.examples
    ]
    if examples:
        blocks.append(Block("Examples" if len(examples) > 1 else "Example", tuple(examples), quoted=True))
    if see:
        blocks.append(Block("See also", (Line(", ".join(see), tuple(see)),)))
    return tuple(blocks)


def _with_examples(rule: RuleRow, below: list[RuleRow]) -> list[RuleRow]:
    """The rule and the subrules shown with it; a section's rules keep their examples to themselves."""
    return [rule] if rule.is_heading else [rule, *below]
