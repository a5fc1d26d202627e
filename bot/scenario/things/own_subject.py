"""`My 3/3 attacks it`: what its clause tells of is not meant again by a word back in that clause; that would be `itself`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.scenario.phrases.values import ThingRef
from bot.scenario.text.tokens import Token
from bot.scenario.things.board import Thing

#: Words back that do not mean the subject of their own clause.
_BACK = frozenset({"it", "him", "her", "that", "them"})

#: What begins another clause, or a phrase that is about the subject: `if it`, `with a counter on it`, `has Rancor on it`.
_ANOTHER_CLAUSE = frozenset(
    [
        "and",
        "or",
        "but",
        "then",
        "so",
        "that",
        "which",
        "who",
        "whose",
        "if",
        "when",
        "whenever",
        "once",
        "after",
        "before",
        "while",
        "as",
        "until",
        "because",
        "since",
        "though",
        "although",
        "unless",
        "whether",
        "than",
        "with",
        "without",
        "wearing",
        "carrying",
        "holding",
        "on",
        "from",
        "off",
        "has",
        "have",
        "had",
        "having",
        "get",
        "gets",
        "got",
        "gain",
        "gains",
        "gained",
        "gaining",
        "keep",
        "keeps",
        "kept",
        "need",
        "needs",
        "needed",
        "by",
        "in",
        "at",
        "for",
        "what",
    ]
)

#: A verb and what it goes with: `fights it`, `deals 3 damage to it`. More words than these are no such clause.
_FAR = 6


def but_its_subject(
    tokens: Sequence[Token],
    mentions: Iterable[tuple[ThingRef, list[Thing]]],
    ref: ThingRef,
    fitting: list[Thing],
) -> list[Thing]:
    """`fitting` without what the clause of the word back `ref` tells of, where it may mean something else. `mentions`: what the
    statement has spoken of so far, with what that means. What was not told as a word of the text (`ref` without a place) means what
    it did."""
    if ref.word not in _BACK or not 0 < ref.start < ref.end:
        return fitting
    subject = [
        thing
        for spoken, meant in mentions
        if 0 <= spoken.start < spoken.end <= ref.start and _goes_straight(tokens[spoken.end : ref.start])
        for thing in meant
    ]
    return [thing for thing in fitting if not any(thing is one for one in subject)] or fitting


def _goes_straight(between: Sequence[Token]) -> bool:
    """Whether one verb leads from the subject to the word back."""
    return 0 < len(between) <= _FAR and not any(
        token.kind in ("mark", "break") or token.fold in _ANOTHER_CLAUSE for token in between
    )


__all__ = ["but_its_subject"]
