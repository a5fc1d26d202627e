"""Copies that are made by what is not told: `I copy his Shock`, `He makes a token copy of my Ogre` (CR 707)."""

from __future__ import annotations

from bot.engine.told.script import Cast
from bot.scenario.errors import CannotMean
from bot.scenario.meaning.registry import actor_of, means
from bot.scenario.meaning.untold import effect
from bot.scenario.phrases.values import ThingRef
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.story import Story

#: What an untold spell is called that copies a spell.
UNTOLD_COPY = "Copying Instant"
_TOKEN = "Create a token that's a copy of target {kind}."
_SPELL = "Copy target instant or sorcery spell. You may choose new targets for the copy."


@means("makescopy")
def makes_a_copy(story: Story, statement: Statement) -> None:
    """`I make a copy of my Ogre`: a token, by a spell of those words. Raises `CannotMean` where what is copied is no permanent."""
    player = actor_of(story, statement)
    original: ThingRef = statement.slots["original"]
    if original.source == "it" and story.spells and copies_a_spell(story, player, original, statement):
        return
    thing = story.one(original, "target", player)
    kinds = [kind for kind in ("Creature", "Artifact", "Enchantment", "Land") if thing.is_type(kind)]
    if not kinds or thing.zone != "battlefield":
        raise CannotMean("It is not told what makes that copy.", (), statement.start, statement.end)
    effect(story, player, "Copying Spell", _TOKEN.format(kind=kinds[0].lower()), (thing.label,))


def copies_a_spell(story: Story, player: str, original: ThingRef, statement: Statement) -> bool:
    """Whether an instant or sorcery that was cast just before is copied: by a spell of those words, whose targets may be told on."""
    last = story.actions[-1] if story.actions else None
    if not isinstance(last, Cast) or not story.spells or last.card != story.spells[-1].label:
        return False
    spell = story.one(original, "spell", player)
    if spell is not story.spells[-1] or not {*spell.types} & {"Instant", "Sorcery"}:
        return False
    story.response = True
    effect(story, player, UNTOLD_COPY, _SPELL, (spell.label,))
    return True
