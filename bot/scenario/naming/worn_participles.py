"""Names of Auras and Equipment that are used as participles of what wears them: `my Rancored 2/2`, `his Skullclamp'd creature`."""

from __future__ import annotations

from collections.abc import Sequence

from bot.scenario.naming.names import Names
from bot.scenario.text.tokens import Token
from bot.scenario.text.words import word_set
from bot.values import replace

_DETERMINED = word_set("my his her their your a an the opponents opps")
#: Words for a creature that wears it.
_CREATURES = word_set("creature guy dude commander attacker blocker token")
_DRAWN = ("'d", "\u2019d")
_LONGEST = 4


def with_what_is_worn(tokens: list[Token], names: Names) -> list[Token]:
    """The tokens with `2/2 with Rancor on it` for `Rancored 2/2`."""
    at = next((n for n in range(1, len(tokens) - 1) if _is_worn(tokens, n, names)), None)
    if at is None:
        return tokens
    aura, named = tokens[at], _name_of(tokens[at], names)
    assert named is not None
    end = _noun_ends(tokens, at + 1, names)
    place = tokens[end - 1].end
    before, after = ([_word(word, place) for word in words.split()] for words in ("with", "on it"))
    told = replace(aura, text=named, fold=named.lower(), lemma=named.lower())
    rest = [*tokens[at + 1 : end], *before, told, *after, *tokens[end:]]
    return with_what_is_worn([*tokens[:at], *rest], names)


def _word(word: str, place: int) -> Token:
    return Token("word", word, word, word, place, place)


def _is_worn(tokens: Sequence[Token], at: int, names: Names) -> bool:
    """Whether such a name stands there as a participle, after whose it is and before what wears it."""
    token = tokens[at]
    fits = token.kind == "word" and (token.fold.endswith("ed") or token.text.endswith(_DRAWN))
    if not fits or tokens[at - 1].fold not in _DETERMINED or _name_of(token, names) is None:
        return False
    return _noun_ends(tokens, at + 1, names) > at + 1


def _noun_ends(tokens: Sequence[Token], at: int, names: Names) -> int:
    """Where a size, a word for a creature or a card's name ends that begins at `at`; `at` where none does."""
    if tokens[at].kind == "size":
        return at + 1
    longest = min(_LONGEST, len(tokens) - at)
    named = (
        at + n
        for n in range(longest, 0, -1)
        if all(token.kind == "word" for token in tokens[at : at + n])
        and names.spelling(" ".join(token.fold for token in tokens[at : at + n])) is not None
    )
    return next(named, at + (tokens[at].fold in _CREATURES))


def _name_of(token: Token, names: Names) -> str | None:
    """The Aura or Equipment of whose name the word is the past form."""
    forms = (token.fold[:-1],) if token.text.endswith(_DRAWN) else (token.fold[:-2], token.fold[:-1])
    for form in forms:
        spelling = names.spelling(form)
        card = names.exact(spelling) if spelling is not None else None
        if card is not None and {"Aura", "Equipment"} & {*card.subtypes} and " " not in card.name:
            return card.name
    return None
