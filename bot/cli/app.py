"""Every command of the terminal program under its name."""

from __future__ import annotations

from typing import Annotated

import typer

from bot.cli import checks, index, lookups, resolving, serving
from bot.errors import BadInput

app = typer.Typer(
    name="rules-oracle",
    help="Rules Oracle: cites the rules of Magic: The Gathering by number and resolves described scenarios.",
    add_completion=False,
    pretty_exceptions_enable=False,
    no_args_is_help=False,
)


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version and stop.")] = False,
) -> int:
    """Rules Oracle: cites the rules of Magic: The Gathering by number and resolves described scenarios."""
    if version:
        from importlib.metadata import version as installed

        typer.echo(installed("rules-oracle"))
        raise typer.Exit(0)
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())
        raise BadInput("A command is missing.", "The help above names all of them.")
    return 0


for command in (
    resolving.resolve,
    resolving.compare,
    lookups.rule,
    lookups.card,
    lookups.define,
    lookups.search,
    lookups.history,
    checks.check,
    serving.console,
    serving.run,
    serving.health,
):
    app.command(command.__name__)(command)

app.add_typer(index.group, name="index")
app.add_typer(checks.cards, name="cards")
