"""Reads the starter's source files: rules, rulings, glossary and cards in the project's own words.

The files are for people to read and mend; each says at its head what a line of it means.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files

from rulesdb.errors import UnreadableDocument
from rulesdb.folding import fold
from rulesdb.numbers import order
from rulesdb.readers.comprehensive import parent_of
from rulesdb.readers.document import SUMMARY, Document, Rule, Term
from rulesdb.readers.rulebook import PREFIX
from rulesdb.rows import CardRow, FaceRow

NAMES = ("rules.txt", "redirection.txt", "fifth.txt", "glossary.txt", "cards.txt")
NONE = "-"


def source(name: str) -> str:
    """The text of one of the starter's files."""
    return (files("rulesdb") / "starter" / name).read_text(encoding="utf-8")


def lines(name: str) -> Iterator[str]:
    """The lines of a file that are no comments and not empty."""
    for line in source(name).splitlines():
        if line.strip() and not line.startswith("#"):
            yield line.rstrip()


def read_rules() -> tuple[list[Document], list[dict[str, str]]]:
    """The four years' documents, and for each rule its number by date (`{"2026-01-16": "120.3a", ...}`)."""
    rows = lines("rules.txt")
    dates = next(rows).split()[1:]
    documents = {date: Document(SUMMARY, "Comprehensive Rules in our words", date) for date in dates}
    table: list[dict[str, str]] = []
    for line in rows:
        numbers, _, text = line.partition(" | ")
        columns = numbers.split()
        if len(columns) != len(dates) or not text:
            raise UnreadableDocument(f"starter/rules.txt: not {len(dates)} numbers and a text: {line}")
        by_date = {date: number for date, number in zip(dates, columns, strict=True) if number != NONE}
        table.append({date: number.strip("()") for date, number in by_date.items()})
        for date, number in by_date.items():
            if not number.startswith("("):
                rule = Rule(number, text, parent=parent_of(number), is_heading="." not in number)
                documents[date].rules.append(rule)
    for document in documents.values():
        document.rules.sort(key=lambda rule: order(rule.number))
        _name_headings(document.rules)
    documents[dates[0]].glossary = read_glossary()
    return list(documents.values()), table


def _name_headings(rules: list[Rule]) -> None:
    titles = {
        rule.number: rule.text for rule in rules if rule.is_heading or not rule.text.endswith((".", ":"))
    }
    for rule in rules:
        rule.heading = titles.get(rule.number.split(".")[0], "")
        below = titles.get(rule.parent) if "." in rule.parent else titles.get(rule.number)
        if below and below != rule.heading:
            rule.heading = f"{rule.heading}: {below}"


def read_glossary() -> list[Term]:
    """The terms of `glossary.txt`; each text ends with the rules behind it."""
    terms: list[Term] = []
    for line in lines("glossary.txt"):
        names, text, references = (
            (part.strip() for part in line.split(" | ", 2)) if line.count(" | ") == 2 else ("", "", "")
        )
        if not names:
            names, text = (part.strip() for part in line.rstrip("| ").split(" | ", 1))
        spelled = [name.strip() for name in names.split(";")]
        see = " and ".join(_reference(number) for number in references.split())
        words = f"{text} See {see}." if see else text
        terms.append(Term(spelled[0], words, tuple(dict.fromkeys(fold(name) for name in spelled))))
    return terms


def _reference(number: str) -> str:
    plain, _, date = number.partition("@")
    return f"rule {plain} of {date}" if date else f"rule {plain}"


def read_rulings() -> Document:
    """The redirection rulings of 1999 to 2003."""
    document = _headed("redirection.txt")
    for line in list(lines("redirection.txt"))[1:]:
        number, _, text = line.partition(" | ")
        page = number.count(".") == 1
        document.rules.append(
            Rule(number, text, "", "" if page else number.rsplit(".", 1)[0], is_heading=page)
        )
    for rule in document.rules:
        rule.heading = document.rules[0].text
    return document


def read_fifth() -> Document:
    """The rules of 1997, by sections."""
    document = _headed("fifth.txt")
    title, count = "", 0
    for line in list(lines("fifth.txt"))[1:]:
        if line.startswith("= "):
            title, count = line[2:].strip(), 0
            document.rules.append(Rule(title, title, title, is_heading=True))
        else:
            count += 1
            document.rules.append(Rule(f"{PREFIX} {title} {count}", line, title, title))
    return document


def _headed(name: str) -> Document:
    found = re.fullmatch(r"document (\S+) \| (.+) \| (\S+)", next(lines(name)))
    if not found:
        raise UnreadableDocument(f"starter/{name} does not begin with its document line.")
    return Document(SUMMARY, f"{found[2]} in our words", found[3])


def read_cards(text: str | None = None) -> Iterator[CardRow]:
    """The cards of `cards.txt` (or of a text in its form). A block a card: `Name | {cost} | Type line | 2/2`,
    its lines of text indented; the last part is power/toughness, `[loyalty]` or `<defense>`, and may be missing.
    A line `//` parts two faces. The lines are kept as they are: reading them is the card grammar's matter."""
    blocks: list[list[str]] = []
    for line in (text if text is not None else source("cards.txt")).splitlines():
        if line.startswith("#") or not line.strip():
            continue
        if line.startswith((" ", "\t")) or line.strip() == "//":
            if not blocks:
                raise UnreadableDocument(f"starter/cards.txt: a line of text before any card: {line.strip()}")
            blocks[-1].append(line.strip())
        elif blocks and blocks[-1][-1] == "//":
            blocks[-1].append(line)
        else:
            blocks.append([line])
    for block in blocks:
        yield _card(block)


def _card(block: list[str]) -> CardRow:
    parts: list[list[str]] = [[]]
    for line in block:
        if line == "//":
            parts.append([])
        else:
            parts[-1].append(line)
    faces = tuple(_face(part) for part in parts)
    front = faces[0]
    return CardRow(
        id=0,
        name=" // ".join(face.name for face in faces),
        mana_cost=front.mana_cost,
        type_line=" // ".join(face.type_line for face in faces),
        text="\n//\n".join(face.text for face in faces),
        power=front.power,
        toughness=front.toughness,
        loyalty=front.loyalty,
        defense=front.defense,
        colors=front.colors,
        faces=faces if len(faces) > 1 else (),
        layout="normal" if len(faces) == 1 else "transform",
    )


def _face(part: list[str]) -> FaceRow:
    fields = [field.strip() for field in part[0].split(" | ")]
    if len(fields) not in (3, 4):
        raise UnreadableDocument(f"starter/cards.txt: not name, cost, type and numbers: {part[0]}")
    name, cost, type_line, numbers = (*fields, "")[:4]
    power, _, toughness = numbers.partition("/")
    loyalty = re.fullmatch(r"\[(\S+)\]", numbers)
    defense = re.fullmatch(r"<(\S+)>", numbers)
    return FaceRow(
        name=name,
        mana_cost="" if cost == NONE else cost,
        type_line=type_line,
        text="\n".join(part[1:]),
        power=power if toughness else None,
        toughness=toughness or None,
        loyalty=loyalty[1] if loyalty else None,
        defense=defense[1] if defense else None,
        colors=tuple(color for color in "WUBRG" if re.search(rf"\{{[^}}]*{color}[^}}]*\}}", cost)),
    )
