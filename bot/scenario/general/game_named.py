"""The name of the game at the end of a question: `Is sacrificing considered dying in MTG?`"""

from __future__ import annotations

from collections.abc import Sequence

from bot.scenario.text.tokens import Token

_GAMES = (["magic", "the", "gathering"], ["mtg"], ["magic"])


def without_the_game(sentence: Sequence[Token]) -> list[Token]:
    """A question without the name of the game: `Is sacrificing considered dying in MTG`."""
    told = list(sentence)
    folds = [token.fold for token in sentence]
    for words in _GAMES:
        if len(folds) > len(words) + 2 and folds[-len(words) :] == words:
            told = told[: -len(words)]
            return told[:-1] if told[-1].fold == "in" else told
    return told
