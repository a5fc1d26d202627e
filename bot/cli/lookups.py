"""`rule`, `define`, `search`, `card` and `history`: the look-ups, as their slash commands answer them."""

from __future__ import annotations

import click

from bot.cli.answering import open_desk, show
from bot.cli.batch import lookups
from bot.cli.sentences import TakesWords
from bot.errors import BadInput
from bot.questions import Kind, Question, ask

as_json_option = click.option(
    "--json", "as_json", is_flag=True, help="Print one JSON object instead of text."
)
batch_option = click.option(
    "--batch", metavar="FILE", help="Answer each line of FILE (- is standard input) with JSON."
)


def look_up(
    kind: Kind, words: tuple[str, ...], as_json: bool, batch: str | None, option: str | None = None
) -> int:
    """Answer one query, or each line of a batch file."""
    if batch is not None:
        if words:
            raise BadInput("Give either a query or --batch, not both.", f"See `rules-oracle {kind} --help`.")
        return lookups(kind, batch, open_desk(), option or "")
    if not words:
        raise BadInput(f"Nothing to look up was given to {kind}.", f"See `rules-oracle {kind} --help`.")
    return show(ask(open_desk(), Question(kind, " ".join(words), option or "")), as_json)


@click.command(cls=TakesWords)
@click.argument("query", nargs=-1)
@click.option("--on", metavar="DATE", help="The rules of a date or year.")
@as_json_option
@batch_option
def rule(query: tuple[str, ...], on: str | None, as_json: bool, batch: str | None) -> int:
    """A rule by number (704.5g), term (lifelink) or words: its text, its subrules, examples and cross-references.

    A final dot asks for that rule alone: `120.4.` leaves out 120.4a to d."""
    return look_up(Kind.RULE, query, as_json, batch, on)


@click.command(cls=TakesWords)
@click.argument("term", nargs=-1)
@as_json_option
@batch_option
def define(term: tuple[str, ...], as_json: bool, batch: str | None) -> int:
    """A glossary term or an abbreviation (trample, SBA), and the rule behind it."""
    return look_up(Kind.DEFINE, term, as_json, batch)


@click.command(cls=TakesWords)
@click.argument("words", nargs=-1)
@click.option("--document", help="Only in this document.")
@as_json_option
@batch_option
def search(words: tuple[str, ...], document: str | None, as_json: bool, batch: str | None) -> int:
    """Full text of everything indexed, best first, the words marked."""
    return look_up(Kind.SEARCH, words, as_json, batch, document)


@click.command(cls=TakesWords)
@click.argument("name", nargs=-1)
@as_json_option
@batch_option
def card(name: tuple[str, ...], as_json: bool, batch: str | None) -> int:
    """A card, its rulings, what the engine acts on and what it does not; small misspellings do not matter."""
    return look_up(Kind.CARD, name, as_json, batch)


@click.command(cls=TakesWords)
@click.argument("number", metavar="RULE", nargs=-1)
@as_json_option
@batch_option
def history(number: tuple[str, ...], as_json: bool, batch: str | None) -> int:
    """How one rule's number and words changed through the indexed years."""
    return look_up(Kind.HISTORY, number, as_json, batch)
