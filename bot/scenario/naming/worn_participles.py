"""Names of Auras that are used as participles of what wears them: `my Rancored 2/2`."""

from __future__ import annotations

from collections.abc import Sequence

from bot.scenario.naming.names import Names
from bot.scenario.text.tokens import Token
from bot.scenario.text.words import word_set
from bot.values import replace

_DETERMINED = word_set("my his her their your a an the opponents opps")


def with_what_is_worn(tokens: list[Token], names: Names) -> list[Token]:
    """The tokens with `2/2 enchanted with Rancor` for `Rancored 2/2`."""
    at = next((n for n in range(1, len(tokens) - 1) if _is_worn(tokens, n, names)), None)
    if at is None:
        return tokens
    aura, worn, named = tokens[at], tokens[at + 1], _name_of(tokens[at], names)
    assert named is not None
    place = worn.end
    words = [Token("word", word, word, word, place, place) for word in ("enchanted", "with")]
    told = replace(aura, text=named, fold=named.lower(), lemma=named.lower())
    return with_what_is_worn([*tokens[:at], worn, *words, told, *tokens[at + 2 :]], names)


def _is_worn(tokens: Sequence[Token], at: int, names: Names) -> bool:
    """Whether an Aura's name stands there as a participle, after whose it is and before the size of what wears it."""
    token = tokens[at]
    fits = token.kind == "word" and token.fold.endswith("ed") and tokens[at + 1].kind == "size"
    return fits and tokens[at - 1].fold in _DETERMINED and _name_of(token, names) is not None


def _name_of(token: Token, names: Names) -> str | None:
    """The Aura of whose name the word is the past form."""
    for form in (token.fold[:-2], token.fold[:-1]):
        spelling = names.spelling(form)
        card = names.exact(spelling) if spelling is not None else None
        if card is not None and "Aura" in card.subtypes and " " not in card.name:
            return card.name
    return None
