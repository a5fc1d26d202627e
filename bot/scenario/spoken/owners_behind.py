"""Whose something is, told behind it: `a 3/3 of mine`, `menace 2/2 of his own`, `two dudes of theirs`, `that Ogre of hers`."""

from __future__ import annotations

from collections.abc import Sequence

from bot.scenario.forms.verbs import LEMMAS
from bot.scenario.text.tokens import Token
from bot.scenario.text.words import JOINERS, NUMBERS, word_set
from bot.values import replace

_OWNERS = {"mine": "my", "his": "his", "hers": "her", "theirs": "their", "yours": "your", "ours": "our"}
#: Before `own` they are said of whose it is.
_OF_ONES_OWN = word_set("my his her their your our")
#: What `of mine` makes `my`.
_ARTICLES = word_set("a an the that this another some")
#: Words before which no thing begins that is somebody's.
_BEFORE = JOINERS | word_set(
    "with by on at into to from in for of if when while after before as against targeting via using is are was were does do did can will both all"
)
#: What asks which, or counts: `which of mine`, `one of his`, which is no thing of its own.
_COUNTING = word_set("which one any all some both none neither each half most who what many")
#: The longest description that somebody owns.
_LONGEST = 7


def owned(tokens: Sequence[Token], named: Sequence[bool]) -> list[Token]:
    """The tokens with each such thing as `my 3/3`."""
    found, names = _without_own(tokens, named)
    at = 1
    while at + 1 < len(found):
        whose = _OWNERS.get(found[at + 1].fold) if found[at].fold == "of" and not names[at] else None
        ends = at + 2 >= len(found) or _ends(found[at + 2], whose or "")
        if whose is None or not ends:
            at += 1
            continue
        begin = _begins(found, names, at)
        owner = found[at + 1]
        word = replace(owner, text=whose, fold=whose, lemma=whose, owner="", end=owner.start)
        if begin == at:
            at += 1
            continue
        if begin == at - 1 and found[begin].fold in _COUNTING:  # `which of mine`
            if found[at + 2 : at + 3] and found[at + 2].kind in ("size", "number"):
                at += 1
                continue
            noun = Token("word", "creatures", "creatures", "creatures", owner.end, owner.end)
            found[at + 1 : at + 2], names[at + 1 : at + 2] = [word, noun], [False, False]
            at += 2
            continue
        thing = found[begin:at]
        if thing[0].fold in _ARTICLES:
            thing = thing[1:]
        place = replace(word, start=found[begin].start, end=found[begin].start)
        marks = names[at - len(thing) : at]
        found[begin : at + 2], names[begin : at + 2] = [place, *thing], [False, *marks]
        at = begin + len(thing)
    return found


def _without_own(tokens: Sequence[Token], named: Sequence[bool]) -> tuple[list[Token], list[bool]]:
    """The tokens with `of my own` as `of mine`, and which of them stand in names."""
    found: list[Token] = []
    names: list[bool] = []
    for at, token in enumerate(tokens):
        before = found[-1] if found else None
        if token.fold == "own" and before is not None and before.fold in _OF_ONES_OWN and not named[at]:
            of = len(found) > 1 and found[-2].fold == "of" and not names[-2]
            whose = next(word for word, owner in _OWNERS.items() if owner == before.fold)
            thing = tokens[at + 1 : at + 2]
            if of and (not thing or thing[0].kind in ("mark", "break") or thing[0].fold in _BEHIND_OWN):
                found[-1] = replace(before, text=whose, fold=whose, lemma=whose, owner="", end=token.end)
                if any(
                    one.fold == "each" for one in found[-8:]
                ):  # `each with a 3/3 of their own`: one for each
                    found, names = found[:-2], names[:-2]
                continue
        found.append(token)
        names.append(named[at])
    return found, names


#: What follows `of my own` where no thing does: `a creature of my own with hexproof`.
_BEHIND_OWN = _BEFORE | LEMMAS.keys()


def _ends(following: Token, whose: str) -> bool:
    """Whether what stands behind `of his` is nothing that he has."""
    if following.kind in ("mark", "break") or whose not in ("his", "her"):
        return following.fold != "own"
    return following.kind == "word" and (following.fold in _BEFORE or following.fold in LEMMAS)


def _begins(tokens: Sequence[Token], named: Sequence[bool], at: int) -> int:
    """Where the thing begins that ends before `at`; `at` itself where none does."""
    begin = at
    while begin > max(0, at - _LONGEST):
        token = tokens[begin - 1]
        if token.kind not in ("word", "size", "number") or token.fold in _BEFORE:
            break
        if token.fold in _ARTICLES or token.fold in NUMBERS or token.kind == "number":
            begin -= 1
            break
        if not named[begin - 1] and token.fold in LEMMAS and not token.fold.endswith(("ing", "ed", "er")):
            break
        begin -= 1
    return begin
