"""What a thing is said not to have, behind it: `his 5/5 no reach`, `a 5/5 (no flying)`, `with neither flying nor reach`, `no abilities`."""

from __future__ import annotations

from collections.abc import Sequence

from bot.abilities.keywords import KEYWORDS
from bot.scenario.text.tokens import Token
from bot.scenario.text.words import word_set
from bot.values import replace

_ABILITIES = word_set("abilities ability keywords keyword text evasion tricks")
_MORE = word_set("otherwise whatsoever either though anything else")
#: What may stand before an ability that is not there, within what is told of a thing.
_BEFORE = word_set("no without neither")
_HAVING = word_set("has have had with got having is are")


def without_them(tokens: Sequence[Token], named: Sequence[bool]) -> list[Token]:
    """The tokens with each such ability after `without`, and without the words that say that there is none at all."""
    found: list[Token] = []
    at = 0
    while at < len(tokens):
        end, kept = _not_there(tokens, named, at)
        if end == at:
            found.append(tokens[at])
            at += 1
            continue
        if found and found[-1].fold in ("with", "w"):
            found.pop()
        found += kept
        at = end
    return found


def _not_there(tokens: Sequence[Token], named: Sequence[bool], at: int) -> tuple[int, list[Token]]:
    """Where what is not there ends that begins at `at`, and how it is said plainly; `at` itself where there is none."""
    opens = tokens[at].fold == "(" and at + 1 < len(tokens)
    start = at + opens
    nothing = tokens[start : start + 1]
    if not nothing or nothing[0].fold not in _BEFORE or named[start]:
        return at, []
    before = tokens[at - 1] if at else None
    if before is None or before.kind == "break":
        return at, []
    if before.fold in ("has", "have", "had", "and", "or", "but", "is", "are", "there"):
        return at, []  # a clause tells it
    after = start + 1
    after += tokens[after : after + 1] != [] and tokens[after].fold in ("other", "real", "special")
    if tokens[after : after + 1] and tokens[after].fold in _ABILITIES:
        if all(token.kind != "size" for token in tokens[max(0, at - 5) : at]):
            return at, []  # `Serra Angel with no abilities` has lost those that it has
        end = after + 1
        while tokens[end : end + 1] and tokens[end].fold in _MORE | {"or", "at", "all"}:
            end += 1
        if opens:
            if tokens[end : end + 1] and tokens[end].fold == ")":
                return end + 1, []
            return at, []
        return end, []
    end, keywords = _keywords(tokens, after)
    if not keywords:
        return at, []
    if opens:
        if not (tokens[end : end + 1] and tokens[end].fold == ")"):
            return at, []
        end += 1
    if nothing[0].fold == "without" and not opens:
        return at, []
    place = nothing[0]
    return end, [replace(place, text="without", fold="without", lemma="without"), *keywords]


def _keywords(tokens: Sequence[Token], at: int) -> tuple[int, list[Token]]:
    """Where the keywords end that begin at `at`, and they, with `or` between them."""
    found: list[Token] = []
    while at < len(tokens):
        two = " ".join(token.fold for token in tokens[at : at + 2])
        size = 2 if two in KEYWORDS else 1 if tokens[at].fold in KEYWORDS else 0
        if not size:
            break
        found += tokens[at : at + size]
        at += size
        joint = at
        while tokens[joint : joint + 1] and tokens[joint].fold in ("nor", "or", "and", ",", "/", "no"):
            joint += 1
        if (
            joint == at
            or joint >= len(tokens)
            or not (
                tokens[joint].fold in KEYWORDS
                or " ".join(t.fold for t in tokens[joint : joint + 2]) in KEYWORDS
            )
        ):
            break
        found.append(Token("word", "or", "or", "or", tokens[at].start, tokens[at].end))
        at = joint
    return at, found
