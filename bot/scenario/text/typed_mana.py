"""Mana that is typed without its braces, where something is paid: `I pay GW`, `he pays 2R for it`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bot.regex import regex
from bot.scenario.text.words import word_set
from bot.values import replace

if TYPE_CHECKING:
    from bot.scenario.text.tokens import Token

_PAYING = word_set("pay spend")
_LETTERS = regex(r"(?:\d{1,2}|X)?[WUBRGC]+")
_SIGN = regex(r"\d+|[XWUBRGC]")


def with_typed_mana(tokens: Sequence[Token]) -> list[Token]:
    """The tokens, with each run of mana's letters that is paid as the mana that it stands for."""
    told = list(tokens)
    for at in range(1, len(told)):
        before, here = told[at - 1], told[at]
        several = before.fold == "for" and len(here.text) > 1
        if (before.lemma in _PAYING or several) and here.kind == "word" and _LETTERS.fullmatch(here.text):
            signs = "".join(f"{{{sign}}}" for sign in _SIGN.findall(here.text))
            told[at] = replace(here, kind="mana", fold=signs, lemma=signs)
    return told
