"""Every command of the terminal program under its name; its module is loaded when it runs, or when all are listed."""

from __future__ import annotations

from importlib import import_module

import click

from bot.errors import BadInput

#: Each command, in the order of the help, and where it is.
COMMANDS = {
    "resolve": "bot.cli.resolving:resolve",
    "compare": "bot.cli.resolving:compare",
    "rule": "bot.cli.lookups:rule",
    "card": "bot.cli.lookups:card",
    "define": "bot.cli.lookups:define",
    "search": "bot.cli.lookups:search",
    "history": "bot.cli.lookups:history",
    "check": "bot.cli.checks:check",
    "cards": "bot.cli.checks:cards",
    "console": "bot.cli.serving:console",
    "run": "bot.cli.serving:run",
    "health": "bot.cli.serving:health",
    "invite": "bot.cli.serving:invite",
    "index": "bot.cli.index:group",
}


class Commands(click.Group):
    """The commands of the table above."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        module, _, name = COMMANDS[cmd_name].partition(":")
        command: click.Command = getattr(import_module(module), name)
        return command


@click.group(cls=Commands, invoke_without_command=True, context_settings={"max_content_width": 100})
@click.option("--version", is_flag=True, help="Print the version and stop.")
@click.pass_context
def app(context: click.Context, version: bool) -> int:
    """Rules Oracle: cites the rules of Magic: The Gathering by number and resolves described scenarios."""
    if version:
        from importlib.metadata import version as installed

        click.echo(installed("rules-oracle"))
        context.exit(0)
    if context.invoked_subcommand is None:
        click.echo(context.get_help())
        raise BadInput("A command is missing.", "The help above names all of them.")
    return 0
