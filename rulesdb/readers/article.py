"""Articles: prose under headings, cards called out, bullets with rulings on them.

Nothing in an article is numbered, so each paragraph gets an anchor that stays the same as long as the
article does: `Article 2016 Forced to block 3` is the third paragraph under that heading.
"""

from __future__ import annotations

import re

from rulesdb.readers.document import ARTICLE, Document, Rule, title_from, year_in

_CALL_OUT_END = re.compile(r"\s*\[/?\w*call_?out\w*\]\s*")
_BULLET = re.compile(r"\s*[*•-]\s+(.*)")
_MANA_COST = re.compile(r"\s*(?:\{[^{}]+\})+\s*")
_FINAL = re.compile(r"[.!;:”\")\]]\s*$")


def looks_like(text: str) -> bool:
    """Whether there is prose with bullets or called-out cards."""
    lines = text.split("\n")
    bullets = sum(bool(_BULLET.match(line)) for line in lines)
    prose = sum(len(line) > 120 for line in lines)
    return prose >= 3 and (bullets >= 3 or bool(_CALL_OUT_END.search(text)))


def read(text: str, name: str) -> Document:
    """Every paragraph and bullet under its heading's anchor. A card that is called out is a heading of its
    own: its printed lines are the heading's text, the bullets after it are its paragraphs."""
    date = year_in(name)
    document = Document(ARTICLE, title_from(name.rsplit(".", 1)[0]), date)
    prefix = f"Article {date[:4]}".strip()
    lines = [line for line in text.split("\n") if line.strip()]
    taken: dict[str, int] = {}
    heading, number, count = "", prefix, 0
    place = 0
    while place < len(lines):
        line = lines[place].strip()
        if (end := _call_out(lines, place)) is not None:
            heading, count = line, 0
            number = _heading(document, prefix, line, taken, lines[place:end])
            place = end + 1
            continue
        if _is_heading(line, lines, place):
            heading, count = line, 0
            number = _heading(document, prefix, line, taken, [line])
        else:
            bullet = _BULLET.match(line)
            count += 1
            words = bullet[1] if bullet else line
            document.rules.append(Rule(f"{number} {count}", words, heading, number if heading else ""))
        place += 1
    return document


def _heading(document: Document, prefix: str, title: str, taken: dict[str, int], lines: list[str]) -> str:
    """Put a heading in and give its anchor; a title that comes twice gets a letter."""
    taken[title] = taken.get(title, 0) + 1
    letter = "" if taken[title] == 1 else f" {chr(ord('a') + taken[title] - 1)}"
    number = f"{prefix} {title}{letter}"
    words = "\n".join(line.strip() for line in lines)
    document.rules.append(Rule(number, words, title, is_heading=True, aliases=(title,)))
    return number


def _call_out(lines: list[str], place: int) -> int | None:
    """Where the called-out card that starts here ends, or None: its second line is its mana cost."""
    if place + 1 >= len(lines) or not _MANA_COST.fullmatch(lines[place + 1]):
        return None
    for end in range(place + 2, min(place + 20, len(lines))):
        if _CALL_OUT_END.fullmatch(lines[end]):
            return end
    return None


def _is_heading(line: str, lines: list[str], place: int) -> bool:
    if len(line) > 60 or _BULLET.match(line) or _FINAL.search(line):
        return False
    return place + 1 < len(lines)
