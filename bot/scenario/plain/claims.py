"""What somebody claims, and whether it is so: `My opponent claims this kills it. Is that true?` asks whether this kills it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.scenario.plain.asking import opposite
from bot.scenario.plain.confirming import claims_asked, whether_it_is_so
from bot.scenario.text.tokens import Token, sentences
from bot.scenario.text.words import word_set

_CLAIMING = word_set("claim argue insist say think believe tell state assume maintain reckon")
_IS_IT_SO = (
    "is was are am",
    "that this it he she they i who my his your the",
    "right true correct so legal opponent interpretation reasoning friend",
)
#: Words that ask whether it is not so.
WRONG = word_set("wrong mistaken incorrect false untrue")
_SO = ("right", "true", "correct", *WRONG, "so")
_LEAST, _MOST = 2, 7


def questions_for_claims(tokens: Sequence[Token]) -> list[Token]:
    """The tokens with each claim that is asked about as the question whether it is so."""
    spans = [(start, stop) for start, stop in sentences(tokens) if stop > start]
    asks = [n for n, (start, stop) in enumerate(spans) if _asks_whether(tokens[start:stop])]
    found = list(tokens)
    for n in reversed(asks):
        start, stop = spans[n]
        tail = _tail(tokens, start, stop)
        if tail is not None:
            claim = _claimed(tokens[start:tail]) or _of_an_outcome(tokens[start:tail])
            if claim is not None and (turned := _turned(claim, tokens[stop - 1])) is not None:
                found[start:stop] = [*turned, _mark(tokens[stop - 1])]
                continue
        if n and _is_whole(tokens[start:stop]):
            first, last = spans[n - 1]
            claim = _claimed(tokens[first:last]) or _of_an_outcome(tokens[first:last])
            if claim is not None and (turned := _turned(claim, tokens[stop - 1])) is not None:
                found[first:stop] = [*turned, _mark(tokens[stop - 1])]
    return found


def _turned(claim: list[Token], verdict: Token) -> list[Token] | None:
    """The question whether it is so; the other way round, up to the verdict, where it is asked whether that is wrong: None where it can't
    be asked so."""
    if verdict.fold not in WRONG:
        return claim
    begins = max((at + 1 for at, token in enumerate(claim) if token.kind == "break"), default=0)
    turned = opposite(claim[begins:], verdict.end)
    return None if turned is None else [*claim[:begins], *turned]


def _asks_whether(tokens: Sequence[Token]) -> bool:
    return tokens[-1].fold in _SO and any(_is_whole(tokens[start:]) for start in range(len(tokens)))


def _is_whole(tokens: Sequence[Token]) -> bool:
    """`is that right`, `are they correct`, `is my opponent right`, `correct`."""
    if len(tokens) == 1:
        return tokens[0].fold in _SO[:-1]
    if not _LEAST < len(tokens) < _MOST:
        return False
    first, second, last = tokens[0].fold, tokens[1].fold, tokens[-1].fold
    return (first in _IS_IT_SO[0].split() and second in _IS_IT_SO[1].split() and last in _SO) or (
        first == "who" and last in ("right", "correct")
    )


def _tail(tokens: Sequence[Token], start: int, stop: int) -> int | None:
    """Where `, is this true` begins at the end of a sentence."""
    for at in range(start + 1, stop):
        if tokens[at].fold in (",", "—") and _is_whole(tokens[at + 1 : stop]):
            return at
    return None


def _claimed(tokens: Sequence[Token]) -> list[Token] | None:
    """What is claimed, as a question, after what is told before it; None where nothing is claimed in so many words."""
    begins = 0
    for at, token in enumerate(tokens):
        if token.fold in (",", "and", "but") and token.kind in ("mark", "word"):
            begins = at + 1
        if begins < at < begins + _SPEAKER and token.kind == "word" and token.lemma in _CLAIMING:
            rest = list(tokens[at + 1 :])
            while rest and rest[0].fold in ("me", "him", "her", "that", ","):
                rest = rest[1:]
            claim = claims_asked(rest)
            told = list(tokens[: max(0, begins - 1)])
            return claim if claim is None or not told else [*told, _stop(told[-1]), *claim]
    return None


def _of_an_outcome(tokens: Sequence[Token]) -> list[Token] | None:
    """`He killed both. Is that right?`: what is said to come of it, as it would be asked with `right?`; None where that is nothing."""
    if any(token.fold in _ASKING for token in tokens):
        return None
    end = tokens[-1].end
    tag = (Token("mark", ",", ",", ",", end, end), Token("word", "right", "right", "right", end, end))
    return whether_it_is_so([*tokens, *tag])


_ASKING = word_set("what how who whose which where whether why")

#: Whoever claims it is named in fewer words: `my friend`, `the guy at the store`.
_SPEAKER = 6


def _stop(after: Token) -> Token:
    return Token("break", ".", ".", "", after.end, after.end)


def _mark(after: Token) -> Token:
    return Token("break", "?", "?", "", after.end, after.end)
