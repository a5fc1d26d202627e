"""The color that a spell or ability lets its controller choose, by what it is said to give: `to give it protection from red`."""

from __future__ import annotations

from bot.engine.told.decisions import Picks
from bot.regex import regex
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing

_PROTECTION = regex(r"\b(?:protection from |pro[ -]?)(white|blue|black|red|green)\b")


def color_told(source: Thing, words: str) -> tuple[tuple[str, str], ...]:
    """The color that these words tell; empty where they tell none, or the source asks for none."""
    told = _PROTECTION.search(words.lower())
    chooses = any("color of your choice" in text for text in source.texts)
    return (("color", told[1]),) if told is not None and chooses else ()


def picks_the_color_told(story: Story, player: str, source: Thing, words: str) -> None:
    """Has the player choose it as the ability resolves."""
    story.actions += [Picks(player, (color,), source.label) for _, color in color_told(source, words)]
