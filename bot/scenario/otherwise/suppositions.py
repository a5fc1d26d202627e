"""What a question supposes: `What if he blocks with a 4/4?`, `If I attack, does it die?`, `Does it die if I attack?`"""

from __future__ import annotations

from collections.abc import Sequence

from bot.scenario.plain.asking import HELPING
from bot.scenario.text.tokens import Token
from bot.scenario.text.words import word_set
from bot.values import dataclass

_LEADING = word_set("and but ok okay so also now then or ,")
#: What somebody says who says it in other words: `I mean what if ...`.
_MEANING = word_set("i mean")
#: What begins a supposition after another question.
_SUPPOSING = (
    "what about if",
    "how about if",
    "what happens if",
    "what would happen if",
    "what will happen if",
    "same question if",
    "same question but",
    "what if",
    "what about when",
)
#: What asks whether a supposition makes a difference.
_COMPARING = (
    "does it matter if",
    "does it change anything if",
    "does that change if",
    "does this change if",
    "does that change anything if",
    "does anything change if",
    "does the answer change if",
    "does it make a difference if",
    "would it matter if",
    "would that change if",
    "would it change anything if",
    "would it be different if",
    "would that be different if",
    "is it different if",
    "is it any different if",
)
_IFS = word_set("if when")
_ASKING = HELPING | word_set("how what who which where when why")
#: Before an `if` that says whether, or in spite of what.
_NO_CONDITION = word_set(
    "even only as sure know wonder see not or tell ask asked wondering what about happens happen"
)


@dataclass(frozen=True, slots=True)
class Supposition:
    """Tokens `start`..`stop` are supposed, and those of `asks` asked; `plain`: with `if` alone. `compares`: it is asked whether that makes a
    difference."""

    start: int
    stop: int
    asks: tuple[tuple[int, int], ...]
    plain: bool = False
    compares: bool = False


def supposition(tokens: Sequence[Token], start: int, stop: int) -> Supposition | None:
    """What a question supposes; None where it supposes nothing."""
    at = start
    while at < stop and (tokens[at].fold in _LEADING or tokens[at].fold in _MEANING):
        at += 1
    for begins in (*_SUPPOSING, *_COMPARING):
        words = begins.split()
        if [token.fold for token in tokens[at : at + len(words)]] == words:
            first = at + len(words)
            last = _condition_ends(tokens, first, stop)
            return Supposition(first, last, ((last + 1, stop),), compares=begins in _COMPARING)
    found = conditioned(tokens, at, stop)
    if (
        found is None
        and at > start
        and at < stop
        and tokens[at].fold == "if"
        and _condition_ends(tokens, at + 1, stop) == stop
    ):
        return Supposition(at + 1, stop, ((stop, stop),))  # `And if it has trample?`
    if found is None:
        return None
    (first, last), body = found
    return Supposition(first, last, (body,), plain=True)


def conditioned(
    tokens: Sequence[Token], start: int, stop: int
) -> tuple[tuple[int, int], tuple[int, int]] | None:
    """The condition of a question and what it asks: `If I attack, does it die`, `does it die if I attack`; None where it has none."""
    at = start
    while at < stop and tokens[at].fold in _LEADING:
        at += 1
    if at < stop and tokens[at].fold in _IFS:
        last = _condition_ends(tokens, at + 1, stop)
        return ((at + 1, last), (last + 1, stop)) if last < stop else None
    if at >= stop or tokens[at].fold not in _ASKING:
        return None
    for n in range(at + 2, stop - 1):
        if tokens[n].fold == "if" and tokens[n - 1].fold not in _NO_CONDITION:
            return (n + 1, stop), (at, n)
    return None


def _condition_ends(tokens: Sequence[Token], start: int, stop: int) -> int:
    """Where what is asked begins after a condition."""
    return next(
        (
            n
            for n in range(start + 1, stop)
            if tokens[n].fold == "," and n + 1 < stop and tokens[n + 1].fold in _ASKING | {"then"}
        ),
        stop,
    )
