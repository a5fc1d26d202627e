"""A question in the words in which it was typed."""

from __future__ import annotations

from itertools import pairwise

from bot.regex import regex
from bot.scenario.plain.asking import DENIED
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.story import Story
from bot.scenario.text.tokens import Token

_ENDS = regex(r"[.!?](?=\s|$)|\n")


def as_typed(story: Story, statement: Statement, text: str) -> str:
    """The words of the question as they stand in the text; the whole sentence, where its words were reworded or put in another order:
    a part of it would say less than what was asked."""
    asked = story.tokens[statement.start : statement.end]
    start, end = min(token.start for token in asked), max(token.end for token in asked)
    if any(_is_reworded(token, text) for token in asked) or any(
        one.start > other.start for one, other in pairwise(asked)
    ):
        start, end = _sentence_around(text, start, end)
    said = text[start:end].strip()
    return said[:1].upper() + said[1:] + "?"


def _is_reworded(token: Token, text: str) -> bool:
    """Whether a word stands where another one was typed; `isn't` is typed as one and read as two."""
    if token.lemma == DENIED:
        return True
    typed = text[token.start : token.end]
    return (
        token.start < token.end
        and token.kind == "word"
        and token.text.lower() not in typed.lower()
        and not ("'" in typed or "’" in typed)
    )


def _sentence_around(text: str, start: int, end: int) -> tuple[int, int]:
    """The sentence in which those places stand, without the sign that ends it."""
    before = [found.end() for found in _ENDS.finditer(text, 0, start)]
    after = _ENDS.search(text, end)
    return (before[-1] if before else 0), (after.start() if after else len(text))
