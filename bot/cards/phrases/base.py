"""The grammar that every file of phrases registers into."""

from __future__ import annotations

from typing import Any

from bot.language.grammar import Grammar
from bot.language.pattern import REST, S

G = Grammar()
#: Subjects: things agree as `1` or `n`, players also as `you`.
G.family("obj", ("1", "n"))
G.family("player", ("1", "n", "you"))
G.family("subject", ("1", "n", "you"))

__all__ = ["REST", "Any", "G", "S"]
