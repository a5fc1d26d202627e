"""A story that has been read: what the engine runs, what was asked, and what the reader took for granted."""

from __future__ import annotations

from typing import Literal

from bot.engine.told.script import Script
from bot.scenario.questions.question import Question
from bot.scenario.telling.claims_told import ByThen, Claim, Declared, PowersTold, SizeTold
from bot.scenario.text.bounds import Bound
from bot.values import dataclass


@dataclass(frozen=True, slots=True)
class UntoldSize:
    """A creature of which nobody tells its size, or only its power or its toughness (`told`); a planeswalker whose loyalty nobody
    tells. `bound`: from where to where the one that is told may be."""

    label: str
    told: Literal["", "power", "toughness"] = ""
    bound: Bound | None = None


@dataclass(frozen=True, slots=True)
class Scenario:
    """`assumptions` are what the story did not say and was taken for granted; `skipped` what was plainly no part of what
    happened, in the user's words; `guesses` misspelt names and what they were taken for: always to be shown.
    `spans` are the places of the text that were read as something; `untold_sizes` the creatures that are taken for a 1/1 as
    nobody says how big they are, or that are told by one of their size only; `untold_mana_values` and `untold_colors` those of a size that were made up with none; `untold_hands` the players of whose hands, which some card speaks of, nothing is said; `untold_owners` the permanents that are told to
    be there and nobody says whose; `one_of_those_held` unknown cards of a hand, each with the card that is cast and may be that one; `claims` what is said to have come about by itself, `sizes_told` how big something is said to be
    by then, `powers_told` for how much it is said to attack, `by_then` how much life or how many counters, `declared` what
    somebody is said to have by then; `sides_untold`: it tells of nobody who plays, and no question shows who attacks."""

    script: Script
    questions: tuple[Question, ...] = ()
    assumptions: tuple[str, ...] = ()
    skipped: tuple[str, ...] = ()
    guesses: tuple[str, ...] = ()
    spans: tuple[tuple[int, int], ...] = ()
    untold_sizes: tuple[UntoldSize, ...] = ()
    untold_mana_values: tuple[str, ...] = ()
    untold_colors: tuple[str, ...] = ()
    untold_hands: tuple[str, ...] = ()
    untold_owners: tuple[str, ...] = ()
    one_of_those_held: tuple[tuple[str, str], ...] = ()
    claims: tuple[Claim, ...] = ()
    sizes_told: tuple[SizeTold, ...] = ()
    powers_told: tuple[PowersTold, ...] = ()
    by_then: tuple[ByThen, ...] = ()
    declared: tuple[Declared, ...] = ()
    sides_untold: bool = False
