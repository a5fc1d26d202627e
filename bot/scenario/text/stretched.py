"""Words whose letters are held as in speech, or as a phone types them: `sooo`, `yooo`, `deaddd`, `pleaseee`."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.regex import regex
from bot.scenario.forms.verbs import LEMMAS
from bot.scenario.text.tokens import Token
from bot.values import replace

#: No word of the language has a letter three times on end.
_HELD = regex(r"([a-z])\1{2,}")


def without_held_letters(tokens: Sequence[Token], known: Callable[[str], bool]) -> list[Token]:
    """The tokens with each such word as it is spelt. `known`: whether a word is one of the language, or may be a name."""
    return [
        _spelt(token, known) if token.kind == "word" and _HELD.search(token.fold) else token
        for token in tokens
    ]


def _spelt(token: Token, known: Callable[[str], bool]) -> Token:
    if token.owner or known(token.fold):
        return token
    once, twice = (_HELD.sub(again, token.fold) for again in (r"\1", r"\1\1"))
    meant = next((word for word in (once, twice) if known(word)), None)
    return token if meant is None else replace(token, text=meant, fold=meant, lemma=LEMMAS.get(meant, meant))
