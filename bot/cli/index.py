"""`index build`, `update`, `info` and `rollback`: the SQLite index that every answer is read from."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from bot.cli.lookups import as_json_option
from bot.cli.progress import Progress
from bot.failures import tell
from rulesdb.printable import say, say_json
from rulesdb.where import index_in_use


@click.group()
def group() -> None:
    """Build, update and inspect the index that every answer is read from."""


class TakesSeveral(click.Command):
    """A command whose options of files take several after one name: `--rules OLD NEW --cards FIRST SECOND`."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Name the option again before each further file, in the order in which they were typed."""
        several = {
            name
            for option in self.params
            if isinstance(option, click.Option) and option.multiple
            for name in option.opts
        }
        named: list[str] = []
        last = ""
        for argument in args:
            if argument.startswith("-"):
                last = argument.split("=")[0] if argument.split("=")[0] in several else ""
            elif last and named[-1] != last:
                named.append(last)
            named.append(argument)
        return super().parse_args(ctx, named)


FILE = click.Path(path_type=Path)

_jobs = click.option(
    "--jobs",
    metavar="N",
    type=click.IntRange(1),
    help="Processes that read cards (default: one a processor).",
)


@group.command(cls=TakesSeveral)
@click.option("--out", metavar="FILE", type=FILE, required=True, help="The index file to write.")
@click.option(
    "--rules", metavar="FILE", type=FILE, multiple=True, help="A Comprehensive Rules text, of any year."
)
@click.option(
    "--cards",
    metavar="FILE",
    type=FILE,
    multiple=True,
    help="A bulk card file; a card that is in two files is taken from the later one.",
)
@click.option("--rulings", metavar="FILE", type=FILE, help="Scryfall's bulk rulings.")
@click.option(
    "--doc",
    metavar="FILE",
    type=FILE,
    multiple=True,
    help="Any other document: rulings, article, rulebook.",
)
@_jobs
def build(
    out: Path,
    rules: tuple[Path, ...],
    cards: tuple[Path, ...],
    rulings: Path | None,
    doc: tuple[Path, ...],
    jobs: int | None,
) -> int:
    """Build an index from files; the one that was at FILE is replaced only when the new one is whole."""
    # The writing half of the index is loaded by what writes.
    from bot.answers.card_readings.reader import GrammarReader
    from rulesdb.build import build_index
    from rulesdb.card_reading import jobs_here

    progress = Progress()
    try:
        built = build_index(
            out,
            rules=rules,
            cards=cards,
            rulings=rulings,
            docs=doc,
            progress=progress,
            reader=GrammarReader(),
            jobs=jobs or jobs_here(),
        )
    finally:
        progress.end()
    for warning in built.warnings:
        tell(warning)
    say(
        f"Built {built.path} in {built.seconds:.1f} s: {_count(built.documents, 'document')}, "
        f"{_count(built.rules, 'rule')}, {_count(built.cards, 'card')}, {_count(built.rulings, 'ruling')}."
    )
    return 0


@group.command()
@click.option("--force", is_flag=True, help="Take a result even if it holds far less than the one in use.")
@click.option(
    "--settings",
    metavar="FILE",
    type=FILE,
    help="Addresses and limits (default: sources.json in the data folder).",
)
@_jobs
def update(force: bool, settings: Path | None, jobs: int | None) -> int:
    """Download the current official files and rebuild; the index in use stays until the new one is checked."""
    # The writing half of the index is loaded by what writes.
    from bot.answers.card_readings.reader import GrammarReader
    from rulesdb.card_reading import jobs_here
    from rulesdb.update import update as bring_up_to_date

    progress = Progress()
    try:
        updated = bring_up_to_date(
            settings=settings,
            progress=progress,
            reader=GrammarReader(),
            jobs=jobs or jobs_here(),
            force=force,
        )
    finally:
        progress.end()
    for line in updated.lines:
        say(line)
    say(
        f"The index is {updated.path}."
        if updated.changed
        else f"Nothing has changed; the index is {updated.path}."
    )
    return 0


@group.command()
@as_json_option
def info(as_json: bool) -> int:
    """What is in the index in use: documents with their dates and counts, cards and rulings."""
    # The reading half of the index is loaded by what reads.
    from rulesdb.info import describe, notes
    from rulesdb.soundness import confirm_sound

    path = index_in_use()
    found = describe(path)
    confirm_sound(path)
    if as_json:
        say_json(found)
        return 0
    say(f"{path}, built {found['built']}" if found.get("built") else path)
    for document in found["documents"]:
        say(f"  {_document(document)}")
    for note in notes(path):
        say(f"  note: {note}")
    say(f"  {_count(found['cards'], 'card')}, {_count(found['rulings'], 'ruling')}")
    return 0


@group.command()
def rollback() -> int:
    """Put the previous index back in use; the present one becomes the previous."""
    # As for `build`.
    from rulesdb.update import rollback as put_back

    say(f"The previous index is in use again: {put_back()}.")
    return 0


def _document(document: dict[str, Any]) -> str:
    counts = [
        _count(document[name], noun)
        for name, noun in (("rules", "rule"), ("examples", "example"), ("glossary", "glossary entry"))
        if document.get(name)
    ]
    dated = f" ({document['date']})" if document.get("date") else ""
    return f"{document['title']}{dated}: {', '.join(counts) or 'no numbered rules'}"


def _count(number: int, noun: str) -> str:
    plural = f"{noun[:-1]}ies" if noun.endswith("y") else f"{noun}s"
    return f"{number:,} {noun if number == 1 else plural}"
