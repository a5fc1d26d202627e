"""Rulebooks of 1997: titled sections of prose, with example blocks and notes, and no numbers at all.

Sections are found by their titles (`Damage Prevention`), as the rules of that time are cited; a paragraph by
its place in its section: `5E Damage Prevention 4`.
"""

from __future__ import annotations

import re

from rulesdb.readers.document import RULEBOOK, Document, Rule, title_from, year_in

PREFIX = "5E"
_EXAMPLE = re.compile(r"\s*examples?\s*:?\s*", re.IGNORECASE)
#: Words that rulebooks of the time of batches and interrupts use, and later texts do not.
_OF_ITS_TIME = re.compile(
    r"\bfast effects?\b|\binterrupts?\b|\bsummon spells?\b|\bcasting cost\b|\bin batches\b|\bdamage[- ]prevention\b|"
    r"\bphase costs?\b|\bpackets? of damage\b",
    re.IGNORECASE,
)


def looks_like(text: str) -> bool:
    """Whether it is prose that speaks of batches, fast effects, summon spells, as rulebooks of 1997 did."""
    return len({found[0].casefold().rstrip("s") for found in _OF_ITS_TIME.finditer(text)}) >= 3


def read(text: str, name: str) -> Document:
    """Every paragraph under its section's title; the paragraph after `Example` is an example of the paragraph
    before it. A title with nothing under it (the name of the site) is left out, and so is a paragraph that
    only says again what the one before it said."""
    document = Document(RULEBOOK, title_from(name.rsplit(".", 1)[0]), year_in(name) or "1997")
    blocks = _blocks(text)
    section: Rule | None = None
    count = 0
    taken: dict[str, int] = {}
    example = False
    for place, block in enumerate(blocks):
        if _EXAMPLE.fullmatch(block):
            example = section is not None and count > 0
            continue
        if _is_title(block, blocks, place):
            taken[block] = taken.get(block, 0) + 1
            number = block if taken[block] == 1 else f"{block} ({taken[block]})"
            section = Rule(number, block, block, is_heading=True)
            document.rules.append(section)
            count, example = 0, False
        elif section is None:
            continue
        elif example:
            document.rules[-1].examples.append(block)
            example = False
        elif not _says_again(document.rules[-1], block):
            count += 1
            anchor = f"{PREFIX} {section.number} {count}"
            document.rules.append(Rule(anchor, block, section.heading, section.number))
    _drop_empty(document)
    return document


def _blocks(text: str) -> list[str]:
    """Paragraphs, titles and example marks, in order. A short line directly above prose is a title."""
    blocks: list[str] = []
    for part in re.split(r"\n\s*\n", text):
        lines = [line.strip() for line in part.split("\n") if line.strip() and not line.startswith("//")]
        while len(lines) > 1 and _short(lines[0]):
            blocks.append(lines.pop(0))
        merged = ""
        for place, line in enumerate(lines):
            titled = _short(line) and 0 < place < len(lines) - 1
            if titled:
                if merged:
                    blocks.append(merged)
                blocks.append(line)
                merged = ""
            else:
                merged += ("\n" if merged else "") + line
        if merged:
            blocks.append(merged)
    return blocks


def _short(line: str) -> bool:
    return len(line) <= 60 and line[:1].isupper() and not line.endswith((".", ":", ";", ",", ")", '"', "?"))


def _is_title(block: str, blocks: list[str], place: int) -> bool:
    return "\n" not in block and _short(block) and place + 1 < len(blocks)


def _says_again(before: Rule, block: str) -> bool:
    said = [before.text, *before.examples]
    return any(block in earlier for earlier in said)


def _drop_empty(document: Document) -> None:
    """Titles that have no paragraph under them, unless a title follows them (then they head a part)."""
    used = {rule.parent for rule in document.rules}
    document.rules = [rule for rule in document.rules if not rule.is_heading or rule.number in used]
