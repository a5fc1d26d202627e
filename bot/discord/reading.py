"""Finds in somebody's message what a message command asks for."""

from __future__ import annotations

import re
from collections.abc import Mapping

from bot.answers.lookups.naming import MOST
from bot.regex import regex

_NUMBER = regex(
    r"(?<![\w.])(?:CR\s*)?(\d{3}(?:\.\d{1,3}(?:[a-z]|\([a-z]\))?)|G\.\d+(?:\.\d+)*)(?![\w%])", re.I
)
_CR_SECTION = regex(r"\b(?:CR|rules?)\s*(\d{3})(?![\w.]\w)", re.I)


_BRACED = regex(r"\{\{([^{}\n]{1,100})\}\}")
_MENTION = regex(r"<@!?(\d+)>")


def rules_named(text: str) -> list[str]:
    """The rules that `text` names, each once, in order: `704.5g`, `120.3(a)`, `G.12.3`, `CR 120`, and whatever stands
    in `{{braces}}`. A bare `120` is no rule number, nor are prices and percentages."""
    braced = [(match.start(), match[1].strip()) for match in _BRACED.finditer(text)]
    rest = _BRACED.sub(lambda match: " " * len(match[0]), text)
    found = [(match.start(), match[1].replace("(", "").replace(")", "")) for match in _NUMBER.finditer(rest)]
    found += [(match.start(), match[1]) for match in _CR_SECTION.finditer(rest)]
    found += [(at, words) for at, words in braced if words]
    return list(dict.fromkeys(words for _, words in sorted(found)))[:MOST]


def with_names(text: str, names: Mapping[int, str]) -> str:
    """`text` with the names of those whom it mentions, as far as they can stand in a story: letters and digits, with a
    capital. Who has no such name stays as mentioned."""

    def name(match: re.Match[str]) -> str:
        plain = "".join(letter for letter in names.get(int(match[1]), "") if letter.isalnum())
        return plain[:1].upper() + plain[1:] if plain[:1].isalpha() else match[0]

    return _MENTION.sub(name, text)
