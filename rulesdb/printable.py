"""Text on its way to a terminal: signs that would steer it, or turn the reading order round, are shown instead of sent."""

from __future__ import annotations

import json
import re
import sys
from typing import Any, TextIO

#: Controls (C0 but tab and line feed, delete, C1) and the marks that turn or isolate the direction of text.
_STEERING = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]")


def printable(text: object) -> str:
    """The text with each steering sign written as its code (`\\u001b`), which is also how JSON writes it."""
    return _STEERING.sub(lambda sign: f"\\u{ord(sign[0]):04x}", str(text).replace("\r\n", "\n"))


def say(text: object = "", to: TextIO | None = None) -> None:
    """Print a line, to standard output if nowhere else."""
    print(printable(text), file=to or sys.stdout)


def say_json(value: Any, indent: int | None = 2) -> None:
    """Print a value as JSON: every letter as it is, no steering sign."""
    say(json.dumps(value, ensure_ascii=False, indent=indent))
