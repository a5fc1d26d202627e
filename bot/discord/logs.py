"""How the bot's log is written: for people on a screen, plain in a pipe, or one JSON object a line; and to a file that is
begun anew before it grows too long."""

from __future__ import annotations

import json
import logging
import sys
from collections.abc import Mapping
from datetime import UTC, datetime
from logging.handlers import RotatingFileHandler
from pathlib import Path

import discord

#: The file is begun anew at this size; so many before it are kept.
_LONGEST, _KEPT = 2 << 20, 4

_PLAIN = logging.Formatter("%(asctime)s %(levelname)-8s %(name)s %(message)s")


class JsonLines(logging.Formatter):
    """One JSON object a line: time, level, where from, what, and the trace of an error."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            told["error"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


def set_up(variables: Mapping[str, str], data: Path) -> None:
    """Write the log to standard error, and to a file in the data folder. `RULES_ORACLE_LOG` is `json` or `text`."""
    as_json = variables.get("RULES_ORACLE_LOG", "").strip().lower() == "json"
    screen = logging.StreamHandler()
    coloured = not as_json and sys.stderr.isatty() and not variables.get("NO_COLOR")
    if as_json:
        screen.setFormatter(JsonLines())
    elif coloured:
        # discord.py's own, which colours by level.
        discord.utils.setup_logging(handler=screen, level=logging.INFO, root=True)
    else:
        screen.setFormatter(_PLAIN)
    root = logging.getLogger()
    root.setLevel(logging.INFO)
    for handler in (None if coloured else screen, _file(data, as_json)):
        if handler is not None:
            root.addHandler(handler)


def _file(data: Path, as_json: bool) -> logging.Handler | None:
    """The log in the data folder; None where nothing can be written."""
    try:
        path = data / "bot.log"
        handler = RotatingFileHandler(path, maxBytes=_LONGEST, backupCount=_KEPT, encoding="utf-8")
    except OSError:
        return None
    handler.setFormatter(JsonLines() if as_json else _PLAIN)
    return handler
