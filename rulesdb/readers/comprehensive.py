"""The Comprehensive Rules, as published since 2003, whatever the year."""

from __future__ import annotations

import re
from datetime import date
from itertools import pairwise

from rulesdb.errors import UnreadableDocument
from rulesdb.readers.document import COMPREHENSIVE_RULES, Document, Rule
from rulesdb.readers.glossary import read_glossary

_NUMBER = re.compile(r"\s*(\d{3})\.(\d+)([a-z]?)(?:\.?(?:\s+|$)|(\.)(?=[A-Z“\"]))(.*)", re.DOTALL)
_SPLIT_NUMBER = re.compile(r"\s*(\d{3})\.\s(\d+)([a-z]?)\.?\s+(.*)", re.DOTALL)
_SECTION = re.compile(r"\s*(\d{3})\.\s+(\D.*)", re.DOTALL)
_CHAPTER = re.compile(r"\s*(\d)\.\s+(.*)", re.DOTALL)
_EXAMPLE = re.compile(r"\s*Examples?:\s*", re.IGNORECASE)
_EFFECTIVE = re.compile(r"(?:current|effective)\s+as\s+of\s+([A-Z][a-z]+)\.?\s+(\d{1,2}),?\s+(\d{4})")
_MONTHS = [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
]
_LETTERS = "abcdefghijkmnpqrstuvwxyz"  # rules never use l or o
_REFERENCE_BEFORE = re.compile(r"(?:\brules?|\bsection|\band|\bor|\bthrough|\bsee|[(,–-])$", re.IGNORECASE)


def looks_like(text: str) -> bool:
    """Whether this is (part of) a Comprehensive Rules text: it says so at its head, or is full of numbers."""
    if "Comprehensive Rules" in text[:600].replace("_", ""):
        return True
    return len(re.findall(r"(?m)^\s*\d{3}\.\d+[a-z]?\.?\s", text)) >= 100


def read(text: str, name: str) -> Document:
    """The rules, examples and glossary of a text in `\\n` lines; contents, introduction and credits are left out.

    Raises `UnreadableDocument` when it breaks off before its end or holds no rules.
    """
    italics = "_Magic" in text[:600]
    lines = text.split("\n")
    body, glossary = _parts(lines, name)
    wrapped = is_wrapped(body)
    rules, notes = _read_rules(_paragraphs(body, wrapped))
    if not rules:
        raise UnreadableDocument(
            f"{name} holds no numbered rules.", "Give the text version of the Comprehensive Rules."
        )
    document = Document(COMPREHENSIVE_RULES, "Comprehensive Rules", effective_date(text), rules, notes=notes)
    document.glossary = read_glossary(glossary, wrapped)
    if italics:
        _drop_italics(document)
    return document


def effective_date(text: str) -> str:
    """The ISO date that the text says it is in force from, or empty."""
    found = _EFFECTIVE.search(text)
    if not found or found[1] not in _MONTHS:
        return ""
    try:
        return date(int(found[3]), _MONTHS.index(found[1]) + 1, int(found[2])).isoformat()
    except ValueError:
        return ""


def is_wrapped(lines: list[str]) -> bool:
    """Whether long paragraphs are broken into lines (as in 2003): then no line is long."""
    filled = [len(line.rstrip()) for line in lines if line.strip()]
    return len(filled) > 20 and max(filled) <= 130


def _parts(lines: list[str], name: str) -> tuple[list[str], list[str]]:
    """The lines of the rules and those of the glossary.

    The contents list ends with the words `Glossary` and `Credits`; the same two words, each alone on a line,
    later open those parts. A text whose contents promise them and that lacks them has been cut short.
    """
    bare = [line.strip().strip("_*# ") for line in lines]
    glossaries = [n for n, line in enumerate(bare) if line == "Glossary"]
    credits = [n for n, line in enumerate(bare) if line == "Credits"]
    contents = "Contents" in bare[:120]
    if contents and (len(glossaries) < 2 or len(credits) < 2):
        missing = "glossary" if len(glossaries) < 2 else "credits"
        raise UnreadableDocument(
            f"{name} breaks off before its {missing}: the file is not whole.", "Download it again."
        )
    start = credits[0] + 1 if contents else 0
    end = len(lines)
    if credits and credits[-1] > start:
        end = credits[-1]
    if glossaries and glossaries[-1] >= start:
        return lines[start : glossaries[-1]], lines[glossaries[-1] + 1 : end]
    return lines[start:end], []


def _paragraphs(lines: list[str], wrapped: bool) -> list[str]:
    """One text a paragraph. Wrapped lines are joined; a line that only happens to begin with a number that
    the sentence before refers to stays in its sentence."""
    if not wrapped:
        return [line for line in lines if line.strip()]
    paragraphs: list[str] = []
    before = ""
    for line in lines:
        if line.strip():
            indented = line.startswith("     ")
            if not before or indented or _EXAMPLE.match(line) or _starts_rule(line, before):
                paragraphs.append(line.rstrip())
            else:
                paragraphs[-1] = join_lines(paragraphs[-1], line)
        before = line.strip()
    return paragraphs


def join_lines(head: str, tail: str) -> str:
    """Two lines of one paragraph; a word broken at its own hyphen gets no space."""
    head = head.rstrip()
    return head + ("" if head.endswith(("-", "—")) else " ") + tail.strip()


def _starts_rule(line: str, before: str) -> bool:
    return bool(_NUMBER.match(line)) and not _REFERENCE_BEFORE.search(before)


def _read_rules(paragraphs: list[str]) -> tuple[list[Rule], list[str]]:
    rules: list[Rule] = []
    notes: list[str] = []
    seen: set[str] = set()
    section = ""
    for paragraph in paragraphs:
        if found := _numbered(paragraph, rules):
            number, text, misprint = found
            if number in seen:
                notes.append(f"{number} stands twice; the first is kept.")
                continue
            if misprint:
                notes.append(
                    f"{number} is printed as “{paragraph.strip()[:12].rstrip()}…”; it is found by its number but not counted."
                )
            seen.add(number)
            rules.append(Rule(number, text, section, parent_of(number), counted=not misprint))
        elif found_section := _SECTION.match(paragraph):
            section = found_section[2].strip()
            rules.append(Rule(found_section[1], section, section, found_section[1][0], is_heading=True))
            seen.add(found_section[1])
        elif not rules or (rules[-1].is_heading and _CHAPTER.match(paragraph)):
            if chapter := _CHAPTER.match(paragraph):
                rules.append(Rule(chapter[1], chapter[2].strip(), chapter[2].strip(), is_heading=True))
        elif _EXAMPLE.match(paragraph):
            rules[-1].examples.append(_EXAMPLE.sub("", paragraph, count=1).strip())
        elif chapter := _CHAPTER.match(paragraph):
            rules.append(Rule(chapter[1], chapter[2].strip(), chapter[2].strip(), is_heading=True))
        else:
            rules[-1].text += "\n" + paragraph.strip()
    _name_subheadings(rules)
    return rules, notes


def _numbered(paragraph: str, rules: list[Rule]) -> tuple[str, str, bool] | None:
    """The number and text of a paragraph that begins with a rule number, and whether the number is misprinted:
    no space behind it (`901.4.All`), or one inside it (`702. 37b`) where the sequence shows what is meant."""
    if found := _NUMBER.match(paragraph):
        number = f"{found[1]}.{found[2]}{found[3]}"
        return number, found[5].strip(), bool(found[4])
    if (found := _SPLIT_NUMBER.match(paragraph)) and rules:
        number = f"{found[1]}.{found[2]}{found[3]}"
        if number in _successors(rules[-1].number):
            return number, found[4].strip(), True
    return None


def _successors(number: str) -> set[str]:
    """The numbers that may follow a rule: the next letter, the next number, its first letter."""
    found = re.fullmatch(r"(\d{3})(?:\.(\d+)([a-z]?))?", number)
    if not found:
        return set()
    section, place, letter = found[1], int(found[2] or 0), found[3] or ""
    after = _LETTERS[_LETTERS.find(letter) + 1 :][:1] if letter else "a"
    return {f"{section}.{place}{after}", f"{section}.{place + 1}", f"{section}.{place + 1}a"}


def parent_of(number: str) -> str:
    """`120.3` for `120.3a`, `120` for `120.3`, `1` for `120`, empty for a chapter."""
    if number[-1:].isalpha():
        return number[:-1]
    if "." in number:
        return number.split(".")[0]
    return number[:1] if len(number) > 1 else ""


def is_title(text: str) -> bool:
    """Whether a numbered rule is only the title of its subrules (`702.9. Flying`)."""
    return len(text) <= 60 and not text.endswith((".", ":", ")", "”", '"')) and "\n" not in text


def _name_subheadings(rules: list[Rule]) -> None:
    """Rules under a numbered title carry it in their heading: `Keyword Abilities: Flying` for 702.9b."""
    titles: dict[str, str] = {}
    for rule, after in pairwise([*rules, Rule("", "")]):
        if not rule.is_heading and after.parent == rule.number and is_title(rule.text):
            titles[rule.number] = rule.text
    for rule in rules:
        title = titles.get(rule.parent) or titles.get(rule.number)
        if title:
            rule.heading = f"{rule.heading}: {title}" if rule.heading else title


def _drop_italics(document: Document) -> None:
    """Texts of 2009 to 2013 mark italics as `_so_`; the marks are no part of the words."""
    marks = re.compile(r"(?<![\w_])_([^_\n]+)_(?![\w_])")
    for rule in document.rules:
        rule.text = marks.sub(r"\1", rule.text)
        rule.examples = [marks.sub(r"\1", example) for example in rule.examples]
    for term in document.glossary:
        term.text = marks.sub(r"\1", term.text)
