"""A third player who has no name: `My opponent attacks me with Elf and my other opponent with Ogre`."""

from __future__ import annotations

from collections.abc import Sequence

from bot.scenario.text.tokens import Token
from bot.scenario.text.words import word_set
from bot.values import replace

#: What that player is called, and the word that stands for the name.
NAME = "Other opponent"
KEY = "otheropponent"
_BEFORE = word_set("my the")
_OTHER = word_set("other second")
_OPPONENTS = word_set("opponent opp oppo friend buddy")


def with_other_opponent(tokens: list[Token]) -> list[Token]:
    """The tokens with `my other opponent` and `another opponent` as one word, where an opponent is told of besides."""
    told = [at for at, token in enumerate(tokens) if (token.owner or token.fold) in _OPPONENTS]
    others = {at: start for at in told if (start := _other(tokens, at)) is not None}
    if not others or len(told) == len(others):
        return tokens
    found: list[Token] = []
    last = 0
    for at, start in others.items():
        noun = tokens[at]
        found += tokens[last:start]
        owner = KEY if noun.owner else ""
        fold = f"{KEY}'s" if noun.owner else KEY
        text = f"{NAME}'s" if noun.owner else NAME
        found.append(replace(noun, text=text, fold=fold, lemma=fold, owner=owner, start=tokens[start].start))
        last = at + 1
    return [*found, *tokens[last:]]


def _other(tokens: Sequence[Token], at: int) -> int | None:
    """Where the words begin that say that it is another opponent; None where they don't."""
    before = tokens[at - 1].fold if at else ""
    if before == "another":
        return at - 1
    return at - 2 if before in _OTHER and at > 1 and tokens[at - 2].fold in _BEFORE else None


def is_told_of(tokens: Sequence[Token]) -> bool:
    """Whether there is such a player in a story."""
    return any((token.owner or token.fold) == KEY for token in tokens)
