"""Sentences of the engine told to `You`: "You attacks" becomes "You attack", "under You's control" "under your control".

The engine speaks of players by name; where the asker is one of them, the name is `You` (CONTRACT.md, section 4), and
the sentence is put into the second person here, in one place.
"""

from __future__ import annotations

from bot.regex import regex

_IRREGULAR = {
    "is": "are",
    "isn't": "aren't",
    "has": "have",
    "hasn't": "haven't",
    "does": "do",
    "doesn't": "don't",
    "was": "were",
    "wasn't": "weren't",
    "goes": "go",
}
#: Words after `You` that end in s and are no verbs of the third person.
_NOT_VERBS = frozenset({"as", "this", "its", "plus", "less", "unless", "always", "also", "thus"})
_YOU = regex(r"\bYou ([a-z]+(?:'t)?)\b")
_OBJECT = regex(
    r"\b(to|from|by|against|on|at|of|for|with|attacks?|targets?|targeting|dealt|deals|than) You\b"
)
#: What is a player's own, said right after the verb: of anybody else `their` may be another's.
_OWN = regex(r"\bYou (untaps|skips) their\b")


def second_person(text: str) -> str:
    """The sentence with `You` treated as "you"; other sentences unchanged."""
    if "You" not in text:
        return text
    text = text.replace("You's", "your")
    text = _OWN.sub(r"You \1 your", text)
    text = _OBJECT.sub(r"\1 you", text)
    text = _YOU.sub(lambda m: f"You {_verb(m[1])}", text)
    return text[:1].upper() + text[1:]


def chosen(player: str, text: str) -> str:
    """A choice's words after its player's name: "applies Ward first", or "apply Ward first" of You."""
    return text if player != "You" else second_person(f"You {text}").removeprefix("You ")


def _verb(word: str) -> str:
    """The verb as it stands after "you"."""
    if word in _IRREGULAR:
        return _IRREGULAR[word]
    if not word.endswith("s") or word.endswith("ss") or word in _NOT_VERBS:
        return word
    if word.endswith("ies") and len(word) > 4:
        return word[:-3] + "y"
    if word.endswith(("sses", "shes", "ches", "xes", "zes")):
        return word[:-2]
    return word[:-1]
