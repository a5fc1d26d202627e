"""`check` runs case files; `cards coverage` tells how much of the cards' text is read, `cards sweep` what of it acts."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from bot.cli.answering import open_desk
from bot.cli.lookups import AsJson
from bot.failures import tell
from rulesdb.printable import say, say_json

cards = typer.Typer(help="How the card grammar reads the index's cards.", no_args_is_help=True)


def check(files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Case files (YAML).")]) -> int:
    """Run case files and print each failure with expected and actual; status 1 when one fails."""
    # YAML and the worker processes are for this command alone.
    from bot.answers.checking import check_files

    return check_files(files, open_desk())


@cards.callback()
def group() -> None:
    """How the card grammar reads the index's cards."""


@cards.command()
def coverage(
    card: Annotated[
        str | None, typer.Option("--card", metavar="NAME", help="The reading of one card.")
    ] = None,
    declines: Annotated[
        bool, typer.Option("--declines", help="What is not read, by the number of cards that only it blocks.")
    ] = False,
    as_json: AsJson = False,
) -> int:
    """Read every card of the index with the card grammar and count what is read."""
    # The grammar takes long to load.
    from bot.answers import coverage as reading

    if card is not None:
        found = reading.of_card(card)
    elif declines:
        found = reading.declines()
    else:
        found = reading.of_index()
    missing = card is not None and not found["lines"] and "note" in found
    if as_json:
        say_json(found)
    if missing:
        tell(reading.text(found))
    elif not as_json:
        say(reading.text(found))
    return 1 if missing else 0


@cards.command()
def sweep(
    card: Annotated[str | None, typer.Option("--card", metavar="NAME", help="Play one card.")] = None,
    sample: Annotated[
        int | None,
        typer.Option("--sample", metavar="N", min=1, help="Play N cards of the index, drawn by chance."),
    ] = None,
    seed: Annotated[int, typer.Option("--seed", metavar="S", help="Which sample.")] = 0,
    jobs: Annotated[int, typer.Option("--jobs", metavar="N", min=1, help="Processes.")] = 1,
    as_json: AsJson = False,
) -> int:
    """Play every whole card on standard boards and list what claims to act and changes nothing."""
    # The grammar and the engine take long to load.
    from bot.answers.sweep import report

    found = report.sweep(sample=sample, seed=seed, card=card, jobs=jobs)
    if as_json:
        say_json(found)
    if "note" in found:
        tell(report.text(found))
    elif not as_json:
        say(report.text(found))
    return 1 if "note" in found else 0
