"""How far a long piece of work is, on standard error."""

from __future__ import annotations

import sys
import time

_SECONDS = 10.0
"""How long after one line the next is written, where each stays."""


class Progress:
    """One line on standard error that says what is done and how far. Where that is no screen nothing; `asked` for, lines that stay,
    one every so often."""

    def __init__(self, asked: bool = False) -> None:
        self._screen = sys.stderr.isatty()
        self._shown = self._screen or asked
        self._last = ""
        self._next = 0.0

    def __call__(self, what: str, done: int, total: int) -> None:
        """Say how much of the work is done."""
        line = f"{what}: {100 * done // total if total else 0}%"
        if not self._shown or line == self._last:
            return
        if self._screen:
            sys.stderr.write(f"\r\033[K{line}")
        elif time.monotonic() < self._next:
            return
        else:
            self._next = time.monotonic() + _SECONDS
            sys.stderr.write(f"{line}\n")
        self._last = line
        sys.stderr.flush()

    def end(self) -> None:
        """Clear the line."""
        if self._screen and self._last:
            sys.stderr.write("\r\033[K")
            sys.stderr.flush()
