"""Every command of the terminal program under its name."""

from __future__ import annotations

from typing import Annotated

import typer

from bot.cli import lookups, resolving

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
        typer.echo(context.get_help(), err=True)
        raise typer.Exit(2)
    return 0


for command in (
    resolving.resolve,
    resolving.compare,
    lookups.rule,
    lookups.card,
    lookups.define,
    lookups.search,
    lookups.history,
):
    app.command(command.__name__)(command)
