"""`/define`: a glossary entry and the rule behind it."""

from __future__ import annotations

from typing import Any

from bot.answers.answer import Answer, Block, Citation, Line, Page, Tone
from bot.answers.lookups.page import LONGEST_QUERY, citation, empty, footer, json_object, nothing, too_long
from bot.answers.lookups.rule_page import rule_blocks, rule_json
from bot.answers.reply import Reply
from rulesdb.index import Index
from rulesdb.names import Match
from rulesdb.rows import RuleRow
from rulesdb.terms import Meaning
from rulesdb.words import search


def define_reply(index: Index, query: str) -> Reply:
    """The reply to `/define`: the entry whose name, other name or abbreviation was typed; where it was
    misspelt, the one it must have been, if only one is near."""
    words = query.strip()
    if len(query) > LONGEST_QUERY:
        return too_long(query)
    if not words:
        return empty(query, "a term", "define trample")
    meanings = index.terms.find(words)
    sure = [meaning for meaning in meanings if meaning.sure]
    if not sure:
        return _unknown(index, query, words, meanings)
    return _entry(index, query, words, sure[0], [meaning.name for meaning in sure])


def _entry(index: Index, query: str, words: str, meaning: Meaning, candidates: list[str]) -> Reply:
    shelf = index.shelf
    rule = meaning.rule or (index.terms.behind(meaning.term) if meaning.term else None)
    source = meaning.term.document if meaning.term else rule.document if rule else 0
    document = shelf.documents.get(source)
    note = "" if meaning.match is Match.EXACT else f"“{words}” is read as {meaning.name}."
    if document and shelf.newest and document.id != shelf.newest.id:
        note = f"{note} Only older texts have this term; this is of {document.date}.".strip()
    below = shelf.below(rule) if rule else []
    see = shelf.see(rule) if rule else []
    text = meaning.term.text if meaning.term else rule.text if rule else ""
    result: dict[str, Any] = {
        "term": meaning.name,
        "document": document.title if document else "",
        "date": document.date if document else "",
        "text": text,
        "see": [rule.number] if rule else [],
        "rule": rule_json(shelf, rule, below, see) if rule else None,
    }
    blocks = [Block(lines=(Line(note),))] if note else []
    if meaning.term:
        blocks.append(
            Block(lines=tuple(Line(sense) for sense in index.terms.senses(meaning.term)), quoted=True)
        )
    if rule:
        blocks.append(Block(f"Rule {rule.number} {rule.heading}".strip()))
        blocks.extend(rule_blocks(rule, below, see))
    answer = Answer(
        meaning.name,
        (Page(meaning.name, tuple(blocks)),),
        Tone.CHOICES if meaning.match is Match.FUZZY else Tone.ANSWER,
        _citations(index, rule, see),
        footer(document, shelf.newest),
        suggestions=tuple(candidates[1:]),
    )
    return Reply(answer, json_object(query, meaning.match.name.lower(), result, candidates, note))


def _citations(index: Index, rule: RuleRow | None, see: list[str]) -> tuple[Citation, ...]:
    if rule is None:
        return ()
    document = index.shelf.documents[rule.document]
    own = citation(document, rule, index.shelf.newest)
    suffix = own.query.removeprefix(rule.number)
    return (own, *(Citation(number, document.label, number + suffix) for number in see))


def _unknown(index: Index, query: str, words: str, meanings: list[Meaning]) -> Reply:
    near = [meaning.name for meaning in meanings]
    sentences = [f"The glossary has no “{words}”."]
    newest = index.shelf.newest
    found, together = search(index.connection, index.shelf, words, [newest.id] if newest else [], 3)
    if found and together:
        numbers = ", ".join(each.rule.number for each in found)
        sentences.append(f"Rules that use the words: {numbers}.")
    return nothing(query, f"No term “{words}”", sentences, near, footer(newest, newest))
