"""Regular expressions that are compiled when they are first used: few of the program's meet the words of one question, and
compiling all of them would be a good part of its start."""

from __future__ import annotations

import re
from functools import cached_property
from typing import Any, cast


def regex(pattern: str, flags: int = 0) -> re.Pattern[str]:
    """What `re.compile` makes of it, once something is asked of it. For those that stand in modules."""
    return cast("re.Pattern[str]", _Regex(pattern, flags))


class _Regex:
    def __init__(self, pattern: str, flags: int) -> None:
        self.pattern = pattern
        self._flags = flags

    @cached_property
    def _compiled(self) -> re.Pattern[str]:
        return re.compile(self.pattern, self._flags)

    def __getattr__(self, asked: str) -> Any:
        """What the compiled one has by that name, kept here: from then on it is as near as there."""
        found = getattr(self._compiled, asked)
        setattr(self, asked, found)
        return found
