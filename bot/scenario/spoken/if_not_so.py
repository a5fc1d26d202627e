"""A question behind another that asks what comes otherwise: `Does it die? If not, how much damage does it have?`."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from bot.scenario.plain.asking import HELPING
from bot.scenario.text.tokens import Token, sentences
from bot.scenario.text.words import word_set

_ASKS_HOW = word_set("how what who which where does do is are am did will would can could")
_AND = word_set("and or but")


def asked_all_the_same(tokens: Sequence[Token], _: Sequence[bool]) -> list[Token]:
    """The tokens without `if not,` and `if so,` before a question, where a question whether something comes of the story stands
    before: what is asked then is so all the same, as the answer to both is the same story's."""
    found: list[Token] = []
    before: Sequence[Token] = ()
    for start, stop in sentences(tokens):
        words = tokens[start:stop]
        signs = tokens[stop : stop + 1]
        asks = any("?" in sign.text for sign in signs)
        end = _condition(words) if asks and _asks_whether(before) else 0
        found += [*words[end:], *signs]
        before = words if asks else ()
    return found


def _condition(words: Sequence[Token]) -> int:
    """Where `and if not,` ends, before words that ask; 0 where it does not begin the sentence."""
    at = int(bool(words) and words[0].fold in _AND)
    if [token.fold for token in words[at : at + 2]] != ["if", "not"]:
        return 0
    at += 2
    at += at < len(words) and words[at].fold in (",", "then")
    at += at < len(words) and words[at].fold == "then"
    return at if at < len(words) and words[at].fold in _ASKS_HOW else 0


def _asks_whether(words: Sequence[Token]) -> bool:
    """Whether a question asks whether something is so, of nothing that is only supposed: `what if he blocks` is none, nor `can I block
    it` and `does he have to block`, whose answer says what is done."""
    folds = [token.fold for token in words]
    at = int(folds[:1] in (["so"], ["and"], ["then"]))
    asks = at < len(folds) and folds[at] in HELPING - _OF_DEEDS
    return asks and "if" not in folds and not any(pair in _MUST for pair in pairwise(folds))


_OF_DEEDS = word_set("can could may might should must")
_MUST = (("have", "to"), ("need", "to"))
