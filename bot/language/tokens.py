"""Splits a line into tokens; spaces do not count here, the proof checks them.

A run of mana symbols is one token, so are `+3/+3`, `2/2` and `-1`; a possessive `'s` is a token of its own. A word that
begins a sentence is also known in lower case; `an` is known as `a`, and printing puts the `n` back.
"""

from __future__ import annotations

from functools import lru_cache
from sys import intern

from bot.regex import regex
from bot.values import dataclass

_TOKEN = regex(
    r"(?:\{[^{}]*\})+"
    r"|[+-](?:\d+|X)/[+-](?:\d+|X)"
    r"|(?:\d+|X|\*)/(?:\d+|X|\*)(?!\w)"
    r"|[+-](?:\d+|X)\b"
    r"|'s\b"
    r"|[A-Za-z]+/[A-Za-z]+"
    r"|\w+(?:['-](?!s\b)\w+)*"
    r"|\S"
)

#: After a comma these begin another part of a cost.
_COST_VERBS = frozenset(
    [
        "Blight",
        "Collect",
        "Discard",
        "Exert",
        "Exile",
        "Mill",
        "Pay",
        "Put",
        "Remove",
        "Return",
        "Reveal",
        "Sacrifice",
        "Tap",
        "Unattach",
        "Untap",
    ]
)
_ENDED = regex(r"\Z| [A-Z]| •")

#: After one of these a new sentence (or mode, or quoted ability) begins.
_OPENERS = frozenset({".", ":", "—", "•", "|", '"', "!", "?"})


@dataclass(frozen=True, slots=True)
class Tokens:
    """A line's tokens: `exact` as written, `folded` for matching, `starts` where each begins in `text`."""

    text: str
    exact: tuple[str, ...]
    folded: tuple[str, ...]
    starts: tuple[int, ...]


@lru_cache(maxsize=512)
def words_of(text: str) -> tuple[str, ...]:
    """The tokens of a piece of a template, folded as those of a line are."""
    out: list[str] = []
    opener = True  # a capital at the beginning of a piece begins a sentence
    for token in _TOKEN.findall(text):
        out.append(intern(_folded(token, opener)))
        opener = token in _OPENERS
    return tuple(out)


def _folded(token: str, opener: bool) -> str:
    """`an` is `a`; a capital that only begins a sentence is small."""
    if opener and token != "X" and token[0].isupper():
        token = token[0].lower() + token[1:]
    return "a" if token == "an" else token


def tokenize(text: str) -> Tokens:
    """The tokens of one line."""
    exact: list[str] = []
    folded: list[str] = []
    starts: list[int] = []
    opener = True
    for match in _TOKEN.finditer(text):
        token = match.group()
        exact.append(token)
        starts.append(match.start())
        inside = token == "'" and text.startswith('"', match.end())
        if exact[-2:-1] == ["."] and (inside or (token == '"' and _ENDED.match(text, match.end()))):
            # The full stop inside the quotes also ends the sentence around them.
            folded.append(token)
            exact.append(".")
            starts.append(match.start())
            token = "."
        in_cost = token in _COST_VERBS and exact[-2:-1] == [","]
        folded.append(_folded(token, opener or in_cost))
        opener = token in _OPENERS
    return Tokens(text, tuple(exact), tuple(folded), tuple(starts))


_ARTICLE = regex(
    r"(?<![\w'-])([Aa]) (?=[\"“]?(?:[aeioAEIO]|[uU](?!ni|til|se|tility|rza)|8|11(?!\d)|18(?!\d)|X\b))"
)


def with_articles(text: str) -> str:
    """`a` becomes `an` where English wants it; a sentence's full stop inside a closing quote is not doubled."""
    once = _ARTICLE.sub(r"\1n ", text).replace(".'.", ".'")
    return once.replace(""".'".""", """.'\"""").replace('.".', '."')


def capitalized(text: str) -> str:
    """The text with its first letter in upper case."""
    return text[:1].upper() + text[1:]
