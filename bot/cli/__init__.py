"""The terminal program. `main` is the console script; what it needs is imported by the command that runs."""

from bot.cli.entry import main

__all__ = ["main"]
