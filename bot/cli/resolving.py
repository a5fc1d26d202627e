"""`resolve` and `compare`: a described scenario in, its ordered outcome out."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from bot.cli.answering import open_desk, show
from bot.cli.batch import scenarios
from bot.cli.lookups import AsJson
from bot.errors import BadInput
from bot.failures import tell
from bot.questions import Kind, Question, ask

Text = Annotated[
    list[str] | None,
    typer.Argument(
        metavar="[TEXT]", help="What happens, in short sentences; without it standard input is read."
    ),
]
Batch = Annotated[
    str | None,
    typer.Option(
        "--batch",
        metavar="FILE",
        help='Answer each line of FILE (- is standard input), {"id", "rules", "scenario"}, with {"id", "result"}.',
    ),
]


def resolve(
    text: Text = None,
    rules: Annotated[
        str,
        typer.Option(
            "--rules", metavar="YEAR", help="The rules of a year (1997 to now), an era's id, or current."
        ),
    ] = "current",
    as_json: AsJson = False,
    batch: Batch = None,
) -> int:
    """The ordered outcome of a scenario, each step with the rules that make it so."""
    return _settle(Kind.RESOLVE, text, rules, as_json, batch)


def compare(text: Text = None, as_json: AsJson = False, batch: Batch = None) -> int:
    """The same scenario under the rules of every era, and the first step at which they part."""
    return _settle(Kind.COMPARE, text, "", as_json, batch)


def _settle(kind: Kind, words: list[str] | None, rules: str, as_json: bool, batch: str | None) -> int:
    if batch is not None:
        if words:
            raise BadInput(
                "Give either a scenario or --batch, not both.", f"See `rules-oracle {kind} --help`."
            )
        return scenarios(kind, batch, rules)
    text = " ".join(words) if words else _standard_input()
    return show(ask(open_desk(), Question(kind, text, rules)), as_json)


def _standard_input() -> str:
    """All of standard input as text; old Windows text is taken for what it is."""
    if sys.stdin.isatty():
        tell("Type the scenario, then end it with Ctrl-D on an empty line.")
    given = sys.stdin.buffer.read()
    try:
        return given.decode("utf-8-sig")
    except UnicodeDecodeError:
        return given.decode("cp1252", errors="replace")
