"""`rule`, `define`, `search`, `card` and `history`: the look-ups, as their slash commands answer them."""

from __future__ import annotations

from typing import Annotated

import typer

from bot.cli.answering import open_desk, show
from bot.cli.batch import lookups
from bot.errors import BadInput
from bot.questions import Kind, Question, ask

AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object instead of text.")]
Batch = Annotated[
    str | None,
    typer.Option("--batch", metavar="FILE", help="Answer each line of FILE (- is standard input) with JSON."),
]


def look_up(
    kind: Kind, words: list[str] | None, as_json: bool, batch: str | None, option: str | None = None
) -> int:
    """Answer one query, or each line of a batch file."""
    if batch is not None:
        if words:
            raise BadInput("Give either a query or --batch, not both.", f"See `rules-oracle {kind} --help`.")
        return lookups(kind, batch, open_desk(), option or "")
    if not words:
        raise BadInput(f"Nothing to look up was given to {kind}.", f"See `rules-oracle {kind} --help`.")
    return show(ask(open_desk(), Question(kind, " ".join(words), option or "")), as_json)


def rule(
    query: Annotated[
        list[str] | None, typer.Argument(help="A number (704.5g), a term (lifelink) or words.")
    ] = None,
    on: Annotated[
        str | None, typer.Option("--on", metavar="DATE", help="The rules of a date or year.")
    ] = None,
    as_json: AsJson = False,
    batch: Batch = None,
) -> int:
    """A rule by number, term or words: its text, its subrules, examples and cross-references.

    A final dot asks for that rule alone: `120.4.` leaves out 120.4a to d."""
    return look_up(Kind.RULE, query, as_json, batch, on)


def define(
    term: Annotated[list[str] | None, typer.Argument(help="A term or an abbreviation: trample, SBA.")] = None,
    as_json: AsJson = False,
    batch: Batch = None,
) -> int:
    """A glossary term and the rule behind it."""
    return look_up(Kind.DEFINE, term, as_json, batch)


def search(
    words: Annotated[list[str] | None, typer.Argument(help="Words to find in all indexed documents.")] = None,
    document: Annotated[str | None, typer.Option("--document", help="Only in this document.")] = None,
    as_json: AsJson = False,
    batch: Batch = None,
) -> int:
    """Full text of everything indexed, best first, the words marked."""
    return look_up(Kind.SEARCH, words, as_json, batch, document)


def card(
    name: Annotated[
        list[str] | None, typer.Argument(help="A card's name; small misspellings do not matter.")
    ] = None,
    as_json: AsJson = False,
    batch: Batch = None,
) -> int:
    """A card, its rulings, what the engine acts on and what it does not."""
    return look_up(Kind.CARD, name, as_json, batch)


def history(
    number: Annotated[list[str] | None, typer.Argument(metavar="RULE", help="A rule's number.")] = None,
    as_json: AsJson = False,
    batch: Batch = None,
) -> int:
    """How one rule's number and words changed through the indexed years."""
    return look_up(Kind.HISTORY, number, as_json, batch)
