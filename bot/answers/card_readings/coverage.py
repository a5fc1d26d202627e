"""`cards coverage`: how much of the cards' text the grammar reads and the engine acts on; the reading of one card."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.answers.card_readings.ledger import declines as ranked
from bot.answers.card_readings.ledger import tally_of
from bot.answers.card_readings.reader import verdict_json
from bot.answers.card_readings.survey import survey, verdict_of
from bot.answers.card_readings.verdicts import verdicts
from bot.cards.reading import compile_card
from rulesdb.index import Index, open_index
from rulesdb.rows import CardRow


def of_index(index: Index | None = None) -> dict[str, Any]:
    """Counts over every card of the index (default: the one in use), in the contract's shape."""
    return tally_of(survey(_rows(index or open_index()))).as_json()


def declines(index: Index | None = None) -> dict[str, Any]:
    """What is not read, by the number of cards that only it blocks: the words around the place where reading stopped."""
    return {"declines": ranked(tally_of(survey(_rows(index or open_index()))))}


def of_card(name: str, index: Index | None = None) -> dict[str, Any]:
    """How one card reads: each line, whether it is read, how it is understood, and what the engine leaves out.

    `lines` is empty and `note` says so when no card has that name."""
    pool = (index or open_index()).cards
    row = pool.exact(name)
    if row is None:
        near = [card.name for card, _ in pool.near(name)]
        hint = f" Near: {', '.join(near)}." if near else ""
        return {"card": name, "lines": [], "whole": False, "note": f"There is no card “{name}”.{hint}"}
    verdict = verdict_of(row)
    lines = [verdict_json(line) for line in verdicts(compile_card(row).card)]
    return {"card": row.name, "lines": lines, "whole": verdict.whole}


def text(found: dict[str, Any]) -> str:
    """Any of these answers for people."""
    if "declines" in found:
        rows = [f"{entry['cards']:6} {entry['lines']:6}  {entry['stops_at']}" for entry in found["declines"]]
        return "\n".join([" cards  lines  where reading stops", *rows])
    if "card" in found:
        return _card_text(found)
    damage = found["damage"]
    return "\n".join(
        (
            f"Cards read whole: {_share(found['whole_cards'], found['cards'])}.",
            f"Lines read: {_share(found['read_lines'], found['lines'])}.",
            f"Of the cards that speak of damage: {_share(damage['whole_cards'], damage['cards'])} whole, "
            f"{_share(damage['read_lines'], damage['lines'])} of their lines.",
            f"Ambiguous lines: {found['ambiguous']}. Mismatched lines: {found['mismatched']}.",
        )
    )


def _card_text(found: dict[str, Any]) -> str:
    if found.get("note"):
        return str(found["note"])
    out = [str(found["card"])]
    for line in found["lines"]:
        out.append(f"  {line['text']}")
        if not line["read"]:
            out.append(f"    not read: {line.get('reason', 'no phrase fits')}")
        elif line["understood"] != line["text"]:
            out.append(f"    read as: {line['understood']}")
    return "\n".join(out)


def _share(some: int, of: int) -> str:
    return f"{some} of {of} ({100 * some / of:.1f} %)" if of else "none"


def _rows(index: Index) -> Iterator[CardRow]:
    for (card,) in index.connection.execute("select id from cards order by id").fetchall():
        row = index.cards.by_id(card)
        if row is not None:
            yield row
