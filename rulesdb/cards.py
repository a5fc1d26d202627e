"""Cards of an index by name: exact, near, and all names at once for recognising them in sentences."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping

from rulesdb.rows import CardRow


class CardPool:
    """The cards of one open index."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def exact(self, name: str) -> CardRow | None:
        """The card of that name, or that has a face of that name; case, accents and punctuation apart."""
        raise NotImplementedError

    def near(self, name: str, limit: int = 5) -> list[tuple[CardRow, float]]:
        """Cards whose names are near, best first, with a score of 0 to 100. Empty when nothing is near."""
        raise NotImplementedError

    def names(self) -> Mapping[str, str]:
        """Every folded name (of cards and of faces) and the card's name in its own spelling."""
        raise NotImplementedError
