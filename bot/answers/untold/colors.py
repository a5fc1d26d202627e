"""Creatures that the story made up with no color: they are taken to have none, which is said where another color would matter."""

from __future__ import annotations

import re

from bot.answers.resolution import Resolution
from bot.answers.untold.retold import Run, answers_of, is_too_much, with_objects
from bot.regex import regex
from bot.scenario.scenario import Scenario
from bot.values import replace

_COLORS = ("white", "blue", "black", "red", "green")
_ASKS_FOR_IT = regex(
    rf"\b(?:non)?(?:{'|'.join(_COLORS)}|(?:mono|multi)?colou?r(?:ed|less|s)?)\b", re.IGNORECASE
)


def with_colors_said(understood: Scenario, found: Resolution, run: Run) -> Resolution:
    """The answer with the creatures that would change it if they were of some color, and of which the story tells none (CR 105.2)."""
    if not understood.questions or not understood.untold_colors:
        return found
    cards = [one.card for one in understood.script.setup.objects]
    if not any(_ASKS_FOR_IT.search(text) for card in cards for text in card.texts):
        return found
    said = tuple(
        f"{label} is taken to have no color: none is told."
        for label in understood.untold_colors
        if any(_matters(found, run(_with(understood, label, color))) for color in _COLORS)
    )
    return replace(found, assumptions=(*found.assumptions, *said)) if said else found


def _matters(found: Resolution, told: Resolution) -> bool:
    return answers_of(told) != answers_of(found) and not is_too_much(told)


def _with(understood: Scenario, label: str, color: str) -> Scenario:
    return with_objects(
        understood,
        lambda objects: tuple(
            replace(one, card=replace(one.card, colors=(color,))) if one.label == label else one
            for one in objects
        ),
    )
