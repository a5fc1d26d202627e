"""Tokens that have names of their own, as the cards of a story give them: `create Jumblebones, a legendary 2/1 ...` (CR 111.4)."""

from __future__ import annotations

from functools import lru_cache

from bot.regex import regex
from bot.scenario.naming.card_names import CardNames
from rulesdb.folding import fold

_NAME = r"(?P<name>[A-Z][\w'-]*(?: (?:of|the|and|[A-Z][\w'-]*))*)"
_NAMED = (
    regex(rf"\b[Cc]reates? {_NAME}, an? "),
    regex(rf"\b[Cc]reates? [^.\"]*\btokens? named {_NAME}"),
)


@lru_cache(maxsize=4096)  # the same cards are spoken of again and again
def names_of_tokens(texts: tuple[str, ...]) -> frozenset[str]:
    """The names that these lines give to tokens which they create."""
    return frozenset(found["name"] for text in texts for named in _NAMED for found in named.finditer(text))


def find_named_tokens(lexicon: CardNames) -> None:
    """What a card of the story creates is known by its name before it is there; a card of that name is rather the card."""
    names = lexicon.names
    spellings: dict[str, None] = {}
    beyond = 0
    for at, found in lexicon.cards_at.items():
        if at >= beyond:
            spellings[found.spelling] = None
            beyond = found.end
    for card in filter(None, map(names.exact, spellings)):
        for name in names_of_tokens(card.texts):
            if names.spelling(fold(name)) is None:
                lexicon.made.setdefault(fold(name), name)
