"""`resolve` and `compare`: a described scenario in, its ordered outcome out."""

from __future__ import annotations

import sys

import click

from bot.cli.answering import open_desk, show
from bot.cli.limit import too_long
from bot.cli.lookups import as_json_option
from bot.cli.sentences import TakesWords
from bot.errors import BadInput
from bot.failures import tell
from bot.questions import Kind, Question, ask
from bot.time_limit import within

SECONDS = 30.0

_text = click.argument("text", nargs=-1, metavar="[TEXT]")
_batch = click.option(
    "--batch",
    metavar="FILE",
    help='Answer each line of FILE (- is standard input), {"id", "rules", "scenario"}, with {"id", "result"}.',
)
_limit = click.option(
    "--limit",
    metavar="SECONDS",
    type=click.FloatRange(0.1, 86_400),
    default=SECONDS,
    help="How long one answer may take; 30 when not given.",
)
_jobs = click.option(
    "--jobs",
    metavar="N",
    type=click.IntRange(1, 256),
    help="Processes of --batch; as many as processors when not given.",
)


@click.command(cls=TakesWords)
@_text
@click.option(
    "--rules",
    metavar="YEAR",
    default="current",
    help="The rules of a year (1997 to now), an era's id, or current.",
)
@as_json_option
@_batch
@_limit
@_jobs
def resolve(
    text: tuple[str, ...], rules: str, as_json: bool, batch: str | None, limit: float, jobs: int | None
) -> int:
    """The ordered outcome of TEXT, what happens in short sentences, each step with the rules that make it so.

    Without TEXT standard input is read."""
    return _settle(Kind.RESOLVE, text, rules, as_json, batch, limit, jobs)


@click.command(cls=TakesWords)
@_text
@as_json_option
@_batch
@_limit
@_jobs
def compare(text: tuple[str, ...], as_json: bool, batch: str | None, limit: float, jobs: int | None) -> int:
    """The same scenario under the rules of every era, and the first step at which they part."""
    return _settle(Kind.COMPARE, text, "", as_json, batch, limit, jobs)


def _settle(
    kind: Kind,
    words: tuple[str, ...],
    rules: str,
    as_json: bool,
    batch: str | None,
    limit: float,
    jobs: int | None,
) -> int:
    if batch is not None:
        if words:
            raise BadInput(
                "Give either a scenario or --batch, not both.", f"See `rules-oracle {kind} --help`."
            )
        # The processes that a batch is worked out by take a while to load.
        from bot.cli.scenario_batch import scenarios

        return scenarios(kind, batch, rules, limit, jobs)
    asked = Question(kind, " ".join(words) if words else _standard_input(), rules)
    desk = open_desk()
    return show(within(limit, lambda: ask(desk, asked), lambda: too_long(asked, limit)), as_json)


def _standard_input() -> str:
    """All of standard input as text; old Windows text is taken for what it is."""
    if sys.stdin.isatty():
        tell("Type the scenario, then end it with Ctrl-D on an empty line.")
    given = sys.stdin.buffer.read()
    try:
        return given.decode("utf-8-sig")
    except UnicodeDecodeError:
        return given.decode("cp1252", errors="replace")
