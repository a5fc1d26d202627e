"""Questions of one word: `I Bolt his 3/3. Dead?`, `He is at 4. Lethal?`, asked of what was told last."""

from __future__ import annotations

from collections.abc import Sequence

from bot.scenario.text.tokens import Token, tokenize
from bot.scenario.text.words import word_set
from bot.values import replace

_WHOLE = {
    "does it die": word_set("dead dies killed destroyed toast"),
    "does it survive": word_set("survives lives alive"),
    "is that lethal": word_set("lethal"),
    "do both die": word_set("trade trades"),
}

#: What may stand before the word and changes nothing.
_BEFORE = word_set("so still then now and")


def one_word_asked(tokens: Sequence[Token]) -> list[Token] | None:
    """The whole question that one word asks; None where the words are more, or another."""
    words = [token for token in tokens if token.fold not in _BEFORE]
    if len(words) != 1 or words[0].kind != "word":
        return None
    word = words[0]
    whole = next((whole for whole, those in _WHOLE.items() if word.fold in those), None)
    if whole is None:
        return None
    return [replace(token, start=word.start, end=word.end) for token in tokenize(whole)]
