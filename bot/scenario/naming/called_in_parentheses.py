"""What a story calls a card, said with the card's name in parentheses: `Gary (Gray Merchant of Asphodel)`."""

from __future__ import annotations

from collections.abc import Sequence

from bot.scenario.naming.card_names import FUNCTION_WORDS
from bot.scenario.naming.given_names import GIVEN_NAMES
from bot.scenario.naming.names import Names
from bot.scenario.plain.language import is_of_the_language
from bot.scenario.text.tokens import Token
from bot.values import replace

#: The most words of a name.
_LONGEST = 8


_ENDINGS = ("ed", "d", "es", "s", "ing")


def without_names_said_again(tokens: list[Token]) -> list[Token]:
    """The tokens without a name in parentheses of which a verb was made just before: `i growth'd it (Giant Growth)`."""
    found: list[Token] = []
    at = 0
    while at < len(tokens):
        close = next((n for n in range(at + 1, min(at + 6, len(tokens))) if tokens[n].fold == ")"), at)
        if tokens[at].fold == "(" and _was_said(tokens[at + 1 : close], found[-6:]):
            at = close + 1
            continue
        found.append(tokens[at])
        at += 1
    return found


def _was_said(inside: Sequence[Token], before: Sequence[Token]) -> bool:
    """Whether a word of the name that stands there was made a verb of just before."""
    if not inside or not all(token.kind == "word" and token.text[:1].isupper() for token in inside):
        return False
    words = {token.fold for token in inside}
    plain = {t.fold.removesuffix(ending) for t in before for ending in _ENDINGS if t.fold.endswith(ending)}
    return not words.isdisjoint(plain)


def called_by_their_names(tokens: list[Token], names: Names) -> list[Token]:
    """The tokens with the card's name wherever the story says a word of its own for it: `Steve (Sakura-Tribe Elder) blocks. I
    sacrifice Steve.` A name that people have is no such word, where players don't call the card so."""
    called = {word: (first, last) for word, first, last in _called(tokens, names)}
    if not called:
        return tokens
    found: list[Token] = []
    at = 0
    while at < len(tokens):
        token = tokens[at]
        place = called.get(token.owner or token.fold) if token.kind == "word" else None
        if place is None:
            found.append(token)
            at += 1
            continue
        first, last = place
        named = [replace(one, start=token.start, end=token.end) for one in tokens[first:last]]
        if token.owner:
            named[-1] = replace(named[-1], owner=named[-1].fold, fold=f"{named[-1].fold}s")
        found += tokens[first:last] if at + 2 == first else named
        at = last + 1 if at + 2 == first else at + 1
    return found


def _called(tokens: Sequence[Token], names: Names) -> list[tuple[str, int, int]]:
    """Each word that a card is called by, and where its name stands."""
    found: list[tuple[str, int, int]] = []
    for at, token in enumerate(tokens[1:-1], 1):
        if token.fold != "(":
            continue
        close = next(
            (n for n in range(at + 1, min(at + _LONGEST + 2, len(tokens))) if tokens[n].fold == ")"), 0
        )
        name = names.spelling(" ".join(one.fold for one in tokens[at + 1 : close])) if close else None
        word = tokens[at - 1]
        if name is not None and _is_its_own(word, names) and not _plays(tokens, word, close):
            found.append((word.fold, at + 1, close))
    return found


def _is_its_own(word: Token, names: Names) -> bool:
    """Whether a word means nothing but what the story calls so."""
    if word.kind != "word" or word.owner or names.spelling(word.fold) is not None:
        return False
    known = is_of_the_language(word.fold) or word.fold in FUNCTION_WORDS
    return not known or (word.fold in GIVEN_NAMES and word.text[:1].isupper())


def _plays(tokens: Sequence[Token], word: Token, close: int) -> bool:
    """Whether whoever is called so does what players do: `Gary (Hill Giant) casts Shock`."""
    if word.fold not in GIVEN_NAMES:
        return False
    after = [at + 1 for at, token in enumerate(tokens[:-1]) if token.fold == word.fold]
    return any(tokens[at].lemma in _OF_PLAYERS for at in (*after, min(close + 1, len(tokens) - 1)))


_OF_PLAYERS = frozenset(
    {
        "cast",
        "play",
        "control",
        "have",
        "own",
        "activate",
        "draw",
        "discard",
        "sacrifice",
        "choose",
        "pay",
        "respond",
        "use",
    }
)
