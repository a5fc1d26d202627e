"""Deeds told without who did them: `Swung with a 3/3.`, `Got double blocked.`, `Had Worship out, cast Shock.`, `Blocked by a 2/4.`

Whoever tells a story leaves out the `I`; of what was named last the `it` is left out that something befell."""

from __future__ import annotations

from collections.abc import Sequence

from bot.scenario.forms.verbs import LEMMAS
from bot.scenario.plain.asking import HELPING, is_past
from bot.scenario.text.put_in import words_before
from bot.scenario.text.tokens import Token, sentences
from bot.scenario.text.words import word_set

#: Words that may stand before the verb.
_LEADING = word_set("and so then but just also ok okay well anyway")
#: Past forms that tell nothing of a teller, or are no verb there.
_NO_DEEDS = word_set("said left given supposed based called named enchanted equipped imagined added")
#: Verbs of which the plain form is the past one too.
_SAME_IN_PAST = word_set("hit put cast cut let")


def with_subjects(tokens: Sequence[Token], named: Sequence[bool]) -> list[Token]:
    """The tokens with each such deed told of `I`, or of `it`."""
    found: list[Token] = []
    for start, stop in sentences(tokens):
        asks = stop < len(tokens) and "?" in tokens[stop].text
        words = tokens[start:stop]
        first = next((n for n, token in enumerate(words) if token.fold not in _LEADING), 0)
        subject = None if not words or asks or named[start + first] else _left_out(words, first)
        if subject is None:
            found += tokens[start : stop + 1]
            continue
        found += words[:first]
        begun = subject == ("i",)
        for at in range(first, len(words)):
            inside = at > first and begun and words[at - 1].fold in (",", "—") and not named[start + at]
            if at == first or (inside and _left_out(words, at) == ("i",)):
                found += words_before(subject, words[at])
            found.append(words[at])
        found += tokens[stop : stop + 1]
    return found


def _left_out(words: Sequence[Token], at: int) -> tuple[str, ...] | None:
    """The subject that the verb at `at` is told without."""
    verb = words[at]
    if verb.kind != "word" or verb.fold in _NO_DEEDS or verb.owner or at + 1 >= len(words):
        return None
    following = words[at + 1]
    if verb.fold in HELPING or following.fold in ("creature", "creatures", "creature's"):
        return None
    past = verb.fold in LEMMAS and (is_past(verb) and not verb.fold.endswith("ing"))
    if not past:
        return ("i",) if verb.fold in _SAME_IN_PAST and at else None
    if following.fold == "by":
        return ("it", "is")
    if following.kind == "mark" or (
        following.kind == "word" and following.fold in ("is", "are", "dies", "and")
    ):
        return None
    return ("i",)
