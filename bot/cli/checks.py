"""`check` runs case files; `cards coverage` tells how much of the cards' text is read, `cards sweep` what of it acts."""

from __future__ import annotations

from pathlib import Path

import click

from bot.cli.answering import open_desk
from bot.cli.lookups import as_json_option
from bot.cli.progress import Progress
from bot.failures import tell
from rulesdb.printable import say, say_json


@click.command()
@click.argument("files", metavar="FILE...", nargs=-1, required=True, type=click.Path(path_type=Path))
def check(files: tuple[Path, ...]) -> int:
    """Run case files (YAML) and print each failure with expected and actual; status 1 when one fails."""
    # YAML and the worker processes are for this command alone.
    from bot.answers.checking import check_files

    return check_files(list(files), open_desk())


@click.group()
def cards() -> None:
    """How the card grammar reads the index's cards."""


@cards.command()
@click.option("--card", metavar="NAME", help="The reading of one card.")
@click.option(
    "--declines", is_flag=True, help="What is not read, by the number of cards that only it blocks."
)
@as_json_option
def coverage(card: str | None, declines: bool, as_json: bool) -> int:
    """Read every card of the index with the card grammar and count what is read."""
    # The grammar takes long to load.
    from bot.answers.card_readings import coverage as reading

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
@click.option("--card", metavar="NAME", help="Play one card.")
@click.option(
    "--sample", metavar="N", type=click.IntRange(1), help="Play N cards of the index, drawn by chance."
)
@click.option("--seed", metavar="S", default=0, help="Which sample.")
@click.option("--jobs", metavar="N", type=click.IntRange(1), default=1, help="Processes.")
@click.option(
    "--keep",
    metavar="FILE",
    type=click.Path(path_type=Path, dir_okay=False),
    help="Write what is found to FILE as it goes on; what FILE holds already is not played again.",
)
@click.option("--progress", is_flag=True, help="Tell how far it is also where standard error is no screen.")
@as_json_option
def sweep(
    card: str | None,
    sample: int | None,
    seed: int,
    jobs: int,
    keep: Path | None,
    progress: bool,
    as_json: bool,
) -> int:
    """Play every whole card on standard boards and list what claims to act and changes nothing.

    Ctrl+C ends it with what was found by then."""
    # The grammar and the engine take long to load.
    from bot.answers.sweep import report, rounds

    shown = Progress(progress)

    def told(at: rounds.Standing) -> None:
        shown(f"Round {at.round} of {at.rounds}, {at.chosen} lines, {at.listed} listed", at.done, at.chosen)

    try:
        found = report.sweep(sample=sample, seed=seed, card=card, jobs=jobs, told=told, keep=keep)
    finally:
        shown.end()
    if as_json:
        say_json(found)
    if "note" in found:
        tell(report.text(found))
    elif not as_json:
        say(report.text(found))
    return 1 if "note" in found else 0
