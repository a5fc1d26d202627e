"""Words of the language with a slip of the pen: `oponent`, `asign`, `stil`, `recieve`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from bot.scenario.forms.verbs import LEMMAS
from bot.scenario.naming.names import Names
from bot.scenario.plain.language import is_of_the_language, words_by_first_letter
from bot.scenario.text.tokens import Token
from bot.scenario.text.words import singular
from bot.values import replace
from rulesdb.folding import fold

#: A shorter word is one stroke from too many others.
_SHORTEST = 4
#: In a shorter word another letter makes another word.
_LONG = 7


def without_slips(
    tokens: Sequence[Token], named: Sequence[bool], names: Names
) -> tuple[list[Token], tuple[str, ...]]:
    """The tokens with each word that is no word of the language, and one stroke from just one of them, read as that, and what is to be
    said of it. `named`: which tokens stand in a name; those stay, and so do words that cards' names are made of."""
    found = list(tokens)
    said: list[str] = []
    for at, token in enumerate(tokens):
        typed = token.owner or token.fold
        if named[at] or token.kind != "word" or not token.text[0].islower() or len(typed) < _SHORTEST:
            continue
        if _is_first_name(typed, names):
            found[at] = replace(token, text=token.text.capitalize())
            said.append(f"“{token.text}” was read as a name.")
            continue
        meant = meant_by(typed)
        if meant is None or names.containing(typed):
            continue
        whole = meant + "s" if token.owner else meant
        owner = meant if token.owner else ""
        found[at] = replace(token, text=meant, fold=whole, lemma=LEMMAS.get(whole, whole), owner=owner)
        said.append(f"“{token.text}” was read as “{meant}”.")
    return found, tuple(dict.fromkeys(said))


def _is_first_name(typed: str, names: Names) -> bool:
    """Whether some card is called so with a title behind it, `Magda, Brazen Outlaw`, and it is no word of the language."""
    if is_of_the_language(typed):
        return False
    return any(fold(name.partition(",")[0]) == typed for name in names.containing(typed) if "," in name)


@lru_cache(maxsize=256)
def meant_by(typed: str) -> str | None:
    """The one word of the language that is a stroke away; None where `typed` is a word itself, or two are as near. A letter doubled or
    not, and two that changed places, are nearer than any other stroke."""
    if is_of_the_language(typed):
        return None
    near = [word for word in words_by_first_letter(_SHORTEST).get(typed[0], ()) if _is_near(typed, word)]
    likely = [word for word in near if _is_likely(typed, word)]
    for words in (likely, near):
        if words:
            return words[0] if len(words) == 1 else None
    one = singular(typed)
    meant = meant_by(one) if one != typed else None
    return None if meant is None else meant + "s"


def _is_near(typed: str, word: str) -> bool:
    """Whether one stroke parts them that is no other ending, and that does not make one short word of another."""
    from rapidfuzz.distance import OSA  # only where something was not understood

    if abs(len(typed) - len(word)) > 1 or OSA.distance(typed, word, score_cutoff=1) != 1:
        return False
    ending = typed[:-1] == word[: len(typed) - 1] or word[:-1] == typed[: len(word) - 1]
    least = _LONG if len(typed) == len(word) else _SHORTEST + 1
    return _is_likely(typed, word) or (not ending and len(typed) >= least)


def _is_likely(typed: str, word: str) -> bool:
    if len(typed) == len(word):
        return sorted(typed) == sorted(word)
    short, long = sorted((typed, word), key=len)
    return any(long[at] == long[at - 1] and long[:at] + long[at + 1 :] == short for at in range(1, len(long)))
