"""Words that only help a verb: `will`, `is going to`, `decides not to`, `then`."""

from __future__ import annotations

from bot.scenario.phrases.reader import PhraseReader
from bot.scenario.text.words import FILLERS, word_set

_WILL = frozenset({"will", "would", "must", "shall", "should", "ll", "gonna", "finally", "could", "might"})

_DO_TO = word_set(
    """
    want try decide choose get need like proceed manage start begin opt have go about continue elect plan
    intend attempt happen able
    """
)  # fmt: skip

_LOOSE = frozenset({"first", "instead", "either", "who", "once", "only", "both", "each", "all"})

_DECIDING = frozenset({"decide", "choose", "opt", "elect"})


def helping(reader: PhraseReader, at: int) -> tuple[int, bool]:
    """How many words at `at` only help the verb (`will`, `is going to`, `then`), and whether they deny it."""
    token = reader.tokens[at]
    word, following = token.fold, reader.fold(at + 1)
    if word in FILLERS or word in _LOOSE:
        return 1, False
    if word in ("not", "never"):
        return 1, True
    if token.lemma in ("do", "be", "have") and following in ("not", "never"):
        return 2, True
    if word in _WILL or token.lemma == "do" or (word == "can" and following == "not"):
        return 1, False
    if token.lemma == "be" and (following.endswith("ing") or following in ("going", "about", "not", "gonna")):
        return 1, False
    if token.lemma == "have" and at + 1 < reader.stop and _is_past(reader, at + 1):
        return 1, False
    if token.lemma in _DO_TO and following == "to":
        return 2, False
    if token.lemma in _DECIDING and following == "not" and reader.fold(at + 2) == "to":
        return 3, True
    return 0, False


def _is_past(reader: PhraseReader, at: int) -> bool:
    token = reader.tokens[at]
    return token.kind == "word" and (
        token.fold in ("been", "cast", "just", "already")
        or (token.lemma != token.fold and not token.fold.endswith(("s", "ing")))
    )
