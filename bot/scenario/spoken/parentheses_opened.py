"""What stands in parentheses behind a thing, as a part of the sentence: `my 4/4 (vigilance, lifelink) attacks`; and what is but talk:
`(well, not really lol)`."""

from __future__ import annotations

from collections.abc import Sequence

from bot.abilities.keywords import KEYWORDS
from bot.scenario.text.tokens import Token
from bot.scenario.text.words import word_set

_JOINTS = word_set(", and & / + or")
#: Words of talk; what has one of them in it, and nothing of the game, tells nothing.
_TALK = word_set(
    "lol lmao haha jk well sorry obviously duh btw iirc afaik imo oops yes yeah yikes sadly luckily thankfully whatever"
)


def opened(tokens: Sequence[Token], named: Sequence[bool]) -> list[Token]:
    """The tokens with such parentheses as `with vigilance and lifelink`, or without them."""
    found: list[Token] = []
    at = 0
    while at < len(tokens):
        close = _closes(tokens, at) if tokens[at].fold == "(" and found else None
        if close is None:
            found.append(tokens[at])
            at += 1
            continue
        inside = list(tokens[at + 1 : close])
        said = _keywords(inside)
        if said and found[-1].kind in ("word", "size"):
            found.append(_word("with", tokens[at]))
            found += said
        elif not _is_talk(inside, named[at + 1 : close]):
            found += tokens[at : close + 1]
        at = close + 1
    return found


def _closes(tokens: Sequence[Token], at: int) -> int | None:
    for n in range(at + 1, len(tokens)):
        if tokens[n].kind == "break" or tokens[n].fold == "(":
            return None
        if tokens[n].fold == ")":
            return n if n > at + 1 else None
    return None


def _keywords(inside: Sequence[Token]) -> list[Token]:
    """The keywords with `and` between them; empty where something else stands there."""
    found: list[Token] = []
    at = 0
    while at < len(inside):
        if inside[at].fold in _JOINTS:
            at += 1
            continue
        two = " ".join(token.fold for token in inside[at : at + 2])
        size = 2 if two in KEYWORDS else 1 if inside[at].fold in KEYWORDS else 0
        if not size:
            return []
        if found:
            found.append(_word("and", inside[at]))
        found += inside[at : at + size]
        at += size
    return found


def _is_talk(inside: Sequence[Token], named: Sequence[bool]) -> bool:
    plain = all(
        token.kind in ("word", "mark") and not of_name for token, of_name in zip(inside, named, strict=True)
    )
    return plain and any(token.fold in _TALK for token in inside)


def _word(word: str, place: Token) -> Token:
    return Token("word", word, word, word, place.start, place.start)
