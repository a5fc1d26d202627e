"""Where a sentence begins though its first word is in lower case: after a quotation that ends one."""

from __future__ import annotations

import re

from bot.regex import regex

#: Words with which a sentence begins in lower case too, and nothing goes on after a quotation.
_SUBJECTS = frozenset(
    {
        "i",
        "it",
        "he",
        "she",
        "they",
        "my",
        "his",
        "her",
        "no",
        "does",
        "do",
        "how",
        "what",
        "can",
        "next",
        "then",
        "later",
    }
)


#: When something is done, in lower case, at the beginning of a sentence.
_MOMENT = regex(r"(?:on|during|at|before|after) (?:[\w']+ ){1,5}?(?:turn|upkeep|step|phase|combat)\b")


#: Somebody or something, and what it does: `alice casts`, `hill giant attacks`; no verb alone, which goes on with what was quoted of.
_DOES = regex(
    r"""(?!(?:and|or|but|with|targeting|on|at|from|in|to|for|of|that|which|who|named|called|as|by|under|using|while|into|onto|
        against|attached|equipped|enchanting|choosing|is|are|was|were|has|have|had|gets?|got|attack(?:s|ed)?|block(?:s|ed)?|dies|deals|hits)\b)
    (?:[a-z][\w']*\ ){1,3}?
    (?:controls?|has|have|had|casts?|attack(?:s|ed)?|block(?:s|ed)?|activates?|is|are|was|were|does(?:n't)?|did(?:n't)?|targets?|plays?
        |gains?|applies|searches|shuffles|names|says|turns|exiles|returns|reveals|mills|counters?|loses?|draws?|discards?|sacrifices?|fights?|equips?|crews?|puts?|deals?|uses?|taps?|enters?|dies|chooses|pays?)\b""",
    re.VERBOSE,
)


def begins_a_sentence(plain: str, start: int, word: str) -> bool:
    """Whether the words at `start` begin a sentence though they are in lower case."""
    return word in _SUBJECTS or bool(_MOMENT.match(plain, start) or _DOES.match(plain, start))
