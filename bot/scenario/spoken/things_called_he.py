"""What is called he or she right after somebody has it, and before any other player is told of: `I've got a Serra Angel and she blocks a 4/4`,
`I have this 2/2 dude and he attacks`."""

from __future__ import annotations

from collections.abc import Sequence

from bot.scenario.text.tokens import Token, sentences
from bot.scenario.text.words import word_set
from bot.values import replace

_HAVING = word_set("have has had got control")
_CALLED = word_set("he she")
_PLAYERS = word_set("opponent opponents opp opps oppo he she him her his hers they them their friend buddy")
_ARTICLES = word_set("a an my this the")
_BETWEEN = word_set(", right and so out")
#: What creatures do as players don't, or with nothing else named.
_DEEDS = word_set("attack attacks attacked attacking block blocks blocked blocking swings fights is")


def things_called_he(tokens: Sequence[Token]) -> list[Token]:
    """The tokens with `it` for each such word."""
    found = list(tokens)
    for start, stop in sentences(tokens):
        words = tokens[start:stop]
        at = next((n for n, token in enumerate(words) if n > 2 and token.fold in _CALLED), None)
        if at is None or at + 1 >= len(words) or any(t.fold in _PLAYERS for t in tokens[: start + at]):
            continue
        has = next((n for n in range(at) if words[n].fold in _HAVING), None)
        owner = words[0].fold in ("i", "so") or (has == 0 and words[0].fold == "got")
        if has is None or not owner or not _is_one(words[has + 1]):
            continue
        several = any(t.kind == "number" or t.fold in ("two", "three") for t in words[has:at])
        several |= sum(t.kind == "size" for t in words[has:at]) > 1 or any(
            t.lemma in ("attack", "swing") for t in words[has:at]
        )  # who blocks then is another
        joined = words[at - 1].fold in _BETWEEN and words[at - 1].fold != "out"
        verb = (
            words[at + 1 + (words[at + 1].fold in ("is", "then", "just"))]
            if at + 2 < len(words)
            else words[-1]
        )
        rest = [token.fold for token in words[at:]]
        clause = rest[
            : next((n for n, word in enumerate(rest) if n and word in (",", "and", "but")), len(rest))
        ]
        if joined and not several and verb.fold in _DEEDS and "with" not in clause:
            found[start + at] = replace(words[at], text="it", fold="it", lemma="it")
    return found


def _is_one(first: Token) -> bool:
    """Whether a thing may begin with that word."""
    return first.fold in _ARTICLES or first.fold == "got" or first.text[:1].isupper()
