"""Words back as the grammar reads them, before they are bound: known in this room alone."""

from __future__ import annotations

from bot.abilities.who import Who
from bot.values import dataclass


@dataclass(frozen=True, slots=True)
class Back(Who):
    """`it`, `that creature`, `they`, `those tokens`: the word as it stands in the text. The empty word is a subject that is
    not said again (`draws a card and loses 1 life`). `binding` puts what it stands for in its place."""

    word: str = "it"


IT = Back()
