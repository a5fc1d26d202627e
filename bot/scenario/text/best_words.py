"""Which of several texts some words mean: the one whose own words they hold most of."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from bot.abilities.effects import (
    Attach,
    ChangeNow,
    CounterSpell,
    DealDamage,
    DealDivided,
    Destroy,
    Move,
    PutCounters,
    Regenerate,
    Shield,
    TapOrUntap,
)
from bot.abilities.keyword_actions import (
    Fight,
)
from bot.abilities.keywords import KEYWORDS
from bot.abilities.player_effects import (
    AddMana,
    GainLife,
    LoseLife,
)
from bot.abilities.walk import holds
from bot.regex import regex
from bot.scenario.text.words import word_set

_ALSO_SAID: dict[type[Any], frozenset[str]] = {
    DealDamage: word_set("ping pings shoot shoots burn burns hit hits tim zap shock shocks bolt bolts"),
    DealDivided: word_set("ping pings shoot shoots burn burns hit hits split"),
    Shield: word_set("prevention prevent protect shield redirect redirection save"),
    GainLife: word_set("lifegain heal heals gain life"),
    LoseLife: word_set("drain drains"),
    PutCounters: word_set("grow grows pump pumps"),
    Destroy: word_set("kill kills destruction removal blow"),
    Move: word_set("bounce bounces reanimate reanimates recur flicker blink"),
    Regenerate: word_set("regeneration regen regenerate"),
    ChangeNow: word_set("pump pumps animate animates animation firebreathing boost"),
    TapOrUntap: word_set("tapping untapping"),
    Fight: word_set("fighting"),
    CounterSpell: word_set("counter counters"),
    Attach: word_set("equip attach attaches move"),
    AddMana: word_set("mana"),
}
"""What players say besides the words of the text."""

_SAID_BESIDES = frozenset(word for words in _ALSO_SAID.values() for word in words)
_NAMES = regex(r"(?<=\s)[A-Z][a-z]+")

#: What players call what cards say in several words.
_IN_WORDS_OF_CARDS = dict.fromkeys(
    ("loot", "loots", "looting", "rummage", "rummages", "rummaging"), ("draw", "discard")
)

#: Such words name no card where they are typed so.
NO_NAMES = frozenset(_IN_WORDS_OF_CARDS)

_SMALL = word_set(
    """
    a an the to of on in at by for from with and or its it his her their my your this that ability abilities mode
    effect option half until end turn this up as be is are will would
    """
)
_STEM = 5


def spoken_of_most(words: str, texts: Sequence[str], meanings: Sequence[Any]) -> list[int]:
    """Which of these the words speak of most: those that share the most words with them, of these those that have them as they are
    (`Curaga` is no Cure)."""
    names = {name.lower() for name in _NAMES.findall(words)} & _SAID_BESIDES  # `countering his Shock`
    wanted = [
        own
        for w in split(words)
        if w not in _SMALL and w not in names
        for own in _IN_WORDS_OF_CARDS.get(w, (w,))
    ]
    own = [_own(text, meaning) for text, meaning in zip(texts, meanings, strict=True)]
    scores = [sum(1 for w in wanted if any(_alike(w, o) for o in words)) for words in own]
    decided = _with_the_keyword(wanted, own)
    scores = [score if n in decided else 0 for n, score in enumerate(scores)]
    top = max(scores, default=0)
    best = [n for n, score in enumerate(scores) if score == top] if top else []
    if not any(
        _alike(word, "prevent") for word in wanted
    ):  # `deal 1 damage`, not prevent that it would be dealt
        best = [n for n in best if "prevent" not in own[n]] or best
    if "tap" in wanted:  # what says that it taps something, before what costs that
        best = [n for n in best if "tap" in split(texts[n])] or best
    exact = {n: sum(1 for w in wanted if w in own[n]) for n in best}
    return [n for n in best if exact[n] == max(exact.values())]


def _with_the_keyword(wanted: Sequence[str], own: Sequence[frozenset[str]]) -> list[int]:
    """Those that have the keywords which the words name: `to give my creature indestructible` is no mode with `target creature`."""
    named = [word for word in wanted if word in KEYWORDS]
    having = [n for n, words in enumerate(own) if named and all(word in words for word in named)]
    return having or [*range(len(own))]


def _own(text: str, meaning: Any) -> frozenset[str]:
    """Every word by which a player might speak of this."""
    found = set(split(text)) | set(split(getattr(meaning, "label", "")))
    found |= {"tap"} if "{t}" in found else set()
    for kind, said in _ALSO_SAID.items():
        if holds(meaning, kind):
            found |= said
    return frozenset(found)


def _alike(word: str, other: str) -> bool:
    """Whether two words are forms of one: `prevent`, `prevents`, `prevention`."""
    if word == other:
        return True
    short = min(len(word), len(other), _STEM)
    return short >= 3 and word.isalpha() and other.isalpha() and word[:short] == other[:short]


def split(words: str) -> list[str]:
    return re.findall(r"\{[^}]+\}|[+-]?\d+(?:/[+-]?\d+)?|[a-z'+/-]+", words.lower())
