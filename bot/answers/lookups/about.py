"""`/about` and `/help`: what is indexed, of which date, from where; how to ask."""

from __future__ import annotations

from datetime import date

from bot.answers.answer import Answer, Block, Line, Page
from bot.answers.lookups.page import UNOFFICIAL, age_note
from bot.answers.lookups.words import documents_newest_first
from bot.answers.reply import Reply
from rulesdb.index import Index
from rulesdb.readers.document import SUMMARY
from rulesdb.rows import DocumentRow
from rulesdb.schema import count_of

#: Asked for by the publisher's Fan Content Policy, in these words.
FAN_CONTENT = (
    "Rules Oracle is unofficial Fan Content permitted under the Fan Content Policy. Not approved/endorsed by "
    "Wizards. Portions of the materials used are property of Wizards of the Coast. ©Wizards of the Coast LLC."
)

_HELP = (
    (
        "Look-ups",
        (
            "/rule 120.3a: a rule by number, term or words; 120.4. with a final dot is that rule alone; 310.4 on:2009-06-30 is that day's.",
            "/define trample: a glossary entry and the rule behind it. Abbreviations work: SBA, APNAP, LKI.",
            '/search damage can\'t be prevented: full text; "in quotes" for a phrase, begin* for a beginning.',
            "/card goldnight cast: a card by name, however misspelt or shortened.",
            "/history 510.1c: how a rule changed through the years; 306.7 (2017) for the rule of that year.",
        ),
    ),
    (
        "Situations",
        (
            "/resolve Alice attacks with Hill Giant. Bob blocks with Serra Angel. Does Hill Giant die?",
            "Short sentences in the order in which things happen; questions last. “In response” answers a spell before it resolves.",
            "Rules of another time: the option `rules`, a year from 1997 on.",
            "/compare asks the same under every era.",
        ),
    ),
)


def about_reply(index: Index, today: date | None = None) -> Reply:
    """What is in the index in use, how old it is, and where it comes from."""
    shelf = index.shelf
    newest = shelf.newest
    documents = documents_newest_first(index)
    cards = count_of(index.meta, "cards")
    rulings = count_of(index.meta, "rulings")
    built = index.meta.get("built", "")
    first = [
        "The starter index, in our own words; `rules-oracle index update` brings the official texts."
        if index.is_starter
        else f"The index {index.path.name}, built {built}.",
        f"{cards:,} cards, {rulings:,} rulings.",
    ]
    if newest and newest.kind != SUMMARY:
        first.append(f"The rules are those in force since {newest.date}.")
        if age := age_note(newest, today):
            first.append(f"{age} `rules-oracle index update` brings them.")
    blocks = (
        Block(lines=tuple(Line(said) for said in first if said)),
        Block("Documents", tuple(Line(_document(row, newest)) for row in documents)),
        Block(lines=(Line(FAN_CONTENT),)),
    )
    answer = Answer("About Rules Oracle", (Page("About Rules Oracle", blocks),), footer=UNOFFICIAL)
    json = {
        "documents": [
            {"title": row.title, "date": row.date, "kind": row.kind, "rules": row.rules} for row in documents
        ],
        "cards": cards,
        "rulings": rulings,
        "built": built,
        "starter": index.is_starter,
    }
    return Reply(answer, json)


def _document(row: DocumentRow, newest: DocumentRow | None) -> str:
    said = f"{row.label}: {row.rules:,} rules"
    if row.examples:
        said += f", {row.examples:,} examples"
    if row.glossary:
        said += f", {row.glossary:,} terms"
    return said + (" (the newest)" if newest and row.id == newest.id else "")


def help_reply() -> Reply:
    """How to ask."""
    blocks = tuple(Block(heading, tuple(Line(said) for said in lines)) for heading, lines in _HELP)
    title = "How to ask"
    answer = Answer(title, (Page(title, blocks),), footer=UNOFFICIAL)
    return Reply(answer, {"help": {heading: list(lines) for heading, lines in _HELP}})
