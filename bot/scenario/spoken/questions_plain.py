"""Questions whose verb has helping words that ask nothing more: `what'll die`, `who would survive`, `which one is gonna win`, `what ends up
dying`."""

from __future__ import annotations

from collections.abc import Sequence

from bot.scenario.forms.verbs import LEMMAS
from bot.scenario.text.tokens import Token, sentences
from bot.scenario.text.words import word_set
from bot.values import replace

_ASKING = word_set("what who which whats whos")
_HELPING = word_set("will would should could might")
#: Ways to say that something is to come, by their words.
_TO_COME = (("is", "going", "to"), ("are", "going", "to"), ("is", "gonna"), ("are", "gonna"), ("going", "to"), ("gonna",))
_ENDING_UP = (("ends", "up"), ("end", "up"), ("ended", "up"))
#: The longest subject: `which of my two creatures`.
_LONGEST = 6


def in_plain_questions(tokens: Sequence[Token], named: Sequence[bool]) -> list[Token]:
    """The tokens with each such question without the helping words."""
    found: list[Token] = []
    for start, stop in sentences(tokens):
        words = list(tokens[start:stop])
        asks = next((n for n, token in enumerate(words) if token.fold in _ASKING and not named[start + n]), None)
        if asks is not None and (asks == 0 or words[asks - 1].kind == "mark" or words[asks - 1].fold in ("so", "and", "then")):
            words = _plain(words, asks)
        found += [*words, *tokens[stop : stop + 1]]
    return found


def _plain(words: list[Token], asks: int) -> list[Token]:
    for at in range(asks + 1, min(len(words) - 1, asks + _LONGEST)):
        if words[at].kind != "word" and words[at].kind not in ("size", "number"):
            return words
        length = _helps(words, at)
        if length and at + length < len(words) and _is_verb(words[at + length]):
            verb = words[at + length]
            plain = replace(verb, text=verb.lemma, fold=verb.lemma)
            return [*words[:at], plain, *words[at + length + 1 :]]
        if length or words[at].lemma in _AUXILIARY:
            return words
    return words


_AUXILIARY = word_set("do be have can")


def _helps(words: Sequence[Token], at: int) -> int:
    """How many words help the verb from here on."""
    if words[at].fold in _HELPING:
        return 1 + max((len(said) for said in (*_ENDING_UP,) if _stands(words, at + 1, said)), default=0)
    return max((len(said) for said in (*_TO_COME, *_ENDING_UP) if _stands(words, at, said)), default=0)


def _stands(words: Sequence[Token], at: int, said: Sequence[str]) -> bool:
    return tuple(token.fold for token in words[at : at + len(said)]) == tuple(said)


def _is_verb(token: Token) -> bool:
    return token.kind == "word" and token.fold in LEMMAS and token.lemma not in ("be", "do", "have")


#: What a sentence ends in that asks whether it is so, though no sign says it.
_OR_NOT = word_set("nah naw nope no not")


def asked_or_not(tokens: Sequence[Token], named: Sequence[bool]) -> list[Token]:
    """The tokens with each sentence that ends in `or nah` as the question that it is."""
    found: list[Token] = []
    for start, stop in sentences(tokens):
        words = list(tokens[start:stop])
        ends = list(tokens[stop : stop + 1])
        if len(words) > 3 and words[-2].fold == "or" and words[-1].fold in _OR_NOT:
            place = words[-1]
            words = words[:-2]
            if words[-1].fold == ",":
                words = words[:-1]
            ends = [Token("break", "?", "?", "?", place.start, place.end)]
        found += [*words, *ends]
    return found
