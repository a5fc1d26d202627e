"""From the command line to an exit status: 0 answered, 1 understood but the answer is no, 2 not understood."""

from __future__ import annotations

import errno
import gc
import io
import os
import sys
from collections.abc import Sequence

from bot.failures import foreseen, tell, unforeseen

PROGRAM = "rules-oracle"

#: What a write to standard output fails with when the disk, or the other end, is no more.
_NO_ROOM = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EIO, errno.EBADF})


def main() -> None:
    """The console script."""
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w")  # closed: there is nobody to tell  # noqa: SIM115
    if sys.stdout is None:
        tell("Standard output is closed: there is nowhere to write the answer to.")
        sys.exit(2)
    status = run(sys.argv[1:])
    try:
        sys.stdout.flush()
    except BrokenPipeError:
        _silence_stdout()
    except OSError as error:
        status = _failed(error)
    gc.freeze()  # the last look for what can be let go: all of it can
    sys.exit(status)


def run(arguments: Sequence[str]) -> int:
    """Run one command line and return its exit status. Errors are told on standard error."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # A terminal that cannot show a character gets a question mark, not an error.
            stream.reconfigure(errors="replace")
    # One command makes much that lives to its end and little to collect: looking for that less often starts it
    # a fifth faster.
    gc.set_threshold(500_000, 50, 1000)
    # Loaded under the rarer collection set above.
    from bot.cli.app import app

    try:
        # click's own `main` would make an error of a reader that went away.
        with app.make_context(PROGRAM, list(arguments)) as context:
            status = app.invoke(context)
    except KeyboardInterrupt:
        tell("Stopped.")
        return 130
    except BrokenPipeError:
        # The reader of a pipe went away (`| head`): no error of ours.
        _silence_stdout()
        return 0
    except Exception as error:
        return _failed(error)
    return status if isinstance(status, int) else 0


def _failed(error: Exception) -> int:
    from click.exceptions import Abort, Exit

    if isinstance(error, Exit):
        return error.exit_code
    if isinstance(error, Abort):
        tell("Stopped.")
        return 130
    if isinstance(error, OSError) and error.errno in _NO_ROOM and not error.filename:
        _silence_stdout()
        tell(f"The answer could not be written: {error.strerror}. Make room, or write it elsewhere.")
        return 2
    usage = _usage(error)
    if usage is not None:
        tell(usage)
        return 2
    known = foreseen(error)
    if known is not None:
        sentence, status = known
        tell(sentence)
        return status
    tell(unforeseen(error))
    return 2


def _usage(error: Exception) -> str | None:
    """One sentence for a command line that click could not read."""
    # Only what goes wrong needs click's errors by name.
    from click import ClickException
    from click.exceptions import NoArgsIsHelpError

    if not isinstance(error, ClickException):
        return None
    context = getattr(error, "ctx", None)
    if isinstance(error, NoArgsIsHelpError):
        tell(error.format_message())
        return f"A command is missing. See `{error.ctx.command_path if error.ctx else PROGRAM} --help`."
    command = context.command_path if context is not None else PROGRAM
    message = " ".join(str(error.format_message()).split())
    return f"{message.rstrip('.')}{'' if message.endswith('?') else '.'} See `{command} --help`."


def _silence_stdout() -> None:
    """Let the interpreter's last flush go nowhere instead of failing."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
