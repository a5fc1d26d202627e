"""`console`, `run`, `invite` and `health`: the programs that stay, how the bot is added, and whether it is well."""

from __future__ import annotations

import os
import sys
import time

import click

from bot.cli.answering import open_desk
from bot.console import converse, prompted
from bot.discord.environment import read_environment, read_shards
from bot.failures import tell, unforeseen
from rulesdb.printable import say
from rulesdb.where import data_folder


@click.command()
def console() -> int:
    """A prompt that takes the slash commands as typed in Discord; needs no token.

    From a pipe each line is one command. Bad input gets a clear line, and the prompt goes on."""
    converse(open_desk(), prompted(), sys.stdout, unforeseen)
    return 0


@click.command()
def run() -> int:
    """The Discord bot; needs DISCORD_TOKEN."""
    # Read here first: a missing token is told before a second is spent on loading discord.py.
    environment = read_environment(os.environ, data_folder())
    # As said above: discord.py takes a second to load.
    from bot.discord.run import run as serve

    return serve(environment)


@click.command()
@click.argument("application", default="")
def invite(application: str) -> int:
    """The links by which a server and a user add the bot.

    They ask for the scopes and permissions that it needs. APPLICATION is the application's id; without it, it is read
    from DISCORD_TOKEN."""
    # Nothing else here needs it.
    from bot.discord.invite import invite as links

    server, user = links(os.environ, application)
    say(f"For a server:\n{server}\nFor a user:\n{user}")
    return 0


@click.command()
def health() -> int:
    """Whether the bot that runs on this machine is well: status 0 when it is, else 1."""
    # Only this command speaks HTTP.
    from bot.discord.health import check

    _, shard_ids = read_shards(os.environ)
    well, sentence = check(data_folder(), shard_ids, time.time())
    if well:
        say(sentence)
        return 0
    tell(sentence)
    return 1
