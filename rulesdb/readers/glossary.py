"""The glossary of the Comprehensive Rules."""

from __future__ import annotations

import re

from rulesdb.folding import fold
from rulesdb.readers.document import Term

_EXAMPLE = re.compile(r"\s*Examples?:\s*", re.IGNORECASE)
_ASIDE = re.compile(r"\s*\([^)]*\)\s*$")
_REFERENCE = re.compile(r"\d{3}(?:\.\d|,)")


def read_glossary(lines: list[str], wrapped: bool) -> list[Term]:
    """One `Term` an entry. An entry is a short line after a blank one with its text below; the text may have
    several senses (`1. …`), paragraphs and examples. A term may hold dots and commas."""
    terms: list[Term] = []
    blank = True
    for place, line in enumerate(lines):
        if not line.strip():
            blank = True
            continue
        if blank and _opens_entry(lines, place):
            term = line.strip()
            terms.append(Term(term, "", spellings(term)))
        elif terms:
            _add(terms[-1], line, joined=wrapped and not blank)
        blank = False
    return terms


def _opens_entry(lines: list[str], place: int) -> bool:
    line = lines[place]
    if (
        line.startswith(("  ", "\t"))
        or _EXAMPLE.match(line)
        or _REFERENCE.match(line)
        or len(line.strip()) > 75
    ):
        return False
    below = lines[place + 1] if place + 1 < len(lines) else ""
    return bool(below.strip())


def _add(term: Term, line: str, joined: bool) -> None:
    if _EXAMPLE.match(line):
        term.examples.append(_EXAMPLE.sub("", line, count=1).strip())
    elif joined and term.examples and term.text and not line.startswith("  "):
        term.examples[-1] = _joined(term.examples[-1], line)
    elif joined and term.text and not line.startswith("  ") and not re.match(r"\d\. ", line):
        term.text = _joined(term.text, line)
    else:
        term.text += ("\n" if term.text else "") + line.strip()


def _joined(head: str, tail: str) -> str:
    head = head.rstrip()
    return head + ("" if head.endswith(("-", "—")) else " ") + tail.strip()


def spellings(term: str) -> tuple[str, ...]:
    """Folded names under which an entry is found: the whole term, the term without an aside in brackets, and
    each of several alternatives (`You, Your`), but not the halves of one name (`Active Player, Nonactive
    Player Order`)."""
    plain = _ASIDE.sub("", term)
    names = [fold(term), fold(plain)]
    parts = [part.strip() for part in plain.split(",")]
    words = [len(part.split()) for part in parts]
    if (
        len(parts) > 1
        and max(words) <= 2
        and "order" not in plain.casefold()
        and "rule" not in plain.casefold()
    ):
        names.extend(fold(part) for part in parts)
    return tuple(dict.fromkeys(name for name in names if name))
