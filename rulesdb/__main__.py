"""`python -m rulesdb`: the `index` group by itself."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from rulesdb.build import build_index
from rulesdb.errors import IndexFault
from rulesdb.info import describe, notes
from rulesdb.printable import say, say_json
from rulesdb.update import rollback, update
from rulesdb.where import index_in_use


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command. Exit status 0: done; 2: something the user can mend, said in one sentence."""
    options = _parser().parse_args(arguments)
    try:
        status: int = options.run(options)
        sys.stdout.flush()
    except IndexFault as fault:
        say(fault, sys.stderr)
        return fault.exit_status
    except BrokenPipeError:
        return 0
    except OSError as error:
        say(f"{error.filename or 'A file'} cannot be used: {error.strerror}.", sys.stderr)
        return 2
    return status


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m rulesdb", description="Builds and keeps the rules index."
    )
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    build = commands.add_parser("build", help="build an index from files")
    build.add_argument("--out", type=Path, required=True, metavar="FILE")
    build.add_argument("--rules", type=Path, nargs="+", action="extend", default=[], metavar="FILE")
    build.add_argument("--cards", type=Path, nargs="+", action="extend", default=[], metavar="FILE")
    build.add_argument("--rulings", type=Path, metavar="FILE")
    build.add_argument("--doc", type=Path, nargs="+", action="extend", default=[], metavar="FILE")
    build.set_defaults(run=_build)
    update = commands.add_parser("update", help="download the official files and rebuild")
    update.add_argument(
        "--force", action="store_true", help="take a result that holds far less than the last one"
    )
    update.add_argument(
        "--settings", type=Path, metavar="FILE", help="addresses and limits (default: sources.json)"
    )
    update.set_defaults(run=_update)
    info = commands.add_parser("info", help="what is in the index in use")
    info.add_argument("--json", action="store_true")
    info.set_defaults(run=_info)
    back = commands.add_parser("rollback", help="put the previous index back in use")
    back.set_defaults(run=_rollback)
    return parser


def _build(options: argparse.Namespace) -> int:
    built = build_index(
        options.out,
        rules=options.rules,
        cards=options.cards,
        rulings=options.rulings,
        docs=options.doc,
        progress=_progress,
    )
    _progress("", 0, 0)
    for warning in built.warnings:
        say(warning, sys.stderr)
    say(
        f"Built {built.path} in {built.seconds:.1f} s: {built.documents} documents, {built.rules:,} rules, "
        f"{built.cards:,} cards, {built.rulings:,} rulings."
    )
    return 0


def _update(options: argparse.Namespace) -> int:
    updated = update(settings=options.settings, progress=_progress, force=options.force)
    _progress("", 0, 0)
    for line in updated.lines:
        say(line)
    say(
        f"The index is {updated.path}."
        if updated.changed
        else f"Nothing has changed; the index is {updated.path}."
    )
    return 0


def _info(options: argparse.Namespace) -> int:
    path = index_in_use()
    found = describe(path)
    if options.json:
        say_json(found)
        return 0
    say(f"{path}{', built ' + found['built'] if found['built'] else ''}")
    for entry in found["documents"]:
        counts = f"{entry['rules']:,} rules, {entry['examples']:,} examples, {entry['glossary']:,} glossary entries"
        say(f"  {entry['title']} ({entry['date']}): {counts}")
    for note in notes(path):
        say(f"  note: {note}")
    say(f"  {found['cards']:,} cards, {found['rulings']:,} rulings")
    return 0


def _rollback(options: argparse.Namespace) -> int:
    say(f"The previous index is in use again: {rollback()}.")
    return 0


def _progress(what: str, done: int, whole: int) -> None:
    """One line on a screen; nothing where standard error is a file. An empty `what` clears it."""
    if sys.stderr.isatty():
        sys.stderr.write(f"\r\033[K{what}: {100 * done // whole if whole else 0}%" if what else "\r\033[K")
        sys.stderr.flush()


if __name__ == "__main__":
    status = main()
    try:
        sys.stdout.flush()
    except OSError:  # that was told: the interpreter's last flush is not to fail once more
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    sys.exit(status)
