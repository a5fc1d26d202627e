"""Whether a permanent can be tapped for mana of one color: `Can I tap Gleaming Bastion for white mana?`"""

from __future__ import annotations

import re

from bot.abilities.costs import TapSelf
from bot.abilities.keyword_abilities.activated import activated_of
from bot.abilities.keyword_abilities.basic_land_types import of_land_types
from bot.abilities.player_effects import AddMana
from bot.abilities.walk import inside
from bot.engine.told.script import AbilityOf, Activate
from bot.regex import regex
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing

#: Mana that is told by its symbols; or any color. What else words may say hangs on more than the card.
_PLAIN = regex(r"(?:\{[WUBRGC]\}|,| |or)+")
_ANY = regex(r"one mana of any color")


def tapped_for(story: Story, player: str, thing: Thing, symbol: str) -> Activate | None:
    """The one ability of it that taps it for such mana, activated, its basic land type's too; None where there is none, or several, or that
    hangs on more than its text says and what is told to be chosen for it."""
    card = story.card(thing)
    if card is None or (thing.zone != "battlefield" and thing.cast_by is None):
        return None
    types = of_land_types(card.subtypes)
    if types:
        adds = any(symbol in added.mana for added in inside(types, AddMana))
        changed = any(_CHANGES.search(text) for one in story.things for text in one.texts)
        return Activate(player, thing.label, for_mana=True) if adds and not changed else None
    chosen = next((f"{{{_SYMBOLS[value]}}}" for kind, value in thing.chosen if kind == "color"), "")
    able = [
        number
        for number, ability in enumerate(activated_of(card.abilities), 1)
        if any(isinstance(part, TapSelf) for part in ability.cost)
        and any(_adds(added.mana, symbol, chosen) for added in inside(ability.effects, AddMana))
    ]
    return Activate(player, thing.label, which=(AbilityOf(thing.label, able[0]),)) if len(able) == 1 else None


_SYMBOLS = {"white": "W", "blue": "U", "black": "B", "red": "R", "green": "G"}
#: What makes lands of other types.
_CHANGES = regex(r"\blands? (?:are|is|become|becomes|loses?)\b|\bland types?\b", re.IGNORECASE)


def _adds(mana: str, symbol: str, chosen: str) -> bool:
    if chosen:
        mana = mana.replace("one mana of the chosen color", chosen)
    any_color = _ANY.fullmatch(mana) is not None and symbol != "{C}"
    return any_color or (_PLAIN.fullmatch(mana) is not None and symbol in mana)
