"""Questions in the order of a statement: `(I wonder) how much damage Bob takes`, `how big Serra Angel is`."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from bot.scenario.naming.given_names import GIVEN_NAMES
from bot.scenario.plain.asking import HELPING, asked, is_verb
from bot.scenario.text.tokens import Token
from bot.scenario.text.words import word_set

ASKING_WORDS = word_set("what how who which where why whats whose")
#: What a subject begins with, besides a name.
_SUBJECTS = word_set("i we you he she they it my his her their our the a an this that each both")
#: A question that begins with one of these asks after another clause, in its own order: `what happens if Bob blocks`.
_CLAUSES = word_set("if when while because since unless and or but that before after")
#: After these what is asked about is named next: `whose Serra Angel is that`.
_BEFORE_A_NAME = word_set("which whose what many")


def direct(tokens: Sequence[Token]) -> list[Token] | None:
    """The question as one asks it: `how much damage does Bob take`. None where it is one already, or where what asks is the subject
    (`who wins`, `which creatures die`)."""
    if not tokens or tokens[0].fold not in ASKING_WORDS:
        return None
    starts = [0, *(at + 1 for at in range(1, len(tokens) - 1) if _asks_also(tokens, at)), len(tokens)]
    parts = [list(tokens[start:end]) for start, end in pairwise(starts)]
    found = [_one(part) for part in parts]
    if all(one is None for one in found):
        return None
    return [token for part, one in zip(parts, found, strict=True) for token in one or part]


def _asks_also(tokens: Sequence[Token], at: int) -> bool:
    return tokens[at].fold in ("and", ",") and tokens[at + 1].fold in ASKING_WORDS


def _one(tokens: Sequence[Token]) -> list[Token] | None:
    at = _subject_at(tokens)
    if at is None:
        return None
    end = len(tokens) - (tokens[-1].fold in ("and", ","))
    inverted = _by_its_helping_verb(tokens[at:end]) or asked(tokens[at:end])
    return None if inverted is None else [*tokens[:at], *inverted, *tokens[end:]]


def _by_its_helping_verb(told: Sequence[Token]) -> list[Token] | None:
    """`the damage dealt to Bob is` by the `is` rather than by a participle before it."""
    for at, token in enumerate(told):
        if token.fold in _CLAUSES:
            return None
        if at and token.fold in HELPING:
            return [token, *told[:at], *told[at + 1 :]]
    return None


def _subject_at(tokens: Sequence[Token]) -> int | None:
    """Where the subject begins, before any verb."""
    named: int | None = None
    asked_of = True  # what follows is still what is asked about: `how many Grizzly Bears`
    for at in range(1, len(tokens)):
        token = tokens[at]
        if token.fold in HELPING or token.fold in _CLAUSES or token.kind in ("mark", "break"):
            return named
        if tokens[at - 1].fold == "of":
            continue  # `which of my creatures die`
        if token.fold in _SUBJECTS or token.owner or token.fold in GIVEN_NAMES:
            return at  # `how many Grizzly Bears Alice controls`
        titled = token.text[:1].isupper()
        counted = tokens[at - 1].fold in _BEFORE_A_NAME  # `how many counters`
        if not (titled or counted) and is_verb(token, tokens[at - 1]):
            return named
        described = counted or tokens[at - 1].fold in _BEFORE_A_KIND  # `how many untapped Elves`
        asked_of = asked_of and (not titled or described or tokens[at - 1].text[:1].isupper())
        if named is None and titled and not asked_of:
            named = at
    return named


#: What is said of a kind between `how many` and it.
_BEFORE_A_KIND = word_set("tapped untapped attacking blocking blocked unblocked other nontoken token")
