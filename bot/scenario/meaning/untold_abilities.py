"""What is told to be activated of things of which no ability is told: `I control a planeswalker. Can I use its loyalty ability?`"""

from __future__ import annotations

from bot.abilities.keywords import KEYWORDS
from bot.scenario.errors import CannotMean
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing


def confirm_told_ability(story: Story, source: Thing, told: bool, place: tuple[int, int]) -> None:
    """Raises `CannotMean` where a made-up thing has no text at all, and nothing there gives it an ability: it has one that is not told."""
    made = source.made
    lines = [] if made is None else [line for line in made.lines if not _is_keywords(line)]
    if told or made is None or lines or made.subtypes or "Land" in made.types:
        return
    if any(word in text for one in story.things for text in one.texts for word in ('"', "“", "ability")):
        return
    example = f'{source.label} has "{{T}}: You gain 1 life."'
    raise CannotMean(f"It is not told what ability {source.label} has.", (example,), *place)


def _is_keywords(line: str) -> bool:
    """Whether a line of text is keywords alone, none of which is used as an ability: `deathtouch, first strike`."""
    words = [word.strip().lower() for word in line.rstrip(".").split(",")]
    return all(word in KEYWORDS and word not in _USED for word in words)


#: Keywords that are activated.
_USED = frozenset({"level up", "outlast", "unearth", "reinforce", "scavenge", "adapt", "monstrosity"})
