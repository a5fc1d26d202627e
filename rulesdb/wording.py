"""The words of a rule as they are compared: without what changes when nothing does."""

from __future__ import annotations

import re

_REFERENCE = re.compile(
    r"\b(?:rules?|sections?) \d[\d.]*[a-z]?(?:[-–]\w+)?|\b\d{3}(?:\.\d+[a-z]?)?\b(?:[-–][a-z0-9.]+)?"
)
_OLD_SYMBOL = re.compile(r"\{o(?=[0-9WUBRGTQCX])")
_WORD = re.compile(r"\{[^}]*\}|[a-z0-9+/*-]+(?:'[a-z]+)?")
#: One word of today for each of yesterday's, where only the name of the thing changed.
_TERMS = (
    ("he or she", "they"),
    ("him or her", "them"),
    ("his or her", "their"),
    ("in play", "on the battlefield"),
    ("into play", "onto the battlefield"),
    ("comes onto the battlefield", "enters the battlefield"),
    ("state-based effect", "state-based action"),
    ("removed from the game", "exiled"),
    ("converted mana cost", "mana value"),
    ("end of turn step", "end step"),
)
_ENDING = re.compile(r"(?<=\w\w\w)(?:ing|ed|es|s)$")
_SMALL = """a an and any are as at be been but by can do does for from has have if in into is it it's its may no not of on
or other so some such than that that's the their them then there these they this those to under until was when whenever
which while who will with would"""
_SMALL_WORDS = frozenset(_SMALL.split())


def plain_words(text: str) -> str:
    """A rule's words for comparing: no references, no case, one spelling of quotes, symbols and old terms."""
    text = text.casefold().replace("’", "'").replace("‘", "'")
    text = _OLD_SYMBOL.sub("{", text.replace("{oc}", "{t}"))
    text = _REFERENCE.sub(" ", text)
    for old, new in _TERMS:
        text = text.replace(old, new)
    return " ".join(_WORD.findall(text))


def telling(plain: str) -> frozenset[str]:
    """The words of a rule that say what it is about, without their endings."""
    return frozenset(_ENDING.sub("", word) for word in plain.split() if word not in _SMALL_WORDS)
