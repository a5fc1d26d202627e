"""Words whose letters are held as in speech, or as a phone types them: `sooo`, `yooo`, `deaddd`, `pleaseee`; and those that
are drawn together: `a 2/2 n a 3/3`, `two of em`, `Ogre & Elf`."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.regex import regex
from bot.scenario.forms.verbs import LEMMAS
from bot.scenario.text.tokens import Token
from bot.values import replace

#: No word of the language has a letter three times on end.
_HELD = regex(r"([a-z])\1{2,}")


#: Words that are drawn together to a letter or two, where they are in no name: `Light 'Em Up`.
_DRAWN = {"n": "and", "em": "them", "&": "and"}


def as_spelt(
    tokens: list[Token], known: Callable[[str], bool], named: Callable[[list[Token]], Callable[[int], bool]]
) -> list[Token]:
    """The tokens with each such word as it is spelt, and `n`, `&` and `em` in full. `known`: whether a word is one of the language, or may be
    a name; `named`: tells of tokens which of them stand in a name of several words."""
    found = [
        _spelt(token, known) if token.kind == "word" and _HELD.search(token.fold) else token
        for token in tokens
    ]
    drawn = [at for at, token in enumerate(found) if token.text in _DRAWN and _stands_alone(found, at)]
    in_name = named(found) if drawn else None
    for at in drawn:
        joins = found[at].text == "&" and known(
            f"{found[at - 1].fold} {found[at + 1].owner or found[at + 1].fold}"
        )
        if in_name is not None and not in_name(at) and not joins:  # `Tokka & Rahzar`, for short
            said = _DRAWN[found[at].text]
            found[at] = replace(found[at], kind="word", text=said, fold=said, lemma=said)
    return found


def _stands_alone(tokens: Sequence[Token], at: int) -> bool:
    """Whether it is no letter of something: `y/n`, `player N`."""
    if tokens[at].text in ("em", "&"):
        return tokens[at].text == "em" or 0 < at < len(tokens) - 1
    beside = {token.kind for token in (*tokens[at - 1 : at], *tokens[at + 1 : at + 2])}
    return 0 < at < len(tokens) - 1 and beside <= {"word", "size", "number"}


def _spelt(token: Token, known: Callable[[str], bool]) -> Token:
    if token.owner or known(token.fold):
        return token
    once, twice = (_HELD.sub(again, token.fold) for again in (r"\1", r"\1\1"))
    meant = next((word for word in (once, twice) if known(word)), None)
    return token if meant is None else replace(token, text=meant, fold=meant, lemma=LEMMAS.get(meant, meant))
