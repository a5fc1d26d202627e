"""Whether somebody is said to gain life, and whether what is told could be why."""

from __future__ import annotations

from collections.abc import Sequence

from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.story import Story
from bot.scenario.text.tokens import Token
from bot.scenario.text.words import word_set


def gains_life(story: Story, statement: Statement) -> bool:
    words = story.tokens[statement.start : statement.end]
    if any(token.lemma in ("gain", "heal", "get") for token in words) and any(
        t.fold == "life" for t in words
    ):
        return True
    gains = [n for n, token in enumerate(words) if token.lemma == "gain"]
    return bool(gains) and isinstance(statement.get("amount"), int) and not _names_what(words[gains[0] + 1 :])


def gains_at_once(story: Story, statement: Statement) -> bool:
    """`I take 4 and gain 3 at the same time`, where nothing is told that could make it so."""
    words = [token.fold for token in story.tokens[statement.start : statement.end + 5]]
    at_once = "simultaneously" in words or "same" in words[words.index("at") :] if "at" in words else False
    return at_once and not may_gain(story)


def _names_what(words: Sequence[Token]) -> bool:
    """Whether it is said what is gained: `gain 3` alone is life, `gain 2 poison counters` is none."""
    return any(token.fold in _NO_LIFE for token in words)


_NO_LIFE = word_set(
    "counter counters poison energy mana control treasure treasures token tokens card cards experience tickets"
)


def may_gain(story: Story) -> bool:
    """Whether anything told could make somebody gain life, so that it is told to come of that: a card that speaks of it, a creature
    with lifelink."""
    texts = (text.lower().replace("can't gain life", "") for thing in story.things for text in thing.texts)
    return any("life" in text for text in texts) or any(
        token.fold in ("lifelink", "lifelinker", "food") for token in story.tokens
    )
