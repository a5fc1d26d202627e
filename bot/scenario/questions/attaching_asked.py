"""Whether an Aura can enchant something, and an Equipment be put on it: by casting the one, and equipping the other."""

from __future__ import annotations

from bot.scenario.errors import CannotMean
from bot.scenario.meaning.activating import activate_ability
from bot.scenario.meaning.one_spell import cast_spell
from bot.scenario.phrases.values import ThingRef
from bot.scenario.sentences.statements import How, Statement
from bot.scenario.telling.story import Story


def attach_as_asked(story: Story, statement: Statement, it: object) -> bool:
    """`Can Pacifism enchant a Forest?`, `Can Skullclamp equip his Elf?`: whether that was asked, and is done as its cards do it: an Aura is
    cast on what it is to enchant (CR 303.4a), an Equipment equipped (CR 702.6a). Nobody is told to have it on the battlefield already: of
    that it would be asked whether it stays there. Raises `CannotMean` where it is, and of what is neither of the two."""
    refs, host = it or statement.get("it"), statement.get("thing")
    if statement.kind != "attached" or not isinstance(host, ThingRef):
        return False
    named = [ref for ref in refs if isinstance(ref, ThingRef)] if isinstance(refs, tuple) else []
    card = story.card_meant(named[0]) if len(named) == 1 else None
    aura = card is not None and "Aura" in card.subtypes
    there = bool(named) and any(thing.name == named[0].name and thing.declared for thing in story.things)
    if card is None or not (aura or "Equipment" in card.subtypes) or (aura and there):
        said = "It is not told what would attach that."
        raise CannotMean(said, start=statement.start, end=statement.end)
    player = story.owner(named[0].owner, None) or story.actor or next(iter(story.seats))
    how = How(targets=(host,))
    if aura:
        cast_spell(story, player, named[0].but(owner=None), how)
        return True
    source = story.one(named[0], "source", player)
    activate_ability(story, player, ThingRef("made", -1, -1, name=source.label, told=source.label), how)
    return True
