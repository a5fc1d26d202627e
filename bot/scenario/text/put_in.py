"""Words and signs that are put into a story, at the place of one that was typed: so that an error still points at what was typed."""

from __future__ import annotations

from collections.abc import Sequence

from bot.scenario.forms.verbs import LEMMAS
from bot.scenario.text.tokens import Token


def words_before(said: Sequence[str], at: Token) -> list[Token]:
    """These words, before the token `at`."""
    return [Token("word", word, word, LEMMAS.get(word, word), at.start, at.start) for word in said]


def sign(text: str, start: int, end: int) -> Token:
    """The sign that ends a sentence, where `start`..`end` was typed."""
    return Token("break", text, text, text, start, end)
