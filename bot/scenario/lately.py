"""What was worked out of late, kept for when it comes up again: as much of it as is said, and what came up least lately is let go."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Generic, TypeVar

_V = TypeVar("_V")


class Lately(Generic[_V]):
    """Values by keys that tell all that they hang on: those of late, and those before them, which are forgotten when there are too many
    of late unless they come up again."""

    __slots__ = ("_before", "_lately", "_most")

    def __init__(self, most: int) -> None:
        """`most`: so many values are kept, at most."""
        self._lately: dict[Hashable, _V] = {}
        self._before: dict[Hashable, _V] = {}
        self._most = most

    def get(self, key: Hashable) -> _V | None:
        """What was kept under that key."""
        found = self._lately.get(key)
        if found is None and (found := self._before.get(key)) is not None:
            self.keep(key, found)
        return found

    def keep(self, key: Hashable, value: _V) -> None:
        """Keeps a value under that key."""
        if len(self._lately) >= self._most // 2:
            self._lately, self._before = {}, self._lately
        self._lately[key] = value

    def __len__(self) -> int:
        return len(self._lately) + len(self._before)
