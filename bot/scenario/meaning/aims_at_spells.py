"""Whether a spell or ability is aimed at spells or abilities, by its words; and which ability is meant."""

from __future__ import annotations

import re

from bot.engine.told.script import Activate
from bot.regex import regex
from bot.scenario.errors import CannotMean
from bot.scenario.phrases.values import ThingRef
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing

#: "Counter target spell", "target instant or sorcery spell", "target spell or ability", but no "target creature loses all abilities".
_SPELL_TARGET = regex(
    r"\btarget (?:(?!(?:loses?|gains?|has|gets|becomes|deals|can|with|of|and|cards?|activates|equal|for) )[\w/]+ ){0,4}(?:spells?|ability|abilities)\b",
    re.IGNORECASE,
)


_ABILITY_TARGET = regex(r"\btarget (?:activated |triggered |or )*ability\b", re.IGNORECASE)


def aims_only_at_abilities(spell: Thing) -> bool:
    """Whether there is nothing else that it could be aimed at: a Stifle."""
    text = " ".join(spell.texts)
    return 0 < len(_ABILITY_TARGET.findall(text)) == len(_AIM.findall(text))


def ability_answered(story: Story, ref: ThingRef) -> str:
    """`He pings my 1/1. I Stifle it.`: the ability that was activated last, by what it is of; it is answered before it resolves. Raises
    `CannotMean` where none was: of a trigger it has to be told."""
    last = story.actions[-1] if story.actions else None
    if not isinstance(last, Activate) or last.for_mana:
        raise CannotMean(f"It is not told which ability “{ref.told}” is.", (), ref.start, ref.end)
    story.response = True
    return last.source


def aims_at_spells(spell: Thing) -> bool:
    return any(_SPELL_TARGET.search(text) for text in spell.texts)


def aims_only_at_spells(spell: Thing) -> bool:
    """Whether there is nothing else that it could be aimed at: a Counterspell."""
    text = " ".join(spell.texts)
    return 0 < len(_SPELL_TARGET.findall(text)) == len(_AIM.findall(text))


#: What is aimed, and no word of what is aimed at already: `the target of target spell with a single target`.
_AIM = regex(r"(?<!\bthe )(?<!\ba )(?<!\bsingle )(?<!\bnew )(?<!\bits )\btarget\b", re.IGNORECASE)
