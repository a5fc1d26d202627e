"""Prints one reply: the answer for people or JSON for programs, errors on standard error, and its status."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from bot import terminal
from bot.answers.answer import Tone
from rulesdb.printable import say, say_json

if TYPE_CHECKING:
    from bot.answers.desk import Desk
    from bot.answers.reply import Reply


def open_desk() -> Desk:
    """The desk on the index in use."""
    # What only shows help opens no desk.
    from bot.workers.desk import open_real_desk

    return open_real_desk()


def show(reply: Reply, as_json: bool) -> int:
    """Print `reply` and return the exit status it asks for.

    With `as_json` the object goes to standard output whatever the answer, so that a program always finds
    it there; an error's sentence goes to standard error in both forms."""
    failed = reply.answer.tone is Tone.ERROR or reply.exit_status != 0
    if as_json:
        say_json(reply.json)
        if failed:
            say(terminal.sentence(reply.answer), sys.stderr)
    else:
        terminal.write(reply.answer, sys.stderr if failed else sys.stdout)
    return reply.exit_status
