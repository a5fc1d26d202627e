"""Fights with protection from a color, of a creature whose color is not told."""

from __future__ import annotations

import re

from bot.abilities.walk import inside
from bot.engine.told.script import Block
from bot.scenario.errors import NotUnderstood
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing


def refuse_untold_colors(text: str, story: Story) -> None:
    """`I attack with a 3/3 and he blocks with a 1/1 with protection from red. Does his creature die?`: if the 3/3 is red, it doesn't. Raises
    `NotUnderstood`, with the color that is not told."""
    if not story.questions or not any(isinstance(action, Block) for action in story.actions):
        return
    for guarded in story.things:
        colors = _colors_kept_off(guarded)
        if not colors:
            continue
        for other in story.things:
            if _fights(story, guarded, other) and _is_of_untold_color(other, text):
                said = f"It is not told whether {other.label} is {colors[0]}."
                example = f"Bob blocks a {colors[0]} 3/3 with a 1/1 with protection from {colors[0]}."
                raise NotUnderstood(said, text, (0, len(text)), (example,))


_COLORS_KEPT_OFF = re.compile(r"\bprotection from (white|blue|black|red|green)\b", re.IGNORECASE)


def _colors_kept_off(thing: Thing) -> list[str]:
    return [color.lower() for line in thing.texts for color in _COLORS_KEPT_OFF.findall(line)]


def _fights(story: Story, one: Thing, other: Thing) -> bool:
    """Whether one of them blocks the other."""
    if not ((one.attacking and other.blocking) or (one.blocking and other.attacking)):
        return False
    if sum(thing.attacking for thing in story.things) == 1:
        return True
    return any(
        {one.label, other.label} <= set(inside(pair, str))
        for action in story.actions
        if isinstance(action, Block)
        for pair in action.blocks
    )


def _is_of_untold_color(thing: Thing, text: str) -> bool:
    """Whether it is made up, is called by what it is (`3/3 creature`, no name of its own), and no color is told of it."""
    made = thing.made
    return (
        made is not None
        and not made.colors
        and "Artifact" not in made.types
        and not thing.label[:1].isupper()
        and not re.search(r"colou?rless|devoid", text, re.IGNORECASE)
    )
