"""What counters abilities, and what it may be aimed at."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bot.regex import regex
from bot.scenario.errors import CannotMean
from bot.scenario.phrases.values import Ref, ThingRef
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing

_OF_ABILITIES = regex(
    r"\btarget (?:activated|triggered)(?: or (?:activated|triggered))? ability\b", re.IGNORECASE
)


def refuse_what_has_the_ability(story: Story, spell: Thing, names: Sequence[str]) -> None:
    """`He Stifles my Polluted Delta`: what counters abilities is aimed at one on the stack, and at no permanent that has one (CR 113.9).
    Raises `CannotMean` where nothing is told before: that the ability is used, or triggers, is to be told."""
    if not spell.texts or not all(
        _OF_ABILITIES.search(line) for line in spell.texts if "target" in line.lower()
    ):
        return
    permanents = [t for t in story.things if t.label in names and t.zone == "battlefield"]
    if permanents and not story.actions and any("target" in line.lower() for line in spell.texts):
        label = permanents[0].label
        said = f"{spell.label} is aimed at an ability: tell first which ability of {label} is activated or triggers."
        raise CannotMean(said, (f"Alice activates {label}. In response, Bob casts {spell.label}.",))


def refuse_an_ability_for_what_it_is_of(story: Story, spell: Thing, refs: Sequence[Ref]) -> None:
    """`He Counterspells my Wall of Omens trigger`: what can't be aimed at an ability is not aimed at what has it instead (CR 115.1). Raises
    `CannotMean`."""
    if spell.card is None or not spell.types or spell.types[-1] not in ("Instant", "Sorcery"):
        return
    if any("ability" in line for line in spell.texts):
        return
    for ref in refs:
        if isinstance(ref, ThingRef) and ref.name and 0 <= ref.start < ref.end:
            words = [token.fold for token in story.tokens[ref.end : ref.end + 2] if token.fold != "etb"]
            if {story.tokens[ref.end - 1].fold, *words[:1]} & _ABILITIES:
                said = f"{spell.label} can't be aimed at a triggered or activated ability (CR 115.1)."
                raise CannotMean(said, (), ref.start, ref.end)


_ABILITIES = frozenset({"trigger", "triggers", "ability"})
