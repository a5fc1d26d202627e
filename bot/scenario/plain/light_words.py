"""Adverbs that stand before a question's verb and change nothing that it asks: `does it really die`, `can he even block`.

How much is asked about is told by `just` and `only` too (`do I just lose 2`): those stay before a number."""

from __future__ import annotations

from collections.abc import Sequence

from bot.scenario.forms.verbs import LEMMAS
from bot.scenario.plain.asking import HELPING
from bot.scenario.text.tokens import Token, sentences
from bot.scenario.text.words import NUMBERS, TIMES, word_set

_LIGHT = word_set(
    """
    just even really actually simply also immediately always ever then now legally normally generally usually technically instantly
    automatically still basically somehow definitely absolutely truly necessarily kinda outright already again
    """
)
#: What may stand at the end of a question.
_TRAILING = word_set("then here now still")
#: Where one of these is told of a number, it bounds it.
_BOUNDING = frozenset({"just"})
#: No subject of a question: what stands right after a helping verb may begin one.
_MOST_BETWEEN = 14


def light_places(tokens: Sequence[Token], names: Sequence[bool]) -> list[int]:
    """The places of such adverbs. `names`: which tokens stand in a name of several words."""
    found: list[int] = []
    for start, stop in sentences(tokens):
        asked = None
        for at in range(start, stop):
            token = tokens[at]
            if token.fold in HELPING and token.kind == "word":
                asked = at
            elif token.kind in ("mark", "break"):
                asked = None
            elif (
                asked is not None
                and asked + 1 < at <= asked + _MOST_BETWEEN
                and token.fold in _LIGHT
                and not names[at]
                and _before_a_verb(tokens, at, stop)
                and not (token.fold in _BOUNDING and _of_a_number(tokens, at, stop))
            ):
                found.append(at)
        if asked is not None and asked + 2 < stop and tokens[stop - 1].fold in _TRAILING:
            found.append(stop - 1)
    return found


def _before_a_verb(tokens: Sequence[Token], at: int, stop: int) -> bool:
    following = next((n for n in range(at + 1, stop) if tokens[n].fold not in _LIGHT), stop)
    if following == stop:
        return False
    verb = tokens[following]
    return verb.kind == "word" and verb.fold in LEMMAS and verb.fold == verb.lemma


def _of_a_number(tokens: Sequence[Token], at: int, stop: int) -> bool:
    following = tokens[at + 1 : min(stop, at + 5)]
    return any(
        token.kind == "number" or NUMBERS.get(token.fold) or token.fold in TIMES for token in following
    )
