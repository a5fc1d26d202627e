"""A token that some card makes, told without what that card gives it: `a Devil token from Ob Nixilis, the Adversary`."""

from __future__ import annotations

import re
from collections.abc import Iterable

from bot.abilities.subtypes import SUBTYPES
from bot.regex import regex
from bot.scenario.phrases.values import ThingRef
from bot.values import replace

#: A token as card text has it: its size, its words, what it has.
_TOKEN = regex(
    r"(?:(?P<power>\d+)/(?P<toughness>\d+) )?(?P<words>[\w' ]+?) creature tokens?"
    r"(?: named [\w' ]+?)?(?: with (?P<has>(?:\"[^\"]*\"|(?!,? then\b|,? where\b|,? for each\b|, and you\b)[^\".])*))?"
)
_COLORS = frozenset({"white", "blue", "black", "red", "green"})
_TYPES = frozenset({"artifact", "enchantment"})
_WORDS = regex(r"\"([^\"]*)\"|([a-z][a-z0-9 ]*?)(?:,| and |$|\.| that)")


def as_made(ref: ThingRef, texts: Iterable[str]) -> ThingRef | None:
    """The token with the size and the abilities that a card of these texts gives it; None where it makes none of that kind, or
    several."""
    found = [
        token
        for text in texts
        for token in _TOKEN.finditer(text)
        if all(subtype in token["words"].split() for subtype in ref.subtypes)
        and (ref.size is None or token["power"] is None or ref.size == _size(token))
    ]
    if len({token.group() for token in found}) != 1:
        return None
    token = found[0]
    lines = tuple(
        quoted or keyword.strip()
        for quoted, keyword in _WORDS.findall(token["has"] or "")
        if (quoted or keyword).strip()
    )
    size = ref.size or (_size(token) if token["power"] is not None else None)
    words = token["words"].split()
    return replace(
        ref,
        size=size,
        lines=(*ref.lines, *(line for line in lines if line not in ref.lines)),
        colors=ref.colors or tuple(word for word in words if word in _COLORS),
        types=tuple(dict.fromkeys((*(word.capitalize() for word in words if word in _TYPES), *ref.types))),
        subtypes=tuple(dict.fromkeys((*(word for word in words if word in SUBTYPES), *ref.subtypes))),
    )


def _size(token: re.Match[str]) -> tuple[int, int]:
    return int(token["power"]), int(token["toughness"])
