"""`/search`: full text over the documents, best first, the words marked."""

from __future__ import annotations

from bot.answers.answer import Answer, Block, Line, Page
from bot.answers.lookups.page import LONGEST_QUERY, citation, empty, footer, json_object, nothing, too_long
from bot.answers.reply import Reply
from bot.regex import regex
from rulesdb.folding import fold
from rulesdb.index import Index
from rulesdb.rows import DocumentRow
from rulesdb.words import Found, match_expression, search

#: In JSON so many are told; for people more, on pages of so many.
_RESULTS = 10
_MOST = 40
_ON_A_PAGE = 8
_YEAR = regex(r"\s+(?:in\s+|on:?\s*)?((?:19|20)\d\d)$")
_EXCERPT = 240
EVERY_DOCUMENT = "all"
NEWEST = "newest"


def search_reply(index: Index, query: str, document: str | None = None) -> Reply:
    """The reply to `/search`: in the newest rules and the documents that are no rules texts, or in the one that
    `document` names by title, date or year (`all`: in every one). `match` is exact where every word was found."""
    words = query.strip()
    if len(query) > LONGEST_QUERY:
        return too_long(query)
    if not match_expression(words):
        return empty(query, "the words to look for", "search damage can't be prevented")
    asked = _YEAR.search(words)
    if not document and asked and (of_year := index.shelf.in_force(asked[1])) is not None:
        # A year at the end of the words asks for its rules.
        document, words = of_year.label, words[: asked.start()].strip()
    chosen = choose_documents(index, document)
    if not chosen:
        labels = [row.label for row in documents_newest_first(index)]
        return nothing(query, "No such document", [f"The index has no document “{document}”."], labels[:5])
    found, together = search(index.connection, index.shelf, words, [row.id for row in chosen], _MOST)
    newest = index.shelf.newest
    if not found:
        return nothing(
            query,
            f"Nothing on “{words}”",
            ["No rule has these words.", "Try fewer or other words."],
            footer=footer(newest, newest),
        )
    note = "" if together else "No rule has all of these words; these have most of them."
    result = [
        {
            "document": index.shelf.documents[each.rule.document].label,
            "number": each.rule.number,
            "text": each.rule.text,
        }
        for each in found[:_RESULTS]
    ]
    lines = tuple(_line(index, each) for each in found)
    blocks = (Block(lines=(Line(note),)),) if note else ()
    cited = [citation(index.shelf.documents[each.rule.document], each.rule, newest) for each in found]
    title = f"Rules on “{words}”"
    answer = Answer(
        title,
        tuple(
            Page(
                f"{title} · {at + 1} to {min(at + _ON_A_PAGE, len(lines))} of {len(lines)}",
                (*blocks, Block(lines=lines[at : at + _ON_A_PAGE], quoted=True)),
            )
            for at in range(0, len(lines), _ON_A_PAGE)
        )
        if len(lines) > _ON_A_PAGE
        else (Page(title, (*blocks, Block(lines=lines, quoted=True))),),
        citations=tuple(dict.fromkeys(cited)),
        footer=footer(chosen[0], newest),
        filters=(
            ("Newest rules", NEWEST),
            *((row.label, row.label) for row in documents_newest_first(index)),
            ("All documents", EVERY_DOCUMENT),
        ),
    )
    numbers = [each.rule.number for each in found[:_RESULTS]]
    return Reply(answer, json_object(query, "exact" if together else "fuzzy", result, numbers, note))


def documents_newest_first(index: Index) -> list[DocumentRow]:
    """Every document, the newest rules first, then the other rules texts, then the rest."""
    shelf = index.shelf
    return [*reversed(shelf.years), *sorted(shelf.others, key=lambda row: row.date, reverse=True)]


def choose_documents(index: Index, named: str | None) -> list[DocumentRow]:
    """The documents to search: by default the newest rules text and everything that is no rules text."""
    every = documents_newest_first(index)
    if not named or named == NEWEST:
        older = {row.id for row in index.shelf.years[:-1]}
        return [row for row in every if row.id not in older]
    wanted = fold(named)
    if wanted == EVERY_DOCUMENT:
        return every
    exact = [row for row in every if wanted in (fold(row.label), fold(row.date), fold(row.source))]
    return exact or [
        row for row in every if wanted and (fold(row.date).startswith(wanted) or wanted in fold(row.label))
    ]


def _line(index: Index, found: Found) -> Line:
    """The number and as much of the rule around its first marked word as fits a line."""
    document = index.shelf.documents[found.rule.document]
    newest = index.shelf.newest
    text = found.rule.text
    first = found.marks[0][0] if found.marks else 0
    start = 0 if first < _EXCERPT * 2 // 3 else text.rfind(" ", 0, first - _EXCERPT // 3) + 1
    end = len(text) if len(text) - start <= _EXCERPT else text.rfind(" ", start, start + _EXCERPT)
    end = end if end > start else min(len(text), start + _EXCERPT)
    dated = "" if newest and document.id == newest.id else f" ({document.label})"
    lead = f"{found.rule.number}{dated} " + ("… " if start else "")
    excerpt = text[start:end].replace("\n", " ") + (" …" if end < len(text) else "")
    marks = tuple(
        (low - start + len(lead), high - start + len(lead))
        for low, high in found.marks
        if low >= start and high <= end
    )
    return Line(lead + excerpt, (found.rule.number,), marks)
