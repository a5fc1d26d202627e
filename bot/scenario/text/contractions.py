"""`My creature's white`: that it is white, and nothing of the creature's own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bot.scenario.text.words import COLOR_NAMES, word_set
from bot.values import replace

if TYPE_CHECKING:
    from bot.scenario.text.tokens import Token

#: Words that stand before no thing of somebody's.
_NO_OWN = word_set("a an not been going gonna still already on at under")
#: What is said of something, where nothing follows that it is said of.
_QUALITIES = COLOR_NAMES | word_set(
    "tapped untapped dead gone indestructible legendary colorless attacking blocking blocked unblocked enchanted equipped hexproof"
)
_FIGHTING = word_set("attacking blocking swinging")
_WHOM = word_set("me him her them it my his at into for with in")
_AFTER = word_set(
    "and but so because since with by while when if or though although too anyway right correct"
)


def told_of_themselves(tokens: list[Token]) -> list[Token]:
    """The tokens, those that end in `'s` where that is `is` as two words."""
    found: list[Token] = []
    for at, token in enumerate(tokens):
        if token.fold == "its" and _is_said(tokens, at + 1):  # `if its a 5/5`
            cut = token.end - 1
            found.append(replace(token, text=token.text[:-1], fold="it", lemma="it", end=cut))
            found.append(replace(token, text=token.text[-1:], fold="is", lemma="be", start=cut))
        elif token.owner and token.text.lower().endswith("'s") and _is_said(tokens, at + 1):
            cut = token.end - 2
            found.append(
                replace(token, text=token.text[:-2], fold=token.owner, lemma=token.owner, end=cut, owner="")
            )
            found.append(replace(token, text=token.text[-2:], fold="is", lemma="be", start=cut, owner=""))
        else:
            found.append(token)
    return found


def _is_said(tokens: Sequence[Token], at: int) -> bool:
    if at >= len(tokens):
        return False
    if tokens[at].fold in _NO_OWN:
        return True
    whom = at + 1 < len(tokens) and tokens[at + 1].fold in _WHOM
    if tokens[at].fold in _FIGHTING and whom:  # `my 4/4 trampler's attacking him`
        return True
    ends = at + 1 >= len(tokens) or tokens[at + 1].kind in ("break", "mark") or tokens[at + 1].fold in _AFTER
    return tokens[at].fold in _QUALITIES and ends
