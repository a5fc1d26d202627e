"""Rulings pages: `G.12.1- text [Author date]`, each ruling with who made it and when."""

from __future__ import annotations

import re

from rulesdb.readers.document import RULINGS_PAGE, Document, Rule, year_in

_RULING = re.compile(r"\s*([A-Z]{1,2}(?:\.\d+){2,}[a-z]?)\s*[-–—]\s*(.*)")
_TITLE = re.compile(r"\s*([A-Z]{1,2}\.\d+)\s*[-–—]\s*(\S.*)")
_NOTE = re.compile(r"\s*Note\s*[-–—]\s*(.*)")
_DATE = re.compile(r"\[[^\]\d]*((?:19|20)\d\d)/(\d\d)/(\d\d)\]")
#: Links of the page that are no part of the rulings.
_NAVIGATION = re.compile(r"\s*(?:Top|Return to .{1,40}|Acknowledgments and Disclaimers|Back to .{1,40})\s*")


def looks_like(text: str) -> bool:
    """Whether at least three lines are numbered rulings."""
    return sum(bool(_RULING.match(line)) for line in text.split("\n")) >= 3


def read(text: str, name: str) -> Document:
    """Every ruling under its number, attributions kept; `Also see` notes stand under the page's own number.
    The date is that of the latest ruling."""
    document = Document(RULINGS_PAGE, "", "")
    page: Rule | None = None
    for line in text.split("\n"):
        if not line.strip() or _NAVIGATION.fullmatch(line):
            continue
        if found := _RULING.match(line):
            number = found[1]
            parent = number.rsplit(".", 1)[0]
            document.rules.append(Rule(number, found[2].strip(), page.heading if page else "", parent))
        elif found := _NOTE.match(line):
            if page:
                page.text += "\n" + found[1].strip()
        elif (found := _TITLE.match(line)) and page is None:
            page = Rule(found[1], found[2].strip(), found[2].strip(), is_heading=True)
            document.rules.insert(0, page)
        elif document.rules and not document.rules[-1].is_heading:
            document.rules[-1].text += "\n" + line.strip()
    document.title = f"Rulings: {page.heading} ({page.number})" if page else f"Rulings ({name})"
    dates = ["-".join(found.groups()) for found in _DATE.finditer(text)]
    document.date = max(dates, default=year_in(name))
    return document
