"""A card's own name, its short name and `this creature` all become `~`; in an ability that it gives to others it is `§`."""

from __future__ import annotations

import re
from functools import lru_cache

from bot.abilities.subtypes import SUBTYPES
from bot.cards.normal.slips import misspelled
from bot.cards.phrases.words.type_words import SUPERTYPES, TYPES
from bot.regex import regex

_THIS = regex(
    r"\b[Tt]his (spell|creature|permanent|artifact|enchantment|land|planeswalker|battle|token|card|emblem|Aura|Equipment"
    r"|Vehicle|vehicle|Saga|Siege|Class|Case|case|Room|Fortification|Spacecraft|Mount)\b(?! (?:you|an opponent|spells))"
)
_WORDS_OF_TYPES = SUBTYPES | set(TYPES) | set(SUPERTYPES)
_QUOTED = regex(r'("[^"]*")')
#: Words before a quote that say it of the card itself: `~ gets +2/+2 and has`, `As long as ~ is enchanted, it has`.
_OF_ITSELF = regex(
    r"(?:(?:^|[.:,—] )~|(?:^|[.—] )(?:As long as|If|Whenever) ~ [^,.]*, it) "
    r"(?:gets [+-]\S+,? )?(?:has [a-z ]+,? )?(?:and )?(?:has|gains) $"
)
_ENTERS_WITH = regex(r"\bIf ~ was kicked[^.\"]*, it enters (?:the battlefield )?with [^.\"]* and with $")
#: What gives an ability is called by its name there (CR 201.5a); `named` is said of a name.
GIVER = "§"
#: A token with a name of its own, which its abilities call it by.
_MADE = regex(r"\b[Cc]reate ([A-Z][\w',! -]*?), a (?:tapped )?legendary [^.]*$")


def short_names(name: str, legendary: bool) -> tuple[str, ...]:
    """How a card's text calls it besides its full name: before the comma or the colon, or a legend's first name."""
    names: list[str] = []
    if ", " in name:
        names.append(name.split(", ")[0])
    if ": " in name:
        names.append(name.split(": ")[0])
    if legendary:
        first = name.replace(",", "").split(" ")[0]
        if first != name and first not in _WORDS_OF_TYPES and first not in ("The", "A", "An"):
            names.append(first)
    return tuple(dict.fromkeys(n for n in names if n != name))


@lru_cache(maxsize=64)
def _pattern(name: str, legendary: bool) -> re.Pattern[str]:
    names = (name, *short_names(name, legendary))
    return re.compile(
        r"(?<![\w~])(?<![Cc]reate )(?:" + "|".join(re.escape(n) for n in names) + r")(?![\w])(?!,? the [A-Z])"
    )


def _given(named: re.Match[str]) -> str:
    bare = named.string[: named.start()].endswith("named ")
    return named[0] if bare else GIVER


def with_tilde(text: str, name: str, legendary: bool = False) -> str:
    """The text with every way to name the card itself written `~`.

    In quotes `this creature` and its like are what has the ability, and the name is what gives it, unless the card itself is
    said to have what is quoted."""
    parts = _QUOTED.split(text)
    for one in (name, *short_names(name, legendary)):
        meant = misspelled(parts[0], one) if one not in text else None
        if meant is not None:
            parts = _QUOTED.split(text.replace(meant, one))
            text = "".join(parts)
    # To make a pattern takes longer than to use it: most texts don't name their card.
    named = bool(name) and any(one in text for one in (name, *short_names(name, legendary)))
    pattern = _pattern(name, legendary) if named else None
    out: list[str] = []
    for part in parts:
        before = "".join(out)
        own = not part.startswith('"') or _OF_ITSELF.search(before) or _ENTERS_WITH.search(before)
        if pattern is not None and own:
            part = pattern.sub("~", part)
        elif (made := _MADE.search("".join(out))) is not None:
            part = part.replace(made[1], "~")
        elif pattern is not None:
            part = pattern.sub(_given, part)
        out.append(_THIS.sub("~", part))
    return "".join(out)
