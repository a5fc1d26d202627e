"""What is said once and meant of several, written out: `The same is true for first strike and haste`; and of a team, which is its one
player where there are no teams."""

from __future__ import annotations

import re
from collections.abc import Callable

from bot.abilities.keywords import KEYWORDS, Takes
from bot.regex import regex

_PLAIN = sorted((n for n, row in KEYWORDS.items() if row.takes == (Takes.NOTHING,)), key=len, reverse=True)
_KEYWORD = regex(r"\b(?:" + "|".join(map(re.escape, _PLAIN)) + r")\b")
#: The sentence that is meant of others too stands right before, after what makes it happen.
_SAME = regex(
    r"^(?P<when>(?:When|Whenever|At the beginning)[^,.]*, )?(?P<said>[^.,]*)\. The same is true for (?P<also>[a-z ,]+)\.$"
)
#: Whether something has it is asked of what one controls.
_HAS = regex(r"\bif an? ([a-z ]+) you control has ([a-z ]+?)(?=$|\.)")


def written_out(text: str) -> str:
    """The text with each of several keywords in a sentence of its own; as it is where one of them is no plain keyword."""
    found = _SAME.match(text)
    if found is None:
        return text
    said, also = found["said"], re.split(r",? and |, ", found["also"])
    first = _KEYWORD.search(said)
    if first is None or any(word not in _PLAIN for word in also):
        return text
    asked = _HAS.sub(r"if you control a \1 with \2", said)
    each = (asked.replace(first[0], word) for word in (first[0], *also))
    sentences = [one[:1].upper() + one[1:] for one in each]
    if found["when"]:
        sentences[0] = sentences[0][:1].lower() + sentences[0][1:] if said[:1].islower() else sentences[0]
    return (found["when"] or "") + ". ".join(sentences) + "."


#: Applied in order.
_OF_A_TEAM: tuple[tuple[re.Pattern[str], str | Callable[[re.Match[str]], str]], ...] = tuple(
    (regex(old), new)
    for old, new in (
        (r"\byour team controls?\b", "you control"),
        (r"\benters under your team's control\b", "you control enters"),
        (r"\byour team gained\b", "you gained"),
        (
            r"\beach player on your team may discard a card, then each player who discarded a card this way draws a card\b",
            "you may discard a card. If you do, draw a card",
        ),
    )
)


def of_one_player(text: str) -> str:
    """The text with a team as its one player."""
    if "your team" not in text:
        return text
    for old, new in _OF_A_TEAM:
        text = old.sub(new, text)
    return text
