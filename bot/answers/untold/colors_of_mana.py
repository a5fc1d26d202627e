"""Mana of colors of which the lands that are told make too little: whether something can be cast hangs on what else there is."""

from __future__ import annotations

import re

from bot.answers.resolution import Resolution, Status
from bot.answers.untold.retold import Run, ToBeTold
from bot.engine.told.script import Cast, Script
from bot.engine.told.setup import ObjectSetup
from bot.regex import regex
from bot.scenario.scenario import Scenario

_MADE_BY = {"Plains": "W", "Island": "U", "Swamp": "B", "Mountain": "R", "Forest": "G"}
_CALLED = {"W": "white", "U": "blue", "B": "black", "R": "red", "G": "green"}
_PIP = regex(r"\{([WUBRG])\}")
_MAKES_OR_CHANGES = regex(
    r"\badds?\b[^.]*(?:\{|mana)|\bmana\b|\bwithout paying\b|\brather than pay\b|\bTreasures?\b|\bconvoke\b",
    re.IGNORECASE,
)


def whose_lands_make_no_such_mana(understood: Scenario, found: Resolution, run: Run) -> Resolution | ToBeTold:
    """What comes of the story; or the color that has to be told to be there: it is asked whether somebody can cast something, of whose
    lands only basic ones are told, too few of that color."""
    del run
    asked = [question for question in understood.questions if question.kind == "legal"]
    if found.status is not Status.RESOLVED or len(asked) != len(understood.questions) or not asked:
        return found
    for question in asked:
        script = question.beside or understood.script
        missing = _missing(script)
        if missing is not None:
            player, color = missing
            who = "you have" if player == "You" else f"{player} has"
            message = f"It is not told whether {who} enough {_CALLED[color]} mana: the lands that are told make too little of it."
            return ToBeTold(message)
    return found


def _missing(script: Script) -> tuple[str, str] | None:
    """Who has no mana of which color for the last spell that is cast."""
    last = script.actions[-1] if script.actions else None
    if not isinstance(last, Cast) or last.paid or last.free or last.alternative or last.face:
        return None
    objects = script.setup.objects
    card = next((one.card for one in objects if one.label == last.card), None)
    lands = [one for one in objects if _is_there(one, last.player) and "Land" in one.card.types]
    others = [one for one in objects if one not in lands and one.label != last.card]
    told = lands and all("Basic" in one.card.supertypes for one in lands)
    if card is None or not told or any(_MAKES_OR_CHANGES.search(t) for one in others for t in one.card.texts):
        return None
    if any("cost" in text or "Convoke" in text for text in card.texts):
        return None
    made = [_MADE_BY.get(subtype, "") for one in lands for subtype in one.card.subtypes]
    pips = _PIP.findall(card.mana_cost)
    missing = [color for color in pips if pips.count(color) > made.count(color)]
    return (last.player, missing[0]) if missing else None


def _is_there(one: ObjectSetup, player: str) -> bool:
    return one.zone == "battlefield" and one.controller == player
