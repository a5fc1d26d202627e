"""Part of the Comprehensive Rules as a bulleted list: `- 120.1 …`, examples between the bullets."""

from __future__ import annotations

import re

from rulesdb.readers.comprehensive import effective_date, parent_of
from rulesdb.readers.document import RULES_SECTION, Document, Rule, year_in

_BULLET = re.compile(r"\s*[-*•–]\s+(\d{3}\.\d+[a-z]?)\.?\s+(.*)")
_EXAMPLE = re.compile(r"\s*(?:[-*•–]\s+)?Examples?:\s*", re.IGNORECASE)


def looks_like(text: str) -> bool:
    """Whether at least three lines are bullets with a rule number."""
    return sum(bool(_BULLET.match(line)) for line in text.split("\n")) >= 3


def read(text: str, name: str) -> Document:
    """Every bulleted rule with its examples. The text itself seldom has a date: then the file's name may."""
    document = Document(RULES_SECTION, "", effective_date(text) or year_in(name))
    for line in text.split("\n"):
        if not line.strip():
            continue
        if found := _BULLET.match(line):
            document.rules.append(Rule(found[1], found[2].strip(), "", parent_of(found[1])))
        elif document.rules and _EXAMPLE.match(line):
            document.rules[-1].examples.append(_EXAMPLE.sub("", line, count=1).strip())
        elif document.rules:
            document.rules[-1].text += "\n" + line.strip()
    sections = sorted({rule.number.split(".")[0] for rule in document.rules})
    plural = "s" if len(sections) > 1 else ""
    document.title = f"Rules section{plural} {', '.join(sections[:4])}"
    return document
