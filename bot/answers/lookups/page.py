"""What every look-up's reply has in common: the JSON object, the footer with the text's date, "nothing found"."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Any

from bot.answers.answer import Answer, Block, Citation, Line, Page, Tone
from bot.answers.reply import Reply
from rulesdb.readers.document import SUMMARY
from rulesdb.rows import DocumentRow, RuleRow

UNOFFICIAL = "No official ruling."
#: A text this many days old has likely been followed by a newer one: they come with every set.
_STALE_DAYS = 150
_CANDIDATES = 5


def json_object(query: str, match: str, result: Any, candidates: Sequence[str], note: str) -> dict[str, Any]:
    """The contract's shape of a look-up. `candidates` are cut to five; `match` none means that `result` is null."""
    return {
        "query": query,
        "match": match,
        "result": result,
        "candidates": list(dict.fromkeys(candidates))[:_CANDIDATES],
        "note": note,
    }


def footer(document: DocumentRow | None, newest: DocumentRow | None, today: date | None = None) -> str:
    """Which text the answer is from, of which date, and whether it is old."""
    if document is None:
        return UNOFFICIAL
    said = [f"{document.label}."]
    if document.kind == SUMMARY:
        said.append("In our own words.")
    elif newest is not None and document.date < newest.date and document.kind == newest.kind:
        said.append(f"An old text: the newest here is of {newest.date}.")
    elif age := age_note(document, today):
        said.append(age)
    return " ".join([*said, UNOFFICIAL])


def age_note(document: DocumentRow, today: date | None = None) -> str:
    """A sentence when a text is so old that a newer one has likely been published; else empty."""
    try:
        days = ((today or date.today()) - date.fromisoformat(document.date)).days
    except ValueError:
        return ""
    if days < _STALE_DAYS:
        return ""
    return f"{days // 30} months old: newer rules have likely come out."


def citation(document: DocumentRow, rule: RuleRow, newest: DocumentRow | None) -> Citation:
    """A rule that can be pressed: asked again in the same text."""
    dated = newest is None or document.id != newest.id
    query = f"{rule.number} on:{document.date}" if dated and document.date else rule.number
    return Citation(rule.number, document.label, query)


def nothing(
    query: str,
    title: str,
    sentences: Sequence[str],
    near: Sequence[str] = (),
    footer: str = "",
    status: int = 1,
    told: Sequence[str] = (),
) -> Reply:
    """A reply that found nothing: why, and what is near (`told` in words where a name does not speak for itself). `status` 2
    is for what was not understood."""
    lines = tuple(Line(sentence) for sentence in sentences if sentence)
    blocks = [Block(lines=lines)]
    if near:
        blocks.append(Block("Near", tuple(map(Line, told or near))))
    tone = Tone.CHOICES if near else Tone.ERROR
    answer = Answer(title, (Page(title, tuple(blocks)),), tone, footer=footer, suggestions=tuple(near)[:25])
    return Reply(answer, json_object(query, "none", None, near, " ".join(s for s in sentences if s)), status)


def empty(query: str, what: str, example: str) -> Reply:
    """A reply to a query with nothing in it."""
    return nothing(query, "Nothing was asked", [f"Name {what}, for example `{example}`."], status=2)


def too_long(query: str) -> Reply:
    """A reply to a query that no look-up can mean."""
    return nothing(
        query[:100],
        "Too long to look up",
        [
            "That is more text than a look-up takes.",
            "Ask for one rule, term or card; `resolve` takes whole situations.",
        ],
        status=2,
    )


#: More characters than any number, term, name or set of words to search.
LONGEST_QUERY = 300
