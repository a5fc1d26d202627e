"""What to offer while a question is being typed: rules, terms, cards, eras, documents."""

from __future__ import annotations

from bot.answers.lookups.card import pool_of
from bot.answers.lookups.words import documents_newest_first
from bot.answers.reply import Completion
from rulesdb.index import Index
from rulesdb.numbers import order
from rulesdb.repair import read_number

MOST = 25


def complete_rule(index: Index, typed: str) -> list[Completion]:
    """Rules whose numbers begin with what was typed, or terms whose names are near it."""
    shelf = index.shelf
    newest = shelf.newest
    if newest is None:
        return []
    text = typed.strip()
    reading = read_number(text)
    start = reading.number if reading and reading.number[:1].isdigit() else text
    if start[:1].isdigit():
        dotted = start if reading is None else reading.number
        numbers = [number for number in shelf.numbers(newest.id) if number.startswith(dotted)]
        numbers.sort(key=lambda number: (number != dotted, order(number)))
        found = (shelf.find(number, newest.id) for number in numbers[:MOST])
        return [
            Completion(
                f"{rule.number} {rule.heading if rule.is_heading else rule.text}".replace("\n", " "),
                rule.number,
            )
            for rule in found
            if rule is not None
        ]
    return complete_term(index, typed)


def complete_term(index: Index, typed: str) -> list[Completion]:
    """Glossary terms and rule titles near what was typed; the first of the alphabet when nothing was."""
    return [Completion(name, name) for name in index.terms.completions(typed, MOST)]


def complete_card(index: Index, typed: str) -> list[Completion]:
    """Card names near what was typed, however misspelt."""
    pool = pool_of(index)
    if not typed.strip():
        return []
    names = (pool.name_of(hit.key) for hit in pool.search(typed, MOST))
    return [Completion(name, name) for name in names]


def complete_era(typed: str, today_year: int) -> list[Completion]:
    """Eras by id or label, and years; with nothing typed the eras, newest first."""
    # An era brings the engine with it, which no other completion needs.
    from bot.engine.eras import ERAS, UnknownEra, era_for

    text = typed.strip().casefold()
    eras = [Completion(f"{era.id}: {era.label}", era.id) for era in reversed(ERAS)]
    found = [choice for choice in eras if text in choice.label.casefold()]
    if text[:1].isdigit():
        for year in range(today_year, ERAS[0].first.year - 1, -1):
            if str(year).startswith(text[:4]):
                try:
                    era = era_for(str(year))
                except UnknownEra:
                    continue
                found.append(Completion(f"{year}: {era.label}", str(year)))
    return found[:MOST]


def documents(index: Index) -> list[Completion]:
    """The indexed documents for `/search document:`, newest first, and the choice of all."""
    rows = documents_newest_first(index)[: MOST - 1]
    return [*(Completion(row.label, row.label) for row in rows), Completion("All documents", "all")]
