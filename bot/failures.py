"""What a user sees when something goes wrong: one sentence and what to do next, never a traceback.

An error that the program did not foresee gets a short code; its trace goes to a log under that code.
"""

from __future__ import annotations

import os
import sys
import traceback
from pathlib import Path

from bot.errors import OracleError
from rulesdb.errors import IndexFault
from rulesdb.printable import say
from rulesdb.where import data_folder

#: Where the log is longer than this, it begins anew; the one before is kept.
_LONGEST_LOG = 1 << 20


def tell(message: str) -> None:
    """One line on standard error."""
    say(message, sys.stderr)


def foreseen(error: BaseException) -> tuple[str, int] | None:
    """The sentence and the exit status of an error that names what the user can mend; None for any other.

    The index raises its own family (it knows nobody), the rest of the program `OracleError`."""
    if isinstance(error, OracleError | IndexFault):
        return str(error), error.exit_status
    if isinstance(error, RecursionError):
        return "Too much stands inside one another there. Write it in shorter parts.", 2
    if isinstance(error, FileNotFoundError) and error.filename:
        return f"There is no file {error.filename}. Check the path and try again.", 2
    if isinstance(error, IsADirectoryError) and error.filename:
        return f"{error.filename} is a folder. Name a file in it.", 2
    if isinstance(error, OSError) and error.filename:
        reason = (error.strerror or "it cannot be opened").lower()
        return f"{error.filename} cannot be used: {reason}. Check the path and its permissions.", 2
    return None


def code_of(error: BaseException) -> str:
    """A short code for an unforeseen error: the same for the same place in the same program, also when it comes
    from a worker process, whose trace is the text of its cause."""
    # What keeps a trace is loaded with the first one: most runs go without, and a log takes a while to load.
    import hashlib

    frames = traceback.extract_tb(error.__traceback__)
    places = "|".join(f"{Path(frame.filename).name}:{frame.name}:{frame.lineno}" for frame in frames)
    if error.__cause__ is not None and error.__cause__.__traceback__ is None:
        places = str(error.__cause__)
    return hashlib.blake2s(f"{type(error).__name__}|{places}".encode(), digest_size=4).hexdigest()


def logged(error: BaseException) -> str:
    """Log the trace of `error` under its code and return the code."""
    # As in `code_of`.
    import logging

    code = code_of(error)
    logging.getLogger(__name__).error("unforeseen error %s", code, exc_info=error)
    return code


def unforeseen(error: BaseException) -> str:
    """Keep the trace of `error` in the log file under a code; the sentence that names both."""
    code = code_of(error)
    path = _log_file()
    begun = f"Something went wrong inside Rules Oracle (code {code})."
    if path is None:
        return f"{begun} Please report it with what you typed."
    # As in `code_of`.
    import logging
    from logging.handlers import RotatingFileHandler

    handler = RotatingFileHandler(path, encoding="utf-8", maxBytes=_LONGEST_LOG, backupCount=1)
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    cause = (type(error), error, error.__traceback__)
    handler.emit(
        logging.LogRecord(__name__, logging.ERROR, __file__, 0, "unforeseen error %s", (code,), cause)
    )
    handler.close()
    return f"{begun} Please report it with what you typed; the trace is in {path}."


def _log_file() -> Path | None:
    """The log in the data folder; None when nothing can be written there."""
    try:
        folder = data_folder()
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, NotImplementedError):
        return None
    return folder / "rules-oracle.log" if os.access(folder, os.W_OK) else None
