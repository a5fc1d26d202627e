"""What an unnamed thing is called, and how the abilities told of it are written."""

from __future__ import annotations

import re
from collections.abc import Iterable

from bot.regex import regex
from bot.scenario.phrases.values import ThingRef
from bot.scenario.text.words import COLOR_NAMES, NUMBERS, ORDINALS, singular, word_set

_COSTING = regex(r"(?:^|-)(?:mana|cmc|mv|drops?)$", re.IGNORECASE)


def made_label(ref: ThingRef) -> str:
    """What an unnamed thing is called: in the user's own words, without articles, states and what is told after them."""
    if ref.token and ref.subtypes:
        return ref.subtypes[-1]
    if ref.noun[:1].isupper():
        return ref.noun  # `a 5 damage burn spell`: what it is called by its deed
    size = f"{ref.size[0]}/{ref.size[1]}" if ref.size else ""
    words = [w for w in ref.word.split() if w.lower() not in _UNLABELLED and "'" not in w and "/" not in w]
    if ref.order and words and words[0].lower() in ORDINALS:
        words.pop(0)
    if ref.mana_value is not None:
        words = [w for w in words if not _COSTING.search(w)]
    while words and (words[0].isdigit() or words[0].lower() in NUMBERS):
        words.pop(0)
    if words and ref.many:
        words[-1] = singular(words[-1])
    if words and words[-1].lower() in ("guy", "dude") and size:
        words[-1] = "creature"
    if not words:
        words = [next((kind.lower() for kind in ref.types if kind != "Creature"), "creature")]
    elif ref.size is not None and all(w.lower() in COLOR_NAMES for w in words):
        words.append("creature")
    return " ".join([size, *words]) if size else " ".join(words)


_UNLABELLED = word_set(
    """
    a an the my his her their your our its another other both all each every of some this that these those
    opponents opps any one lone single vanilla plain regular normal random tapped untapped attacking blocking blocked
    unblocked big huge large little puny small tiny lowly mere poor simple summoning sick goaded said same more
    additional legendary only pair multiple several various
    """
)


def joined_lines(lines: Iterable[str]) -> tuple[str, ...]:
    """Keywords on one line, as card text has them, and each sentence on its own."""
    keywords = [line for line in lines if line[:1].islower()]
    sentences = [line for line in lines if not line[:1].islower()]
    once = list(dict.fromkeys(keywords))
    return ((", ".join(once),) if once else ()) + tuple(dict.fromkeys(sentences))


def split_line(line: str) -> list[str]:
    """The parts of a joined line."""
    return line.split(", ") if line[:1].islower() else [line]
