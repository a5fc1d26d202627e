"""Which deeds can show anything of a part of a card, and whether it came up in a story."""

from __future__ import annotations

from bot.abilities.ability import Ability, Activated, Exert, Keyword, Spell, Static, Triggered
from bot.abilities.entering import EntersOneWay, EntersTappedUnless, EntersWith
from bot.abilities.events import Enters
from bot.abilities.keyword_abilities.activated import activated_of
from bot.abilities.keyword_abilities.static import statics_of
from bot.abilities.keywords import played_ways
from bot.abilities.player_events import Casts
from bot.abilities.replacements import ReplaceDiscard
from bot.answers.sweep.parts import Part
from bot.answers.sweep.playing import Ending
from bot.answers.sweep.telling import Deed


def came_up(ability: Ability, label: str, ending: Ending) -> bool:
    """Whether an ability that has to trigger or resolve did so on this way."""
    match ability:
        case Triggered() | Exert():
            return label in ending.triggered
        case Spell():
            return label in ending.resolved
        case Activated():
            return f"{label}'s ability" in ending.resolved or not ending.illegal
        case _:
            return True


def shows(deed: Deed, ability: Ability, part: Part) -> bool:
    """Whether a deed can show anything of this part."""
    if deed.mode and (not isinstance(ability, Spell) or deed.mode != part.mode):
        return False
    return deed.kind in _deeds(ability)


def _deeds(ability: Ability) -> tuple[str, ...]:
    """The deeds that can show anything of an ability."""
    match ability:
        case Spell():
            return ("cast",)
        case Activated():
            return ("activate",)
        case Keyword():
            return ("there", "cast", "activate", "elsewhere")
        case _:
            return ("there", "cast", "play", "activate", "elsewhere")


def first_kind(ability: Ability) -> str:
    """The deed to try first where nothing is known yet: an activated ability is activated."""
    match ability:
        case Activated():
            return "activate"
        case (
            Spell()
            | Triggered(when=Enters() | Casts())
            | Static(effects=(EntersWith() | EntersTappedUnless() | EntersOneWay(), *_))
        ):
            return "cast"
        case Static(effects=(ReplaceDiscard(), *_)):
            return "elsewhere"
        case Keyword() if activated_of((ability,)):
            return "activate"
        case Keyword() if ability.name in played_ways():
            return "cast"
        case Keyword() if any(first_kind(static) == "cast" for static in statics_of(ability)):
            return "cast"
        case _:
            return "there"
