"""What is said and taken back: `I cast Wrath... I mean Damnation`, `my Soltari... no, my Crusader`, `If I have Gisela... never mind.`"""

from __future__ import annotations

from collections.abc import Sequence

from bot.scenario.naming.card_names import FUNCTION_WORDS
from bot.scenario.text.tokens import Token, sentence_begins

#: Words that take back, after any mark; the others only after dots, where somebody broke off.
_PLAINLY = (
    "i mean",
    "i meant",
    "or rather",
    "no wait",
    "wait no",
    "sorry i mean",
    "scratch that",
    "no sorry",
    "sorry no",
)
_AFTER_DOTS = ("no", "wait", "sorry", "actually", "err", "er", "erm", "nah", "oops", "whoops")
_ALTOGETHER = (
    "nvm",
    "never mind",
    "nevermind",
    "scratch that",
    "actually nvm",
    "actually never mind",
    "no nvm",
    "forget that",
    "actually forget that",
    "forget it",
    "ignore that",
    "actually ignore that",
)


def without_what_is_taken_back(tokens: Sequence[Token]) -> tuple[list[Token], tuple[tuple[int, int], ...]]:
    """The tokens without what was taken back and the words that do so, and the places of these in the text."""
    found = list(tokens)
    gone: list[tuple[int, int]] = []
    at = 1
    while at < len(found):
        span = _taken_back(found, at) if found[at].kind in ("break", "mark") else None
        if span is None:
            at += 1
            continue
        start, end = span
        gone.append((found[start].start, found[end - 1].end))
        del found[start:end]
        at = max(1, start)
    return found, tuple(gone)


def _taken_back(tokens: Sequence[Token], at: int) -> tuple[int, int] | None:
    """Where what is taken back begins, and where what is said in its place does, after the mark at `at`."""
    mark = tokens[at]
    dots = mark.kind == "break" and mark.text.startswith(("..", "…"))
    if not (dots or (mark.kind == "mark" and mark.fold in (",", "—"))):
        return None
    begins = sentence_begins(tokens, at)
    altogether = _words_at(tokens, at + 1, _ALTOGETHER)
    if altogether is not None and (altogether == len(tokens) or tokens[altogether].kind == "break") and dots:
        return begins, min(altogether + 1, len(tokens))
    end = _words_at(tokens, at + 1, _PLAINLY) or (_words_at(tokens, at + 1, _AFTER_DOTS) if dots else None)
    if end is None or end >= len(tokens):
        return None
    end += tokens[end].fold in (",", "—")
    if end >= len(tokens) or tokens[end].kind == "break":
        return None
    again = [n for n in range(begins, at) if tokens[n].fold == tokens[end].fold]
    if again:
        return again[-1], end
    start = at
    while start > begins and (
        _is_of_a_name(tokens[start - 1])
        or (
            start < at
            and start - 1 > begins
            and tokens[start - 1].fold in _INSIDE
            and _is_of_a_name(tokens[start - 2])
        )
    ):
        start -= 1
    return (start, end) if start < at and _is_of_a_name(tokens[end]) else None


def _words_at(tokens: Sequence[Token], at: int, wanted: Sequence[str]) -> int | None:
    """Where the longest of these runs of words ends that stands at `at`."""
    for words in sorted(wanted, key=len, reverse=True):
        split = words.split()
        if [token.fold for token in tokens[at : at + len(split)]] == split:
            return at + len(split)
    return None


#: Small words inside of names.
_INSIDE = ("of", "the", "to", "in", "for", "from")


def _is_of_a_name(token: Token) -> bool:
    return token.kind == "word" and token.text[:1].isupper() and token.fold not in FUNCTION_WORDS
