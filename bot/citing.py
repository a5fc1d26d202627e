"""Which rule numbers a face still has to show beside a line."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.answers.answer import Line


def unsaid(line: Line) -> tuple[str, ...]:
    """The rules that `line` cites and does not name itself: a subrule's line starts with its own number."""
    return tuple(
        rule for rule in line.rules if not re.search(rf"(?<![\w.]){re.escape(rule)}(?![\w]|\.\d)", line.text)
    )


def adds_to(page_title: str, title: str) -> bool:
    """Whether a page's title says anything that the answer's title above it does not."""
    return bool(page_title) and not title.startswith(page_title)
