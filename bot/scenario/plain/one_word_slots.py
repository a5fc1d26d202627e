"""The slots of wordings that take one word: which words may stand there."""

from __future__ import annotations

from collections.abc import Callable

from bot.scenario.forms.verbs import LEMMAS
from bot.scenario.plain.asking import is_past
from bot.scenario.plain.wording_words import (
    COMING_ABOUT,
    DONE_TO_IT,
    FIGHTING,
    MOVES,
    OF_SPELLS,
    PARENTHESES,
)
from bot.scenario.text.tokens import Token
from bot.scenario.text.words import NUMBERS

_PREPOSITIONS = frozenset({"on", "at", "to", "for", "into", "onto", "from"})


def _is_a_verb(token: Token) -> bool:
    return token.kind == "word" and token.fold in LEMMAS


def _goes_on(token: Token) -> bool:
    """`dying`, `triggering`: what may come about."""
    return token.fold.endswith("ing") and token.lemma in COMING_ABOUT


def _is_a_gerund(token: Token) -> bool:
    return _is_a_verb(token) and token.fold.endswith("ing") and token.fold != token.lemma


def _is_past(token: Token) -> bool:
    return _is_a_verb(token) and is_past(token) and token.fold != "left"


def _is_of_several(token: Token) -> bool:
    """`tramplers`, `tokens`: by a noun of many, which is no verb."""
    return token.kind == "word" and len(token.fold) > 4 and token.fold.endswith("s") and not _is_a_verb(token)


def _is_of_a_permanent(token: Token) -> bool:
    """Whether an ability in quotation marks is one that a permanent has: it waits for something, or speaks of `this creature`."""
    begins = token.text[1:].lstrip().split(" ")[0].lower()
    return begins in ("when", "whenever", "at", "as") or "this creature" in token.text


#: The slots of one word, by their kinds: `sizes` are `2/2s`, `several` is `tramplers`, `bonus` is `+3/+3`; `spelled` the words of a spell, `waiting` those of an ability that waits;
#: `fights`, `move`, `deed`, `effect` are verbs of combat, of zones, of what is done to a thing, of what an untold spell does.
ONE_WORD: dict[str, Callable[[Token], bool]] = {
    "number": lambda token: token.kind == "number" or token.fold in NUMBERS,
    "mana": lambda token: token.kind == "mana",
    "size": lambda token: token.kind == "size",
    "sizes": lambda token: token.kind == "size" and token.text.endswith("s"),
    "several": _is_of_several,
    "bonus": lambda token: token.kind == "size" and token.text[:1] in "+-−",
    "can": lambda token: token.fold in ("can", "could", "may"),
    "open": lambda token: token.fold == PARENTHESES["open"],
    "close": lambda token: token.fold == PARENTHESES["close"],
    "quote": lambda token: token.kind == "quote",
    "spelled": lambda token: token.kind == "quote" and not _is_of_a_permanent(token),
    "waiting": lambda token: token.kind == "quote" and _is_of_a_permanent(token),
    "verb": _is_a_verb,
    "going": _goes_on,
    "gerund": _is_a_gerund,
    "past": _is_past,
    "preposition": lambda token: token.fold in _PREPOSITIONS,
    "fights": lambda token: token.lemma in FIGHTING,
    "move": lambda token: token.lemma in MOVES,
    "deed": lambda token: token.lemma in DONE_TO_IT,
    "effect": lambda token: token.lemma in OF_SPELLS,
}
