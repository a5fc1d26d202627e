"""Opens the desk, once it is needed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.answers.desk import Desk

#: Opens a desk; must be importable by name, since it is called in another process.
Opener = Callable[[], "Desk"]


def open_real_desk() -> Desk:
    """The desk on the index in use."""
    # A worker process opens its desk; whoever starts the process does without.
    from bot.answers.desk import open_desk

    return open_desk()
