"""Words before a dash that only name an ability: ability words and flavor words (CR 207.2c-d) mean nothing by themselves."""

from __future__ import annotations

from typing import Any

from bot.abilities.keyword_abilities.labelled import LIMITED
from bot.abilities.keywords import rule_of
from bot.cards.phrases.base import G
from bot.language.rules import Found, Rule
from bot.language.run import Run
from bot.regex import regex

#: Words before a dash that say when or how the ability works; and what begins a list of modes or a chapter.
_MEANING = regex(
    r"(?:Max speed|To solve|Solved|Companion|Partner|Choose .*|Whenever .*|When .*|[IVX]+(?:, [IVX]+)*)\Z"
)
_NAME = regex(r"[A-Z][\w',!?& -]*\Z")
_MOST = 10


def _takes_a_cost(words: str) -> bool:
    """Whether what follows is the cost of a keyword: `Kicker—Sacrifice a land.`"""
    return words not in LIMITED and (rule_of(words) is not None or words.startswith("splice onto"))


class Label(Rule):
    """`Landfall`, `Mystic Arcanum` in front of a dash, as the words."""

    def read(self, run: Run, at: int) -> list[Found]:
        for end in range(at + 1, min(run.size - 1, at + _MOST)):
            if run.exact[end] == "—":
                text = run.tokens.text[run.tokens.starts[at] : run.tokens.starts[end]].rstrip()
                named = _NAME.match(text) and not _MEANING.match(text) and not _takes_a_cost(text.lower())
                return [(end, text, self.node(text, (text,)))] if named else []
        return []

    def write(self, value: Any) -> str | None:
        return value if isinstance(value, str) and value else None


G.register(Label("label"))
