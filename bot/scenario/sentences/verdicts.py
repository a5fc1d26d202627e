"""What only says that something went wrong, or ought to have come otherwise."""

from __future__ import annotations

from collections.abc import Sequence

from bot.scenario.plain.asking import is_verb
from bot.scenario.text.tokens import Token
from bot.scenario.text.words import word_set

#: Verbs that only help others.
HELPING = word_set("be do have can will would")


def is_verdict(tokens: Sequence[Token]) -> bool:
    """Whether it is only said what ought to have come of it, or that something is wrong: `it should have died`, `this is a bug`."""
    words = [token.fold for token in tokens if token.fold not in ("and", "but", "so", "—", ",")]
    if words[:2] in _WRONG and len(words) > 2 and {*words[2:6]} & _AMISS:
        return True
    if any(token.lemma in _CLAIMING for token in tokens[1:8]):
        return True
    for at, token in enumerate(tokens):
        if token.fold in _OUGHT:
            return at > 0 and tokens[at - 1].fold not in ("if", "when")
        if at and token.lemma not in HELPING and is_verb(token, tokens[at - 1]):
            return token.lemma == "expect"
        if token.fold in ("if", "when", "because", "?"):
            return False
    return False


_WRONG = (
    ["this", "is"],
    ["that", "is"],
    ["it", "is"],
    ["this", "was"],
    ["that", "was"],
    ["which", "is"],
    ["the", "correct"],
    ["the", "right"],
)


_AMISS = word_set(
    "wrong incorrect bug bugged correctly incorrectly right functionality behavior behaviour result mistake"
)


#: What somebody holds against another: no deed, whatever it is that is held.
_CLAIMING = word_set("claim argue insist")


_OUGHT = word_set("should ought supposed expected deserved misplayed misplay")
